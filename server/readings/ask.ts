import { randomUUID } from 'node:crypto';
import type { Answer, CallName } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import type { SpreadShape } from '../content/spreads.ts';
import { jobs, orders, readings } from '../database/schema.ts';
import type { House } from '../house.ts';
import { type Ask, personIn } from '../http/ask.ts';
import { answeredBefore, once } from '../ledger/keys.ts';
import { coinsOf, moveCoins, personAccount } from '../ledger/transfer.ts';
import { spend } from '../limits.ts';
import type { Reader } from '../providers/reader/reader.ts';
import { Refusal } from '../refusal.ts';
import { checkDraw, spreadOf } from './draw.ts';
import { objectionTo } from './moderation.ts';

export type AskingCall = CallName & ('spread_level_ask' | 'spread_level_ask_spread');

/** Who would read this spread at this level, or null where nobody does yet. */
export function readerFor(house: House, spread: SpreadShape, level: Level): Reader | null {
  if (level !== 'ai') return null;
  return house.providers.readers.find((reader) => reader.covers(spread.deck)) ?? null;
}

/**
 * Sells a reading: order, coins, question and job are written together, once for a key.
 * Everything that can say no says it before; too few coins undo the whole.
 */
export async function sellReading(ask: Ask<AskingCall>, call: AskingCall): Promise<Answer<AskingCall>> {
  const { house, payload, language } = ask;
  const { userId } = personIn(ask);
  const act = { userId, key: payload.idempotency_key, call, payload };
  const before = await answeredBefore(house, act);
  if (before) return before as Answer<AskingCall>;

  const now = house.clock();
  await spend(house.database.queries, `ask:${userId}`, house.limits.askByPerson, now);
  const spread = spreadOf(house, payload.spread_id);
  if (!readerFor(house, spread, payload.level)) throw new Refusal('not_open');
  checkDraw(spread, payload);
  const objection = await objectionTo(house, payload.question);
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);

  const answer = await once(house, act, async (tx) => {
    const orderId = randomUUID();
    const stamp = { createdAt: now, updatedAt: now };
    await tx.insert(orders).values({
      orderId,
      userId,
      kind: 'reading',
      state: 'waiting',
      price: spread.price,
      currency: 'coin',
      title: payload.question,
      ...stamp,
    });
    await moveCoins(tx, {
      id: `spend:${orderId}`,
      debit: personAccount(userId),
      credit: 'house:readings',
      amount: spread.price,
      at: now,
    });
    await tx.insert(readings).values({
      orderId,
      call,
      level: payload.level,
      spreadId: spread.id,
      question: payload.question,
      topic: payload.topic,
      language,
      draw: payload.draw,
    });
    await tx
      .insert(jobs)
      .values({ jobId: randomUUID(), kind: 'reading', orderId, state: 'queued', runAfter: now, createdAt: now });
    const balance = await coinsOf(tx, userId);
    return [{ order_id: orderId, state: 'waiting', price: spread.price, balance, created_at: now.toISOString() }];
  });
  house.wake();
  return answer as Answer<AskingCall>;
}
