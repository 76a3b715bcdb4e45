import type { Matter } from '../../question/matter-kinds.ts';
import type { Mood } from '../../reading/matter-words.ts';
import { topicAmong } from '../matter-cards.ts';
import { NINEFOLD } from '../phrase.ts';
import { leanOf } from '../polarity.ts';
import { answerOf } from './answer.ts';
import type { Answerer } from './asked.ts';
import { centreOf } from './centre.ts';
import { promptOf } from './close.ts';
import type { LenormandPart, LenormandReading, LenormandSentence } from './narrator.ts';
import { restrained } from './restrained.ts';
import { somebodyIn } from './somebody.ts';
import { deedOf } from './steps.ts';
import type { OuterLine } from './texts.ts';
import { moodOf, stepsOf, type Voices } from './voices.ts';

/** What happens: the middle row, and the card in which it ends. */
const STORY = [4, 5, 6, 9];

/** The lines of three that do not touch the centre. */
const OUTER: Readonly<Record<OuterLine, readonly [number, number, number]>> = {
  above: [1, 2, 3],
  below: [7, 8, 9],
  before: [1, 4, 7],
  after: [3, 6, 9],
};

/** The 3 by 3 answers first; then centre, story, the line that bears the answer out and the one that objects, mirrors. */
export function readNine(answerer: Answerer, cards: readonly number[]): LenormandReading {
  const { narrator, asked } = answerer;
  const at = (place: number) => cards[place - 1]!;
  const { story } = narrator.phrases;
  const centre = at(NINEFOLD.centre);
  const last = at(9);
  const run = STORY.map(at);
  const voices = voicesOfNine(cards, asked.matter);
  const answer = answerOf(answerer, voices);
  const parts: LenormandPart[] = [
    ...narrator.part('centre', [NINEFOLD.centre], [...centreOf(narrator, centre)]),
    ...narrator.part('story', STORY, [
      [
        ...narrator.say(story(run.map(narrator.speak), stepsOf(run, asked.matter.intent), true), 'phrase', run),
        ...somebodyIn(answerer, run),
      ],
      narrator.topic(last),
    ]),
    ...narrator.part('sides', everyPlace, sides(answerer, cards, moodOf(voices, asked.matter.intent))),
    ...narrator.part(
      'mirrors',
      NINEFOLD.mirrors.flat(),
      NINEFOLD.mirrors.map(([one, two]) => narrator.written(at(one), at(two))),
    ),
  ];
  return {
    answer,
    parts: restrained(narrator, answer, parts, cards),
    deed: deedOf(answerer, voices),
    prompt: promptOf(answerer, last),
  };
}

/** The line round the centre that leans most as the answer does, and the one that leans the other way, where they have pairs to tell. */
function sides({ asked, narrator }: Answerer, cards: readonly number[], mood: Mood): LenormandSentence[][] {
  const sign = mood === 'heavy' ? -1 : 1;
  const lines = (Object.keys(OUTER) as OuterLine[])
    .map((name) => {
      const three = OUTER[name].map((place) => cards[place - 1]!);
      return { name, three, says: three.reduce((sum, card) => sum + sign * leanOf(card, asked.matter.intent), 0) };
    })
    .sort((a, b) => b.says - a.says);
  const [bears, objects] = [lines[0]!, lines.at(-1)!];
  const { ninefold } = narrator.phrases;
  return [
    ...(bears.says > 0 ? [saidOfLine(bears, 'bears')] : []),
    ...(objects.says < 0 ? [saidOfLine(objects, 'objects')] : []),
  ];

  function saidOfLine({ name, three }: (typeof lines)[number], rule: 'bears' | 'objects'): LenormandSentence[] {
    const pairs = three.slice(1).flatMap((second, index) => narrator.written(three[index]!, second));
    // A bare list of names says nothing of the question.
    if (pairs.length === 0) return [];
    return [...narrator.say(ninefold[rule](name, three.map(narrator.speak), mood), rule, three), ...pairs];
  }
}

const everyPlace = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The centre weighs most, then the corner in which it ends and what comes next; thoughts and what was weigh least. */
const WEIGHTS = [0.5, 1, 1, 0.5, 3, 2, 0.5, 1, 2];
/** What the card of the question has to say beyond its place. */
const TOPIC = 1;

function voicesOfNine(cards: readonly number[], matter: Matter): Voices {
  const [left, right] = [0, 2].map((column) => [0, 3, 6].map((row) => cards[row + column]!)) as [number[], number[]];
  const topic = topicAmong(cards, matter);
  return {
    all: cards.map((card, place) => ({ card, weight: WEIGHTS[place]! + (card === topic ? TOPIC : 0) })),
    last: cards[8]!,
    centre: cards[4]!,
    sides: [left, right],
    topic: topic === null ? null : { card: topic, beside: besideOf(cards, topic) },
  };
}

/** The cards beside one in its row: two in the middle of it, one at its end. */
function besideOf(cards: readonly number[], card: number): number[] {
  const place = cards.indexOf(card);
  const column = place % 3;
  const places = column === 1 ? [place - 1, place + 1] : [place + 1 - column];
  return places.map((one) => cards[one]!);
}
