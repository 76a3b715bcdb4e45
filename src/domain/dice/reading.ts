import { type Sentence, sentence, splitSentences } from '../reading/sentence.ts';
import type { Topic } from '../topic.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import type { NatalGround } from './natal.ts';
import { dignityOfThrow, naturalHouses } from './strength.ts';
import type { DicePartKey, DicePhrases, DiceRule, DiceSpeech } from './texts.ts';
import { touchSentences } from './touch.ts';

export type DiceSentence = Sentence<DiceRule>;

export interface DicePart {
  key: DicePartKey;
  title: string;
  paragraphs: DiceSentence[][];
}

export interface DiceReading {
  parts: DicePart[];
  /** Binds the throw to the topic of the question and gives it back as a question to oneself. */
  summary: DiceSentence[];
}

/** The words of one language. */
export interface DiceLibrary {
  words: DiceSpeech;
  phrases: DicePhrases;
}

export interface ThrowMaterial extends DiceLibrary {
  thrown: Throw;
  topic: Topic;
  /** The throw before it in the same conversation. */
  before?: Throw;
  natal?: NatalGround;
}

/**
 * A throw as a reader says it: the one sentence that the three dice make, each face by itself, how the point stands,
 * what came again, what it touches in the birth chart.
 */
export function readThrow({ words, phrases, thrown, topic, before, natal }: ThrowMaterial): DiceReading {
  const ids = faceIds(thrown);
  const point = words.points[thrown.point];
  const sign = words.signs[thrown.sign];
  const house = words.houses[thrown.house]!;
  const face = (die: 'point' | 'sign' | 'house', text: string) =>
    text.split('\n\n').map((paragraph) => splitSentences(paragraph).map((one) => sentence(one, die, ids[die])));
  const part = (key: DicePartKey, paragraphs: DiceSentence[][]): DicePart[] => {
    const full = paragraphs.filter((paragraph) => paragraph.length > 0);
    return full.length > 0 ? [{ key, title: phrases.titles[key], paragraphs: full }] : [];
  };
  const parts = [
    ...part('throw', [[sentenceOf(words, thrown)]]),
    ...part('point', face('point', point.text)),
    ...part('sign', face('sign', sign.text)),
    ...part('house', face('house', house.text)),
    ...part('strength', [strengthOf(words, thrown)]),
    ...part('again', [before ? repeats({ words, phrases }, before, thrown) : []]),
    ...part('natal', [natal ? touchSentences({ words, phrases }, natal, thrown) : []]),
  ];
  const summary = [
    sentence(phrases.topic[topic](point.name, sign.name, house.name), 'topic', ids.point, ids.sign, ids.house),
    sentence(house.question, 'question', ids.house),
  ];
  return { parts, summary };
}

/** The throw as one sentence. */
export function sentenceOf(words: DiceSpeech, thrown: Throw): DiceSentence {
  const { point, sign, house } = faceIds(thrown);
  return sentence(words.sentence(thrown.point, thrown.sign, thrown.house), 'sentence', point, sign, house);
}

/** Dignity of the point, and the natural house where it is the one that lies up. */
export function strengthOf(words: DiceSpeech, thrown: Throw): DiceSentence[] {
  const ids = faceIds(thrown);
  const names = [words.points[thrown.point].name, words.signs[thrown.sign].name] as const;
  const house = words.houses[thrown.house]!.name;
  const dignity = dignityOfThrow(thrown);
  const natural = naturalHouses(thrown);
  return [
    ...(dignity ? [sentence(words.dignity[dignity](...names), 'dignity' as const, ids.point, ids.sign)] : []),
    ...(natural.ofSign
      ? [sentence(words.naturalHouse.ofSign(names[1], house), 'naturalSign' as const, ids.sign, ids.house)]
      : []),
    ...(natural.ofPoint
      ? [sentence(words.naturalHouse.ofPoint(names[0], house), 'naturalPoint' as const, ids.point, ids.house)]
      : []),
  ];
}

/** What a follow-up throw says back to the throw before it. */
function repeats({ words, phrases }: DiceLibrary, before: Throw, now: Throw): DiceSentence[] {
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
