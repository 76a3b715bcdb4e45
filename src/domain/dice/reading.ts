import { cleanOptions } from '../question/clean-options.ts';
import { type Choose, chooser } from '../reading/choice.ts';
import { hashOf } from '../reading/said.ts';
import { sentence, splitSentences } from '../reading/sentence.ts';
import { bare } from '../reading/unnamed-ways.ts';
import { answerOfThrow } from './answer.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import { promptOfThrow } from './frame.ts';
import { type DiceLibrary, type DiceSentence, seedOf, type ThrowMaterial } from './material.ts';
import { deedOfThrow } from './steps.ts';
import type { DicePartKey } from './texts.ts';
import { touchSentences } from './touch.ts';

export interface DicePart {
  key: DicePartKey;
  title: string;
  paragraphs: DiceSentence[][];
}

export interface DiceReading {
  /** In the form of the question: what acts, how and where. */
  answer: DiceSentence[];
  parts: DicePart[];
  /** One thing to do this week. */
  deed: DiceSentence[];
  /** One question to write about. */
  prompt: DiceSentence[];
}

/**
 * A throw as a reader says it: the answer, each face by itself, what came again, what it touches in the birth chart, one thing to do and one question. What the person read lately gives way to what she did not.
 */
export function readThrow(thrown: ThrowMaterial): DiceReading {
  return readNamed(withWays(thrown));
}

/** Asked which of two that have no clean name, the reading calls them the first and the second. */
function withWays(material: ThrowMaterial): ThrowMaterial {
  const { matter, answer, speech } = material;
  if (matter.form !== 'which' || cleanOptions(matter.options)) return material;
  return {
    ...material,
    matter: { ...matter, options: [...speech.matter.which.unnamed] },
    answer: { ...answer, between: answer.between.map(bare) },
  };
}

function readNamed(material: ThrowMaterial): DiceReading {
  const { words, phrases, answer, thrown, before, natal } = material;
  const choose = chooser(seedOf(material), material.read ?? new Set());
  const { point, sign, house } = thrown;
  const { openings } = answer;
  const part = (key: DicePartKey, paragraphs: DiceSentence[][]): DicePart[] => {
    const full = paragraphs.filter((paragraph) => paragraph.length > 0);
    return full.length > 0 ? [{ key, title: phrases.titles[key], paragraphs: full }] : [];
  };
  const face = (die: 'point' | 'sign' | 'house', text: string, others: readonly string[]) =>
    part(die, faceParagraphs(material, choose, die, text, others));
  return {
    answer: answerOfThrow(material, choose),
    parts: [
      ...face('point', words.points[point].text, openings.points[point]),
      ...face('sign', words.signs[sign].text, openings.signs[sign]),
      ...face('house', words.houses[house]!.text, openings.houses[house]!),
      ...part('again', [before ? repeats(material, before, thrown) : []]),
      ...part('natal', [natal ? touchSentences({ words, phrases }, natal, thrown) : []]),
    ],
    // A question that is not for dice asks for nothing to do.
    deed: material.matter.outside ? [] : deedOfThrow(material),
    prompt: material.matter.outside ? [] : promptOfThrow(material, choose),
  };
}

/** So many sentences of a face are told beside the answer. */
const MAX_SENTENCES = 2;

/** The beginning of one of three first statements of a face: the rest of its page answers no question. */
function faceParagraphs(
  { thrown, read }: ThrowMaterial,
  choose: Choose,
  die: 'point' | 'sign' | 'house',
  text: string,
  others: readonly string[],
): DiceSentence[][] {
  const unread = (paragraph: string) => splitSentences(paragraph).every((one) => !read?.has(hashOf(one)));
  const openings = [text.split('\n\n')[0]!, ...others];
  const fresh = openings.filter(unread);
  const told = choose(die, fresh.length > 0 ? fresh : openings);
  const sentences = splitSentences(told).slice(0, MAX_SENTENCES);
  return [sentences.map((one) => sentence(one, die, faceIds(thrown)[die]))];
}

/** What a follow-up throw says back to the throw before it. */
function repeats(
  { words, phrases }: Pick<DiceLibrary, 'words' | 'phrases'>,
  before: Throw,
  now: Throw,
): DiceSentence[] {
  const ids = faceIds(now);
  const opposite = ((before.house + 5) % 12) + 1;
  const houseName = words.houses[now.house]!.name;
  const found = [
    ...(before.point === now.point
      ? [sentence(phrases.again.point(words.points[now.point].name), 'again' as const, ids.point)]
      : []),
    ...(before.sign === now.sign
      ? [sentence(phrases.again.sign(words.signs[now.sign].name), 'again' as const, ids.sign)]
      : []),
    ...(before.house === now.house ? [sentence(phrases.again.house(houseName), 'again' as const, ids.house)] : []),
    ...(opposite === now.house ? [sentence(phrases.again.opposite(houseName), 'again' as const, ids.house)] : []),
  ];
  if (found.length > 0) return found;
  return [sentence(phrases.again.fresh(words.points[now.point].name), 'again', ids.point)];
}
