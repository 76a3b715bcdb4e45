import { isLookBackNew } from '../../domain/journal/lookback.ts';
import { newListeners } from '../../platform/listeners.ts';
import { onPerson, owner } from '../../session.ts';
import { readEntry, readSold, readUnseen } from '../../storage/journal.ts';
import { settings } from '../../storage/settings.ts';
import { watchLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { isUnderWay } from '../reading/answered.ts';
import { followWaiting } from '../reading/follow.ts';
import { lookBackOnHome } from '../reading/look-back.ts';

/** Milliseconds between two looks at the server for what is under way, where the app is left and come back to. */
const LOOK_AGAIN_MS = 60_000;

let count = 0;
const changes = newListeners();

/** How many things arrived and were not looked at. */
export const arrivedCount = () => count;
export const onArrived = changes.on;

/**
 * Follows what arrived and was not looked at, for as long as the app is open: answers, refunds, and a look-back that is
 * due, also without a connection. The icon shows how many there are where it may.
 */
export function watchArrived(): void {
  let stop = watchOwn();
  onPerson(() => {
    stop();
    stop = watchOwn();
  });
  fetchWaiting();
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    fetchWaiting();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}

/** Whether home has something to say of answers: one arrived, or is on its way. */
export async function hasAnswers(): Promise<boolean> {
  const texts = (await readSold(owner())).flatMap(({ served, servedByPerson }) => [served, servedByPerson]);
  return texts.some((text) => text && (text.unseenSince !== undefined || isUnderWay(text)));
}

function fetchWaiting(): void {
  followWaiting().catch((reason) => console.info('What is under way was not asked for:', String(reason)));
}

/** Answers and refunds are followed at once, the look-back once it is known which one is due. */
function watchOwn(): () => void {
  const me = owner();
  const counts = { answers: 0, lookBacks: 0 };
  let stopped = false;
  const show = (next: Partial<typeof counts>) => {
    Object.assign(counts, next);
    count = counts.answers + counts.lookBacks;
    changes.announce();
    if (settings().badge) void import('./badge.ts').then(({ countArrived }) => countArrived(count)).catch(() => {});
  };
  const ends = [
    watchLive(
      () => readUnseen(me),
      (rows) => show({ answers: rows.length }),
    ),
  ];
  const followLookBack = async () => {
    const due = await lookBackOnHome();
    if (!due || stopped) return;
    const isNew = (row: JournalRow | undefined) => row !== undefined && isLookBackNew(row, new Date());
    ends.push(
      watchLive(
        () => readEntry(me, due.key),
        (row) => show({ lookBacks: isNew(row) ? 1 : 0 }),
      ),
    );
  };
  followLookBack().catch((reason) => console.info('No look-back was looked for:', String(reason)));
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}
