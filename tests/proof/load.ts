import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asking } from '../server/asking.ts';
import { press } from '../server/paying.ts';
import { Visitor } from '../server/stage.ts';

/** What became of what a crowd asked. */
export interface LoadReport {
  readonly requests: number;
  /** Answers that were none: broken connections and 5xx. All of them were sent again under the same key. */
  readonly failures: readonly string[];
  /** The longest time without a request that succeeded. */
  readonly longestGapMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Orders that somebody was told of. */
  readonly promised: ReadonlySet<string>;
}

/** Between two acts of one person. */
const PACE_MS = 250;
const RETRY_MS = 150;

/** People who ask, buy and look all the time, each by the next server in turn, and send again what got no answer. */
export function startLoad(homes: readonly string[], people: readonly Visitor[]) {
  const servers = [...homes];
  const times: number[] = [];
  const failures: string[] = [];
  const promised = new Set<string>();
  let last = performance.now();
  let longestGapMs = 0;
  let goesOn = true;
  let turn = 0;

  const until = async (
    person: Visitor,
    act: (at: Visitor) => Promise<{ http: number; status: number; data: unknown }>,
  ) => {
    for (;;) {
      const began = performance.now();
      turn += 1;
      try {
        const heard = await act(person.at(servers[turn % servers.length] as string));
        if (heard.http >= 500) throw new Error(`HTTP ${heard.http}`);
        const now = performance.now();
        times.push(now - began);
        longestGapMs = Math.max(longestGapMs, now - last);
        last = now;
        return heard;
      } catch (reason) {
        const { message, cause } = reason as Error;
        failures.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
        if (!goesOn) return null;
        await sleep(RETRY_MS);
      }
    }
  };
  const promise = (heard: { status: number; data: unknown } | null): string | null => {
    if (heard?.status !== 1) return null;
    const [{ order_id }] = heard.data as [{ order_id: string }];
    promised.add(order_id);
    return order_id;
  };
  const live = async (person: Visitor, index: number) => {
    for (let act = index; goesOn; act += 1) {
      const key = { idempotency_key: randomUUID() };
      const ask = asking();
      if (act % 4 === 0) {
        const orderId = promise(
          await until(person, (at) => at.call('buy_currency_product', { ...key, product_id: 1, provider: 'sandbox' })),
        );
        if (orderId) await press({ home: servers[0] as string }, orderId, 'pay').catch(() => {});
      } else if (act % 4 === 1) {
        promise(await until(person, (at) => at.call('pay/vip', { ...key, product_id: 101, provider: 'balance' })));
      } else if (act % 4 === 2) promise(await until(person, (at) => at.call('spread_level_ask', ask)));
      else await until(person, (at) => at.call('order_list', { limit: 20 }));
      await sleep(PACE_MS);
    }
  };
  const living = people.map(live);
  return {
    /** From now on another server is asked too. */
    add: (home: string) => void servers.push(home),
    async stop(): Promise<LoadReport> {
      goesOn = false;
      await Promise.all(living);
      const sorted = times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return {
        requests: times.length + failures.length,
        failures,
        longestGapMs: Math.round(longestGapMs),
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        maxMs: at(1),
        promised,
      };
    },
  };
}

/** Somebody new at a server of development. */
export async function enter(home: string): Promise<Visitor> {
  const visitor = new Visitor(home);
  const email = `somebody-${randomUUID()}@example.org`;
  await visitor.call('email/verify_code', { email });
  const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { to: string; code: string }[];
  const { data } = await visitor.call('email_login', { email, code: letters.find(({ to }) => to === email)!.code });
  visitor.token = data[0].tarot_session;
  return visitor;
}
