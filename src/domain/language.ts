import type { Region } from './account/phone.ts';

/** The languages the product speaks, in the order in which they are offered. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Spoken where none of ours is asked for; the sentences of the source are written in it. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** The fields of a place in the gazetteer that have its names. */
export type PlaceNameField = 'name' | 'zh' | 'tw';

interface LanguageTraits {
  /** The BCP 47 tags that it serves, in small letters; no tag fits two languages. */
  readonly tags: RegExp;
  /** The locale as the API writes it. */
  readonly apiLocale: string;
  /** What it calls itself. */
  readonly ownName: string;
  /** Between two sentences. */
  readonly space: string;
  /** Between the names of a list. */
  readonly comma: string;
  /** Around what somebody said: opening and closing. */
  readonly quotes: readonly [string, string];
  /** Whether titles are set in a face of its own, `fonts/title-<language>.css`. */
  readonly titleFace: boolean;
  /** How its speakers usually log in, and the country of their phones. */
  readonly loginBy: 'phone' | 'email';
  readonly region: Region;
  readonly placeName: PlaceNameField;
}

/** A further language is one row here, its folders of texts and its catalogs. */
export const LANGUAGE_TRAITS: Readonly<Record<Language, LanguageTraits>> = {
  'zh-CN': {
    tags: /^zh\b(?!.*\b(hant|tw|hk|mo)\b)/,
    apiLocale: 'zh-CN',
    ownName: '简体中文',
    space: '',
    comma: '，',
    quotes: ['“', '”'],
    titleFace: true,
    loginBy: 'phone',
    region: 'cn',
    placeName: 'zh',
  },
  'zh-TW': {
    tags: /^zh\b.*\b(hant|tw|hk|mo)\b/,
    apiLocale: 'zh-TW',
    ownName: '繁體中文',
    space: '',
    comma: '，',
    quotes: ['「', '」'],
    titleFace: true,
    loginBy: 'phone',
    region: 'tw',
    placeName: 'tw',
  },
  en: {
    tags: /^en\b/,
    apiLocale: 'en-US',
    ownName: 'English',
    space: ' ',
    comma: ', ',
    quotes: ['“', '”'],
    titleFace: false,
    loginBy: 'email',
    region: 'cn',
    placeName: 'name',
  },
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language that an address names in its first part, `/en/tarot/the-sun`; undefined where it names none. */
export function addressLanguage(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname.startsWith(`/${language}/`));
}

/** The same page in another language: its address with another first part. */
export function inLanguage(address: string, language: Language): string {
  return address.replace(/^\/[^/]+/, `/${language}`);
}

/** The nearest language of ours for a list of BCP 47 tags, best first; the fallback when none fits. */
export function nearestLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => LANGUAGE_TRAITS[language].tags.test(tag.toLowerCase()));
    if (found) return found;
  }
  return FALLBACK_LANGUAGE;
}

/** The locale as the API writes it. */
export function apiLocale(language: Language): string {
  return LANGUAGE_TRAITS[language].apiLocale;
}

/** The file of the app's page in a language; the fallback's bears no name. */
export function pageFile(language: Language): string {
  return language === FALLBACK_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

/** One value a language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

/** Sentences as one text, spaced as the language spaces them. */
export function joinSentences(sentences: readonly { readonly text: string }[], language: Language): string {
  return sentences.map(({ text }) => text).join(LANGUAGE_TRAITS[language].space);
}

/** Names as a list: `Hangzhou, China`, `杭州，中国`. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(LANGUAGE_TRAITS[language].comma);
}
