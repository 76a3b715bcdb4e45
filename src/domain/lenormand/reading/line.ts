import { type LineLength, phraseOf } from '../phrase.ts';
import { answerOf } from './answer.ts';
import type { Answerer } from './asked.ts';
import { deedOf, promptOf } from './close.ts';
import type { LenormandPart, LenormandReading } from './teller.ts';
import { stepsOf, type Voices } from './voices.ts';

/** A line answers first; then it is a sentence: read whole, pair by pair, from its centre and from its two ends. */
export function readLine(answerer: Answerer, cards: readonly number[], length: LineLength): LenormandReading {
  const { teller, asked } = answerer;
  const { pairs, centre, frame, mirrors } = phraseOf(length);
  const at = (place: number) => cards[place - 1]!;
  const { line, story } = teller.phrases;
  const [first, last] = [at(frame[0]), at(frame[1])];
  const middle = at(centre);
  const told = story(cards.map(teller.speak), stepsOf(cards, asked.matter.intent));
  const answer = answerOf(answerer, voicesOfLine(cards));
  const parts: LenormandPart[] = [
    ...teller.part('phrase', places(length), [teller.say(told, 'phrase', cards)]),
    ...teller.part(
      'pairs',
      places(length),
      pairs.map(([one, two]) => teller.pair(at(one), at(two), 'alone')),
    ),
    ...teller.part(
      'centre',
      [centre],
      [
        [
          ...teller.say(line.centre(teller.speak(middle)), 'centre', [middle]),
          ...teller.whole(teller.words(middle).gist, 'gist', middle),
        ],
        teller.topic(middle),
      ],
    ),
    ...teller.part('frame', frame, [
      [
        ...teller.say(line.frame(teller.speak(first), teller.speak(last)), 'frame', [first, last]),
        ...teller.pair(first, last),
      ],
      lastWord(answerer, last),
    ]),
    ...teller.part(
      'mirrors',
      mirrors.slice(1).flat(),
      mirrors.slice(1).map(([left, right], turn) => {
        const pair = [at(left), at(right)] as const;
        const lead = line.mirror(teller.speak(pair[0]), teller.speak(pair[1]), turn);
        return [...teller.say(lead, 'mirror', pair), ...teller.pair(...pair)];
      }),
    ),
  ];
  return { answer, parts, deed: deedOf(answerer, last), prompt: promptOf(answerer, last) };
}

/** What the last card says in the area of the question. */
export function lastWord({ teller }: Answerer, last: number) {
  const told = teller.topic(last);
  return told.length > 0
    ? [...teller.say(teller.phrases.line.close(teller.speak(last)), 'frame', [last]), ...told]
    : [];
}

/** The last card weighs most, the centre next. */
const LAST = 3;
const CENTRE = 2;

function voicesOfLine(cards: readonly number[]): Voices {
  const middle = (cards.length - 1) / 2;
  const end = cards.length - 1;
  return {
    all: cards.map((card, place) => ({ card, weight: place === end ? LAST : place === middle ? CENTRE : 1 })),
    last: cards[end]!,
    centre: cards[middle]!,
    sides: [cards.slice(0, middle), cards.slice(middle + 1)],
    beneath: [cards[0]!, cards[1]!],
  };
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
