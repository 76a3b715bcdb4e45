import { currentLanguage } from './language.ts';

/**
 * The locale in which days and hours are written: the language of the page as the person's own region writes it, or else
 * with the clock (12 or 24 hours) that the person is used to. `wished`: BCP 47 tags, the dearest first.
 */
export function ownLocale(
  language: string = currentLanguage(),
  wished: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const own = wished.find((tag) => `${tag}-`.toLowerCase().startsWith(`${language}-`.toLowerCase()));
  if (own) return own;
  const hourCycle = wished[0] && new Intl.DateTimeFormat(wished[0], { timeStyle: 'short' }).resolvedOptions().hourCycle;
  return hourCycle ? `${language}-u-hc-${hourCycle}` : language;
}
