import { randomUUID } from 'node:crypto';
import { sweep } from '../../server/jobs/sweep.ts';
import { refundPurchase } from '../../server/payments/refund.ts';
import type { PaymentEvent } from '../../server/ports/payment.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { faultsInTheBooks } from './books.ts';
import type { Act } from './money-acts.ts';
import { askAbout } from './money-asks.ts';
import { press, tell } from './paying.ts';
import type { Heard, Stage, Visitor } from './stage.ts';

/** The second makes every writing of it fail. */
export const QUESTIONS = ['Will the new work suit me?', 'Will this reading fail?', 'What do I overlook?'] as const;

/** One history: its people, what they bought and asked, and what they were promised. */
export class World {
  readonly servers: readonly [Stage, Stage];
  readonly people: readonly Visitor[];
  readonly readers: readonly Visitor[];
  /** The birth that each of the people keeps. */
  readonly births: readonly string[];
  readonly bought: { orderId: string; who: number }[] = [];
  readonly asked: { orderId: string; who: number }[] = [];
  /** Answers that were heard: whose key brought which order. */
  readonly promises = new Map<string, { orderId: string; body: string }>();
  /** Words of the provider that were taken: it will not tell them again. */
  readonly taken = new Set<string>();
  readonly faults = new Set<string>();
  readonly #keys = new Map<string, string>();

  constructor({ servers, people, readers, births }: Pick<World, 'servers' | 'people' | 'readers' | 'births'>) {
    this.servers = servers;
    this.people = people;
    this.readers = readers;
    this.births = births;
  }

