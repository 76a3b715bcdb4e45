import { ERROR_CODES } from '../../contract/error-codes.ts';
import { retryDelay } from '../../domain/outbox/backoff.ts';
import { newListeners } from '../../platform/listeners.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { isLogin, owner } from '../../session.ts';
import {
  countDue,
  forgetCopied,
  forgetCopyKey,
  keptCopyKey,
  readCopyProgress,
  saveCopyProgress,
} from '../../storage/journal-copy.ts';
import { watchLive } from '../../storage/store/live.ts';
import { isRefusal, isSessionOver } from '../app/failure.ts';
import { bytesOf, canSeal, keysOf } from './cipher.ts';
import { fetchCopy, type OwnCopy } from './fetch.ts';
import { sendDue } from './send.ts';

/** So long nothing may be written before it is copied. */
const QUIET_MS = 4000;
/** Whoever comes back sooner has nothing fetched. */
const FRESH_MS = 30_000;
/** Phones agree after one round, or after one more for each change that comes between. */
const MAX_ROUNDS = 5;

/** What the copying does just now. `failed`: it is tried again by itself. */
export type Doing = 'nothing' | 'copying' | 'failed';
let doing: Doing = 'nothing';
const changes = newListeners();

export const doingNow = (): Doing => doing;
export const onCopying = changes.on;

function say(next: Doing): void {
  if (next === doing) return;
  doing = next;
  changes.announce();
}

let attempts = 0;
let freshUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let watched = '';
let stopWatching = () => {};

/** A copy has just begun on this phone. */
export async function startCopying(): Promise<void> {
  freshUntil = 0;
  await wakeCopying();
}

/** At the start, and when the person or the network is back. */
export async function wakeCopying(): Promise<void> {
  const me = owner();
  if (!isLogin() || !keptCopyKey(me) || !canSeal()) return;
  watch(me);
  if (doing === 'failed' || performance.now() >= freshUntil) await copyNow();
}

/** Copies after what was changed here or in another tab, as soon as nothing more is written. */
function watch(me: string): void {
  if (watched === me) return;
  stopWatching();
  watched = me;
  let before = 0;
  stopWatching = watchLive(
    () => countDue(me),
    (count) => {
      if (count > 0 && (count !== before || doing === 'nothing')) plan(QUIET_MS);
      before = count;
    },
  );
}

function plan(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void copyNow(), delayMs);
}

/** Brings phone and copy together, in one tab at a time; what fails is tried again, after longer and longer pauses. */
export const copyNow = oneAtATime(async () => {
  const own = await ownCopy();
  if (!own) return;
  try {
    // Another tab, or the page before this one, is at it: what that leaves is done afterwards.
    if (!(await alone(() => bringTogether(own)))) return plan(QUIET_MS);
    attempts = 0;
    freshUntil = performance.now() + FRESH_MS;
    say('nothing');
  } catch (reason) {
    await failed(own, reason);
  }
});

/** @returns whether no other tab was at it, so that the work was done */
async function alone(work: () => Promise<void>): Promise<boolean> {
  if (navigator.locks)
    return await navigator.locks.request('journal copy', { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  await work();
  return true;
}

/** The copy of whoever is here. */
async function ownCopy(): Promise<OwnCopy | undefined> {
  const me = owner();
  const key = keptCopyKey(me);
  const progress = key && (await readCopyProgress(me));
  if (!isLogin() || !progress || !canSeal()) return undefined;
  return { owner: me, copyId: progress.copyId, keys: await keysOf(bytesOf(key.entropy)) };
}

async function bringTogether(own: OwnCopy): Promise<void> {
  say('copying');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (owner() !== own.owner) return;
    // What was never fetched, though it is known to be there, is looked for from the beginning.
    await fetchCopy(own, round === MAX_ROUNDS - 1);
    if ((await sendDue(own)) === 'all') {
      await saveCopyProgress(own.owner, { copiedAt: new Date().toISOString() });
      return;
    }
  }
}

async function failed(own: OwnCopy, reason: unknown): Promise<void> {
  console.info('The journal could not be copied just now:', String(reason));
  if (isRefusal(reason) && reason.code === ERROR_CODES.copy_gone) {
    say('nothing');
    return await stopHere(own.owner);
  }
  if (isRefusal(reason) && reason.code === ERROR_CODES.copy_full) {
    say('nothing');
    return await saveCopyProgress(own.owner, { leftOut: 'full' });
  }
  say('failed');
  if (isSessionOver(reason)) return;
  attempts += 1;
  plan(retryDelay(attempts, Math.random()));
}

/** This phone copies no more; the journal on it stays. */
export async function stopHere(me: string): Promise<void> {
  clearTimeout(timer);
  stopWatching();
  watched = '';
  freshUntil = 0;
  forgetCopyKey();
  await forgetCopied(me);
  changes.announce();
}
