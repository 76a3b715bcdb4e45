import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { BIRTH } from '../domain/sky/sample-birth.ts';

const OLD = ['drafts', 'home', 'spreads', 'journal', 'outbox', 'charts', 'diary', 'layouts', 'lessons', 'tests'];
const SINCE = ['wallpaperLists', 'wallpapers', 'articleLists', 'articles', 'testLists', 'testTexts'];
const keyed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'key']));

const local = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => local.get(name) ?? null,
  setItem: (name: string, value: string) => void local.set(name, value),
  removeItem: (name: string) => void local.delete(name),
});

const draw = sealDraw({
  deck: 'tarot',
  spreadId: 1,
  question: 'What waits?',
  topic: 'open',
  cards: [{ id: 'maj17', reversed: false, position: 'card' }],
  order: ['maj17'],
  drawnAt: '2026-05-30T12:00:00.000Z',
});
const dream = { dreamtOn: '2026-06-01', title: '', text: 'A stair of water', mood: null, symbols: [] };
const chart = { owner: 'ada', houseSystem: 'placidus', changedAt: '2026-06-02T00:00:00.000Z', birth: BIRTH };
const quiz = { owner: 'ada', testId: 'elements', choices: [0], born: null, changedAt: '2026-06-03T00:00:00.000Z' };

/** The store as the build before this one left it, with something that waits in every form. */
async function oldPhone(): Promise<Dexie> {
  const old = new Dexie('asterly');
  old.version(5).stores(keyed([...OLD, ...SINCE]));
  await old.open();
  await old.table('outbox').bulkPut([
    { key: 'k2', owner: 'ada', draw, level: 'person', askedAt: '2026-06-02', state: 'refused', refusal: 'no' },
    { key: 'k1', owner: 'ada', draw, level: 'ai', agreed: 10, askedAt: '2026-06-01', state: 'waiting' },
  ]);
  const ask = { key: 'k3', question: 'Why?', dream: 'A stair', symbols: ['Stairs'], agreed: 20 };
  await old.table('diary').bulkPut([
    { key: 'd1', owner: 'ada', changedAt: '2026-06-01', ...dream, ask },
    { key: 'd2', owner: 'ada', changedAt: '2026-06-01', ...dream },
  ]);
  await old.table('charts').bulkPut([
    { key: 'c1', ...chart, sent: { key: 'k4', birth: { ...BIRTH, name: 'As sent' } } },
    { key: 'c2', ...chart, profileId: 'p2', agreed: BIRTH },
    { key: 'c3', ...chart, profileId: 'p3', agreed: { ...BIRTH, name: 'Before' } },
    { key: 'c4', ...chart, profileId: 'p4', agreed: BIRTH, removed: true },
  ]);
  await old.table('tests').bulkPut([
    { key: 'k5', ...quiz, finishedAt: '2026-06-03', sent: 'waiting' },
    { key: 'k6', ...quiz, finishedAt: '2026-06-03', sent: 'sent' },
    { key: 'k7', ...quiz },
  ]);
  local.set('UserInfo', JSON.stringify({ user_id: 'ada' }));
  local.set('ChartAsk', JSON.stringify({ key: 'k8', chart: 'c2', question: 'When?', topic: 'work', agreed: 20 }));
  local.set('Purchase', JSON.stringify({ key: 'k9', kind: 'currency', productId: 3, way: 'stripe', orderId: 'o9' }));
  local.set('WallpaperBuy', JSON.stringify({ key: 'k10', id: 7, price: 20 }));
  local.set('LogoutToTell', JSON.stringify({ token: 'gone', everywhere: true }));
  return old;
}

/** This build, as it starts on a phone. */
async function thisBuild() {
  vi.resetModules();
  const [outbox, diary, charts, health] = await Promise.all([
    import('../../src/storage/outbox/outbox.ts'),
    import('../../src/storage/diary.ts'),
    import('../../src/storage/charts.ts'),
    import('../../src/storage/store/health.ts'),
  ]);
  return { ...outbox, ...diary, ...charts, ...health };
}

beforeEach(async () => {
  local.clear();
  await Dexie.delete('asterly');
});

