import { i18n } from '@lingui/core';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../domain/language.ts';

/** The language that is being spoken. */
export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : FALLBACK_LANGUAGE;
}
