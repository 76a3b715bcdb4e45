import type { SealedDraw } from '../../domain/draw/draw.ts';
import type { Waiting } from '../../domain/outbox/due.ts';
import type { MatterChange } from '../../domain/question/asked.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import type { Topic } from '../../domain/topic.ts';
import type { Owner } from '../store/rows.ts';

/** What each kind of act carries. `agreed`: coins that the person has seen and agreed to; above them nothing is paid. */
export interface ActPayloads {
  /** A reading of a sealed draw. */
  draw: { draw: SealedDraw; level: 'ai' | 'person'; agreed?: number; matter?: MatterChange };
  /** A reading of a dream of the diary, with the text as it was when it was asked. */
  dream: { dream: string; question: string; text: string; symbols: readonly string[]; agreed?: number };
  /** A question to a chart. `profileId`: the account's name of the chart, once the question was sent with it. */
  chartQuestion: { chart: string; question: string; topic: Topic; agreed?: number; profileId?: string };
  /** A chart that the account does not have as it stands here. `sent`: the birth that was sent to make it there. */
  chart: { chart: string; sent?: Birth };
  /** The result of a test. */
  quiz: { quiz: string };
  /** Coins or a membership, paid on a page of their own. `orderId`: known once the server has answered. */
  purchase: { product: 'currency' | 'vip'; productId: number; way: string; orderId?: string };
  wallpaper: { id: number; agreed: number };
  /** The end of a session. It keeps the token and nothing of whom it was. */
  logout: { token: string; everywhere: boolean };
  /** Somebody's invitation; it goes along with a login. */
  invitation: { code: string };
}

export type ActKind = keyof ActPayloads;

/** An act that the server has not acknowledged. */
interface Act<Kind extends ActKind> extends Waiting {
  /** The idempotency key, a UUID. */
  readonly key: string;
  readonly kind: Kind;
  /** Whose it is; `''`: the phone's. */
  readonly owner: Owner;
  readonly payload: ActPayloads[Kind];
  /** What it is about, in the person's own words: a question, a name, a title. */
  readonly about: string;
  /** ISO UTC time, to be shown. */
  readonly createdAt: string;
  /** How often it was sent. */
  readonly attempts: number;
  /** The server's last word, while `refused`; kept until the person has seen it. */
  readonly refusal?: string;
}

export type OutboxRow<Kind extends ActKind = ActKind> = { [One in Kind]: Act<One> }[Kind];

/** What is to be put into the outbox; without a key it gets one of its own. */
export type NewAct<Kind extends ActKind = ActKind> = {
  [One in Kind]: Pick<Act<One>, 'kind' | 'owner' | 'payload' | 'about'> &
    Partial<Pick<Act<One>, 'key' | 'after' | 'held' | 'createdAt' | 'state' | 'refusal'>>;
}[Kind];

/** A row as it is first kept. */
export function newRow(act: NewAct, seq: number): OutboxRow {
  const { key = crypto.randomUUID(), createdAt = new Date().toISOString(), state = 'waiting' } = act;
  return { ...act, key, createdAt, state, seq, attempts: 0, nextTryAt: 0 } as OutboxRow;
}

/** The place in the order after all that is here. */
export function seqAfter(rows: readonly Pick<OutboxRow, 'seq'>[]): number {
  return 1 + Math.max(0, ...rows.map(({ seq }) => seq));
}
