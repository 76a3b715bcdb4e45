import { inEachLanguage, type Language } from '../domain/language.ts';
import { CODES, type ErrorKey } from './errors/codes.ts';
import { words as en } from './errors/en.ts';
import { words as cn } from './errors/zh-CN.ts';
import { words as tw } from './errors/zh-TW.ts';

interface ErrorText extends Readonly<Record<Language, string>> {
  /** The envelope's `code`. */
  readonly code: number;
  /** The HTTP status it travels with. */
  readonly http: number;
}

const WORDS: Readonly<Record<Language, Readonly<Record<ErrorKey, string>>>> = { en, 'zh-CN': cn, 'zh-TW': tw };

/** Everything the server can refuse with. The words that the specification gives are kept to the letter. */
export const ERRORS = Object.fromEntries(
  (Object.keys(CODES) as ErrorKey[]).map((key) => {
    const [code, http] = CODES[key];
    return [key, { code, http, ...inEachLanguage((language) => WORDS[language][key]) }];
  }),
) as Readonly<Record<ErrorKey, ErrorText>>;

export type { ErrorKey };

export function isErrorKey(value: string): value is ErrorKey {
  return Object.hasOwn(ERRORS, value);
}
