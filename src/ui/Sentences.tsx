import { Children, type ReactNode } from 'react';
import { LANGUAGE_TRAITS } from '../domain/language.ts';
import { currentLanguage } from '../i18n/language.ts';

/** Messages that follow one another in a paragraph, spaced as the language spaces its sentences; what is empty takes no space. */
export function Sentences({ children }: { children?: ReactNode }) {
  const { space } = LANGUAGE_TRAITS[currentLanguage()];
  return Children.toArray(children)
    .filter((sentence) => sentence !== '')
    .flatMap((sentence, index) => (index === 0 ? [sentence] : [space, sentence]));
}
