import { afterQuiet, isQuiet, nextAt, utcMinute } from '../../src/domain/push/hours.ts';
import type { PushMessage } from '../../src/domain/push/notice.ts';
import type { ServerContext } from '../core/context.ts';
import { describeError } from '../log.ts';
import type { PushManner, PushSender } from '../ports/push.ts';
import {
  claimDeliveries,
  type Delivery,
  deliverDays,
  dropPhones,
  finishDelivery,
  giveUpDelivery,
  MAX_ATTEMPTS,
  postpone,
} from './deliveries.ts';

/** Pushes on their way at once from one server. */
const MAX_AT_ONCE = 32;
/** For so long a push service holds the daily push for a phone that is off, and the one of an answer. */
const DAY_LIFE_S = 4 * 3600;
const ANSWER_LIFE_S = 86_400;

/** Rings every phone that is due. Safe on any number of servers at once. Nothing is done without keys of the operator. */
export async function sendPushes(context: ServerContext, stop?: AbortSignal): Promise<void> {
  const { push } = context.providers;
  if (!push) return;
  const { queries } = context.database;
  await deliverDays(queries, context.clock());
  while (!stop?.aborted) {
    const claimed = await claimDeliveries(queries, MAX_AT_ONCE, context.clock());
    await Promise.all(claimed.map((one) => sendOne(context, push, one, stop)));
    if (claimed.length < MAX_AT_ONCE) break;
  }
}

async function sendOne(
  context: ServerContext,
  push: PushSender,
  one: Delivery,
  stop: AbortSignal | undefined,
): Promise<void> {
  const { queries } = context.database;
  const now = context.clock();
  const quiet = { from: one.quietFrom, until: one.quietUntil };
  if (one.kind === 'answer' && isQuiet(utcMinute(now), quiet))
    return await postpone(queries, one, afterQuiet(now, quiet));
  const count = (outcome: 'sent' | 'gone' | 'failed' | 'given_up') => context.metrics.pushed(one.kind, outcome);
  try {
    const outcome = await push.send(one, JSON.stringify(messageOf(one)), mannerOf(one, now), stop);
    if (outcome === 'sent') {
      await finishDelivery(queries, one);
      return count('sent');
    }
    if (outcome === 'gone') {
      await dropPhones(queries, [one.subscriptionId]);
      return count('gone');
    }
    await giveUpDelivery(queries, one);
    context.log(`A push was refused by ${new URL(one.endpoint).hostname}.`, { level: 'warn' });
    count('given_up');
  } catch (reason) {
    if (stop?.aborted) return await postpone(queries, one, now);
    const isOver = one.attempts >= MAX_ATTEMPTS;
    if (isOver) await giveUpDelivery(queries, one);
    context.log(`A push, attempt ${one.attempts}${isOver ? ', given up' : ''}. ${describeError(reason)}`, {
      level: 'warn',
    });
    count(isOver ? 'given_up' : 'failed');
  }
}

function messageOf({ kind, subject }: Delivery): PushMessage {
  return kind === 'day' ? { kind } : { kind, order: subject };
}

/** A daily push that waits for a phone does not outlast the evening, unless it was asked for at night. */
function mannerOf({ kind, subject, quietFrom, quietUntil, dailyMinute }: Delivery, now: Date): PushManner {
  if (kind === 'answer') return { lifeS: ANSWER_LIFE_S, topic: subject.replaceAll('-', ''), urgency: 'high' };
  const quiet = { from: quietFrom, until: quietUntil };
  const isQuietless = quietFrom === quietUntil || (dailyMinute !== null && isQuiet(dailyMinute, quiet));
  const untilQuietS = Math.floor((nextAt(quietFrom, now).getTime() - now.getTime()) / 1000);
  const lifeS = isQuietless ? DAY_LIFE_S : Math.min(DAY_LIFE_S, untilQuietS);
  return { lifeS, topic: 'day', urgency: 'normal' };
}
