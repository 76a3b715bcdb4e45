import { owner } from '../../session.ts';
import { readSold } from '../../storage/journal.ts';
import { orderStates } from '../money/orders.ts';
import { isUnderWay } from './answered.ts';
import { followOrder } from './follow-order.ts';

/** Fetches what came while the app was away: every reading of this phone that was still on its way. */
export async function followWaiting(): Promise<void> {
  const me = owner();
  if (me === '') return;
  const waiting = (await readSold(me)).flatMap(({ key, served, servedByPerson }) =>
    [served, servedByPerson].flatMap((one) => (one && isUnderWay(one) ? { seal: key, ...one } : [])),
  );
  if (waiting.length === 0) return;
  const now = await orderStates(waiting.map(({ orderId }) => orderId));
  for (const { seal, level, orderId, state } of waiting) {
    const there = now.get(orderId);
    // What is being written grows without changing its state.
    if (there === undefined || (there === state && state !== 'writing')) continue;
    // one that the server does not tell holds up no other
    await followOrder(seal, level).catch((reason) => console.info('A reading did not come yet:', String(reason)));
  }
}
