import { owner } from '../session.ts';
import { readJournal } from '../storage/journal.ts';
import { followOrder } from './ask.ts';

/** Fetches what came while the app was away: every reading of this phone that was still on its way. */
export async function followWaiting(): Promise<void> {
  const me = owner();
  if (me === '') return;
  for (const { key, served, servedByPerson } of await readJournal(me)) {
    for (const one of [served, servedByPerson]) {
      if (one?.state === 'waiting' || one?.state === 'writing') await followOrder(key, one.level);
    }
  }
}
