import { RISKS } from '../../src/domain/question/risk.ts';
import type { ServerContext } from './context.ts';
import { countsOf, tally } from './limits.ts';

/** Why a text was refused: a risk of the question, the moderator's word on a question, or its word on an answer. */
const REFUSALS = [...RISKS, 'block', 'unsure', 'answer'] as const;
export type RefusedFor = (typeof REFUSALS)[number];

/** Counts are kept for longer than the day in UTC that they belong to. */
const KEPT_FOR_S = 2 * 86_400;

type Parts = Pick<ServerContext, 'database' | 'clock'>;

/** Counts a text that was refused, for all servers of the database; nothing of the text is kept. */
export async function countRefusal({ database, clock }: Parts, why: RefusedFor): Promise<void> {
  const now = clock();
  await tally(database.queries, keyOf(why, now), KEPT_FOR_S, now);
}

/** How many texts were refused today in UTC, by why. */
export async function refusalsToday({ database, clock }: Parts): Promise<{ why: RefusedFor; count: number }[]> {
  const now = clock();
  const counts = await countsOf(
    database.queries,
    REFUSALS.map((why) => keyOf(why, now)),
  );
  return REFUSALS.flatMap((why) => {
    const count = counts.get(keyOf(why, now));
    return count === undefined ? [] : [{ why, count }];
  });
}

function keyOf(why: RefusedFor, now: Date): string {
  return `refused:${now.toISOString().slice(0, 10)}:${why}`;
}
