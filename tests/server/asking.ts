import { randomUUID } from 'node:crypto';
import type { Answer, Payload } from '../../src/contract/calls.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { cleanQuestion } from '../../src/domain/question/question.ts';
import type { Stage, Visitor } from './stage.ts';

/** An ask that the server takes: three cards of the timeline. */
export function asking(change: Partial<Payload<'spread_level_ask'>> = {}): Payload<'spread_level_ask'> {
  const question = change.question ?? 'Will the new work suit me?';
  const topic = change.topic ?? 'work';
  const cards = [
    { id: 'maj00', reversed: false, position: 'past' },
    { id: 'wan01', reversed: true, position: 'present' },
    { id: 'cupQ', reversed: false, position: 'future' },
  ];
  const drawnAt = '2026-11-21T04:00:00.000Z';
  const facts = {
    deck: 'tarot' as const,
    spreadId: 3,
    question: cleanQuestion(question),
    topic,
    cards,
    order: [],
    drawnAt,
  };
  return {
    idempotency_key: randomUUID(),
    spread_id: 3,
    level: 'ai',
    question,
    topic,
    locale: 'en-US',
    draw: {
      deck: 'tarot',
      cards,
      drawn_at: drawnAt,
      seal: sealDraw(facts).seal,
    },
    ...change,
  };
}

export async function balanceOf(visitor: Visitor): Promise<number> {
  return (await visitor.say('user_info', {})).data[0].balance;
}

export type Reading = Answer<'get_order'>[0];

/** Polls as a phone does, from part to part, until nothing more will come. */
export async function readToEnd(
  visitor: Visitor,
  orderId: string,
  patience = 30_000,
): Promise<{ text: string; last: Reading }> {
  let text = '';
  let after = '';
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const [told] = (await visitor.say('get_order', { order_id: orderId, after })).data;
    if (told.restart) text = '';
    text += told.parts.map((part) => part.text).join('');
    after = told.cursor;
    if (told.done) return { text, last: told };
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error('the reading did not end in time');
}

/** What must hold in the books after every run. @returns the sentences that do not. */
export async function faultsInTheBooks(stage: Stage): Promise<string[]> {
  const checks: Record<string, string> = {
    'a cached balance is the sum of its transfers': `select user_id from balances b where coins <> coalesce((select sum(amount) from transfers where credit = 'person:' || b.user_id), 0) - coalesce((select sum(amount) from transfers where debit = 'person:' || b.user_id), 0)`,
    'nobody is below 0': 'select user_id from balances where coins < 0',
    'a reading is paid once, to the coin': `select order_id from orders o where kind = 'reading' and (select coalesce(sum(amount), 0) from transfers where id = 'spend:' || o.order_id) <> price`,
    'a refund comes once, in full, iff refunded': `select order_id from orders o where kind = 'reading' and (select coalesce(sum(amount), 0) from transfers where id = 'refund:' || o.order_id) <> case when state = 'refunded' then price else 0 end`,
    'served and refunded exclude each other':
      'select order_id from orders where served_at is not null and refunded_at is not null',
    'one job a paid reading': `select o.order_id from orders o left join jobs j using (order_id) where o.kind = 'reading' group by o.order_id having count(j.job_id) <> 1`,
    'a served reading has a text': `select o.order_id from orders o join readings r using (order_id) where o.state = 'served' and not exists (select from parts p where p.order_id = o.order_id and p.attempt = r.attempt)`,
    'one key made one order': `select k.key from keys k where k.answer->0 ? 'order_id' and not exists (select from orders o where o.order_id::text = k.answer->0->>'order_id')`,
    'one welcome a person': `select user_id from people p where (select count(*) from transfers where id = 'welcome:' || p.user_id) > 1`,
  };
  const faults: string[] = [];
  for (const [sentence, sql] of Object.entries(checks)) if ((await stage.query(sql)).length > 0) faults.push(sentence);
  return faults;
}
