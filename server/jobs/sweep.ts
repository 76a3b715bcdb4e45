import { lte } from 'drizzle-orm';
import { sweepChallenges } from '../account/challenges.ts';
import { sweepConsents } from '../account/consents.ts';
import { sweepSecondSteps } from '../account/second-step.ts';
import { sweepSessions } from '../account/sessions.ts';
import type { ServerContext } from '../core/context.ts';
import { sweepLimits } from '../core/limits.ts';
import { deleteOld } from '../database/delete-old.ts';
import { drafts } from '../database/desk.ts';
import { codes } from '../database/people.ts';
import { returnSilent } from '../desk/claim.ts';
import { forgetOldInBooks } from '../ledger/retention.ts';
import { describeError } from '../log.ts';
import { renewMemberships } from '../membership/renewal.ts';
import { closeLapsed } from '../payments/find.ts';
import { sendRefunds } from '../payments/outbox.ts';
import { sendPushes } from '../push/send.ts';
import { sweepSubscriptions } from '../push/subscriptions.ts';
import { sweepTickets } from '../wechat/tickets.ts';
import { eraseDeparted } from './erase.ts';
import { refundLate } from './queue.ts';

const SWEEP_EVERY_MS = 60_000;
/** How long a code that is over is kept, so that it is distinguished from one that was never sent. */
const CODE_KEPT_MS = 86_400_000;

/** How long a draft is kept that nobody has gone on with: its question has been over since its second day. */
const DRAFT_KEPT_MS = 30 * 86_400_000;

/** What is due by the clock. How many it did is written to the log, before `logged`. */
interface Chore {
  readonly name: string;
  readonly logged?: string;
  readonly work: (context: ServerContext, stop?: AbortSignal) => Promise<unknown>;
}

/** Our own rows first and together; what waits for providers goes beside them, so that no refund waits with it. */
const ROUNDS: readonly (readonly Chore[])[] = [
  [
    { name: 'late readings', logged: 'late readings were refunded', work: refundLate },
    { name: 'silent readers', work: returnSilent },
    { name: 'renewals', work: renewMemberships },
    { name: 'departures', logged: 'accounts were erased, as their owners wished', work: eraseDeparted },
    { name: 'what has expired', work: forgetExpired },
  ],
  [{ name: 'open payments', logged: 'payments that nobody paid were closed', work: closeLapsed }],
  [{ name: 'refunds', work: sendRefunds }],
  [{ name: 'pushes', work: sendPushes }],
];

/** Goes every round once. Safe on any number of servers at once. */
export async function sweep(context: ServerContext): Promise<void> {
  for (const round of ROUNDS) await goRound(context, round);
}

/** Goes the rounds every minute, each for itself: one that still runs is not begun again. */
export function startSweeping(context: ServerContext): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = new Map<readonly Chore[], Promise<void>>();
  const run = () => {
    for (const round of ROUNDS) {
      if (running.has(round)) continue;
      running.set(
        round,
        goRound(context, round, stopping.signal).finally(() => running.delete(round)),
      );
    }
  };
  const timer = setInterval(run, SWEEP_EVERY_MS);
  run();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/** A chore that fails is written to the log and keeps none of the others from its turn. */
async function goRound(context: ServerContext, round: readonly Chore[], stop?: AbortSignal): Promise<void> {
  for (const { name, logged, work } of round) {
    if (stop?.aborted) return;
    try {
      const many = await work(context, stop);
      if (logged && typeof many === 'number' && many > 0) context.log(`${many} ${logged}.`);
    } catch (reason) {
      context.log(`The sweep of ${name} failed. ${describeError(reason)}`, { level: 'error' });
    }
  }
}

async function forgetExpired({ database: { queries }, clock }: ServerContext): Promise<void> {
  const now = clock();
  await sweepLimits(queries, now);
  await sweepSessions(queries, now);
  await sweepConsents(queries, now);
  await sweepChallenges(queries, now);
  await sweepSecondSteps(queries, now);
  await sweepTickets(queries, now);
  await sweepSubscriptions(queries, now);
  await deleteOld(queries, codes, lte(codes.expiresAt, new Date(now.getTime() - CODE_KEPT_MS)));
  await deleteOld(queries, drafts, lte(drafts.savedAt, new Date(now.getTime() - DRAFT_KEPT_MS)));
  await forgetOldInBooks(queries, now);
}
