import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';

/** A question in the quotation marks of the page's language. */
export function quoted(question: string): string {
  return LANGUAGE_TRAITS[currentLanguage()].quotes.join(question);
}
