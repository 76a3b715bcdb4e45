import { randomUUID } from 'node:crypto';
import type { Answer, Payload } from '../../src/contract/calls.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { cleanQuestion } from '../../src/domain/question/question.ts';
import type { Visitor } from './stage.ts';

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
  return (await visitor.call('user_info', {})).data[0].balance;
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
    const [told] = (await visitor.call('get_order', { order_id: orderId, after })).data;
    if (told.restart) text = '';
    text += told.parts.map((part) => part.text).join('');
    after = told.cursor;
    if (told.done) return { text, last: told };
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error('the reading did not end in time');
}
