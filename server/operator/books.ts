import { sql } from 'drizzle-orm';
import { brokenLaws, LAWS_COUNT } from '../ledger/laws.ts';
import type { Operator } from './acts.ts';

/** Looks whether the books hold, of a copy that was restored too. @throws Error that names the laws which do not */
export async function checkBooks({ database }: Pick<Operator, 'database'>): Promise<readonly string[]> {
  const { rows } = await database.queries.execute<{ law: string }>(sql.raw(brokenLaws()));
  if (rows.length > 0) throw new Error(['The books do not hold:', ...rows.map(({ law }) => law)].join('\n'));
  return [`All ${LAWS_COUNT} laws of the books hold.`];
}
