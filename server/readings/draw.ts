import type { Asked } from '../../src/contract/call.ts';
import type { spreadAsk } from '../../src/contract/readings.ts';
import { isLenormandId } from '../../src/domain/decks/lenormand.ts';
import { isTarotId } from '../../src/domain/decks/tarot.ts';
import { fitsDie } from '../../src/domain/dice/face-id.ts';
import { isSealIntact } from '../../src/domain/draw/seal.ts';
import type { SpreadShape } from '../content/spreads.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal when there is no such spread. */
export function spreadOf(house: House, spreadId: number): SpreadShape {
  const spread = house.spreads.get(spreadId);
  if (!spread) throw new Refusal('spread_unknown');
  return spread;
}

type Ask = Asked<typeof spreadAsk>;

/**
 * Each position of the spread once, with a card of its deck, no card twice, under a whole seal; two throws of the dice
 * may show the same face. @throws Refusal.
 */
export function checkDraw(spread: SpreadShape, ask: Pick<Ask, 'draw' | 'spread_id' | 'question' | 'topic'>): void {
  const { draw } = ask;
  const ids = draw.cards.map((card) => card.id);
  if (spread.deck !== 'stardice' && new Set(ids).size < ids.length) throw new Refusal('card_twice');
  const places = new Set(draw.cards.map((card) => card.position));
  const fits =
    draw.deck === spread.deck &&
    ids.length === spread.positions.length &&
    spread.positions.every((position) => places.has(position)) &&
    draw.cards.every((card) => BELONGS[spread.deck](card.id, card.position)) &&
    (spread.deck === 'tarot' || draw.cards.every((card) => !card.reversed));
  if (!fits || !isSealIntact(asSealed(ask))) throw new Refusal('draw_wrong');
}

const BELONGS: Record<SpreadShape['deck'], (id: string, position: string) => boolean> = {
  tarot: isTarotId,
  lenormand: isLenormandId,
  stardice: fitsDie,
};

function asSealed({ draw, spread_id, question, topic }: Pick<Ask, 'draw' | 'spread_id' | 'question' | 'topic'>) {
  return {
    deck: draw.deck,
    spreadId: spread_id,
    question,
    topic,
    cards: draw.cards,
    order: draw.order,
    drawnAt: draw.drawn_at,
    ...(draw.by_hand ? { byHand: true as const } : {}),
    seal: draw.seal,
  };
}
