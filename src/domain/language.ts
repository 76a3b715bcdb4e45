/** The languages the product speaks. `en` is sent to the API as `en-US`. */
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The nearest language of ours for a list of BCP 47 tags, best first; `en` when none fits. */
export function nearestLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const low = tag.toLowerCase();
    if (/^zh\b.*\b(hant|tw|hk|mo)\b/.test(low)) return 'zh-TW';
    if (/^zh\b/.test(low)) return 'zh-CN';
    if (/^en\b/.test(low)) return 'en';
  }
  return 'en';
}

/** The locale as the API writes it. */
export function apiLocale(language: Language): string {
  return language === 'en' ? 'en-US' : language;
}
