import { isSuspicion } from './hedge.ts';
import { type Asking, filled } from './words-of.ts';

/**
 * What may be said before an answer, as ways to say each: how the matter lies in time; and, where none of the `sentences`
 * that answer names it, the thing that the question names.
 */
export function placedBefore(
  { matter, phrases }: Asking,
  sentences: readonly { text: string }[],
): readonly (readonly string[])[] {
  const { subject } = phrases.matter;
  const { tense, thing } = matter;
  // Who suspects somebody asks about them, whatever was found.
  const named =
    !thing || isSuspicion(matter) || sentences.some(({ text }) => text.toLowerCase().includes(thing.toLowerCase()));
  return [
    ...(named ? [] : [subject.leads.map((way) => filled(way, { topic: thing }))]),
    ...(tense ? [subject.tenses[tense]] : []),
  ];
}
