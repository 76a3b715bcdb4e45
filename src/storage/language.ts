import { isLanguage, type Language, nearestLanguage } from '../domain/language.ts';
import { readCookie, setCookie, YEAR_S } from './store/cookie.ts';
import { keep, kept } from './store/kept.ts';

/** The language to speak: the person's choice, else the browser's, else English. Where local storage is barred, the cookie still knows. */
export function chosenLanguage(): Language {
  const choice = kept('Language') ?? readCookie('Language');
  return isLanguage(choice) ? choice : nearestLanguage(navigator.languages ?? [navigator.language]);
}

/** Keeps the choice for page, worker and server; the caller reloads. */
export function chooseLanguage(language: Language): void {
  keep('Language', language);
  setCookie('Language', language, YEAR_S);
}
