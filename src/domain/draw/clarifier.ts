import { tarotSpread } from '../spread/tarot.ts';
import { type DealtCard, type DrawnCard, type SealedDraw, unmarked } from './draw.ts';
import { shadowOf } from './jumper.ts';
import { isSealIntact, sealOfFacts } from './seal.ts';

/**
 * One card drawn afterwards for one place of a sealed draw, from what lay in its pile. The seal of the draw has fixed the
 * order and the orientations of that pile before the first card was shown; the clarifier's own seal fixes which card of
 * it was chosen for which place, and when.
 */
export interface Clarifier extends DrawnCard {
  /** ISO UTC time, by this device's clock. */
  drawnAt: string;
  /** SHA-256 in lower-case hexadecimal over the seal of the draw and all the rest. */
  seal: string;
}

/** The places in the sealed pile whose cards still lie face down: neither drawn nor shown as the shadow. */
export function faceDownPlaces(draw: Pick<SealedDraw, 'order' | 'cards'>): number[] {
  const shown = new Set([...draw.cards.map(({ id }) => id), shadowOf(draw)?.id]);
  return draw.order.flatMap((mark, place) => (shown.has(unmarked(mark).id) ? [] : [place]));
}

/**
 * Whether a draw can have a clarifier. Not cards of a deck at home, of which this phone has no pile; not the card of the
 * day, which is one card for one day.
 */
export function isClarifiable(draw: SealedDraw): boolean {
  if (draw.deck !== 'tarot' || draw.byHand) return false;
  return tarotSpread(draw.spreadId)?.key !== 'daily' && faceDownPlaces(draw).length > 0;
}

/**
 * Takes the card at a place of the sealed pile, counted from 0, for a position of the spread, and seals the choice.
 * @throws RangeError for a card that does not lie face down, a position without a card, or a draw without clarifiers
 */
export function sealClarifier(draw: SealedDraw, position: string, place: number, now: Date): Clarifier {
  if (!isClarifiable(draw) || !faceDownPlaces(draw).includes(place))
    throw new RangeError('no card lies face down there');
  if (!draw.cards.some((card) => card.position === position)) throw new RangeError(`no card lies on ${position}`);
  const card = { ...unmarked(draw.order[place]!), position };
  const drawnAt = now.toISOString();
  return { ...card, drawnAt, seal: sealOf(draw, card, drawnAt) };
}

/** Whether a clarifier is a card of this sealed pile, chosen for a place of this draw, and unchanged since. */
export function isClarifierIntact(draw: SealedDraw, { id, reversed, position, drawnAt, seal }: Clarifier): boolean {
  if (!isSealIntact(draw) || !isClarifiable(draw)) return false;
  const lies = faceDownPlaces(draw).some((place) => isSame(unmarked(draw.order[place]!), { id, reversed }));
  const placed = draw.cards.some((card) => card.position === position);
  return lies && placed && seal === sealOf(draw, { id, reversed, position }, drawnAt);
}

function sealOf(draw: SealedDraw, { id, reversed, position }: DrawnCard, drawnAt: string): string {
  return sealOfFacts(['asterly-clarifier-1', draw.seal, position, id, reversed, drawnAt]);
}

function isSame(one: DealtCard, other: DealtCard): boolean {
  return one.id === other.id && one.reversed === other.reversed;
}
