import type { Position, Spread } from '../spread/spread.ts';
import { type Draft, newDraft } from './draft.ts';
import { type Besides, besidesOf, type DealtCard, type DrawnCard, type SealedDraw } from './draw.ts';
import { sealDraw } from './seal.ts';

/** A draw whose cards lie on a table at home: each is entered on its place, in whatever order the person likes. */
export interface HandDraft extends Draft {
  hand: Readonly<Record<string, DealtCard>>;
}

/** Nothing lies on the table yet. Orientation is the person's, so no share of reversals is wished. */
export function handDraft(spread: Spread, besides: Besides = {}): HandDraft {
  return { ...newDraft(spread, spread.topics[0] ?? 'open', 'off', besides), reversals: 'off', hand: {} };
}

/** Whether a draft is laid by hand from a deck at home. */
export function isByHand(draft: Draft | undefined): draft is HandDraft {
  return draft?.hand !== undefined;
}

/** Lays a card upright on a place; what lay there is taken up. */
export function layCard(draft: HandDraft, place: string, id: string): HandDraft | 'already-chosen' {
  const elsewhere = Object.entries(draft.hand).some(([key, card]) => key !== place && card.id === id);
  if (elsewhere || draft.significator === id) return 'already-chosen';
  return { ...draft, hand: { ...draft.hand, [place]: { id, reversed: false } } };
}

/** The one card that can still come, where the spread takes the whole deck and all its other cards lie; else `null`. */
export function onlyCardLeft(draft: HandDraft, { positions }: Spread, deck: readonly string[]): string | null {
  if (positions.length !== deck.length) return null;
  const laid = new Set(Object.values(draft.hand).map(({ id }) => id));
  const left = deck.filter((id) => !laid.has(id));
  return left.length === 1 ? left[0]! : null;
}

/** Turns the card of a place upside down, or back. */
export function turnCard(draft: HandDraft, place: string): HandDraft {
  const card = draft.hand[place];
  return card ? { ...draft, hand: { ...draft.hand, [place]: { ...card, reversed: !card.reversed } } } : draft;
}

/** Takes the card of a place up; a place without one stays as it is. */
export function takeUpCard(draft: HandDraft, place: string): HandDraft {
  const { [place]: _, ...hand } = draft.hand;
  return { ...draft, hand };
}

/** The first place without a card, after the given one before all others; `undefined` when every place has its card. */
export function emptyPlace({ hand }: HandDraft, { positions }: Spread, after?: string): Position | undefined {
  const from = positions.findIndex(({ key }) => key === after) + 1;
  return [...positions.slice(from), ...positions.slice(0, from)].find(({ key }) => !hand[key]);
}

/**
 * Seals cards that were laid by hand: there is no pile, so the order is empty.
 * @throws RangeError when a place has no card or a card lies twice.
 */
export function sealedHand(draft: HandDraft, spread: Spread, now: Date): SealedDraw {
  const cards = spread.positions.map(({ key, crossing }): DrawnCard => {
    const card = draft.hand[key];
    if (!card) throw new RangeError(`no card lies on ${key}`);
    return { id: card.id, reversed: card.reversed && !crossing, position: key };
  });
  const ids = [...cards.map(({ id }) => id), draft.significator];
  if (new Set(ids).size < ids.length) throw new RangeError('a card lies twice');
  return sealDraw({
    deck: spread.deck,
    spreadId: spread.id,
    question: draft.question,
    topic: draft.topic,
    cards,
    order: [],
    drawnAt: now.toISOString(),
    byHand: true,
    ...besidesOf(draft),
  });
}