it('what waits on a phone in any of the old forms waits in the outbox, each under the key it had', async () => {
  (await oldPhone()).close();
  const phone = await thisBuild();
  const rows = await phone.readOutbox('ada');
  expect(phone.storageHealth()).toBe('well');
  const known = rows.filter(({ key }) => key.startsWith('k'));
  expect(known.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'k1 draw',
    'k2 draw',
    'k3 dream',
    'k4 chart',
    'k5 quiz',
    'k8 chartQuestion',
    'k9 purchase',
    'k10 wallpaper',
  ]);
  const [ai, person, asked, sent, result, question, bought, paper] = known;
  expect(ai).toMatchObject({ owner: 'ada', state: 'waiting', payload: { draw, level: 'ai', agreed: 10 } });
  expect(person).toMatchObject({ state: 'refused', refusal: 'no', payload: { level: 'person' } });
  expect(asked?.payload).toEqual({ dream: 'd1', question: 'Why?', text: 'A stair', symbols: ['Stairs'], agreed: 20 });
  expect(sent?.payload).toEqual({ chart: 'c1', sent: { ...BIRTH, name: 'As sent' } });
  expect(result?.payload).toEqual({ quiz: 'k5' });
  expect(question).toMatchObject({
    held: true,
    payload: { chart: 'c2', question: 'When?', topic: 'work', agreed: 20 },
  });
  expect(bought).toMatchObject({ held: true, payload: { product: 'currency', productId: 3, orderId: 'o9' } });
  expect(paper).toMatchObject({ held: true, payload: { id: 7, agreed: 20 } });
  const others = rows.filter(({ key }) => !key.startsWith('k'));
  expect(others.map(({ kind, payload }) => ({ kind, ...payload }))).toEqual([
    { kind: 'chart', chart: 'c3' },
    { kind: 'chart', chart: 'c4' },
    { kind: 'logout', token: 'gone', everywhere: true },
  ]);
  expect(others.at(-1)).toMatchObject({ owner: '', about: '' });
  expect([...local.keys()]).toEqual(['UserInfo']);
  expect(await phone.readDream('ada', 'd1')).toEqual({ key: 'd1', owner: 'ada', changedAt: '2026-06-01', ...dream });
  expect((await phone.readAllCharts('ada')).filter((row) => 'sent' in row)).toEqual([]);
});

it('what is carried over is there once, however often this build starts', async () => {
  (await oldPhone()).close();
  const first = await thisBuild();
  await first.tidyOutbox();
  const before = await first.readWholeOutbox();
  const second = await thisBuild();
  await second.tidyOutbox();
  expect(await second.readWholeOutbox()).toEqual(before);
});

it('what a tab of the older build leaves after the upgrade is taken up at the next start, and it finds its own shelf empty', async () => {
  (await oldPhone()).close();
  await (await thisBuild()).readWholeOutbox();
  const old = new Dexie('asterly');
  old.version(5).stores(keyed([...OLD, ...SINCE]));
  await old.open();
  expect(await old.table('outbox').toArray()).toEqual([]);
  await old
    .table('outbox')
    .put({ key: 'k20', owner: 'ada', draw, level: 'ai', askedAt: '2026-06-09', state: 'waiting' });
  old.close();
  const phone = await thisBuild();
  await phone.tidyOutbox();
  expect((await phone.readActs('ada', 'draw')).map(({ key }) => key)).toEqual(['k1', 'k2', 'k20']);
});

it('an act that was put aside before the store took it is found when the page is opened again', async () => {
  const row = { key: 'k30', kind: 'logout', owner: '', payload: { token: 't', everywhere: false }, about: '' };
  const aside = { ...row, seq: 0, attempts: 0, nextTryAt: 0, state: 'waiting', createdAt: '2026-06-01' };
  local.set('OutboxAside', JSON.stringify([aside]));
  const phone = await thisBuild();
  expect(await phone.readWholeOutbox()).toMatchObject([row]);
  expect(local.has('OutboxAside')).toBe(false);
});

it('acts stand in the order in which they were made, whatever the clock of the phone says', async () => {
  const phone = await thisBuild();
  const act = { kind: 'logout', owner: '', payload: { token: 't', everywhere: false }, about: '' } as const;
  for (const [key, createdAt] of [
    ['a', '2027-01-01'],
    ['b', '2020-01-01'],
    ['c', '2026-01-01'],
  ] as const)
    await phone.putInOutbox({ ...act, key, createdAt });
  expect((await phone.readWholeOutbox()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

it('what was made before its person was known is theirs, the log-out stays the phone’s, and what costs is nobody else’s', async () => {
  const phone = await thisBuild();
  const paper = { kind: 'wallpaper', owner: '', payload: { id: 1, agreed: 5 }, about: '' } as const;
  const left = { kind: 'logout', owner: '', payload: { token: 't', everywhere: false }, about: '' } as const;
  await phone.putInOutbox({ ...paper, key: 'a' });
  await phone.putInOutbox({ ...left, key: 'b' });
  await phone.adoptOutbox('ada');
  expect((await phone.readWholeOutbox()).map(({ key, owner }) => `${key} ${owner}`)).toEqual(['a ada', 'b ']);
  expect((await phone.readOutbox('bea')).map(({ key }) => key)).toEqual(['b']);
  await phone.putInOutbox({ ...paper, key: 'c' });
  await phone.dropUnownedActs();
  expect((await phone.readWholeOutbox()).map(({ key }) => key)).toEqual(['a', 'b']);
});
