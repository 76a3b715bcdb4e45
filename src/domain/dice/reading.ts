import type { Intent } from '../question/matter-kinds.ts';
import { type Choose, chooser } from '../reading/choice.ts';
import { hashOf } from '../reading/said.ts';
import { sentence, splitSentences } from '../reading/sentence.ts';
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
export function readThrow(material: ThrowMaterial): DiceReading {
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

/** Of a body and of what is lost a point gives no counsel for life. */
const SPARING: ReadonlySet<Intent> = new Set(['health', 'lost']);

/** One of three first statements of a face; of the point, what acts, the rest of its page as well, unless it was read lately. */
function faceParagraphs(
  { thrown, read, matter }: ThrowMaterial,
  choose: Choose,
  die: 'point' | 'sign' | 'house',
  text: string,
  others: readonly string[],
): DiceSentence[][] {
  const [first, ...rest] = text.split('\n\n');
  const unread = (paragraph: string) => splitSentences(paragraph).every((one) => !read?.has(hashOf(one)));
  const openings = [first!, ...others];
  const fresh = openings.filter(unread);
  const more = die === 'point' && !SPARING.has(matter.intent) ? rest.filter(unread) : [];
  return [choose(die, fresh.length > 0 ? fresh : openings), ...more].map((paragraph) =>
    splitSentences(paragraph).map((one) => sentence(one, die, faceIds(thrown)[die])),
  );
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