  async perform(act: Act, server: 0 | 1): Promise<void> {
    const stage = this.servers[server];
    switch (act.kind) {
      case 'ask':
        return await this.#act(act.who, act.key, server, this.asked, (key) =>
          askAbout(act.matter, {
            key,
            level: act.level,
            question: QUESTIONS[act.text] ?? '',
            profile: this.births[act.who] ?? '',
          }),
        );
      case 'wallpaper':
        return await this.#act(act.who, act.key, server, this.asked, (idempotency_key) => [
          'buy_wallpaper',
          { idempotency_key, wallpaper_id: act.item },
        ]);
      case 'buy':
        return await this.#act(act.who, act.key, server, this.bought, (idempotency_key) => [
          'buy_currency_product',
          { idempotency_key, product_id: act.product, provider: 'sandbox' },
        ]);
      case 'join':
        return await this.#act(act.who, act.key, server, this.bought, (idempotency_key) => [
          'pay/vip',
          { idempotency_key, product_id: act.product, provider: act.provider },
        ]);
      case 'free day':
        return void (await this.#say(act.who, server, 'vip', { take_free: true }));
      case 'renew':
        return void (await this.#say(act.who, server, 'vip', { renew: act.product }));
      case 'invite':
        return await this.#invite(act.who, server);
      case 'press': {
        const one = this.#pick(this.bought, act.order);
        return void (one && (await press(stage, one.orderId, act.act)));
      }
      case 'notice':
        return await this.#notice(act, stage);
      case 'look': {
        const one = this.#pick(this.bought, act.order);
        return void (one && (await this.#say(one.who, server, 'get_order', { order_id: one.orderId })));
      }
      case 'refund': {
        const one = this.#pick(this.bought, act.order);
        const { database, clock } = stage.running.context;
        return void (one && (await refundPurchase(database.queries, one.orderId, clock()).catch(() => null)));
      }
      case 'desk':
        return await this.#desk(act, server);
      case 'peek':
        return await this.#peek(act.who, act.order, server);
      case 'wait':
        return this.wait(act.seconds);
      case 'sweep':
        return await sweep(stage.running.context).catch(() => {});
      case 'audit':
        for (const fault of await faultsInTheBooks(stage).catch(() => [])) this.faults.add(fault);
        return;
      case 'terminate':
        await stage
          .query(
            'select pg_terminate_backend(pid) from (select pid from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() order by random() limit 1) one',
            [`asterly-${process.pid}`],
          )
          .catch(() => null);
    }
  }

  /** The clock of both servers. */
  wait(seconds: number): void {
    for (const stage of this.servers) stage.advance(seconds);
  }

  /** An act with a key, told again while it is not answered, as a phone does. */
  async #act(
    who: number,
    number: number,
    server: 0 | 1,
    list: { orderId: string; who: number }[],
    actWith: (key: string) => readonly [CallName, object],
  ): Promise<void> {
    const place = `${who} ${number}`;
    const key = this.#keys.get(place) ?? randomUUID();
    this.#keys.set(place, key);
    const [name, payload] = actWith(key);
    const body = `${name} ${JSON.stringify(payload)}`;
    const heard = await this.#say(who, server, name, payload);
    const before = this.promises.get(key);
    if (heard?.status === 1) {
      const order = heard.data[0] as { order_id: string } | undefined;
      if (!order) return void this.faults.add('a key was answered without its act');
      const { order_id: orderId } = order;
      if (before && (before.orderId !== orderId || before.body !== body)) this.faults.add('one key made two orders');
      if (!before) list.push({ orderId, who });
      this.promises.set(key, { orderId, body });
    } else if (before?.body === body && heard && heard.code === ERRORS.key_reused.code)
      this.faults.add('a key was refused with its own body');
  }

  /** @returns null when no answer came, however often it was asked. */
  async #say(who: number, server: 0 | 1, name: CallName, payload: object): Promise<Heard | null> {
    const person = this.people[who] as Visitor;
    for (let tries = 0; tries < 4; tries += 1) {
      const { home } = this.servers[(server + tries) % 2] as Stage;
      const heard = await person.at(home).callAnything(name, payload);
      if (heard.http < 500) return heard;
    }
    return null;
  }

  #pick<One>(list: readonly One[], number: number): One | undefined {
    return list[number % Math.max(1, list.length)];
  }

  async #invite(who: number, server: 0 | 1): Promise<void> {
    const heard = await this.#say(who, server, 'create_inviter', {});
    if (heard?.status !== 1) return;
    const { inviter } = heard.data[0] as { inviter: string };
    // Two come at once. A friend whose connection broke may stand before a code that was taken; she is not waited for.
    const come = () => this.servers[server].enter(inviter).catch(() => null);
    await Promise.all([come(), come()]);
  }

  async #notice(act: Extract<Act, { kind: 'notice' }>, stage: Stage): Promise<void> {
    const one = this.#pick(this.bought, act.order);
    if (!one) return;
    const rows = await stage
      .query<{ price: string; currency: string }>(
        'select price, currency from orders where order_id = $1 and provider is not null',
        [one.orderId],
      )
      .catch(() => []);
    const [order] = rows;
    if (!order) return;
    const event: PaymentEvent = {
      provider: 'sandbox',
      eventId: `${one.orderId}-${act.word}-${act.says}-${act.wrong}`,
      orderId: one.orderId,
      kind: act.says,
      tradeId: `T-${one.orderId}${act.wrong === 'trade' ? `-${act.word}` : ''}`,
      amount: Number(order.price) + (act.wrong === 'amount' ? 1 : 0),
      currency: act.wrong === 'currency' ? 'CNY' : order.currency,
    };
    for (let tries = 0; tries < 4; tries += 1) {
      const status = await tell(stage, event).catch(() => 503);
      if (status === 200) return void this.taken.add(event.eventId);
    }
  }

  async #desk({ reader, order, does }: Extract<Act, { kind: 'desk' }>, server: 0 | 1): Promise<void> {
    const one = (this.readers[reader] as Visitor).at(this.servers[server].home);
    const list = await one.call('desk/list', {});
    if (list.status !== 1) return;
    const { waiting, mine } = list.data[0];
    const question = this.#pick(does === 'claim' ? waiting : mine, order);
    if (!question) return;
    const { order_id } = question;
    if (does === 'claim') await one.call('desk/claim', { order_id });
    if (does === 'send') await one.call('desk/send', { order_id, text: 'Look at the work itself before you say yes.' });
    if (does === 'give back') await one.call('desk/give_back', { order_id });
  }

  async #peek(who: number, number: number, server: 0 | 1): Promise<void> {
    const one = this.#pick([...this.bought, ...this.asked], number);
    if (!one || one.who === who) return;
    const told = await this.#say(who, server, 'get_order', { order_id: one.orderId });
    const listed = await this.#say(who, server, 'get_orders', { order_ids: [one.orderId] });
    if (told?.status === 1 || (listed?.status === 1 && listed.data.length > 0)) this.faults.add('another saw an order');
  }
}
