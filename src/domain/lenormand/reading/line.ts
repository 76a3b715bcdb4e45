import type { Matter } from '../../question/matter-kinds.ts';
import { topicAmong } from '../matter-cards.ts';
import { type LineLength, phraseOf } from '../phrase.ts';
import { answerOf } from './answer.ts';
import type { Answerer } from './asked.ts';
import { promptOf } from './close.ts';
import { somebodyIn } from './somebody.ts';
import { deedOf } from './steps.ts';
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
  const voices = voicesOfLine(cards, asked.matter);
  const answer = answerOf(answerer, voices);
  const parts: LenormandPart[] = [
    ...teller.part('phrase', places(length), [[...teller.say(told, 'phrase', cards), ...somebodyIn(answerer, cards)]]),
    ...teller.part(
      'pairs',
      places(length),
      pairs.map(([one, two]) => teller.pair(at(one), at(two), 'alone')),
    ),
    ...teller.part(
      'centre',
      [centre],
      [
        [...teller.say(line.centre(teller.speak(middle)), 'centre', [middle]), ...teller.gist(middle)],
        teller.topic(middle),
      ],
    ),
    ...teller.part('frame', frame, [ends(answerer, first, last), lastWord(answerer, last)]),
    ...teller.part(
      'mirrors',
      mirrors.slice(1).flat(),
      mirrors.slice(1).map(([left, right], turn) => {
        const pair = [at(left), at(right)] as const;
        const lead = line.mirror(teller.speak(pair[0]), teller.speak(pair[1]), turn);
        const written = teller.written(...pair);
        return written.length > 0 ? [...teller.say(lead, 'mirror', pair), ...written] : [];
      }),
    ),
  ];
  return { answer, parts, deed: deedOf(answerer, voices), prompt: promptOf(answerer, last) };
}

/** What the two ends say together, where it may be said. */
function ends({ teller }: Answerer, first: number, last: number) {
  const told = teller.written(first, last);
  const frame = teller.phrases.line.frame(teller.speak(first), teller.speak(last));
  return told.length > 0 ? [...teller.say(frame, 'frame', [first, last]), ...told] : [];
}

/** What the last card says in the area of the question. */
export function lastWord({ teller }: Answerer, last: number) {
  const told = teller.topic(last);
  return told.length > 0
    ? [...teller.say(teller.phrases.line.close(teller.speak(last)), 'frame', [last]), ...told]
    : [];
}

/** The last card weighs most, the centre next; the card of the question has more to say than its place. */
const LAST = 3;
const CENTRE = 2;
const TOPIC = 1;

function voicesOfLine(cards: readonly number[], matter: Matter): Voices {
  const middle = (cards.length - 1) / 2;
  const end = cards.length - 1;
  const topic = topicAmong(cards, matter);
  const weightAt = (place: number) => (place === end ? LAST : place === middle ? CENTRE : 1);
  return {
    all: cards.map((card, place) => ({ card, weight: weightAt(place) + (card === topic ? TOPIC : 0) })),
    last: cards[end]!,
    centre: cards[middle]!,
    sides: [cards.slice(0, middle), cards.slice(middle + 1)],
    topic: topic === null ? null : { card: topic, beside: besideOf(cards, topic) },
  };
}

/** The cards on both sides of one. */
function besideOf(cards: readonly number[], card: number): number[] {
  const place = cards.indexOf(card);
  return [cards[place - 1], cards[place + 1]].filter((one) => one !== undefined);
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
