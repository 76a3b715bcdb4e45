import { isLenormandId } from '../../decks/lenormand.ts';
import type { DrawnCard, SealedDraw } from '../../draw/draw.ts';
import type { Spread } from '../../spread/spread.ts';
import type { Topic } from '../../topic.ts';
import type { LineLength } from '../phrase.ts';
import { readLine } from './line.ts';
import { readNine } from './nine.ts';
import { type LenormandLibrary, type LenormandReading, tellerOf } from './teller.ts';

export interface LenormandMaterial extends LenormandLibrary {
  draw: Pick<SealedDraw, 'cards' | 'topic'>;
  spread: Spread;
}

/**
 * The self reading of one card, of a line of three, five or seven, or of the nine. The Grand Tableau has readTableau.
 * @throws RangeError for another spread, or where a place of the spread has no card.
 */
export function composeLenormand(material: LenormandMaterial): LenormandReading {
  const { draw, spread } = material;
  const cards = numbersOf(draw.cards, spread);
  if (spread.key === 'lenormandSingle') return readSingle(material, cards[0]!, draw.topic);
  if (spread.key === 'ninefold') return readNine(tellerOf(material), cards, draw.topic);
  if (/^line[357]$/.test(spread.key)) {
    return readLine(tellerOf(material), cards, cards.length as LineLength, draw.topic);
  }
  throw new RangeError(`${spread.key} is not read this way`);
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

function readSingle(library: LenormandLibrary, card: number, topic: Topic): LenormandReading {
  const teller = tellerOf(library);
  const { gist, text, advice } = teller.words(card);
  const alone = text.split('\n\n').slice(0, ALONE);
  const parts = teller.part(
    'card',
    [1],
    [teller.whole(gist, 'gist', card), ...alone.map((paragraph) => teller.whole(paragraph, 'text', card))],
  );
  const answer = teller.say(teller.phrases.answer[topic](teller.matter([card])), 'answer', [card]);
  return { parts, summary: [...answer, ...teller.topic(card, topic), ...teller.whole(advice, 'advice', card)] };
}
