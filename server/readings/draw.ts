import type { SealedDraw } from '../../src/contract/draw.ts';
import { isLenormandId } from '../../src/domain/decks/lenormand.ts';
import { isTarotId } from '../../src/domain/decks/tarot.ts';
import type { SpreadShape } from '../content/spreads.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal when there is no such spread. */
export function spreadOf(house: House, spreadId: number): SpreadShape {
  const spread = house.spreads.get(spreadId);
  if (!spread) throw new Refusal('spread_unknown');
  return spread;
}

/** Each position of the spread once, with a card of its deck, no card twice. @throws Refusal. */
export function checkDraw(spread: SpreadShape, draw: SealedDraw): void {
  const ids = draw.cards.map((card) => card.id);
  if (new Set(ids).size < ids.length) throw new Refusal('card_twice');
  const places = new Set(draw.cards.map((card) => card.position));
  const belongs = spread.deck === 'tarot' ? isTarotId : spread.deck === 'lenormand' ? isLenormandId : () => true;
  const fits =
    draw.deck === spread.deck &&
    ids.length === spread.positions.length &&
    spread.positions.every((position) => places.has(position)) &&
    ids.every(belongs) &&
    (spread.deck === 'tarot' || draw.cards.every((card) => !card.reversed));
  if (!fits) throw new Refusal('draw_wrong');
}
