import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { seatReader } from '../../server/operator/readers.ts';
import { givePrices } from '../../server/operator-settings/prices.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

/** A server where everything can be bought, and another of the same database: for the tests of the file that calls `withShop`. */
export let stage: Stage;
export let other: Stage;
let model: StandIn;

/** Coins that everybody begins with. */
export const COINS = 100_000;

export function withShop(): void {
  beforeAll(openShop);
  afterAll(closeShop);
  afterEach(async () => expect(await faultsInTheBooks(stage)).toEqual([]));
}

async function openShop(): Promise<void> {
  model = await standIn((_request, response) => void stream(response, ['The Moon ', 'speaks first.']));
  const env = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'm', WELCOME_COINS: String(COINS) };
  stage = await openStage({ env });
  other = await openStage({ env: { ...env, DATABASE_URL: stage.running.context.settings.DATABASE_URL ?? '' } });
  await seatReader(stage.running.context, 'reader@example.org', 'Lin');
}

async function closeShop(): Promise<void> {
  await other?.close();
  await stage?.close();
  await model?.close();
}

/** The operator gives prices. */
export const give = (...pairs: string[]) => givePrices(stage.running.context, pairs);
/** The prices that phones are told. */
export const told = async (at: Stage = stage) => (await at.visitor().call('global_params', {})).data[0].prices!;

/** The coins that the books say were paid for an order. */
export async function spentOn(orderId: string): Promise<number> {
  const [row] = await stage.query<{ amount: string }>('select amount from transfers where id = $1', [
    `spend:${orderId}`,
  ]);
  return Number(row?.amount ?? 0);
}

export const orderIn = ({ data }: { data: unknown[] }) => (data[0] as { order_id: string }).order_id;
