import { holdOff, retryDelay } from '../../domain/outbox/backoff.ts';
import { nextDue, timeToNext } from '../../domain/outbox/due.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { isOnline } from '../../service/connection.ts';
import { isFinal, Refusal, SessionOver } from '../../service/refusal.ts';
import { isLogin, owner } from '../../session.ts';
import {
  adoptOutbox,
  postponeInOutbox,
  putInOutbox,
  readWholeOutbox,
  refuseInOutbox,
  releaseInOutbox,
  takeFromOutbox,
} from '../../storage/outbox/outbox.ts';
import type { ActKind, NewAct, OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { KINDS } from './kinds.ts';

/** Until then the server has asked to be left alone, by the time since this page was opened. */
let quietUntil = 0;

/** What came of sending an act once. `order`: what the server made of it. */
export type Outcome =
  | { state: 'done'; order?: string | undefined }
  | { state: 'waiting' }
  | { state: 'refused'; reason: Refusal };

/** Who waits for the outcome of an act, by its key. */
const outcomeListeners = new Map<string, (outcome: Outcome) => void>();
/** Kinds that are to be sent without waiting for the end of their pauses. */
const hurried = new Set<ActKind>();

/** Keeps an act and sends it now; what does not get through is sent again by itself. */
export async function submit(act: NewAct): Promise<Outcome> {
  return await sendNow(await putInOutbox(act));
}

/** Sends a row of the outbox now, also one that is held or was refused; as soon as the server may be asked again. */
export async function sendNow({ key, kind }: Pick<OutboxRow, 'key' | 'kind'>): Promise<Outcome> {
  await releaseInOutbox(key);
  const outcome = new Promise<Outcome>((resolve) => outcomeListeners.set(key, resolve));
  const over = sendKind(kind).then((): Outcome => ({ state: 'waiting' }));
  return await Promise.race([outcome, over]).finally(() => outcomeListeners.delete(key));
}

/** Sends all that waits, at once. */
export async function sendWaiting(): Promise<void> {
  if (owner() !== '') await adoptOutbox(owner());
  const kinds = new Set((await readWholeOutbox()).filter(mayGo).map(({ kind }) => kind));
  await Promise.all([...kinds].map(sendKind));
}

function sendKind(kind: ActKind): Promise<void> {
  hurried.add(kind);
  return laneOf(kind)();
}

const lanes = new Map<ActKind, () => Promise<void>>();

/**
 * Each kind is sent by itself, so that none holds up another, and in this tab and all others one act of a kind at a
 * time. What is put there meanwhile is sent too.
 */
function laneOf(kind: ActKind): () => Promise<void> {
  const lane =
    lanes.get(kind) ??
    oneAtATime(() =>
      alone(kind)
        .catch((reason) => console.info('What waits could not be sent just now:', String(reason)))
        .then(plan),
    );
  lanes.set(kind, lane);
  return lane;
}

async function alone(kind: ActKind): Promise<void> {
  if (!navigator.locks) return await sendAll(kind);
  await navigator.locks.request(`outbox ${kind}`, { ifAvailable: true }, (lock) => (lock ? sendAll(kind) : undefined));
}

async function sendAll(kind: ActKind): Promise<void> {
  const atOnce = hurried.delete(kind);
  const tried = new Set<string>();
  for (;;) {
    if (performance.now() < quietUntil) return;
    const rows = (await readWholeOutbox()).filter(mayGo);
    const row = nextDue(rows, { kind, now: Date.now(), atOnce, tried });
    if (!row) return;
    tried.add(row.key);
    const next = await sendOne(row);
    // those that waited for this one alone
    for (const { kind: other, after } of rows) if (next === 'gone' && after === row.key) void sendKind(other);
    if (next === 'stop') return;
  }
}

/** `stop`: the connection is lost, or the login; the rest of its kind may wait with it. */
async function sendOne(row: OutboxRow): Promise<'gone' | 'waits' | 'stop'> {
  const notify = (outcome: Outcome) => outcomeListeners.get(row.key)?.(outcome);
  try {
    const { sendingOf } = await import('./sendings.ts');
    const order = await sendingOf(row.kind)?.send(row);
    await takeFromOutbox(row.key);
    notify({ state: 'done', order });
    return 'gone';
  } catch (reason) {
    if (isFinal(reason)) {
      await refuseInOutbox(row.key, reason.message);
      const { sendingOf } = await import('./sendings.ts');
      await sendingOf(row.kind)?.refused?.(row, reason);
      notify({ state: 'refused', reason });
      return 'waits';
    }
    if (!(reason instanceof SessionOver)) {
      const hold = holdOff((reason instanceof Refusal && reason.failure?.retryAfterMs) || 0, Math.random());
      quietUntil = Math.max(quietUntil, performance.now() + hold);
      await postponeInOutbox(row.key, Date.now() + Math.max(hold, retryDelay(row.attempts + 1, Math.random())));
    }
    notify({ state: 'waiting' });
    return reason instanceof SessionOver || !isOnline() ? 'stop' : 'waits';
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks again when the next pause is over. */
async function plan(): Promise<void> {
  const wait = timeToNext((await readWholeOutbox()).filter(mayGo), Date.now());
  clearTimeout(timer);
  if (wait !== undefined) timer = setTimeout(() => void sendDue(), Math.max(wait, quietUntil - performance.now()));
}

async function sendDue(): Promise<void> {
  const kinds = new Set((await readWholeOutbox()).filter(mayGo).map(({ kind }) => kind));
  await Promise.all([...kinds].map((kind) => laneOf(kind)()));
}

/** Whose act it is, is here; a log-out is reported while nobody is logged in. */
function mayGo({ kind, owner: whose }: OutboxRow): boolean {
  if (KINDS[kind].byHand) return false;
  return kind === 'logout' ? !isLogin() : whose !== '' && whose === owner();
}
