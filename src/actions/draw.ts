import { TAROT } from '../domain/decks/tarot.ts';
import {
  askedDraft,
  type ChoiceRefusal,
  chooseCard,
  cutDraft,
  type Draft,
  isComplete,
  newDraft,
  sealedDraft,
  shuffledDraft,
} from '../domain/draw/draft.ts';
import type { SealedDraw } from '../domain/draw/draw.ts';
import { shuffledPile } from '../domain/draw/pile.ts';
import { cleanQuestion } from '../domain/question/question.ts';
import type { Spread } from '../domain/spread/spread.ts';
import type { Topic } from '../domain/topic.ts';
import { owner } from '../session.ts';
import { saveDraft } from '../storage/drafts.ts';
import { saveReading } from '../storage/journal.ts';
import { settings } from '../storage/settings.ts';

const IDS = TAROT.map((card) => card.id);

/** Every step below keeps the draft on this device before it is shown. */
async function keep(draft: Draft): Promise<Draft> {
  await saveDraft('tarot', draft, owner());
  return draft;
}

export function startDraw(spread: Spread): Promise<Draft> {
  return keep(newDraft(spread, spread.topics[0] ?? 'open', settings().reversals));
}

export function askQuestion(draft: Draft, question: string, topic: Topic): Promise<Draft> {
  return keep(askedDraft(draft, cleanQuestion(question), topic));
}

/** The order is decided here, before the first frame of the animation. */
export function shufflePile(draft: Draft): Promise<Draft> {
  return keep(shuffledDraft(draft, shuffledPile(IDS, draft.reversals)));
}

/** The pile is sealed with the cut, before a card of it is shown. */
export function cutPile(draft: Draft, spread: Spread, depth: number): Promise<Draft> {
  return keep(cutDraft(draft, spread, depth, new Date()));
}

/** Takes a card of the fan; with the last one the draw is sealed and goes into the journal. */
export async function takeCard(draft: Draft, spread: Spread, place: number): Promise<Draft | ChoiceRefusal> {
  const next = chooseCard(draft, spread, place);
  if (typeof next === 'string') return next;
  if (!isComplete(next, spread)) return keep(next);
  const done = sealedDraft(next, spread);
  await saveReading(owner(), done.sealed);
  return keep(done);
}

export function reshuffle(draft: Draft): Promise<Draft> {
  return keep({ ...draft, stage: 'shuffle', pile: [], chosen: [] });
}

/** The address under which a sealed draw is read again. */
export function answerPath(draw: SealedDraw): string {
  return `/tarot/answer?seal=${draw.seal}`;
}
