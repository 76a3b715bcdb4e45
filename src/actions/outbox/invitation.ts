import { isLogin } from '../../session.ts';
import { putInOutbox, readActs, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import { putShareCode, shareCode } from '../../storage/share-code.ts';

/**
 * Keeps an invitation that a link brought until somebody logs in, also when the window is closed before that; a later
 * one takes its place.
 */
export async function keepInvitation(): Promise<void> {
  if (isLogin()) return;
  const code = shareCode();
  const before = await readActs('', 'invitation');
  const last = before.at(-1);
  if (code === '') return putShareCode(last?.payload.code ?? '');
  if (last?.payload.code === code) return;
  for (const { key } of before) await takeFromOutbox(key);
  await putInOutbox({ kind: 'invitation', owner: '', payload: { code }, about: code });
}
