import { tidyOutbox } from '../../storage/outbox/outbox.ts';
import { keepInvitation } from './invitation.ts';
import { sendWaiting } from './sender.ts';

let started = false;

/** Sends what waits: at the start, when the network or the person is back, and when it becomes known who is here. */
export async function wake(): Promise<void> {
  if (!started) {
    started = true;
    await tidyOutbox();
    await keepInvitation();
  }
  await sendWaiting();
}
