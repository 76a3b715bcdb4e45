import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { journalCopies, journalCopyRows } from '../database/copies.ts';
import type { Transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { findCopy, type JournalCopy, lockCopy, sameCopy } from './journal-copy.ts';

/** Names of a copy, removed readings among them: a journal holds 10,000 readings. */
export const MAX_NAMES = 20_000;
/** Bytes of all bodies of a copy: a reading has some 3 KB. */
export const MAX_COPY_BYTES = 64 * 1024 * 1024;
/** A page of what was written has at most so many rows, and ends with the row that brings it to so many bytes. */
const PAGE_ROWS = 200;
const PAGE_BYTES = 384 * 1024;

/** A sealed reading as a phone sends it; `base` is the revision that it replaces, 0 for none. */
export interface SentRow {
  readonly name: string;
  readonly base: number;
  readonly body: Buffer | null;
}

interface Known {
  revision: number;
  /** Bytes of the body; null where there is none. */
  size: number | null;
}

/**
 * Writes the rows whose base is what is there, all or none of them. @returns for each row its new revision, or null where
 * another phone was faster @throws Refusal `copy_gone`, `copy_full`
 */
export async function putRows(
  { database }: ServerContext,
  owned: { userId: string; copyId: string },
  rows: readonly SentRow[],
): Promise<{ name: string; revision: number | null }[]> {
  return await database.queries.transaction(async (tx) => {
    const copy = await lockCopy(tx, owned.userId, owned.copyId);
    const known = await knownRows(tx, owned.userId, rows);
    const written: (typeof journalCopyRows.$inferInsert)[] = [];
    const answers = rows.map(({ name, base, body }) => {
      const before = known.get(name);
      if ((before?.revision ?? 0) !== base) return { name, revision: null };
      const revision = copy.revision + 1;
      known.set(name, { revision, size: body?.length ?? null });
      count(copy, before, body);
      copy.revision = revision;
      written.push({ userId: owned.userId, name, body, revision });
      return { name, revision };
    });
    if (written.length > 0) await write(tx, copy, written);
    return answers;
  });
}

async function knownRows(tx: Transaction, userId: string, rows: readonly SentRow[]): Promise<Map<string, Known>> {
  const names = rows.map(({ name }) => name);
  const found = await tx
    .select({
      name: journalCopyRows.name,
      revision: journalCopyRows.revision,
      size: sql<number | null>`octet_length(${journalCopyRows.body})`,
    })
    .from(journalCopyRows)
    .where(and(eq(journalCopyRows.userId, userId), inArray(journalCopyRows.name, names)));
  return new Map(found.map(({ name, ...known }) => [name, known]));
}

function count(copy: JournalCopy, before: Known | undefined, body: Buffer | null): void {
  const size = before?.size ?? null;
  copy.names += before ? 0 : 1;
  copy.readings += (body ? 1 : 0) - (size === null ? 0 : 1);
  copy.bytes += (body?.length ?? 0) - (size ?? 0);
}

async function write(
  tx: Transaction,
  { userId, revision, names, readings, bytes }: JournalCopy,
  written: (typeof journalCopyRows.$inferInsert)[],
): Promise<void> {
  // What is removed makes room, however full a copy is.
  const adds = written.some(({ body }) => body !== null);
  if (adds && (names > MAX_NAMES || bytes > MAX_COPY_BYTES)) throw new Refusal('copy_full');
  const newest = [...new Map(written.map((row) => [row.name, row])).values()];
  await tx
    .insert(journalCopyRows)
    .values(newest)
    .onConflictDoUpdate({
      target: [journalCopyRows.userId, journalCopyRows.name],
      set: { body: sql`excluded.body`, revision: sql`excluded.revision` },
    });
  await tx.update(journalCopies).set({ revision, names, readings, bytes }).where(eq(journalCopies.userId, userId));
}

/** What was written after a revision, a page in the order of the revisions. @throws Refusal `copy_gone` */
export async function rowsAfter(
  { database }: ServerContext,
  { userId, copyId }: { userId: string; copyId: string },
  after: number,
): Promise<{ rows: { name: string; revision: number; body: string | null }[]; more: boolean }> {
  const { queries } = database;
  sameCopy(await findCopy(queries, userId), copyId);
  const behind = and(eq(journalCopyRows.userId, userId), gt(journalCopyRows.revision, after));
  const sizes = await queries
    .select({ revision: journalCopyRows.revision, size: sql<number | null>`octet_length(${journalCopyRows.body})` })
    .from(journalCopyRows)
    .where(behind)
    .orderBy(asc(journalCopyRows.revision))
    .limit(PAGE_ROWS + 1);
  const last = pageEnd(sizes);
  if (last === undefined) return { rows: [], more: false };
  const rows = await queries
    .select({ name: journalCopyRows.name, revision: journalCopyRows.revision, body: journalCopyRows.body })
    .from(journalCopyRows)
    .where(and(behind, lte(journalCopyRows.revision, last)))
    .orderBy(asc(journalCopyRows.revision));
  return {
    rows: rows.map((row) => ({ ...row, body: row.body?.toString('base64url') ?? null })),
    more: sizes.at(-1)?.revision !== last,
  };
}

/** The revision with which a page ends. */
function pageEnd(sizes: readonly { revision: number; size: number | null }[]): number | undefined {
  let bytes = 0;
  const page = sizes.slice(0, PAGE_ROWS);
  for (const { revision, size } of page) {
    bytes += size ?? 0;
    if (bytes >= PAGE_BYTES) return revision;
  }
  return page.at(-1)?.revision;
}
