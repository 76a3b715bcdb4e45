import { randomUUID } from 'node:crypto';
import type { Providers } from '../../server/core/context.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { seatReader } from '../../server/operator/readers.ts';
import type { Payment } from '../../server/ports/payment.ts';
import type { Reader } from '../../server/ports/reader.ts';
import { faultsInTheBooks, illegalMoves, ordersLeftOpen } from './books.ts';
import { cutConnections } from './cut-connections.ts';
import { PEOPLE } from './money-acts.ts';
import { QUESTIONS, World } from './money-world.ts';
import { look } from './paying.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { createTestDatabase } from './test-database.ts';

const DAY_AND_A_BIT = 25 * 3600;
/** One statement in so many loses its connection. */
const ONE_IN = 60;

/** Two servers of one database whose connections to it break while `breaking` is on, with a moody provider and reader. */
export interface Fleet {
  readonly servers: readonly [Stage, Stage];
  /** Begins to break connections, by chance from this number; null ends it. */
  breakConnections(luck: number | null): void;
  close(): Promise<void>;
}

export async function openFleet(): Promise<Fleet> {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, WELCOME_COINS: '400' };
  const providers = moodyProviders();
  const first = await openStage({ env, providers });
  const second = await openStage({ env, providers });
  let chance: (() => number) | null = null;
  for (const { running } of [first, second])
    cutConnections(running.context.database.pool, () => {
      if (!chance || chance() * ONE_IN >= 1) return null;
      return chance() < 0.5 ? 'before' : 'after';
    });
  return {
    servers: [first, second],
    breakConnections: (luck) => {
      chance = luck === null ? null : chanceFrom(luck);
    },
    close: async () => {
      for (const stage of [first, second]) await stage.close();
      await database.drop();
    },
  };
}

/** Refunds are on their way at first and then fail once; one question is never read. */
function moodyProviders(): (real: Providers) => Providers {
  const tries = new Map<string, number>();
  return (real) => ({ ...real, payments: moodyPayments(real, tries), readers: [moodyReader] });
}

const moodyReader: Reader = {
  source: 'local',
  covers: () => true,
  async *read({ question }) {
    yield 'It will. ';
    if (question === QUESTIONS[1]) throw new Error('no words');
    yield 'But not at once.';
  },
};

function moodyPayments(real: Providers, tries: Map<string, number>): Payment[] {
  return real.payments.map(
    (payment): Payment => ({
      ...payment,
      async refund(repayment) {
        const count = (tries.get(repayment.refundId) ?? 0) + 1;
        tries.set(repayment.refundId, count);
        if (count === 1) return 'on_its_way';
        if (count === 2) throw new Error('not now');
        return await payment.refund(repayment);
      },
    }),
  );
}

/** Mulberry32: the same number brings the same luck. */
function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** New people for one history. */
export async function peopleFor({ servers }: Fleet): Promise<World> {
  const [first, second] = servers;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => first.enter()));
  const readers = await Promise.all(['Lin Yue', 'Mo'].map((name) => seated(second, name)));
  const births = await Promise.all(people.map(birthOf));
  return new World({ servers, people, readers, births });
}

async function birthOf(person: Visitor): Promise<string> {
  const { data } = await person.call('create_user_profile', {
    idempotency_key: randomUUID(),
    name: 'Ada',
    date: '1990-05-05',
    time: '14:30',
    place: 'Shanghai',
    latitude: 31.2,
    longitude: 121.5,
    zone: 'Asia/Shanghai',
  });
  return data[0].profile_id;
}

async function seated(stage: Stage, name: string): Promise<Visitor> {
  const visitor = await stage.enter();
  const [{ user_id }] = (await visitor.call('user_info', {})).data;
  const [row] = await stage.query<{ subject: string }>('select subject from identities where user_id = $1', [user_id]);
  await seatReader(stage.running.context, row!.subject, name);
  return visitor;
}

/** Lets everything come to its end, first at once and then a day later. @returns what does not hold. */
export async function faultsAfter(world: World): Promise<string[]> {
  const [first, second] = world.servers;
  await readersAreDone(world);
  // A person who returns and looks finds every payment that went through.
  for (const { orderId, who } of world.bought) {
    world.wait(3);
    await look((world.people[who] as Visitor).at(first.home), orderId);
  }
  const faults = [...world.faults, ...(await faultsInTheBooks(first)), ...(await brokenPromises(world))];
  world.wait(DAY_AND_A_BIT);
  const sweeping = async ({ running }: Stage) =>
    sweep(running.context).catch(() => {
      faults.push('a sweep fails');
    });
  await Promise.all([first, second].map(sweeping));
  for (let turn = 0; turn < 3; turn += 1) {
    world.wait(3700);
    await sweeping(first);
  }
  const late = [
    ...(await faultsInTheBooks(second)),
    ...(await illegalMoves(second)),
    ...(await ordersLeftOpen(second)),
  ];
  return [...new Set([...faults, ...late])];
}

/** Until nothing is being read any more, tries after a failure included. */
async function readersAreDone({ servers }: World): Promise<void> {
  const [first] = servers;
  for (let turn = 0; turn < 200; turn += 1) {
    const [open] = await first.query<{ n: number }>(
      "select count(*)::int as n from jobs where state in ('queued', 'running')",
    );
    if (open?.n === 0) return;
    for (const stage of servers) {
      stage.advance(12);
      stage.running.context.wake();
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('readings do not come to an end');
}

/** What was acknowledged and is not there. */
async function brokenPromises(world: World): Promise<string[]> {
  const [first] = world.servers;
  const faults: string[] = [];
  const rows = await first.query<{ order_id: string }>('select order_id from orders');
  const there = new Set(rows.map(({ order_id }) => order_id));
  for (const { orderId } of world.promises.values())
    if (!there.has(orderId)) faults.push('an acknowledged order is lost');
  const words = await first.query<{ event_id: string }>('select event_id from payment_events');
  const kept = new Set(words.map(({ event_id }) => event_id));
  for (const word of world.taken) if (!kept.has(word)) faults.push('a taken word of the provider is lost');
  const ids = await Promise.all(world.people.map(async (one) => (await one.call('user_info', {})).data[0].user_id));
  const unpaid = await first.query(
    "select 1 from sandbox_trades t join orders o using (order_id) where t.state = 'paid' and o.state not in ('successful', 'refunded') and o.user_id = any($1)",
    [ids],
  );
  if (unpaid.length > 0) faults.push('money was taken and nothing came of it');
  return faults;
}
