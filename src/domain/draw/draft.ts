import { cut } from '../chance/shuffle.ts';
import type { Spread } from '../spread/spread.ts';
import type { Topic } from '../topic.ts';
import type { DealtCard, DrawnCard, ReversalShare, SealedDraw } from './draw.ts';
import { sealDraw, sealPile } from './seal.ts';

export type DraftStage = 'question' | 'shuffle' | 'cut' | 'choose' | 'sealed';

/** A draw in the making, as the device keeps it after every step. */
export interface Draft {
  spreadId: number;
  stage: DraftStage;
  question: string;
  topic: Topic;
  reversals: ReversalShare;
  /** The pile from the top; empty until it was shuffled. */
  pile: readonly DealtCard[];
  /** Places in the pile of the chosen cards, in the order of the spread's positions. */
  chosen: readonly number[];
  /** Set by the cut, before the first card is shown: when the pile was sealed, and its seal. */
  pileSeal?: { drawnAt: string; seal: string };
  sealed?: SealedDraw;
}

export function newDraft(spread: Spread, topic: Topic, reversals: ReversalShare): Draft {
  return { spreadId: spread.id, stage: 'question', question: '', topic, reversals, pile: [], chosen: [] };
}

export function askedDraft(draft: Draft, question: string, topic: Topic): Draft {
  return { ...draft, question, topic, stage: 'shuffle' };
}

export function shuffledDraft(draft: Draft, pile: readonly DealtCard[]): Draft {
  return { ...draft, pile, chosen: [], stage: 'cut' };
}

/** Cuts the pile and seals it: from here on its order and orientations, the question and the time stand fast. */
export function cutDraft(draft: Draft, spread: Spread, depth: number, now: Date): Draft {
  const pile = cut(draft.pile, depth);
  const drawnAt = now.toISOString();
  const seal = sealPile({ ...facts({ ...draft, pile }, spread), drawnAt });
  return { ...draft, pile, stage: 'choose', pileSeal: { drawnAt, seal } };
}

function facts(draft: Draft, spread: Spread) {
  return {
    deck: spread.deck,
    spreadId: spread.id,
    question: draft.question,
    topic: draft.topic,
    order: draft.pile.map((card) => (card.reversed ? `-${card.id}` : card.id)),
  };
}

/** Why a card of the fan cannot be taken. */
export type ChoiceRefusal = 'already-chosen' | 'no-such-card' | 'spread-full';

export function chooseCard(draft: Draft, spread: Spread, place: number): Draft | ChoiceRefusal {
  if (!Number.isInteger(place) || place < 0 || place >= draft.pile.length) return 'no-such-card';
  if (draft.chosen.includes(place)) return 'already-chosen';
  if (draft.chosen.length >= spread.positions.length) return 'spread-full';
  return { ...draft, chosen: [...draft.chosen, place] };
}

export function isComplete(draft: Draft, spread: Spread): boolean {
  return draft.chosen.length === spread.positions.length;
}

/**
 * Seals a complete draft: from here on nothing about it changes.
 * @throws RangeError when cards are missing, or when the pile is not the one that was sealed.
 */
export function sealedDraft(draft: Draft, spread: Spread): Draft & { sealed: SealedDraw } {
  if (!isComplete(draft, spread)) throw new RangeError('a draw is sealed when every place has its card');
  const pile = { ...facts(draft, spread), drawnAt: draft.pileSeal?.drawnAt ?? '' };
  if (sealPile(pile) !== draft.pileSeal?.seal) throw new RangeError('this is not the pile that was sealed');
  const cards = spread.positions.map((position, index): DrawnCard => {
    const card = draft.pile[draft.chosen[index]!]!;
    return { id: card.id, reversed: position.crossing ? false : card.reversed, position: position.key };
  });
  const sealed = sealDraw({ ...pile, cards });
  return { ...draft, stage: 'sealed', sealed };
}
