import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../src/contract/envelope.ts';
import { idOf } from './operator-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

/** More than what the machine keeps on its way: 12 MB of texts. */
const ORDERS = 1500;
const TEXT_CHARACTERS = 8000;

let stage: Stage;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  stage = await openStage();
  ada = await stage.enter();
  userId = await idOf(ada);
  // Many have one time, so that a page ends between them.
  await stage.query(
    `insert into orders (order_id, user_id, kind, state, price, currency, title, created_at, updated_at, served_at)
     select md5('export' || i)::uuid, $1, 'reading', 'served', 0, 'coin', 'Q' || i, now() - (i / 70) * interval '1 minute', now(), now()
     from generate_series(1, ${ORDERS}) i`,
    [userId],
  );
  await stage.query(
    `insert into readings (order_id, call, level, spread_id, question, topic, language, draw, attempt)
     select md5('export' || i)::uuid, 'spread_level_ask', 'ai', 3, 'Q' || i, 'work', 'en', '{}', 1 from generate_series(1, ${ORDERS}) i`,
  );
  await stage.query(
    `insert into parts (order_id, attempt, seq, text)
     select md5('export' || i)::uuid, 1, 1, repeat('x', ${TEXT_CHARACTERS}) from generate_series(1, ${ORDERS}) i`,
  );
  await stage.query('analyze orders, readings, parts');
});
afterAll(() => stage.close());

/** Asks for the file and leaves what comes where it is. */
function ask(): Promise<IncomingMessage> {
  const headers = { 'Content-Type': 'application/json', Origin: stage.home, Authorization: `Bearer ${ada.token}` };
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    request(`${stage.home}/fast/tarot/api/v1/user_export`, { method: 'POST', headers: { ...headers, cookie } }, resolve)
      .on('error', reject)
      .end('{}');
  });
}

const read = async (response: IncomingMessage) => JSON.parse(await text(response)) as Envelope;
const hear = (name: string) =>
  stage.query(
    `insert into payment_events (provider, event_id, order_id, kind, trade_id, amount, currency, verdict, received_at)
     values ('sandbox', $1, md5('export${ORDERS}')::uuid, 'failed', 'x', 1, 'TST', 'again', now())`,
    [name],
  );

describe('the file of an account with thousands of readings', () => {
  it('has every row once', async () => {
    const { data, status } = await read(await ask());
    expect(status).toBe(1);
    const [{ account, exported_at }] = data as [
      { account: Record<string, Record<string, string>[]>; exported_at: string },
    ];
    expect(Number.isNaN(Date.parse(exported_at))).toBe(false);
    for (const table of ['orders', 'readings', 'texts']) {
      const rows = account[table]!;
      expect(rows, table).toHaveLength(ORDERS);
      expect(new Set(rows.map((row) => row.orderId)).size, table).toBe(ORDERS);
    }
    expect(account.texts!.every((row) => row.text?.length === TEXT_CHARACTERS)).toBe(true);
    expect(account.person).toMatchObject({ userId });
    expect(account.identities).toHaveLength(1);
    expect(account.payments).toEqual([]);
  });

  it('is read from the database as the phone takes it, not held whole', async () => {
    const response = await ask();
    // Its beginning is on the way and nobody takes it; what is written now stands at its end.
    await hear('late');
    const [{ account }] = (await read(response)).data as [{ account: { payments: { eventId: string }[] } }];
    expect(account.payments.map(({ eventId }) => eventId)).toEqual(['late']);
  });

  it('breaks off where it cannot be read to its end, so that no phone takes a part for the whole', async () => {
    const response = await ask();
    await stage.query('alter table payment_events rename to payment_events_gone');
    await expect(read(response)).rejects.toThrow('aborted');
    await stage.query('alter table payment_events_gone rename to payment_events');
    expect(stage.log.some((line) => line.startsWith('user_export broke off.'))).toBe(true);
    expect((await read(await ask())).status).toBe(1);
  });
});
