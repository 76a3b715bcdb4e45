import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { within } from '../../platform/within.ts';
import { endOnLeaving } from './leaving.ts';

/** A store that never answers must not hold the page. */
const COPY_TIMEOUT_MS = 1500;

/** The few small things this device keeps by name; the names are the product's own and stay as they are. */
export type KeptName =
  | 'Language'
  | 'Theme'
  | 'TextSize'
  | 'KeepAsked'
  | 'BeforeRouterData'
  | 'tarot_session'
  | 'UserInfo'
  | 'Settings'
  | 'CodeSentAt'
  | 'LoginAttempt'
  | 'LogoutToTell'
  | 'Purchase'
  | 'ChartAsk'
  | 'WallpaperBuy'
  | 'DeskDraft'
  | 'OutboxAside'
  | 'NoteAside'
  | 'Params'
  | 'NoticesAway'
  | 'LessonsSeen'
  | 'Reminder'
  | 'Push'
  | 'PushSent'
  | 'JournalCopy'
  | 'CopyOfferAway'
  | 'Remembered';

const inMemory = new Map<KeptName, string>();

/** Where the worker finds the copies: the store that the library uses where none is named. */
const connection = createStore('keyval-store', 'keyval');
const copies: UseStore = (mode, work) =>
  connection(mode, (rows) => {
    endOnLeaving(rows.transaction);
    return work(rows);
  });

/** Read at once: local storage, or what this page holds where storage is barred. */
export function kept(name: KeptName): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name) ?? null;
  } catch {
    return inMemory.get(name) ?? null;
  }
}

/** What was kept as JSON, whatever it is: it may come from another version of the app. `undefined` where there is none, or it is torn. */
export function keptJson(name: KeptName): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in local storage and, for the worker and for an evicted local storage, a copy in IndexedDB. */
export function keep(name: KeptName, value: string): void {
  inMemory.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {}
  void copy(() => set(name, value, copies));
}

export function forget(name: KeptName): void {
  inMemory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {}
  void copy(() => del(name, copies));
}

/** The copy in IndexedDB is a help, never a need: where the store is barred it throws, at once or later. */
async function copy(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {}
}

/** The names of which IndexedDB holds a copy that somebody reads. */
const COPIED: readonly KeptName[] = ['Language', 'Theme', 'TextSize', 'tarot_session', 'Settings'];

/**
 * Puts back what local storage lost and IndexedDB still has, and the other way round. Resolves with the names that came
 * back to local storage: none where it is barred, for there they would come back with every page.
 */
export async function restoreKept(names: readonly KeptName[]): Promise<KeptName[]> {
  const back: KeptName[] = [];
  for (const name of COPIED) {
    const found = await within(COPY_TIMEOUT_MS, readCopy(name)).catch(() => undefined);
    const here = kept(name);
    if (here !== null) {
      if (found !== here) void copy(() => set(name, here, copies));
    } else if (typeof found === 'string' && names.includes(name)) {
      keep(name, found);
      if (isStored(name)) back.push(name);
    }
  }
  return back;
}

function isStored(name: KeptName): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

async function readCopy(name: KeptName): Promise<string | undefined> {
  return get<string>(name, copies);
}
