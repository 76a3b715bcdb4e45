import type { Matter } from '../../domain/question/matter-kinds.ts';
import type { AboutWords } from '../../library/reading/about.ts';

/** A matter in words, one after another: what, of whom, between which two, in which time. */
export function matterWords(
  { intent, person, options, span }: Pick<Matter, 'intent' | 'person' | 'options' | 'span'>,
  about: AboutWords,
): string[] {
  return [
    about.intents[intent],
    ...(person ? [about.persons[person][0]] : []),
    ...(options ? [options.join(' / ')] : []),
    ...(span ? [about.spans[span][0]] : []),
  ];
}
