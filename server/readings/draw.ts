import type { Asked } from '../../src/contract/call.ts';
import type { spreadAsk } from '../../src/contract/readings.ts';
import { isLenormandId } from '../../src/domain/decks/lenormand.ts';
import { isTarotId } from '../../src/domain/decks/tarot.ts';
import { fitsDie } from '../../src/domain/dice/face-id.ts';
import { besidesOf } from '../../src/domain/draw/draw.ts';
import { isSealIntact } from '../../src/domain/draw/seal.ts';
import { isBeginning } from '../../src/domain/spread/dates.ts';
import type { SpreadShape } from '../content/spreads.ts';
import type { ServerContext } from '../core/context.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal when there is no such spread. */
export function spreadOf(context: ServerContext, spreadId: number): SpreadShape {
  const spread = context.spreads.get(spreadId);
  if (!spread) throw new Refusal('spread_unknown');
  return spread;
}

type CallRequest = Asked<typeof spreadAsk>;

/**
 * Each position of the spread once, with a card of its deck, no card twice, under a whole seal; two throws of the dice
 * may show the same face. What lies beside a tarot spread is other cards of its deck; the places of a free table are
 * its own. @throws Refusal.
 */
export function checkDraw(
  spread: SpreadShape,
  request: Pick<CallRequest, 'draw' | 'spread_id' | 'question' | 'topic'>,
): void {
  const { draw } = request;
  const ids = draw.cards.map((card) => card.id);
  const beside = [...(draw.significator ? [draw.significator] : []), ...(draw.jumpers ?? []).map((card) => card.id)];
  if (spread.deck !== 'stardice' && isTwice([...ids, ...beside])) throw new Refusal('card_twice');
  const places = new Set(draw.cards.map((card) => card.position));
  const wanted = spread.free ? draw.table?.places.map((place) => place.key) : spread.positions;
  const fits =
    draw.deck === spread.deck &&
    wanted !== undefined &&
    (spread.free || draw.table === undefined) &&
    ids.length === wanted.length &&
    wanted.every((position) => places.has(position)) &&
    draw.cards.every((card) => BELONGS[spread.deck](card.id, card.position)) &&
    (beside.length === 0 || (spread.deck === 'tarot' && beside.every(isTarotId))) &&
    (spread.deck === 'tarot' || draw.cards.every((card) => !card.reversed)) &&
    (draw.begins === undefined || isBeginning(draw.begins)) &&
    isOfThePile(draw, beside);
  if (!fits || !isSealIntact(asSealed(request))) throw new Refusal('draw_wrong');
}

const BELONGS: Record<SpreadShape['deck'], (id: string, position: string) => boolean> = {
  tarot: isTarotId,
  lenormand: isLenormandId,
  stardice: fitsDie,
};

function isTwice(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}

/** Where the order of the pile is sent, every drawn card lay in it once, and nothing that lies beside it did. */
function isOfThePile({ cards, order }: CallRequest['draw'], beside: readonly string[]): boolean {
  if (order.length === 0) return true;
  const pile = new Set(order.map((mark) => mark.replace('-', '')));
  return pile.size === order.length && cards.every(({ id }) => pile.has(id)) && beside.every((id) => !pile.has(id));
}

/** What the person wrote of their own places: it is looked at like a question. */
export function wordsOfPlaces({ table }: CallRequest['draw']): string {
  return [table?.title, ...(table?.places ?? []).flatMap(({ name, meaning }) => [name, meaning])]
    .filter(Boolean)
    .join('\n');
}

function asSealed({
  draw,
  spread_id,
  question,
  topic,
}: Pick<CallRequest, 'draw' | 'spread_id' | 'question' | 'topic'>) {
  return {
    deck: draw.deck,
    spreadId: spread_id,
    question,
    topic,
    cards: draw.cards,
    order: draw.order,
    drawnAt: draw.drawn_at,
    ...(draw.by_hand ? { byHand: true as const } : {}),
    ...besidesOf(draw),
    seal: draw.seal,
  };
}
