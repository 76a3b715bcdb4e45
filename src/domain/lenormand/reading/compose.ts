import { isLenormandId } from '../../decks/lenormand.ts';
import type { DrawnCard, SealedDraw } from '../../draw/draw.ts';
import type { Outside } from '../../question/outside.ts';
import { chooser } from '../../reading/choice.ts';
import { seedOf } from '../../reading/material.ts';
import { splitSentences } from '../../reading/sentence.ts';
import type { Spread } from '../../spread/spread.ts';
import type { LineLength } from '../phrase.ts';
import { answerOf } from './answer.ts';
import { type Answerer, type Asked, answererOf, personOf } from './asked.ts';
import { promptOf } from './close.ts';
import { readLine } from './line.ts';
import { type LenormandLibrary, type LenormandReading, type LenormandSentence, narratorOf } from './narrator.ts';
import { readNine } from './nine.ts';
import { deedOf } from './steps.ts';

export interface LenormandMaterial extends LenormandLibrary, Asked {
  draw: Pick<SealedDraw, 'cards' | 'seal'>;
  spread: Spread;
}

/**
 * The self reading of one card, of a line of three, five or seven, or of the nine. The Grand Tableau has readTableau.
 * @throws RangeError for another spread, or where a place of the spread has no card.
 */
export function composeLenormand(material: LenormandMaterial): LenormandReading {
  const { draw, spread, matter } = material;
  const cards = numbersOf(draw.cards, spread);
  const narrator = narratorOf(material, {
    matter: { ...matter, parting: material.parting ?? false },
    aptOnly: 'line',
    person: personOf(material),
  });
  const answerer = answererOf(material, narrator, chooser(seedOf(material), material.read ?? new Set()));
  if (matter.outside) return readOutside(answerer, matter.outside, cards);
  if (spread.key === 'lenormandSingle') return readSingle(answerer, cards[0]!);
  if (spread.key === 'ninefold') return readNine(answerer, cards);
  if (/^line[357]$/.test(spread.key)) return readLine(answerer, cards, cards.length as LineLength);
  throw new RangeError(`${spread.key} is not read this way`);
}

/** A question that is not for cards: it is said what they can speak of, and each card is given its meaning alone. */
function readOutside(answerer: Answerer, outside: Outside, cards: readonly number[]): LenormandReading {
  const { asked, narrator, choose } = answerer;
  const text = choose('outside', asked.answering.matter.outside[outside]);
  const places = cards.map((_, index) => index + 1);
  return {
    answer: splitSentences(text).flatMap((one) => narrator.say(one, 'answer', cards)),
    parts: narrator.part(
      'card',
      places,
      cards.map((card) => narrator.gist(card)),
    ),
    deed: [],
    prompt: [],
  };
}

/** The sentences of a reading that another one need not say again: its answer and what it ends with. */
export function withoutRepeats({ answer, deed, prompt }: LenormandReading): LenormandSentence[] {
  return [...answer, ...deed, ...prompt];
}

/** The numbers of the cards in the order of the spread's places. @throws RangeError */
export function numbersOf(cards: readonly DrawnCard[], spread: Spread): number[] {
  return spread.positions.map(({ key }) => {
    const id = cards.find((card) => card.position === key)?.id ?? '';
    if (!isLenormandId(id)) throw new RangeError(`no Lenormand card lies at ${key}`);
    return Number(id.slice(3));
  });
}

/** A third paragraph speaks of the cards beside it, and a single card has none. */
const ALONE = 2;

function readSingle(answerer: Answerer, card: number): LenormandReading {
  const { narrator } = answerer;
  const { gist, text } = narrator.words(card);
  const voices = { all: [{ card, weight: 1 }], last: card, centre: card, sides: [[card], []] } as const;
  const answer = answerOf(answerer, voices);
  const alone = text.split('\n\n').slice(0, ALONE);
  const parts = narrator.part(
    'card',
    [1],
    [
      narrator.whole(gist, 'gist', card),
      ...alone.map((paragraph) => narrator.whole(paragraph, 'text', card)),
      narrator.topic(card),
    ],
  );
  return { answer, parts, deed: deedOf(answerer, voices), prompt: promptOf(answerer, card) };
}
