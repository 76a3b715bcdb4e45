import type pg from 'pg';
import type { ServerContext } from '../core/context.ts';
import { Refusal } from '../refusal.ts';

/** Between two looks at the rows of all watched orders. */
const POLL_MS = 250;
/** More screens than one person has; whoever asks for more reads by asking again and again. */
const MAX_STREAMS_PER_PERSON = 4;

/** An order that a stream watches. */
export interface OrderWatch {
  /** Waits until there is news of the order, `ms` are over or the watch is closed. @throws where the rows cannot be read */
  next(ms: number): Promise<void>;
  close(): void;
}

/** What is watched on one server. */
interface Watching {
  readonly listeners: Set<Listener>;
  readonly people: Map<string, number>;
  polls: boolean;
}

interface Listener {
  readonly orderId: string;
  seen: string;
  known: string;
  failure: unknown;
  closed: boolean;
  wake: () => void;
}

const servers = new WeakMap<pg.Pool, Watching>();

/**
 * Watches an order for a person. However many are watched, one statement looks at all of them.
 * @throws Refusal `too_many` where the person or the server has as many as may be
 */
export function watchOrder(context: ServerContext, userId: string, orderId: string): OrderWatch {
  const { pool } = context.database;
  const watching = servers.get(pool) ?? { listeners: new Set(), people: new Map(), polls: false };
  servers.set(pool, watching);
  const { listeners, people } = watching;
  const ofPerson = people.get(userId) ?? 0;
  if (ofPerson >= MAX_STREAMS_PER_PERSON || listeners.size >= context.settings.MAX_STREAMS)
    throw new Refusal('too_many');
  const listener: Listener = { orderId, seen: '', known: '', failure: null, closed: false, wake: () => {} };
  listeners.add(listener);
  people.set(userId, ofPerson + 1);
  context.metrics.streams(1);
  if (!watching.polls) void poll(pool, watching);
  return {
    async next(ms) {
      if (listener.seen === listener.known && !listener.failure && !listener.closed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          listener.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      listener.seen = listener.known;
      if (listener.failure) throw listener.failure;
    },
    close() {
      if (listener.closed) return;
      listener.closed = true;
      listener.wake();
      listeners.delete(listener);
      context.metrics.streams(-1);
      const left = (people.get(userId) ?? 1) - 1;
      if (left === 0) people.delete(userId);
      else people.set(userId, left);
    },
  };
}

/** State, attempt and length of the text: whatever a stream sends changes one of them. */
const LOOK = `select orders.order_id as "orderId", concat_ws(' ', orders.state, readings.attempt, (
  select max(seq) from parts where parts.order_id = readings.order_id and parts.attempt = readings.attempt
)) as known
from orders left join readings on readings.order_id = orders.order_id where orders.order_id = any($1::uuid[])`;

/** Looks while anything is watched. */
async function poll(pool: pg.Pool, watching: Watching): Promise<void> {
  watching.polls = true;
  while (watching.listeners.size > 0) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const orderIds = [...new Set([...watching.listeners].map(({ orderId }) => orderId))];
    if (orderIds.length === 0) break;
    try {
      const { rows } = await pool.query<{ orderId: string; known: string }>({
        name: 'watch_orders',
        text: LOOK,
        values: [orderIds],
      });
      const known = new Map(rows.map((row) => [row.orderId, row.known]));
      for (const listener of watching.listeners) {
        listener.known = known.get(listener.orderId) ?? '';
        if (listener.known !== listener.seen) listener.wake();
      }
    } catch (reason) {
      for (const listener of watching.listeners) {
        listener.failure = reason;
        listener.wake();
      }
    }
  }
  watching.polls = false;
}
