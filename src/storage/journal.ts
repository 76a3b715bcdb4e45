import type { Clarifier } from '../domain/draw/clarifier.ts';
import type { SealedDraw } from '../domain/draw/draw.ts';
import { DAY_MS, type JournalEntry, type Landed } from '../domain/journal/entry.ts';
import { mergeNotes } from '../domain/journal/merge.ts';
import type { TableauSettings } from '../domain/lenormand/reading/tableau/settings.ts';
import type { MatterChange } from '../domain/question/asked.ts';
import type { Span } from '../domain/question/matter-kinds.ts';
import { REMEMBERED_DAYS, saidBefore } from '../domain/reading/said.ts';
import type { Deck } from '../domain/spread/spread.ts';
import { markRemoved } from './journal-copy.ts';
import { putNoteAside, settleNoteAside } from './note-aside.ts';
import { adopt, isOf, ownersSeenBy } from './store/owned.ts';
import { requestPersistentStorage } from './store/persist.ts';
import type { JournalRow, Owner, ServedReading } from './store/rows.ts';
import { shelves } from './store/shelves.ts';
import type { Slice } from './store/slice.ts';

/** Every reading of one person on this device, whole, newest first: for a file, since it reads the whole journal. */
export async function readJournal(owner: Owner): Promise<JournalRow[]> {
  const rows = await (await shelves()).journal.all();
  return newestFirst(rows.filter((row) => isOf(row, owner)));
}

/** The last readings of one person with a deck, newest first. */
export function readLast(owner: Owner, deck: Deck, limit: number): Promise<JournalRow[]> {
  return findOwn(owner, { index: '[owner+draw.deck+savedAt]', of: [deck], limit });
}

/** The readings of one person that were drawn from a time on and before another, ISO UTC; newest first. */
export function readDrawn(owner: Owner, from: string, until?: string): Promise<JournalRow[]> {
  return findOwn(owner, { index: '[owner+draw.drawnAt]', from, ...(until ? { until } : {}) });
}

/** The readings of one person to which a text was ordered, newest first. */
export async function readSold(owner: Owner): Promise<JournalRow[]> {
  return foundByEither(owner, '[owner+served.state]', '[owner+servedByPerson.state]');
}

/** The readings of one person whose text, or the end of it, arrived and was not looked at; newest first. */
export async function readUnseen(owner: Owner): Promise<JournalRow[]> {
  return foundByEither(owner, '[owner+served.unseenSince]', '[owner+servedByPerson.unseenSince]');
}

async function foundByEither(owner: Owner, ...indexes: string[]): Promise<JournalRow[]> {
  const found = await Promise.all(indexes.map((index) => findOwn(owner, { index })));
  return newestFirst([...new Map(found.flat().map((row) => [row.key, row])).values()]);
}

