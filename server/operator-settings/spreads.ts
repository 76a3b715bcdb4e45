import { inArray } from 'drizzle-orm';
import type { HomeBlocks } from '../../src/domain/home/blocks.ts';
import { SPREADS } from '../content/spreads.ts';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { spreadPlaces } from '../database/operator-settings.ts';

/** How an operator has arranged the lists of spreads. */
export interface SpreadArrangement {
  readonly hidden: ReadonlySet<number>;
  /** Spreads with a place of their own, in that order; all others follow as the build has them. */
  readonly first: readonly number[];
}

/** The arrangement that holds now; empty where no operator has given one. */
export async function arrangementNow(db: Executor): Promise<SpreadArrangement> {
  const rows = await db.select().from(spreadPlaces);
  const placed = rows.flatMap(({ spreadId, place }) => (place === null ? [] : [{ spreadId, place }]));
  return {
    hidden: new Set(rows.filter(({ hidden }) => hidden).map(({ spreadId }) => spreadId)),
    first: placed.sort((a, b) => a.place - b.place).map(({ spreadId }) => spreadId),
  };
}

/** A list as the operator has arranged it. */
export function arranged<Item extends { spread_id: number }>(
  items: readonly Item[],
  { hidden, first }: SpreadArrangement,
): Item[] {
  const place = ({ spread_id }: Item) => {
    const index = first.indexOf(spread_id);
    return index < 0 ? first.length : index;
  };
  return items.filter(({ spread_id }) => !hidden.has(spread_id)).sort((a, b) => place(a) - place(b));
}

/** Home without the cards of hidden spreads, and without a tab that is left with none. */
export function withoutHidden(blocks: HomeBlocks, { hidden }: SpreadArrangement): HomeBlocks {
  if (hidden.size === 0) return blocks;
  const [heading, banner, unused, tiles, tabs] = blocks;
  const left = tabs.value.map((tab) => ({ ...tab, data: tab.data.filter((card) => !hidden.has(card.spread_id ?? 0)) }));
  return [heading, banner, unused, tiles, { value: left.filter(({ data }) => data.length > 0) }];
}

/**
 * Puts the named spreads first in their lists, in this order; none: every list is as the build has it.
 * @throws Error with a sentence for the operator.
 */
export async function orderSpreads(
  { database }: Pick<ServerContext, 'database'>,
  words: readonly string[],
): Promise<string[]> {
  const ids = words.map(readSpread);
  if (new Set(ids).size < ids.length) throw new Error('A spread is named twice.');
  await database.queries.transaction(async (tx) => {
    await tx.update(spreadPlaces).set({ place: null });
    for (const [place, spreadId] of ids.entries())
      await tx
        .insert(spreadPlaces)
        .values({ spreadId, place })
        .onConflictDoUpdate({ target: spreadPlaces.spreadId, set: { place } });
  });
  return ids.length === 0 ? ['The spreads are in the order of the build.'] : [`First: ${ids.map(called).join(', ')}.`];
}

/** Takes spreads out of the lists, or back into them; who has one under way reads it to the end. @throws Error with a sentence for the operator. */
export async function hideSpreads(
  { database }: Pick<ServerContext, 'database'>,
  hidden: boolean,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) throw new Error(`Name what is meant. ${known()}`);
  const ids = words.map(readSpread);
  const db = database.queries;
  if (hidden)
    await db
      .insert(spreadPlaces)
      .values(ids.map((spreadId) => ({ spreadId, hidden })))
      .onConflictDoUpdate({ target: spreadPlaces.spreadId, set: { hidden } });
  else await db.update(spreadPlaces).set({ hidden }).where(inArray(spreadPlaces.spreadId, ids));
  return [`${hidden ? 'Hidden' : 'Shown'}: ${ids.map(called).join(', ')}.`];
}

/** A line for each spread in the order of the lists: its id, its name, whether it is hidden. */
export async function listSpreads(db: Executor): Promise<string[]> {
  const { hidden, first } = await arrangementNow(db);
  const all = arranged(
    listed().map((spread_id) => ({ spread_id })),
    { hidden: new Set(), first },
  );
  return all.map(({ spread_id }) => `${called(spread_id)}${hidden.has(spread_id) ? '  hidden' : ''}`);
}

/** Dice have no list. */
function listed(): number[] {
  return [...SPREADS.values()].filter(({ deck }) => deck !== 'stardice').map(({ id }) => id);
}

function readSpread(word: string): number {
  const id = listed().find((one) => String(one) === word);
  if (id === undefined) throw new Error(`"${word}" is no spread. ${known()}`);
  return id;
}

const called = (id: number) => `${id} ${SPREADS.get(id)?.key ?? ''}`;
const known = () => `There are: ${listed().map(called).join(', ')}.`;
