import { lte } from 'drizzle-orm';
import { ANSWER_WITHIN } from '../../src/domain/desk/hours.ts';
import { sweepChallenges } from '../account/challenges.ts';
import { eraseDeparted } from '../account/leave.ts';
import { sweepSecondSteps } from '../account/second-step.ts';
import { sweepSessions } from '../account/sessions.ts';
import { sweepConsents } from '../account/wechat.ts';
import { codes } from '../database/people.ts';
import { layBackSilent } from '../desk/claim.ts';
import type { House } from '../house.ts';
import { sweepLimits } from '../limits.ts';
import { nameFault } from '../log.ts';
import { renewMemberships } from '../membership/renewal.ts';
import { closeLapsed } from '../payments/find.ts';
import { sendRefunds } from '../payments/outbox.ts';
import { sweepTickets } from '../wechat/tickets.ts';
import { refundLate } from './queue.ts';

const EVERY = 60_000;

/** Refunds what is late and throws away what has expired. Safe on any number of servers at once. */
export async function sweep(house: House): Promise<void> {
  const { queries } = house.database;
  const now = house.clock();
  const refunded = await refundLate(queries, new Date(now.getTime() - ANSWER_WITHIN), now);
  if (refunded > 0) house.log(`${refunded} late readings were refunded.`);
  await layBackSilent(house);
  const closed = await closeLapsed(house);
  if (closed > 0) house.log(`${closed} payments that nobody paid were closed.`);
  await renewMemberships(house);
  await sendRefunds(house);
  const erased = await eraseDeparted(house);
  if (erased > 0) house.log(`${erased} accounts were erased, as their owners wished.`);
  await sweepLimits(queries, now);
  await sweepSessions(queries, now);
  await sweepConsents(queries, now);
  await sweepChallenges(queries, now);
  await sweepSecondSteps(queries, now);
  await sweepTickets(queries, now);
  await queries.delete(codes).where(lte(codes.expiresAt, new Date(now.getTime() - 86_400_000)));
}

export function startSweeping(house: House): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = sweep(house).catch((reason: unknown) => house.log(`The sweep failed. ${nameFault(reason)}`));
  };
  const timer = setInterval(run, EVERY);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