export async function countReadings(owner: Owner): Promise<number> {
  const { journal } = await shelves();
  const counts = ownersSeenBy(owner).map((one) => journal.count({ index: '[owner+savedAt]', of: [one] }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Readings of one person by an index that begins with their owner; `of`: the values of the paths behind it. */
export async function findOwn(owner: Owner, { of = [], ...rest }: Omit<Slice, 'of'> & { of?: string[] }) {
  const { journal } = await shelves();
  const slices = ownersSeenBy(owner).map((one) => journal.slice({ ...rest, of: [one, ...of] }));
  return newestFirst((await Promise.all(slices)).flat()).slice(0, rest.limit);
}

function newestFirst(rows: JournalRow[]): JournalRow[] {
  return rows.sort((one, other) => (one.savedAt === other.savedAt ? 0 : one.savedAt < other.savedAt ? 1 : -1));
}

export async function readEntry(owner: Owner, seal: string): Promise<JournalRow | undefined> {
  const row = await (await shelves()).journal.get(seal);
  return row && isOf(row, owner) ? row : undefined;
}

/** Keeps a sealed draw once; its note and its served text stay as they are when it is there already. */
export async function saveReading(
  owner: Owner,
  draw: SealedDraw,
  more: Pick<JournalRow, 'options' | 'after' | 'tableau' | 'matter'> = {},
): Promise<void> {
  const { journal } = await shelves();
  let fresh = false;
  await journal.change(draw.seal, (here) => {
    fresh = here === undefined;
    const now = new Date().toISOString();
    return here ?? { ...more, key: draw.seal, owner, draw, note: '', savedAt: now, copyDue: now };
  });
  if (fresh) void requestPersistentStorage('reading');
}

/** Keeps a note. `before`: what its writer saw, so that what came from another phone or tab meanwhile stays. */
export async function saveNote(seal: string, note: string, before?: string): Promise<void> {
  const aside = { seal, note, ...(before === undefined ? {} : { before }) };
  putNoteAside(aside);
  await changeOwn(seal, (row) => ({ ...row, note: mergeNotes(before ?? row.note, row.note, note) }));
  settleNoteAside(aside);
}

/** Keeps what came of a reading; "too early" is counted, so that it is not asked for ever. */
export async function saveLanded(seal: string, landed: Omit<Landed, 'times'>): Promise<void> {
  await changeOwn(seal, (row) => ({ ...row, landed: { ...landed, ...timesOf(landed, row.landed) } }));
}

function timesOf({ how }: Pick<Landed, 'how'>, before: Landed | undefined): Pick<Landed, 'times'> {
  if (how !== 'open') return {};
  return { times: before?.how === 'open' ? (before.times ?? 1) + 1 : 1 };
}

/** Home does not ask about a reading any more, until it is due again. */
export async function putLookBackAway(seal: string, now: Date): Promise<void> {
  await changeReading(seal, (row) => ({ ...row, awayAt: now.toISOString() }));
}

/** The asking what came of a reading was looked at. */
export async function saveLookBackSeen(seal: string, now: Date): Promise<void> {
  await changeReading(seal, (row) => ({ ...row, lookBackSeenAt: now.toISOString() }));
}

/** Keeps the time that a question names; null: none. */
export async function saveSpan(seal: string, span: Span | null): Promise<void> {
  await changeReading(seal, (row) => ({ ...row, span }));
}

/** Keeps the answer that a self reading gave, once. */
export async function saveAnswer(seal: string, answer: string): Promise<void> {
  await changeOwn(seal, (row) => (row.answer === undefined ? { ...row, answer } : row));
}

/** How the question is understood from now on, as the querent set it right; what was sealed stays. */
export async function saveMatter(seal: string, matter: MatterChange): Promise<void> {
  await changeOwn(seal, ({ said: _, answer: __, ...row }) => ({ ...row, matter }));
}

/** Keeps the card that was drawn for a place; a reading has one, and the first stays. */
export async function saveClarifier(seal: string, clarifier: Clarifier): Promise<void> {
  await changeOwn(seal, (row) => {
    if (row.clarifier) return row;
    const { said: _, ...rest } = row;
    return { ...rest, clarifier };
  });
}

/** Hashes of the sentences that the person read in the days before a draw. */
export async function readSaidBefore(owner: Owner, { key, draw }: JournalRow): Promise<ReadonlySet<number>> {
  const from = new Date(Date.parse(draw.drawnAt) - REMEMBERED_DAYS * DAY_MS).toISOString();
  const rows = await readDrawn(owner, from, draw.drawnAt);
  return saidBefore(
    rows.filter((row) => row.key !== key),
    draw.drawnAt,
  );
}

/** Which sentences a reading was composed of, once. */
export async function saveSaid(seal: string, said: readonly number[]): Promise<void> {
  await changeReading(seal, (row) => (row.said ? row : { ...row, said }));
}

/** How a tableau is read from now on; what was drawn stays. */
export async function saveTableau(seal: string, tableau: TableauSettings): Promise<void> {
  await changeOwn(seal, (row) => ({ ...row, tableau }));
}

export async function removeReading(seal: string): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await markRemoved(row.owner, seal);
  await journal.remove(seal);
}

/** Takes over readings of a file. One that is here already keeps what it has and gains what it lacks. */
export async function takeOverReadings(owner: Owner, entries: readonly JournalEntry[]): Promise<number> {
  const { journal } = await shelves();
  let added = 0;
  for (const entry of entries) {
    let fresh = false;
    await journal.change(entry.draw.seal, (here) => {
      fresh = here === undefined;
      return takenOver(owner, entry, here);
    });
    if (fresh) added += 1;
  }
  if (added > 0) void requestPersistentStorage('reading');
  return added;
}

function takenOver(owner: Owner, entry: JournalEntry, here: JournalRow | undefined): JournalRow {
  const landed = here?.landed ?? entry.landed;
  const clarifier = here?.clarifier ?? entry.clarifier;
  return {
    key: entry.draw.seal,
    owner,
    draw: entry.draw,
    savedAt: entry.savedAt,
    ...here,
    note: here?.note || entry.note,
    ...(landed ? { landed } : {}),
    ...(entry.tableau && !here ? { tableau: entry.tableau } : {}),
    ...(clarifier ? { clarifier } : {}),
    ...(entry.options && !here ? { options: entry.options } : {}),
    ...(entry.matter && !here ? { matter: entry.matter } : {}),
    ...(entry.answer !== undefined && !here ? { answer: entry.answer } : {}),
    copyDue: new Date().toISOString(),
  };
}

/** What is served for a reading of a level, as far as it has come. */
export function servedOf(row: JournalRow, level: ServedReading['level']): ServedReading | undefined {
  return level === 'person' ? row.servedByPerson : row.served;
}

export async function saveServed(seal: string, served: ServedReading): Promise<void> {
  await changeReading(seal, (row) => withServed(row, served));
}

/** Changes what is served as it now stands; where nothing is, nothing is written. */
export async function changeServed(
  seal: string,
  level: ServedReading['level'],
  change: (served: ServedReading) => ServedReading,
): Promise<void> {
  await changeReading(seal, (row) => {
    const served = servedOf(row, level);
    return served ? withServed(row, change(served)) : row;
  });
}

/** What arrived of a level was looked at. */
export async function saveSeen(seal: string, level: ServedReading['level']): Promise<void> {
  await changeServed(seal, level, ({ unseenSince: _, ...served }) => served);
}

/** What was drawn before entering becomes the entering person's. */
export async function adoptReadings(owner: Owner): Promise<void> {
  await adopt((await shelves()).journal, owner);
}

function withServed(row: JournalRow, served: ServedReading): JournalRow {
  return { ...row, [served.level === 'person' ? 'servedByPerson' : 'served']: served };
}

/** As `changeReading`, of what a copy has, too. */
async function changeOwn(seal: string, change: (row: JournalRow) => JournalRow): Promise<void> {
  await changeReading(seal, (row) => {
    const next = change(row);
    return next === row ? row : { ...next, copyDue: new Date().toISOString() };
  });
}

/** Changes a reading as it now stands; one that was removed meanwhile stays away. */
async function changeReading(seal: string, change: (row: JournalRow) => JournalRow): Promise<void> {
  await (await shelves()).journal.change(seal, (row) => row && change(row));
}
