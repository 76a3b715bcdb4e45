import { addressLanguage, isLanguage, type Language, nearestLanguage } from '../domain/language.ts';
import { readCookie, setCookie, YEAR_S } from './store/cookie.ts';
import { keep, kept } from './store/kept.ts';

/** The language to speak: the person's choice, else the browser's, else English. Where local storage is barred, the cookie still knows. */
export function chosenLanguage(): Language {
  const choice = kept('Language') ?? readCookie('Language');
  return isLanguage(choice) ? choice : nearestLanguage(navigator.languages ?? [navigator.language]);
}

/** The language of this page: the one its address names, which changes nothing of what the person chose. */
export function pageLanguage(): Language {
  return addressLanguage(location.pathname) ?? chosenLanguage();
}

/** Keeps the choice for page, worker and server; the caller reloads. */
export function chooseLanguage(language: Language): void {
  keep('Language', language);
  setCookie('Language', language, YEAR_S);
}
