import { NINEFOLD } from '../phrase.ts';
import { answerOf } from './answer.ts';
import type { Answerer } from './asked.ts';
import { deedOf, promptOf } from './close.ts';
import { lastWord } from './line.ts';
import type { LenormandPart, LenormandReading, LenormandSentence } from './teller.ts';
import type { LenormandRule } from './texts.ts';
import { stepsOf, type Voices } from './voices.ts';

const CROSS = [
  ['above', 2],
  ['left', 4],
  ['right', 6],
  ['below', 8],
] as const;

/** What happens: the middle row, and the card in which it ends. */
const STORY = [4, 5, 6, 9];

/** The 3 by 3 answers first; then as a reader takes it: centre, story, cross, rows, columns, diagonals, corners, mirrors. */
export function readNine(answerer: Answerer, cards: readonly number[]): LenormandReading {
  const { teller, asked } = answerer;
  const at = (place: number) => cards[place - 1]!;
  const { line, ninefold, story } = teller.phrases;
  const centre = at(NINEFOLD.centre);
  const last = at(9);
  const run = STORY.map(at);
  const answer = answerOf(answerer, voicesOfNine(cards));
  const { gist } = teller.words(centre);
  const parts: LenormandPart[] = [
    ...teller.part(
      'centre',
      [NINEFOLD.centre],
      [
        [...teller.say(line.centre(teller.speak(centre)), 'centre', [centre]), ...teller.whole(gist, 'gist', centre)],
        teller.topic(centre),
      ],
    ),
    ...teller.part('story', STORY, [
      teller.say(story(run.map(teller.speak), stepsOf(run, asked.matter.intent)), 'phrase', run),
      lastWord(answerer, last),
    ]),
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
  return { answer, parts, deed: deedOf(answerer, last), prompt: promptOf(answerer, last) };

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

/** The centre weighs most, then the corner in which it ends and what comes next; thoughts and what was weigh least. */
const WEIGHTS = [0.5, 1, 1, 0.5, 3, 2, 0.5, 1, 2];

function voicesOfNine(cards: readonly number[]): Voices {
  const [left, right] = [0, 2].map((column) => [0, 3, 6].map((row) => cards[row + column]!)) as [number[], number[]];
  return {
    all: cards.map((card, place) => ({ card, weight: WEIGHTS[place]! })),
    last: cards[8]!,
    centre: cards[4]!,
    sides: [left, right],
    beneath: [cards[7]!, cards[3]!],
  };
}
