/** How the page of the app is dressed for a request; the server and the worker do it alike. */
export interface Dress {
  theme: string | undefined;
  /** How large everything is written; the ordinary size where it is none of them. */
  text: string | undefined;
  /** Only home starts from the paint of home; every other path starts from the bare ground. */
  path: string;
}

const HOME = /<!--home-->[\s\S]*<!--\/home-->/;

export function dressPage(html: string, { theme, text, path }: Dress): string {
  const looks = [
    /^(dark|light)$/.test(theme ?? '') ? ` data-theme="${theme}"` : '',
    /^(small|large|largest)$/.test(text ?? '') ? ` data-text="${text}"` : '',
  ].join('');
  const dressed = html.replace(/<html lang="[\w-]+"/, `$&${looks}`);
  return path === '/' ? dressed : dressed.replace(HOME, '');
}
