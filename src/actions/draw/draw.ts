import { LENORMAND } from '../../domain/decks/lenormand.ts';
import { TAROT } from '../../domain/decks/tarot.ts';
import {
  askedDraft,
  type ChoiceRefusal,
  chooseCard,
  cutDraft,
  type Draft,
  deckOf,
  isComplete,
  newDraft,
  type Preparation,
  preparedDraft,
  sealedDraft,
  shuffledDraft,
  unshuffledDraft,
} from '../../domain/draw/draft.ts';
import { fallOut } from '../../domain/draw/jumper.ts';
import { shuffledPile } from '../../domain/draw/pile.ts';
import { cleanQuestion, questionFits } from '../../domain/question/question.ts';
import { beginningsOf, type Standpoint } from '../../domain/spread/beginnings.ts';
import { GRAND_TABLEAU, LAST_TAROT_SPREAD, type Spread } from '../../domain/spread/spread.ts';
import type { Table } from '../../domain/spread/table.ts';
import type { Topic } from '../../domain/topic.ts';
import { owner } from '../../session.ts';
import { saveReading } from '../../storage/journal.ts';
import { settings } from '../../storage/settings.ts';
import { keepDraft } from './keep-draft.ts';

const IDS = {
  tarot: TAROT.map((card) => card.id),
  lenormand: LENORMAND.map((card) => card.id),
};

/** Where a draw with a deck at home is kept until it is sealed. */
export function handAreaOf(draft: Draft): 'tarotByHand' | 'lenormandByHand' {
  return `${areaOf(draft)}ByHand`;
}

function areaOf({ spreadId }: Draft): keyof typeof IDS {
  return spreadId > LAST_TAROT_SPREAD ? 'lenormand' : 'tarot';
}

/** Every step below keeps the draft on this device before it is shown. */
async function keep(draft: Draft): Promise<Draft> {
  await keepDraft(draft.hand ? handAreaOf(draft) : areaOf(draft), draft);
  return draft;
}

/** A spread of the person's own: the key under which it is kept, and its places. */
export interface OwnSpread {
  layout: string;
  table: Table;
}

/** A new draw takes the place of any other. */
export function startDraw(spread: Spread, own?: OwnSpread): Promise<Draft> {
  return keep(freshDraft(spread, own));
}

/** A new draw, unless one of the same spread has begun meanwhile. */
export function beginDraw(spread: Spread, own?: OwnSpread): Promise<void> {
  const draft = freshDraft(spread, own);
  return keepDraft(areaOf(draft), draft, (one) => one.spreadId === draft.spreadId && one.layout === draft.layout);
}

/** A new draw that begins with a question, unless one of the same spread is under way: that one stays. */
export function beginAsked(spread: Spread, question: string, carried: Carried = {}): Promise<void> {
  const clean = cleanQuestion(question);
  const draft = { ...freshDraft(spread), ...carried, question: questionFits(clean) ? clean : '' };
  return keepDraft(areaOf(draft), draft, (one) => one.spreadId === draft.spreadId && !BEFORE_OR_AFTER.has(one.stage));
}

/** What a new draw takes over from a reading, beside its question. */
export type Carried = Partial<Pick<Draft, 'topic' | 'matter' | 'options' | 'table' | 'stage'>>;

const BEFORE_OR_AFTER: ReadonlySet<string> = new Set(['table', 'question', 'sealed'] satisfies Draft['stage'][]);

function freshDraft(spread: Spread, own?: OwnSpread): Draft {
  if (spread.deck !== 'tarot') return lenormandDraft(spread);
  const { reversals, significator } = settings();
  const begins = spread.dated && beginningsOf(spread.dated, standpoint())[0]?.begins;
  const draft = newDraft(spread, spread.topics[0] ?? 'open', reversals, {
    ...(significator ? { significator } : {}),
    ...(begins ? { begins } : {}),
    ...(own ? { table: own.table } : {}),
  });
  return own ? { ...draft, layout: own.layout } : draft;
}

/** Lenormand cards are never reversed; a whole table is laid as it was the last time. */
function lenormandDraft(spread: Spread): Draft {
  const draft = newDraft(spread, spread.topics[0] ?? 'open', 'off');
  return spread.id === GRAND_TABLEAU ? preparedDraft(draft, { tableau: settings().tableau }) : draft;
}

/** Where and when this phone is. */
export function standpoint(now = new Date()): Standpoint {
  return { now, offset: -now.getTimezoneOffset(), birthMonth: settings().birthMonth ?? undefined };
}

/** What the person settles before the shuffle: significator, beginning, places of the table. */
export function prepareDraw(draft: Draft, change: Preparation): Promise<Draft> {
  return keep(preparedDraft(draft, change));
}

/** The table of a free draw is laid; now the question. */
export function layTable(draft: Draft, table: Table): Promise<Draft> {
  return keep({ ...preparedDraft(draft, { table }), stage: 'question' });
}

export function backToTable(draft: Draft): Promise<Draft> {
  return keep({ ...draft, stage: 'table' });
}

/** Keeps a question as far as it is typed; a draw that has gone on meanwhile, or another one, stays as it is. */
export function keepTyped(draft: Draft, question: string, topic: Topic): Promise<void> {
  return keepDraft(
    draft.hand ? handAreaOf(draft) : areaOf(draft),
    { ...draft, question, topic },
    (one) => one.stage !== 'question' || one.spreadId !== draft.spreadId,
  );
}

export function askQuestion(draft: Draft, question: string, topic: Topic, besides: AskedBesides = {}): Promise<Draft> {
  return keep(withAsked(askedDraft(draft, cleanQuestion(question), topic), besides));
}

/** What the person settles with the question, outside its words and its seal. */
export interface AskedBesides {
  matter?: Draft['matter'] | undefined;
  options?: Draft['options'] | undefined;
}

/** The draft with what was settled with its question; what was settled before is gone. */
export function withAsked<One extends Draft>(draft: One, { matter, options }: AskedBesides): One {
  const { matter: _, options: __, ...rest } = draft;
  return { ...rest, ...(matter ? { matter } : {}), ...(options ? { options } : {}) } as One;
}

/** What of it goes into the journal. */
export function askedWith({ matter, options }: Draft): Pick<Draft, 'matter' | 'options'> {
  return { ...(matter ? { matter } : {}), ...(options ? { options } : {}) };
}

/** The order is decided here, before the first frame of the animation, and with it what falls out. */
export function shufflePile(draft: Draft, jumping: boolean): Promise<Draft> {
  const whole = shuffledPile(deckOf(draft, IDS[areaOf(draft)]), draft.reversals);
  const { pile, jumpers } = jumping ? fallOut(whole) : { pile: whole, jumpers: [] };
  return keep(shuffledDraft(draft, pile, jumpers));
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
  await saveReading(owner(), done.sealed, askedWith(done));
  return keep(done);
}

/** The pile is shuffled anew. A sealed draw of a question stands: a new one begins at the question. */
export function reshuffle(draft: Draft): Promise<Draft> {
  if (draft.sealed && draft.question) return keep({ ...unshuffledDraft(draft), stage: 'question' });
  return keep(unshuffledDraft(draft));
}
