import { mergeStates } from '../domain/journal/merge.ts';
import { type Changeable, changeableOf, inOrder, isSameState, type PortableEntry } from '../domain/journal/portable.ts';
import { forget, keep, keptJson } from './store/kept.ts';
import { isOf } from './store/owned.ts';
import type { CopiedRow, CopyProgressRow, JournalRow, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The key of the copy that somebody has here, as base64 of URLs. It stays on this phone until its person logs out. */
export interface KeptCopyKey {
  owner: Owner;
  entropy: string;
}

export function keptCopyKey(owner: Owner): KeptCopyKey | undefined {
  const kept = keptJson('JournalCopy') as Partial<KeptCopyKey> | undefined;
  const isWhole = typeof kept?.entropy === 'string' && kept.owner === owner && owner !== '';
  return isWhole ? (kept as KeptCopyKey) : undefined;
}

export function keepCopyKey(key: KeptCopyKey): void {
  keep('JournalCopy', JSON.stringify(key));
}

export function forgetCopyKey(): void {
  forget('JournalCopy');
}

const progressKey = (owner: Owner) => `${owner}:`;
const rowKey = (owner: Owner, name: string) => `${owner}:${name}`;

export async function readCopyProgress(owner: Owner): Promise<CopyProgressRow | undefined> {
  const row = await (await shelves()).copies.get(progressKey(owner));
  return row?.kind === 'progress' ? row : undefined;
}

/** What is known of another copy is forgotten; how far this one has come stays. */
export async function beginCopyProgress(owner: Owner, copyId: string): Promise<void> {
  if ((await readCopyProgress(owner))?.copyId === copyId) return;
  await forgetCopied(owner);
  const { copies } = await shelves();
  await copies.put({ key: progressKey(owner), owner, kind: 'progress', copyId, cursor: 0 });
}

export async function saveCopyProgress(
  owner: Owner,
  change: Partial<Pick<CopyProgressRow, 'cursor' | 'copiedAt' | 'leftOut'>>,
): Promise<void> {
  const { copies } = await shelves();
  await copies.change(progressKey(owner), (row) => (row?.kind === 'progress' ? { ...row, ...change } : row));
}

/** Forgets all that was known of the copy of somebody. */
export async function forgetCopied(owner: Owner): Promise<void> {
  const { copies } = await shelves();
  for (const row of await copies.all()) if (row.owner === owner) await copies.remove(row.key);
}

export async function readCopied(owner: Owner, name: string): Promise<CopiedRow | undefined> {
  const row = await (await shelves()).copies.get(rowKey(owner, name));
  return row?.kind === 'row' ? row : undefined;
}

/** Keeps what is known of a row of the copy from now on. */
export async function saveCopied(
  owner: Owner,
  row: Pick<CopiedRow, 'name' | 'revision' | 'seal' | 'agreed' | 'removed'>,
) {
  const { copies } = await shelves();
  const { agreed } = row;
  await copies.put({
    ...row,
    ...(agreed ? { agreed: changeableOf(agreed) } : {}),
    key: rowKey(owner, row.name),
    owner,
    kind: 'row',
  });
}

/** The copy of somebody, where there is one, is to hear that a reading was removed. */
export async function markRemoved(owner: Owner, seal: string): Promise<void> {
  const { copies } = await shelves();
  for (const { key } of await copies.slice({ index: '[owner+seal]', of: [owner, seal] }))
    await copies.change(key, (row) => (row?.kind === 'row' && row.agreed ? { ...row, removed: 'here' } : row));
}

/** Rows of the copy whose readings were removed here. */
export async function readRemoved(owner: Owner, limit: number): Promise<CopiedRow[]> {
  const { copies } = await shelves();
  const rows = await copies.slice({ index: '[owner+removed]', of: [owner, 'here'], limit });
  return rows.filter((row) => row.kind === 'row');
}

/** Readings of which the copy lacks a change, the newest first. */
export async function readDue(owner: Owner, limit: number): Promise<JournalRow[]> {
  return (await shelves()).journal.slice({ index: '[owner+copyDue]', of: [owner], limit });
}

/** How many changes the copy lacks. */
export async function countDue(owner: Owner): Promise<number> {
  const { journal, copies } = await shelves();
  const removed = await copies.count({ index: '[owner+removed]', of: [owner, 'here'] });
  return removed + (await journal.count({ index: '[owner+copyDue]', of: [owner] }));
}

/** Every reading of somebody is to go into the copy: once, when it begins on this phone. */
export async function markAllDue(owner: Owner): Promise<void> {
  const { journal } = await shelves();
  for (const { key, copyDue, ...row } of await journal.all())
    if (isOf(row, owner) && copyDue === undefined) await journal.change(key, (now) => now && due(now));
}

/** The copy has a reading as it was sent; what was changed or removed meanwhile is due again. */
export async function settleReading(owner: Owner, row: { name: string; revision: number; sent: PortableEntry }) {
  const { name, revision, sent } = row;
  const { seal } = sent.draw;
  await saveCopied(owner, { name, revision, seal, agreed: sent });
  const here = await clearDue(seal, sent);
  if (!here) await markRemoved(owner, seal);
}

/** A reading that is as it was agreed has nothing that the copy lacks. @returns the reading, if it is still there */
export async function clearDue(seal: string, agreed: Changeable): Promise<JournalRow | undefined> {
  const { journal } = await shelves();
  return journal.change(seal, (here) => (here && isSameState(here, agreed) ? withoutDue(here) : here));
}

/** Takes over a reading of the copy; what was changed here meanwhile is merged, and goes there. */
export async function receiveReading(owner: Owner, entry: PortableEntry, agreed: Changeable | undefined) {
  const { journal } = await shelves();
  await journal.change(entry.draw.seal, (here) => {
    if (!here) return { ...entry, key: entry.draw.seal, owner };
    if (!isOf(here, owner)) return here;
    return received(here, entry, agreed);
  });
}

function received(here: JournalRow, entry: PortableEntry, agreed: Changeable | undefined): JournalRow {
  const merged = mergeStates(agreed, here, entry);
  const isAsThere = isSameState(merged, entry);
  if (isSameState(merged, here)) return isAsThere ? withoutDue(here) : due(here);
  const { landed: _, clarifier, tableau: __, options: ___, matter, answer: ____, said, ...rest } = here;
  const isReadAlike = inOrder([clarifier, matter]) === inOrder([merged.clarifier, merged.matter]);
  const next = { ...rest, ...merged, ...(said && isReadAlike ? { said } : {}) };
  return isAsThere ? withoutDue(next) : due(next);
}

/** A reading was removed from the copy: also here, unless it was changed here since. */
export async function receiveRemoval(seal: string, agreed: Changeable | undefined): Promise<void> {
  const { journal } = await shelves();
  await journal.change(seal, (here) => {
    if (!here) return here;
    return agreed && isSameState(here, agreed) ? undefined : due(here);
  });
}

export async function isReadingHere(owner: Owner, seal: string): Promise<boolean> {
  const row = await (await shelves()).journal.get(seal);
  return row !== undefined && isOf(row, owner);
}

function due(row: JournalRow): JournalRow {
  return { ...row, copyDue: new Date().toISOString() };
}

function withoutDue(row: JournalRow): JournalRow {
  if (row.copyDue === undefined) return row;
  const { copyDue: _, ...rest } = row;
  return rest;
}
