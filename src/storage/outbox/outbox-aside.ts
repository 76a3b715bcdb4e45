import { storageHealth } from '../store/health.ts';
import { forget, keep, keptJson } from '../store/kept.ts';
import type { OutboxRow } from './outbox-rows.ts';

/**
 * Puts an act aside in local storage before anything else: it outlives a page that is closed at once, a store without
 * room and one that is barred.
 */
export function putAside(row: OutboxRow): void {
  write([...readAside().filter(({ key }) => key !== row.key), row]);
}

/** The store has it, too: aside it is needed no more, unless the store lives as long as the page. */
export function settleAside(key: string): void {
  if (storageHealth() === 'well' || storageHealth() === 'outdated') dropAside(key);
}

export function dropAside(key: string): void {
  const rows = readAside();
  if (rows.some((row) => row.key === key)) write(rows.filter((row) => row.key !== key));
}

export function readAside(): OutboxRow[] {
  const rows = keptJson('OutboxAside');
  return Array.isArray(rows) ? rows : [];
}

function write(rows: readonly OutboxRow[]): void {
  if (rows.length > 0) keep('OutboxAside', JSON.stringify(rows));
  else forget('OutboxAside');
}
