import { keep, kept } from './kept.ts';

/** What is worth keeping for good. */
type KeptKind = 'reading' | 'chart' | 'dream';

/**
 * Asks the browser to clear nothing of this app when space runs out: when the first reading, the first chart and the
 * first dream are kept, and not again, since some browsers put the question to the person.
 */
export async function requestPersistentStorage(what: KeptKind): Promise<void> {
  const asked = kept('KeepAsked') ?? '';
  if (asked.includes(what)) return;
  keep('KeepAsked', `${asked} ${what}`.trim());
  await askToPersist();
}

/** @returns whether the browser has promised to keep everything; `null` where it makes no such promise */
export async function isPersistent(): Promise<boolean | null> {
  return (await globalThis.navigator?.storage?.persisted?.().catch(() => null)) ?? null;
}

export async function askToPersist(): Promise<boolean | null> {
  if (await isPersistent()) return true;
  return (await globalThis.navigator?.storage?.persist?.().catch(() => null)) ?? null;
}
