import type { Matter } from '../../question/matter-kinds.ts';
import { topicAmong } from '../matter-cards.ts';
import { type LineLength, phraseOf } from '../phrase.ts';
import { answerOf } from './answer.ts';
import type { Answerer } from './asked.ts';
import { centreOf } from './centre.ts';
import { promptOf } from './close.ts';
import type { LenormandPart, LenormandReading } from './narrator.ts';
import { somebodyIn } from './somebody.ts';
import { deedOf } from './steps.ts';
import { stepsOf, type Voices } from './voices.ts';

/** A line answers first; then it is a sentence: read whole, pair by pair, from its centre and from its two ends. */
export function readLine(answerer: Answerer, cards: readonly number[], length: LineLength): LenormandReading {
  const { narrator, asked } = answerer;
  const { pairs, centre, frame, mirrors } = phraseOf(length);
  const at = (place: number) => cards[place - 1]!;
  const { line, story } = narrator.phrases;
  const [first, last] = [at(frame[0]), at(frame[1])];
  const middle = at(centre);
  const text = story(cards.map(narrator.speak), stepsOf(cards, asked.matter.intent));
  const voices = voicesOfLine(cards, asked.matter);
  const answer = answerOf(answerer, voices);
  const parts: LenormandPart[] = [
    ...narrator.part('phrase', places(length), [
      [...narrator.say(text, 'phrase', cards), ...somebodyIn(answerer, cards)],
    ]),
    ...narrator.part(
      'pairs',
      places(length),
      pairs.map(([one, two]) => narrator.pair(at(one), at(two), 'alone')),
    ),
    ...narrator.part('centre', [centre], [...centreOf(narrator, middle)]),
    ...narrator.part('frame', frame, [ends(answerer, first, last), lastWord(answerer, last)]),
    ...narrator.part(
      'mirrors',
      mirrors.slice(1).flat(),
      mirrors.slice(1).map(([left, right], turn) => {
        const pair = [at(left), at(right)] as const;
        const lead = line.mirror(narrator.speak(pair[0]), narrator.speak(pair[1]), turn);
        const written = narrator.written(...pair);
        return written.length > 0 ? [...narrator.say(lead, 'mirror', pair), ...written] : [];
      }),
    ),
  ];
  return { answer, parts, deed: deedOf(answerer, voices), prompt: promptOf(answerer, last) };
}

/** What the two ends say together, where it may be said. */
function ends({ narrator }: Answerer, first: number, last: number) {
  const text = narrator.written(first, last);
  const frame = narrator.phrases.line.frame(narrator.speak(first), narrator.speak(last));
  return text.length > 0 ? [...narrator.say(frame, 'frame', [first, last]), ...text] : [];
}

/** What the last card says in the area of the question. */
export function lastWord({ narrator }: Answerer, last: number) {
  const text = narrator.topic(last);
  return text.length > 0
    ? [...narrator.say(narrator.phrases.line.close(narrator.speak(last)), 'frame', [last]), ...text]
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
