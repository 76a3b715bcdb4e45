import { lte } from 'drizzle-orm';
import { sweepChallenges } from '../account/challenges.ts';
import { sweepConsents } from '../account/consents.ts';
import { sweepSecondSteps } from '../account/second-step.ts';
import { sweepSessions } from '../account/sessions.ts';
import type { House } from '../core/context.ts';
import { sweepLimits } from '../core/limits.ts';
import { codes } from '../database/people.ts';
import { layBackSilent } from '../desk/claim.ts';
import { nameFault } from '../log.ts';
import { renewMemberships } from '../membership/renewal.ts';
import { closeLapsed } from '../payments/find.ts';
import { sendRefunds } from '../payments/outbox.ts';
import { sweepTickets } from '../wechat/tickets.ts';
import { eraseDeparted } from './erase.ts';
import { refundLate } from './queue.ts';

const EVERY = 60_000;
/** Milliseconds that a code that is over is kept, so that it is told from one that was never sent. */
const CODE_KEPT = 86_400_000;

/** What is due by the clock. How many it did is told to the log, before `told`. */
interface Chore {
  readonly name: string;
  readonly told?: string;
  readonly work: (house: House, stop?: AbortSignal) => Promise<unknown>;
}

/** Our own rows first and together; what waits for other houses goes beside them, so that no refund waits with it. */
const ROUNDS: readonly (readonly Chore[])[] = [
  [
    { name: 'late readings', told: 'late readings were refunded', work: refundLate },
    { name: 'silent readers', work: layBackSilent },
    { name: 'renewals', work: renewMemberships },
    { name: 'departures', told: 'accounts were erased, as their owners wished', work: eraseDeparted },
    { name: 'what has expired', work: forgetExpired },
  ],
  [{ name: 'open payments', told: 'payments that nobody paid were closed', work: closeLapsed }],
  [{ name: 'refunds', work: sendRefunds }],
];

/** Goes every round once. Safe on any number of servers at once. */
export async function sweep(house: House): Promise<void> {
  for (const round of ROUNDS) await goRound(house, round);
}

/** Goes the rounds every minute, each for itself: one that still runs is not begun again. */
export function startSweeping(house: House): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = new Map<readonly Chore[], Promise<void>>();
  const run = () => {
    for (const round of ROUNDS) {
      if (running.has(round)) continue;
      running.set(
        round,
        goRound(house, round, stopping.signal).finally(() => running.delete(round)),
      );
    }
  };
  const timer = setInterval(run, EVERY);
  run();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/** A chore that fails is told to the log and keeps none of the others from its turn. */
async function goRound(house: House, round: readonly Chore[], stop?: AbortSignal): Promise<void> {
  for (const { name, told, work } of round) {
    if (stop?.aborted) return;
    try {
      const many = await work(house, stop);
      if (told && typeof many === 'number' && many > 0) house.log(`${many} ${told}.`);
    } catch (reason) {
      house.log(`The sweep of ${name} failed. ${nameFault(reason)}`);
    }
  }
}

async function forgetExpired({ database: { queries }, clock }: House): Promise<void> {
  const now = clock();
  await sweepLimits(queries, now);
  await sweepSessions(queries, now);
  await sweepConsents(queries, now);
  await sweepChallenges(queries, now);
  await sweepSecondSteps(queries, now);
  await sweepTickets(queries, now);
  await queries.delete(codes).where(lte(codes.expiresAt, new Date(now.getTime() - CODE_KEPT)));
}
