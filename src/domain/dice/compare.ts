import { sentence } from '../reading/sentence.ts';
import type { Dignity } from '../sky/dignity.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import type { NatalGround } from './natal.ts';
import { type DiceLibrary, type DiceSentence, sentenceOf, strengthOf } from './reading.ts';
import { dignityOfThrow } from './strength.ts';
import { touchSentences } from './touch.ts';

export interface Comparison {
  /** What each option is like: its sentence, and how its point stands. */
  options: readonly [DiceSentence[], DiceSentence[]];
  /** How to compare, and what the two have in common or apart; never which one to take. */
  comparison: DiceSentence[];
}

const STRONG: readonly (Dignity | null)[] = ['domicile', 'exaltation'];
const WEAK: readonly (Dignity | null)[] = ['detriment', 'fall'];

/** Two named options side by side, each with what it touches in the birth chart where there is one. */
export function compareThrows(
  library: DiceLibrary & { natal?: NatalGround },
  first: Throw,
  second: Throw,
  names: readonly [string, string] = library.phrases.options,
): Comparison {
  const { words, phrases, natal } = library;
  const ids = [faceIds(first), faceIds(second)] as const;
  const { difference } = phrases;
  const alike = [
    ...(first.point === second.point
      ? [sentence(difference.samePoint(words.points[first.point].name), 'difference' as const, ids[0].point)]
      : []),
    ...(first.sign === second.sign
      ? [sentence(difference.sameSign(words.signs[first.sign].name), 'difference' as const, ids[0].sign)]
      : []),
    ...(first.house === second.house
      ? [sentence(difference.sameHouse(words.houses[first.house]!.name), 'difference' as const, ids[0].house)]
      : []),
  ];
  const better = strongerOf(first, second);
  const thrown = better === 'first' ? first : second;
  const named = better === 'first' ? ids[0] : ids[1];
  const stronger = better
    ? [
        sentence(
          difference.stronger(
            names[better === 'first' ? 0 : 1],
            words.points[thrown.point].name,
            words.signs[thrown.sign].name,
          ),
          'difference' as const,
          named.point,
          named.sign,
        ),
      ]
    : [];
  return {
    options: [option(first), option(second)],
    comparison: [sentence(words.comparing, 'comparing'), ...alike, ...stronger],
  };

  function option(one: Throw): DiceSentence[] {
    const touched = natal ? touchSentences({ words, phrases }, natal, one) : [];
    return [sentenceOf(words, one), ...strengthOf(words, one), ...touched];
  }
}

/** Which of two points stands plainly better by dignity; undefined where neither does. */
function strongerOf(first: Throw, second: Throw): 'first' | 'second' | undefined {
  const rank = (thrown: Throw) => {
    const dignity = dignityOfThrow(thrown);
    return STRONG.includes(dignity) ? 1 : WEAK.includes(dignity) ? -1 : 0;
  };
  const [a, b] = [rank(first), rank(second)];
  if (a === b) return undefined;
  return a > b ? 'first' : 'second';
}
