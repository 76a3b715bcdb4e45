import { cut } from '../chance/shuffle.ts';
import type { TableauSettings } from '../lenormand/reading/tableau/settings.ts';
import type { MatterChange } from '../question/asked.ts';
import type { Spread } from '../spread/spread.ts';
import type { Topic } from '../topic.ts';
import type { SealedDraw } from './draw.ts';
import { type Besides, besidesOf, type DealtCard, type DrawnCard, marked, type ReversalShare } from './draw.ts';
import { sealDraw, sealPile } from './seal.ts';

export type DraftStage = 'table' | 'question' | 'shuffle' | 'cut' | 'choose' | 'sealed';

/** A draw in the making, as the device keeps it after every step. */
export interface Draft extends Besides {
  spreadId: number;
  /** The spread of the person's own that this is drawn with. */
  layout?: string;
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
  /** Cards of a deck at home, by the place they lie on; there is no pile then. */
  hand?: Readonly<Record<string, DealtCard>>;
  /** What two ways are called: of two throws of the dice, of a spread that lays them side by side. */
  options?: readonly [string, string];
  /** Star dice: the seal of the throw that this one follows up. */
  after?: string;
  /** Grand Tableau: how it is laid and who is who. */
  tableau?: TableauSettings;
  /** What the querent set right of how the question was understood. */
  matter?: MatterChange;
}

/** What the person settles before the shuffle; `null` takes a significator away. */
export interface Preparation {
  significator?: string | null;
  begins?: string;
  table?: Draft['table'];
  tableau?: TableauSettings;
}

/** A draw at its beginning: a free table is laid first, every other spread begins with the question. */
export function newDraft(spread: Spread, topic: Topic, reversals: ReversalShare, besides: Besides = {}): Draft {
  const stage = spread.free && !besides.table?.title ? 'table' : 'question';
  return {
    ...besidesOf(besides),
    spreadId: spread.id,
    stage,
    question: '',
    topic,
    reversals: spread.counts ? 'half' : reversals,
    pile: [],
    chosen: [],
  };
}

/** What is settled before the question; what is left out stays. A significator of `null` takes the one before away. */
export function preparedDraft({ significator: before, ...draft }: Draft, change: Preparation): Draft {
  const significator = change.significator === undefined ? before : change.significator;
  return {
    ...draft,
    ...(significator ? { significator } : {}),
    ...(change.begins ? { begins: change.begins } : {}),
    ...(change.table ? { table: change.table } : {}),
    ...(change.tableau ? { tableau: change.tableau } : {}),
  };
}

/** The question and its topic stand; the pile is to be shuffled next. */
export function askedDraft(draft: Draft, question: string, topic: Topic): Draft {
  return { ...draft, question, topic, stage: 'shuffle' };
}

/** The cards that are shuffled: the deck without the significator. */
export function deckOf(draft: Besides, deck: readonly string[]): string[] {
  return deck.filter((id) => id !== draft.significator);
}

/** The pile is to be shuffled anew: nothing of an earlier shuffle stays. */
export function unshuffledDraft({ jumpers, pileSeal, sealed, ...draft }: Draft): Draft {
  return { ...draft, pile: [], chosen: [], stage: 'shuffle' };
}

/** The pile as it came from the shuffle, with the cards that jumped out of it; it is to be cut next. */
export function shuffledDraft(draft: Draft, pile: readonly DealtCard[], jumpers: readonly DealtCard[] = []): Draft {
  return { ...unshuffledDraft(draft), ...besidesOf({ jumpers }), pile, stage: 'cut' };
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
    order: draft.pile.map(marked),
    ...besidesOf(draft),
  };
}

/** Why a card of the fan cannot be taken. */
export type ChoiceRefusal = 'already-chosen' | 'no-such-card' | 'spread-full';

/** Takes the card at a place of the pile, counted from 0, for the next position of the spread. */
export function chooseCard(draft: Draft, spread: Spread, place: number): Draft | ChoiceRefusal {
  if (!Number.isInteger(place) || place < 0 || place >= draft.pile.length) return 'no-such-card';
  if (draft.chosen.includes(place)) return 'already-chosen';
  if (draft.chosen.length >= spread.positions.length) return 'spread-full';
  return { ...draft, chosen: [...draft.chosen, place] };
}

/** The whole pile is laid out in its order, as a Grand Tableau is. */
export function laidDraft(draft: Draft): Draft {
  return { ...draft, chosen: draft.pile.map((_, place) => place) };
}

/** Whether every position of the spread has its card. */
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
