import type { Language } from './language.ts';

/** A brand is data: chosen by hostname, it changes inks, card back, names, icons and the version of the endpoints. */
export interface Brand {
  id: 'asterly' | 'moonpalace';
  name: Readonly<Record<Language, string>>;
  apiVersion: 'v1' | 'v2';
  /** Folder of its icons, and its manifest. */
  icons: string;
  manifest: string;
  /** Colour of the browser's frame by night and by day: `--bg` of src/ui/tokens.css. */
  ground: { readonly dark: string; readonly light: string };
  /** Where an operator has set no address of their own. */
  support: string;
}

/** The register of ICP filings. */
export const ICP_URL = 'https://beian.miit.gov.cn/';

export const ASTERLY: Brand = {
  id: 'asterly',
  name: { en: 'Asterly', 'zh-CN': '拾星', 'zh-TW': '拾星' },
  apiVersion: 'v1',
  icons: '/icons',
  manifest: '/manifest.webmanifest',
  ground: { dark: '#121330', light: '#f5ecd9' },
  support: 'support@asterly.example',
};

export const MOON_PALACE: Brand = {
  id: 'moonpalace',
  name: { en: 'Moon Palace', 'zh-CN': '蟾宫', 'zh-TW': '蟾宮' },
  apiVersion: 'v2',
  icons: '/icons/moonpalace',
  manifest: '/moonpalace.webmanifest',
  ground: { dark: '#0d211d', light: '#edf0e2' },
  support: 'support@moonpalace.example',
};

/** The brand of a hostname; `moonpalace.localhost` shows the second one on a machine of one's own. */
export function brandOf(hostname: string): Brand {
  return /(^|\.|-)(moonpalace|changong)(\.|-|$)/.test(hostname) ? MOON_PALACE : ASTERLY;
}
