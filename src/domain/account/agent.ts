/** The more particular comes first: nearly every browser also calls itself Chrome or Safari. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a browser calls itself, as a person would: `Chrome · Android`. Empty where it says nothing that is known. */
export function agentName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter((name) => name !== undefined).join(' · ');
}
