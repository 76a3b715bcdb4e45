import { takeFromOutbox } from '../../storage/outbox/outbox.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { putShareCode } from '../../storage/share-code.ts';

/** Takes an act back that the server has not acknowledged, or puts away one that it has refused. */
export async function takeBack({ key, kind }: OutboxRow): Promise<void> {
  if (kind === 'invitation') putShareCode('');
  await takeFromOutbox(key);
}
