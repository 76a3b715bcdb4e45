import * as v from 'valibot';
import type { Prices } from '../../src/domain/prices.ts';
import { BUILT_PRICES } from '../content/prices.ts';
import { WALLPAPER_ITEMS } from '../content/wallpapers.ts';
import type { ServerContext } from '../core/context.ts';
import { toMinute } from '../core/minute.ts';
import type { Executor } from '../database/database.ts';
import { prices } from '../database/operator-settings.ts';

/** As much as a phone can agree to. */
const MAX_COINS = 1_000_000;

type Price = readonly [what: string, coins: number];

/** Every price that an operator may give, by its key: what it is for, and the coins of the build. */
const KEYS: ReadonlyMap<string, Price> = new Map<string, Price>([
  ...stepKeys('ai', 'AI reading'),
  ...stepKeys('person', 'reading by a person'),
  ['chart', ['question to a birth chart', BUILT_PRICES.chart]],
  ['dream', ['reading of a dream', BUILT_PRICES.dream]],
  ...WALLPAPER_ITEMS.map((one): [string, Price] => [
    `wallpaper-${one.wallpaperId}`,
    [`wallpaper ${one.titles.en}`, one.price],
  ]),
]);

const Coins = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(MAX_COINS));

/** What everything costs now: what the operator has given, else what the build has. */
export async function pricesNow(db: Executor): Promise<Prices> {
  const given = await givenPrices(db);
  const coins = (key: string) => given.get(key)?.coins ?? KEYS.get(key)?.[1] ?? 0;
  const steps = (level: 'ai' | 'person') =>
    BUILT_PRICES[level].map(({ cards }) => ({ cards, coins: coins(`${level}-${cards}`) }));
  return {
    ai: steps('ai'),
    person: steps('person'),
    chart: coins('chart'),
    dream: coins('dream'),
    tests: BUILT_PRICES.tests,
    wallpapers: Object.fromEntries(
      WALLPAPER_ITEMS.map(({ wallpaperId }) => [wallpaperId, coins(`wallpaper-${wallpaperId}`)]),
    ),
  };
}

/**
 * Gives prices, each as `KEY=COINS`, for all servers of this database: all of them or, when one is wrong, none. What was
 * ordered before keeps the price that it was ordered at. @throws Error with a sentence for the operator.
 */
export async function givePrices(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  pairs: readonly string[],
): Promise<string[]> {
  if (pairs.length === 0) throw new Error(`Say what costs how much, as ai-3=12. ${known()}`);
  const given = new Map(pairs.map(readPair));
  const since = clock();
  await database.queries.transaction(async (tx) => {
    for (const [key, coins] of given) {
      const row = { coins, since };
      await tx
        .insert(prices)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: prices.key, set: row });
    }
  });
  return [...given].map(([key, coins]) => `${key} costs ${coins} coins now.`);
}

/** A price as it stands: its key, what it is for, the coins now and of the build, and since when an operator has given it. */
export interface PriceRow {
  readonly key: string;
  readonly what: string;
  readonly coins: number;
  readonly built: number;
  readonly since: Date | null;
}

export async function priceRows(db: Executor): Promise<PriceRow[]> {
  const given = await givenPrices(db);
  return [...KEYS].map(([key, [what, built]]) => {
    const row = given.get(key);
    return { key, what, coins: row?.coins ?? built, built, since: row?.since ?? null };
  });
}

/** Whether there is such a price. */
export function isPriceKey(key: string): boolean {
  return KEYS.has(key);
}

/** A line for each price: its key, the coins, what it is for, and since when an operator has given it. */
export async function listPrices(db: Executor): Promise<string[]> {
  return (await priceRows(db)).map(({ key, what, coins, built, since }) => {
    const when = since === null ? '' : ` since ${toMinute(since)} (${built} in the build)`;
    return `${key}  ${coins} coins  ${what}${when}`;
  });
}

/** What an operator has given, by key. */
async function givenPrices(db: Executor) {
  return new Map((await db.select().from(prices)).map((row) => [row.key, row]));
}

function readPair(pair: string): [key: string, coins: number] {
  const [key = '', ...rest] = pair.split('=');
  if (!KEYS.has(key)) throw new Error(`"${key}" is no price. ${known()}`);
  const coins = v.safeParse(Coins, rest.join('='));
  if (!coins.success)
    throw new Error(
      `"${rest.join('=')}" is no price for ${key}: it is a whole number of coins from 0 to ${MAX_COINS}.`,
    );
  return [key, coins.output];
}

/** Tests are not among them: nothing charges for one. */
function known(): string {
  const keys = [...KEYS.keys()];
  return `There are: ${keys.filter((key) => !key.startsWith('wallpaper-')).join(', ')}, and wallpaper-1 to wallpaper-${WALLPAPER_ITEMS.length}.`;
}

function stepKeys(level: 'ai' | 'person', what: string): [string, Price][] {
  return BUILT_PRICES[level].map(({ cards, coins }) => [`${level}-${cards}`, [`${what}, up to ${cards} cards`, coins]]);
}
