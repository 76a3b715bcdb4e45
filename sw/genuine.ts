const KINDS: [RegExp, RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.svg$/, /svg/],
  [/\.(png|webp)$/, /^image\//],
  [/\.woff2$/, /font|octet-stream/],
  [/\.webmanifest$/, /json/],
  [/\/fast\/tarot\/api\//, /json/],
];

/** Is this answer what was asked for, and not the login page of somebody's wireless network? */
export async function isGenuine(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  const type = answer.headers.get('Content-Type') ?? '';
  const wanted = KINDS.find(([ending]) => ending.test(path))?.[1];
  if (wanted) return wanted.test(type);
  return !type.includes('html') || (await answer.clone().text()).includes('<div id="root">');
}
