import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptPush } from '../../src/domain/push/notice.ts';

/** The worker's files are typed for a worker, which the tests are not. */
const FILE: string = '../../sw/push.ts';
const { showPush }: { showPush: (data: { json: () => unknown } | null) => Promise<void> } = await import(FILE);

const KEPT: KeptPush = {
  daily: '08:00',
  transits: true,
  answers: true,
  words: {
    day: { title: 'Card of the day', text: 'One card waits.' },
    seen: { title: 'Card of the day', text: 'Still here.' },
    answer: { title: 'Your answer has come', text: 'On the first page.' },
  },
  exact: { '2026-03-11': { title: 'Saturn square your Sun', text: 'Exact today.' } },
};

const unsubscribe = vi.fn(async () => true);
const shown = vi.fn(async (_title: string, _options: NotificationOptions) => {});
const setAppBadge = vi.fn(async (_count: number) => {});

beforeEach(async () => {
  vi.setSystemTime(new Date(2026, 2, 10, 8));
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    location: { hostname: 'asterly.example' },
    registration: { showNotification: shown, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
  });
  vi.stubGlobal('navigator', { setAppBadge });
  await clear();
  await set('Push', JSON.stringify(KEPT));
});

const message = (data: unknown) => ({ json: () => data });
const last = () => {
  const [title, options] = shown.mock.lastCall ?? [];
  return { title, ...options };
};

describe('a push', () => {
  it('of the day says what the page wrote for it, and leads to the card', async () => {
    await showPush(message({ kind: 'day' }));
    expect(shown).toHaveBeenCalledTimes(1);
    expect(last()).toEqual({
      title: 'Card of the day',
      body: 'One card waits.',
      tag: 'card-of-the-day',
      icon: '/icons/icon-192.png',
      silent: false,
      data: { path: '/today' },
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('names the transit that is exact on its day, where that was wished for', async () => {
    vi.setSystemTime(new Date(2026, 2, 11, 8));
    await showPush(message({ kind: 'day' }));
    expect(last()).toMatchObject({ title: 'Saturn square your Sun', body: 'Exact today.', tag: 'card-of-the-day' });
    await set('Push', JSON.stringify({ ...KEPT, transits: false }));
    await showPush(message({ kind: 'day' }));
    expect(last()).toMatchObject({ title: 'Card of the day', body: 'One card waits.' });
  });

  it('says so without a sound where the card was looked at already', async () => {
    await set('LessonsSeen', '2026-03-10');
    await showPush(message({ kind: 'day' }));
    expect(last()).toMatchObject({ body: 'Still here.', silent: true });
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('of an answer leads to where it stands, each in a notification of its own', async () => {
    await showPush(message({ kind: 'answer', order: 'one' }));
    expect(last()).toMatchObject({
      title: 'Your answer has come',
      tag: 'answer-one',
      silent: false,
      data: { path: '/user/journal?order=one' },
    });
    await showPush(message({ kind: 'answer', order: 'two' }));
    expect(last().tag).toBe('answer-two');
  });

  it('that comes late makes no sound in quiet hours, unless it was asked for at that hour', async () => {
    vi.setSystemTime(new Date(2026, 2, 10, 23, 30));
    await showPush(message({ kind: 'answer', order: 'one' }));
    expect(last().silent).toBe(true);
    await showPush(message({ kind: 'day' }));
    expect(last().silent).toBe(true);
    await set('Push', JSON.stringify({ ...KEPT, daily: '23:15' }));
    await showPush(message({ kind: 'day' }));
    expect(last().silent).toBe(false);
  });

  it.each([
    ['of a kind that this build does not know', message({ kind: 'eclipse' })],
    [
      'that is torn',
      {
        json: () => {
          throw new SyntaxError('torn');
        },
      },
    ],
    ['without contents', null],
  ])('%s shows something all the same', async (_, data) => {
    await showPush(data);
    expect(last()).toMatchObject({ title: 'Card of the day' });
  });

  it('to a phone that wants none any more is the last one', async () => {
    await clear();
    await showPush(message({ kind: 'day' }));
    expect(last()).toEqual({ title: 'Asterly', icon: '/icons/icon-192.png', silent: true });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
