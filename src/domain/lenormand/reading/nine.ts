import type { Topic } from '../../topic.ts';
import { NINEFOLD } from '../phrase.ts';
import type { LenormandPart, LenormandReading, LenormandSentence, Teller } from './teller.ts';
import type { LenormandRule } from './texts.ts';

const CROSS = [
  ['above', 2],
  ['left', 4],
  ['right', 6],
  ['below', 8],
] as const;

/** The 3 by 3 as a reader takes it: centre, cross, rows, columns, diagonals, corners, mirrors. */
export function readNine(teller: Teller, cards: readonly number[], topic: Topic): LenormandReading {
  const at = (place: number) => cards[place - 1]!;
  const { line, ninefold, answer } = teller.phrases;
  const centre = at(NINEFOLD.centre);
  const { gist } = teller.words(centre);
  const parts: LenormandPart[] = [
    ...teller.part(
      'centre',
      [NINEFOLD.centre],
      [
        [...teller.say(line.centre(teller.speak(centre)), 'centre', [centre]), ...teller.whole(gist, 'gist', centre)],
        teller.topic(centre, topic),
      ],
    ),
    ...teller.part('cross', NINEFOLD.cross, [
      CROSS.flatMap(([side, place]) =>
        teller.say(ninefold.cross[side](teller.speak(at(place))), 'cross', [at(place), centre]),
      ),
    ]),
    ...teller.part('rows', everyPlace, lines(NINEFOLD.rows, ninefold.rows, 'row')),
    ...teller.part('columns', everyPlace, lines(NINEFOLD.columns, ninefold.columns, 'column')),
    ...teller.part('diagonals', [1, 3, 5, 7, 9], diagonals()),
    ...teller.part('corners', NINEFOLD.corners, [corners()]),
    ...teller.part(
      'mirrors',
      NINEFOLD.mirrors.flat(),
      NINEFOLD.mirrors.map(([one, two]) => teller.pair(at(one), at(two), 'alone')),
    ),
  ];
  const [onward, last] = [at(6), at(9)];
  const told = teller.topic(last, topic);
  const closing = told.length > 0 ? [...teller.say(line.close(teller.speak(last)), 'answer', [last]), ...told] : [];
  const summary = [
    ...teller.inTurn(answer[topic], 'answer', [centre, onward]),
    ...closing,
    ...teller.whole(teller.words(last).advice, 'advice', last),
  ];
  return { parts, summary };

  /** Every line of three in its frame, and behind it the pairs that tradition names. */
  function lines(
    of: readonly (readonly [number, number, number])[],
    frames: readonly ((matter: string) => string)[],
    rule: LenormandRule,
  ): LenormandSentence[][] {
    return of.map((three, index) => {
      const found = three.map(at);
      return [...teller.inTurn(frames[index]!, rule, found), ...teller.traditional(found)];
    });
  }

  function diagonals(): LenormandSentence[][] {
    return NINEFOLD.diagonals.map((three, index) => {
      const [from, through, to] = three.map(at) as [number, number, number];
      const { speak } = teller;
      const road = ninefold.diagonals[index]!(speak(from), speak(through), speak(to));
      return [...teller.say(road, 'diagonal', [from, through, to]), ...teller.traditional([from, through, to])];
    });
  }

  function corners(): LenormandSentence[] {
    const [a, b, c, d] = NINEFOLD.corners.map(at) as [number, number, number, number];
    return teller.inTurn(ninefold.corners, 'corner', [a, b], [c, d]);
  }
}

const everyPlace = [1, 2, 3, 4, 5, 6, 7, 8, 9];
