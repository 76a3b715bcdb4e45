import { inOrder } from '../../domain/outbox/due.ts';
import { carryOver } from '../store/carry-over.ts';
import { isOf } from '../store/owned.ts';
import type { Owner } from '../store/rows.ts';
import { shelves } from '../store/shelves.ts';
import { dropAside, putAside, settleAside } from './outbox-aside.ts';
import { type ActKind, type NewAct, newRow, type OutboxRow, seqAfter } from './outbox-rows.ts';

/** What waits to be sent for a person, and what the phone itself has to say, in the order in which it was made. */
export async function readOutbox(owner: Owner): Promise<OutboxRow[]> {
  return (await readWholeOutbox()).filter((row) => isOf(row, owner));
}

/** The same of one kind. */
export async function readActs<Kind extends ActKind>(owner: Owner, kind: Kind): Promise<OutboxRow<Kind>[]> {
  const rows: OutboxRow[] = (await readOutbox(owner)).filter((row) => row.kind === kind);
  return rows as OutboxRow<Kind>[];
}

/** The ask for a reading of a dream. */
export async function askOfDream(owner: Owner, dream: string): Promise<OutboxRow<'dream'> | undefined> {
  return (await readActs(owner, 'dream')).find(({ payload }) => payload.dream === dream);
}

/** Everybody's. */
export async function readWholeOutbox(): Promise<OutboxRow[]> {
  return (await (await shelves()).acts.all()).sort(inOrder);
}

/** Keeps an act before it is sent; one whose key is known stays as it is. Resolves with the row that lies there. */
export async function putInOutbox(act: NewAct): Promise<OutboxRow> {
  const row = newRow(act, 0);
  putAside(row);
  const { acts } = await shelves();
  const seq = seqAfter(await acts.all());
  const there = await acts.change(row.key, (here) => here ?? { ...row, seq });
  settleAside(row.key);
  return there ?? row;
}

/** Changes an act as it now stands; one that is gone stays away. Resolves with the row as it is then. */
export async function changeAct<Kind extends ActKind>(
  { key }: Pick<OutboxRow<Kind>, 'key'>,
  change: (row: OutboxRow<Kind>) => OutboxRow<Kind>,
): Promise<OutboxRow<Kind> | undefined> {
  const { acts } = await shelves();
  const row = await acts.change(key, (here) => here && (change(here as OutboxRow<Kind>) as OutboxRow));
  return row as OutboxRow<Kind> | undefined;
}

/** The server has said no: its words stay until they are seen, unless the act was taken back meanwhile. */
export async function refuseInOutbox(key: string, refusal: string): Promise<void> {
  await (await shelves()).acts.change(key, (row) => row && { ...row, state: 'refused', refusal });
}

/** It was tried and goes on waiting, until `nextTryAt` (milliseconds since 1970). */
export async function postponeInOutbox(key: string, nextTryAt: number): Promise<void> {
  await (await shelves()).acts.change(key, (row) => row && { ...row, attempts: row.attempts + 1, nextTryAt });
}

/** It is to be sent at once and by itself, whatever was said of it before. */
export async function releaseInOutbox(key: string): Promise<void> {
  await (await shelves()).acts.change(key, (row) => {
    if (!row) return row;
    const { held: _, refusal: __, ...rest } = row;
    return { ...rest, state: 'waiting', nextTryAt: 0 } as OutboxRow;
  });
}

export async function takeFromOutbox(key: string): Promise<void> {
  dropAside(key);
  await (await shelves()).acts.remove(key);
}

/** What stays the phone's own, whoever enters. */
const OF_THE_PHONE: readonly ActKind[] = ['logout', 'invitation'];
/** What was made here before its person was known, and is the next person's with the chart or the test it is about. */
const OF_WHO_COMES: readonly ActKind[] = [...OF_THE_PHONE, 'chart', 'quiz'];

/** What was made before it was known who is here becomes the entering person's. */
export async function adoptOutbox(owner: Owner): Promise<void> {
  for (const { key, owner: before, kind } of await readWholeOutbox())
    if (before === '' && !OF_THE_PHONE.includes(kind)) await changeAct({ key }, (row) => ({ ...row, owner }));
}

/** Somebody leaves before it was known who they are: what costs them something is nobody else's. */
export async function dropUnownedActs(): Promise<void> {
  for (const { key, owner, kind } of await readWholeOutbox())
    if (owner === '' && !OF_WHO_COMES.includes(kind)) await takeFromOutbox(key);
}

/** Brings what a tab of an older build has left here, and what was cut short, into the outbox. */
export async function tidyOutbox(): Promise<void> {
  await carryOver(await shelves());
}
