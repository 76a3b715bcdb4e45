import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import type { JournalLines } from '../../src/storage/journal-lines.ts';

const SIXTH = ['drafts', 'home', 'spreads', 'journal', 'outbox', 'charts', 'diary', 'layouts', 'lessons', 'tests'];
const SINCE = ['wallpaperLists', 'wallpapers', 'articleLists', 'articles', 'testLists', 'testTexts', 'acts'];

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });

/** More than three pages of the list. */
const MANY = 350;
const START = Date.parse('2026-01-01T08:00:00.000Z');
const HOUR_MS = 3_600_000;

/** A reading as an older build kept it; of ten some are another person's, or were made before anybody logged in. */
function oldRow(number: number) {
  const at = new Date(START + number * HOUR_MS).toISOString();
  const draw = sealDraw({
    deck: number % 3 === 0 ? 'lenormand' : 'tarot',
    spreadId: 1,
    question: `Question ${number}`,
    topic: 'open',
    cards: [{ id: 'maj17', reversed: false, position: 'card' }],
    order: ['maj17', '-maj18'],
    drawnAt: at,
  });
  const owner = number % 10 === 1 ? 'eve' : number % 10 === 2 ? '' : 'ada';
  const served = { level: 'ai', orderId: `o${number}`, state: 'served', text: 'Go.', cursor: '3', price: 10 };
  return {
    key: draw.seal,
    owner,
    draw,
    note: number % 4 === 0 ? 'A note' : '',
    savedAt: at,
    ...(number % 7 === 0 ? { served } : {}),
    ...(number % 11 === 0 ? { servedByPerson: { ...served, level: 'person', state: 'waiting' } } : {}),
    ...(number % 5 === 0 ? { landed: { how: 'open', words: '', at }, said: [number] } : {}),
  };
}

const ROWS = Array.from({ length: MANY }, (_, number) => oldRow(number));
const seen = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const newest = ROWS.filter(({ owner }) => owner !== 'eve').reverse();

async function oldPhone(): Promise<Dexie> {
  const old = new Dexie('asterly');
  old.version(6).stores(Object.fromEntries([...SIXTH, ...SINCE].map((name) => [name, 'key'])));
  await old.open();
  return old;
}

async function thisBuild() {
  vi.resetModules();
  const [journal, lines, health] = await Promise.all([
    import('../../src/storage/journal.ts'),
    import('../../src/storage/journal-lines.ts'),
    import('../../src/storage/store/health.ts'),
  ]);
  return { ...journal, ...lines, ...health };
}

/** What a list of the journal shows, followed until the test ends. */
function follow({ watchLines }: Awaited<ReturnType<typeof thisBuild>>, owner: string) {
  const shown: JournalLines[] = [];
  ends.push(watchLines(owner, (lines) => shown.push(lines)));
  return shown;
}
const ends: (() => void)[] = [];

beforeEach(async () => {
  await Dexie.delete('asterly');
  const old = await oldPhone();
  await old.table('journal').bulkPut(ROWS);
  old.close();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('a journal of the build before is there whole after the upgrade, each reading as it was', async () => {
  const phone = await thisBuild();
  expect(await phone.readJournal('ada')).toEqual(newest);
  expect(phone.storageHealth()).toBe('well');
  expect(await phone.countReadings('ada')).toBe(newest.length);
  expect(await phone.readEntry('ada', newest[5]!.key)).toEqual(newest[5]);
});

it('finds by its indexes what a look through the whole journal finds', async () => {
  const phone = await thisBuild();
  const tarot = newest.filter(({ draw }) => draw.deck === 'tarot');
  expect(await phone.readLast('ada', 'tarot', 20)).toEqual(tarot.slice(0, 20));
  const [until, from] = [newest[40]!.draw.drawnAt, newest[90]!.draw.drawnAt];
  expect(seen(await phone.readDrawn('ada', from, until))).toEqual(seen(newest.slice(41, 91)));
  const sold = newest.filter((row) => 'served' in row || 'servedByPerson' in row);
  expect(await phone.readSold('ada')).toEqual(sold);
  const before = newest.slice(1).filter((row) => 'said' in row);
  expect([...(await phone.readSaidBefore('ada', newest[0]! as never))].sort()).toEqual(
    before.map((row) => (row as { said: number[] }).said[0]).sort(),
  );
});

it('the list has the newest first, then all of them, and follows a change of any', async () => {
  const phone = await thisBuild();
  const shown = follow(phone, 'ada');
  await expect.poll(() => shown.at(-1)?.whole).toBe(true);
  expect(shown[0]!.whole).toBe(false);
  expect(seen(shown[0]!.lines)).toEqual(seen(newest).slice(0, shown[0]!.lines.length));
  expect(seen(shown.at(-1)!.lines)).toEqual(seen(newest));
  const last = newest.at(-1)!;
  await phone.saveNote(last.key, 'Long ago');
  await expect.poll(() => shown.at(-1)?.lines.at(-1)?.note).toBe('Long ago');
  await phone.removeReading(newest[200]!.key);
  await expect.poll(() => shown.at(-1)?.lines.length).toBe(newest.length - 1);
  const fresh = oldRow(MANY + 5);
  await phone.saveReading('ada', fresh.draw);
  await expect.poll(() => shown.at(-1)?.lines[0]?.key).toBe(fresh.key);
  const held = Object.keys(shown.at(-1)!.lines[0]!.draw);
  expect(held).not.toContain('order');
});

it('what a tab of the older build writes after the upgrade stands in the list', async () => {
  const phone = await thisBuild();
  await phone.readJournal('ada');
  const old = await oldPhone();
  const late = { ...oldRow(MANY + 8), owner: 'ada' };
  await old.table('journal').put(late);
  await old.table('journal').update(newest[3]!.key, { note: 'Written in the older tab' });
  old.close();
  const again = await thisBuild();
  const shown = follow(again, 'ada');
  await expect.poll(() => shown.at(-1)?.whole).toBe(true);
  expect(shown.at(-1)!.lines[0]!.key).toBe(late.key);
  expect(shown.at(-1)!.lines[4]!.note).toBe('Written in the older tab');
  expect(await again.countReadings('ada')).toBe(newest.length + 1);
});
