import { DAY_MS } from '../domain/journal/entry.ts';
import { type EntryLine, lineOf } from '../domain/journal/line.ts';
import { findOwn, readDrawn } from './journal.ts';
import { watchLive } from './store/live.ts';
import { ownersSeenBy } from './store/owned.ts';
import type { Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** Rows that are read at a time: few enough that no page stutters. */
const PAGE_ROWS = 100;

/** The readings of a person in thin rows, newest first, as far as they were read; `whole`: that is all of them. */
export interface JournalLines {
  lines: readonly EntryLine[];
  whole: boolean;
}

/**
 * Shows the journal in thin rows: the newest at once, the others page by page while the phone has time. Each page is
 * followed by itself, so that a change anywhere reads one page again. @returns what ends it
 */
export function watchLines(owner: Owner, onLines: (lines: JournalLines) => void): () => void {
  const pages: EntryLine[][] = [];
  const ends: (() => void)[] = [];
  let stopped = false;
  let whole = false;
  /** Shown again when as many pages more are there, so that what a list does with its rows is done seldom. */
  let shownFrom = 1;
  const show = () => onLines({ lines: pages.flat(), whole });
  async function openPage(until: string | undefined) {
    const from = await startOfPage(owner, until);
    if (stopped) return;
    const place = pages.length;
    ends.push(
      watchLive(
        () => readPage(owner, from, until),
        (page) => {
          const fresh = pages[place] === undefined;
          pages[place] = page;
          whole ||= from === undefined;
          if (!fresh || whole || pages.length >= shownFrom) {
            if (fresh) shownFrom *= 2;
            show();
          }
          if (fresh && from !== undefined) openPage(from).catch(unread);
        },
      ),
    );
  }
  openPage(undefined).catch(unread);
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}

/** Days whose readings are read at a time. */
const STEP_DAYS = 14;

/** The readings that were drawn from a time on, ISO UTC, in thin rows, newest first; read in steps. */
export async function readLinesSince(owner: Owner, since: string): Promise<EntryLine[]> {
  const lines: EntryLine[] = [];
  let until: string | undefined;
  for (let end = Date.now(); until === undefined || until > since; end -= STEP_DAYS * DAY_MS) {
    const from = new Date(end - STEP_DAYS * DAY_MS).toISOString();
    lines.push(...(await readDrawn(owner, from > since ? from : since, until)).map(lineOf));
    until = from;
  }
  return lines;
}

function unread(reason: unknown): void {
  console.warn('The journal could not be read further:', reason);
}

const INDEX = '[owner+savedAt]';

/** The time of the oldest row of the page that lies before a time; undefined where it is the last page. */
async function startOfPage(owner: Owner, until: string | undefined): Promise<string | undefined> {
  const { journal } = await shelves();
  const slices = ownersSeenBy(owner).map((one) => ({ index: INDEX, of: [one], ...(until ? { until } : {}) }));
  const times = await Promise.all(slices.map((slice) => journal.timeAt(slice, PAGE_ROWS - 1)));
  return times.sort().findLast((time) => time !== undefined);
}

async function readPage(owner: Owner, from: string | undefined, until: string | undefined): Promise<EntryLine[]> {
  const bounds = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  return (await findOwn(owner, { index: INDEX, ...bounds })).map(lineOf);
}
