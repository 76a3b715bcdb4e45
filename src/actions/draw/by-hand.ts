import { type HandDraft, handDraft, layCard, sealedHand, takeUpCard, turnCard } from '../../domain/draw/by-hand.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { cleanQuestion } from '../../domain/question/question.ts';
import { beginningsOf } from '../../domain/spread/beginnings.ts';
import { GRAND_TABLEAU, type Spread } from '../../domain/spread/spread.ts';
import type { Topic } from '../../domain/topic.ts';
import { owner } from '../../session.ts';
import { removeDraft } from '../../storage/drafts.ts';
import { saveReading } from '../../storage/journal.ts';
import { settings } from '../../storage/settings.ts';
import {
  type AskedBesides,
  askedWith,
  type Carried,
  handAreaOf,
  type OwnSpread,
  standpoint,
  withAsked,
} from './draw.ts';
import { keepDraft } from './keep-draft.ts';

/** Every step below keeps the draft on this device before it is shown. */
async function keep(draft: HandDraft): Promise<void> {
  await keepDraft(handAreaOf(draft), draft);
}

/** An empty table for cards of a deck at home. */
export function startHand(spread: Spread, own?: OwnSpread): Promise<void> {
  return keep(freshHand(spread, own));
}

function freshHand(spread: Spread, own?: OwnSpread): HandDraft {
  const begins = spread.dated && beginningsOf(spread.dated, standpoint())[0]?.begins;
  const draft = handDraft(spread, { ...(begins ? { begins } : {}), ...(own ? { table: own.table } : {}) });
  const tableau = spread.id === GRAND_TABLEAU ? settings().tableau : undefined;
  return { ...draft, ...(own ? { layout: own.layout } : {}), ...(tableau ? { tableau } : {}) };
}

/** An empty table for cards at home that begins with a question, unless cards lie on it already: those stay. */
export function beginHandAsked(spread: Spread, question: string, carried: Carried): Promise<void> {
  const draft = { ...freshHand(spread), ...carried, question };
  return keepDraft(handAreaOf(draft), draft, (one) => one.spreadId === spread.id && one.stage === 'choose');
}

/** The table as the person has just changed it. */
export function keepHand(draft: HandDraft): Promise<void> {
  return keep(draft);
}

/** The question is asked; the cards lie on the table at home. A significator lies beside them and on no place. */
export function askHand(draft: HandDraft, question: string, topic: Topic, besides: AskedBesides = {}): Promise<void> {
  const hand = Object.fromEntries(Object.entries(draft.hand).filter(([, { id }]) => id !== draft.significator));
  return keep(withAsked({ ...draft, hand, question: cleanQuestion(question), topic, stage: 'choose' }, besides));
}

export function backToQuestion(draft: HandDraft): Promise<void> {
  return keep({ ...draft, stage: 'question' });
}

/** Lays a card on a place, upright; `false` when it lies on the table already. */
export async function layByHand(draft: HandDraft, place: string, id: string): Promise<boolean> {
  const next = layCard(draft, place, id);
  if (next === 'already-chosen') return false;
  await keep(next);
  return true;
}

export function turnByHand(draft: HandDraft, place: string): Promise<void> {
  return keep(turnCard(draft, place));
}

export function takeUpByHand(draft: HandDraft, place: string): Promise<void> {
  return keep(takeUpCard(draft, place));
}

/** Seals what lies on the table and keeps it in the journal; the table is clear again. */
export async function sealHand(draft: HandDraft, spread: Spread): Promise<SealedDraw> {
  const sealed = sealedHand(draft, spread, new Date());
  await saveReading(owner(), sealed, {
    ...askedWith(draft),
    ...(draft.tableau ? { tableau: draft.tableau } : {}),
  });
  await removeDraft(handAreaOf(draft));
  return sealed;
}
