import type { Intent } from '../question/matter-kinds.ts';
import type { Choose } from './choice.ts';
import { leaningOf } from './closing.ts';
import { focusOf, isWithin } from './focus.ts';
import { isDoubtful, isHedged, isOpened } from './hedge.ts';
import { leaningCard, type Material } from './material.ts';
import type { Mood } from './matter-words.ts';
import { phrased } from './phrased.ts';
import { placedBefore } from './placed.ts';
import { hashOf, unread } from './said.ts';
import type { Sentence } from './sentence.ts';
import { subjectOf, timesOf } from './subject.ts';
import { calledBy, filled, ofIntent, personValues } from './words-of.ts';

/** A mood for each leaning, so that a count and the opening agree. */
const MOODS_OF = { 1: 'light', 0: 'mixed', '-1': 'heavy' } as const;

/**
 * What goes before the answer: the date asked about; how the question was taken, where its words could well mean another
 * matter; its person, time, place in time or thing, where the `answer` names none of them; and the mood of the whole in
 * the matters that want it (`isOpened`). Often nothing: the answer is the first sentence.
 */
export function openingOf(material: Material, choose: Choose, answer: readonly Sentence[]): Sentence[] {
  const { matter, phrases } = material;
  const card = leaningCard(material);
  const { openings, voices, subject } = phrases.matter;
  const date = dateOf(material, choose);
  const mood = isOpened(material)
    ? [phrased(material, choose, 'opening', ofIntent(openings, material)[moodOfOpening(material)], card)]
    : [];
  if (date) return [date, ...mood];
  const placed = placedBefore(material, [...mood, ...answer]).map((ways) =>
    phrased(material, choose, 'subject', ways, card),
  );
  if (isHedged(matter)) return [phrased(material, choose, 'unsure', voices.unsure, card), ...placed, ...mood];
  if (placed.length > 0) return [...unread(material, placed), ...mood];
  if (subjectOf(material) === null || isNamed(material, [...mood, ...answer])) return mood;
  return [...unread(material, [phrased(material, choose, 'subject', subject.leads, card)]), ...mood];
}

/** The mood of the answer; who asks why is troubled by something, and is not told that all is light. */
function moodOfOpening(material: Material): Mood {
  const mood = MOODS_OF[leaningOf(material)];
  return material.matter.form === 'why' && mood === 'light' ? 'mixed' : mood;
}

/** Of dates the one asked about, with its card. */
function dateOf(material: Material, choose: Choose): Sentence | null {
  const card = focusOf(material);
  if (!card) return null;
  const { date } = material.phrases;
  const when = material.phrases.matter.subject.spans[material.matter.span!];
  const ways = isWithin(material) ? date.within.map((way) => way.replace('{when}', when)) : date.named;
  return phrased(material, choose, 'date', ways, card);
}

/** Whether sentences name the person and the time of the question, as far as it has them. */
function isNamed(material: Material, sentences: readonly Sentence[]): boolean {
  const text = sentences
    .map((one) => one.text)
    .join(' ')
    .toLowerCase();
  const has = (words: readonly string[]) => words.some((word) => text.includes(word.toLowerCase()));
  const { who, whose, whom } = personValues(material);
  const { intent, area, person, role, span } = material.matter;
  // He or she may be left to the rest of the reading, and somebody of whom no more is known.
  const isVague = person === null || person === 'unmet' || (person === 'other' && !role);
  const unnamed = isVague && calledBy(material) === null;
  const known = unnamed || has([who!, whose!, whom!]);
  const field = intent === 'outlook' && area ? [material.phrases.matter.about.areas[area]] : null;
  return known && (span === null || has(timesOf(material))) && (field === null || has(field));
}

/** Matters in which a question about the thing would mock: an earring that was found, a cough, what is lost. */
const GRAVE: ReadonlySet<Intent> = new Set(['loyalty', 'lost', 'health', 'family']);

/** One question to write about: of the matter, else of oneself, where all of it was read lately. */
export function promptOf(material: Material, choose: Choose): Sentence[] {
  const { phrases, read } = material;
  const { prompts } = phrases.matter;
  const values = personValues(material);
  const own = isDoubtful(material.matter) ? prompts.open : ofIntent(prompts, material);
  const { thing } = material.matter;
  const ofThing =
    thing && !GRAVE.has(material.matter.intent)
      ? phrases.matter.things.prompts.map((way) => filled(way, { thing }))
      : [];
  const fresh = [ofThing, own, prompts.self, prompts.mood, prompts.open].find((ways) =>
    ways.some((way) => !read?.has(hashOf(filled(way, values)))),
  );
  return [phrased(material, choose, 'prompt', fresh ?? own, leaningCard(material))];
}
