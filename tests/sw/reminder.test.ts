import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The worker's files are typed for a worker, which the tests are not. */
const FILE: string = '../../sw/reminder.ts';
const { openReminded, remind }: Record<'openReminded' | 'remind', () => Promise<void>> = await import(FILE);

const NOW = new Date(2026, 2, 10, 9);
const WORDS = JSON.stringify({ title: 'Your card waits', text: 'One card for today.' });

/** What the browser gives a worker: its notifications, its windows and the badge of its icon. */
const browser = {
  location: { hostname: 'asterly.example' },
  registration: { showNotification: vi.fn(async (_title: string, _options: NotificationOptions) => {}) },
  clients: {
    windows: [] as { focus: () => Promise<void>; navigate: (path: string) => Promise<void> }[],
    matchAll: async () => browser.clients.windows,
    openWindow: vi.fn(async (_path: string) => null),
  },
};
const setAppBadge = vi.fn(async (_count: number) => {});

beforeEach(async () => {
  vi.setSystemTime(NOW);
  vi.clearAllMocks();
  vi.stubGlobal('self', browser);
  vi.stubGlobal('navigator', { setAppBadge });
  browser.clients.windows = [];
  browser.location.hostname = 'asterly.example';
  await clear();
});

const shown = browser.registration.showNotification;

describe('the reminder of the day', () => {
  it('says what the page wrote for it, in one notification, with a badge', async () => {
    await set('Reminder', WORDS);
    await remind();
    expect(shown).toHaveBeenCalledExactlyOnceWith('Your card waits', {
      body: 'One card for today.',
      tag: 'card-of-the-day',
      icon: '/icons/icon-192.png',
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('bears the icon of the brand', async () => {
    browser.location.hostname = 'moonpalace.example';
    await set('Reminder', WORDS);
    await remind();
    expect(shown.mock.lastCall?.[1].icon).toBe('/icons/moonpalace/icon-192.png');
  });

  it('comes again on the day after a visit, not on the day itself', async () => {
    await set('Reminder', WORDS);
    await set('LessonsSeen', '2026-03-10');
    await remind();
    expect(shown).not.toHaveBeenCalled();
    expect(setAppBadge).not.toHaveBeenCalled();
    vi.setSystemTime(new Date(2026, 2, 11, 0, 5));
    await remind();
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('is silent where nobody wants one any more', async () => {
    await remind();
    expect(shown).not.toHaveBeenCalled();
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('is said where the icon can bear no badge, or may not', async () => {
    await set('Reminder', WORDS);
    vi.stubGlobal('navigator', {});
    await remind();
    vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('NotAllowedError')) });
    await remind();
    expect(shown).toHaveBeenCalledTimes(2);
  });
});

describe('a tap on the reminder', () => {
  it('brings the open window to the front, at the card of the day', async () => {
    const done: string[] = [];
    const open = (name: string) => ({
      focus: async () => void done.push(`${name} in front`),
      navigate: async (path: string) => void done.push(`${name} at ${path}`),
    });
    browser.clients.windows = [open('first'), open('second')];
    await openReminded();
    expect(done).toEqual(['first in front', 'first at /today']);
    expect(browser.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens a window where none is open', async () => {
    await openReminded();
    expect(browser.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/today');
  });
});
