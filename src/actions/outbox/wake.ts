import { fetchPart } from '../../platform/part.ts';
import { tidyOutbox } from '../../storage/outbox/outbox.ts';
import { kept } from '../../storage/store/kept.ts';
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
  if (kept('JournalCopy')) void wakeCopy().catch(() => {});
  await sendWaiting();
}

/** Its code is kept on no phone: it is of use with a connection only. */
async function wakeCopy(): Promise<void> {
  const { wakeCopying } = await fetchPart(() => import('../copy/copying.ts'));
  await wakeCopying();
}
