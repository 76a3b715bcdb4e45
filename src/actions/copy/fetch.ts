import { copyGet } from '../../contract/copy.ts';
import { isSameState } from '../../domain/journal/portable.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import {
  isReadingHere,
  readCopied,
  readCopyProgress,
  receiveReading,
  receiveRemoval,
  saveCopied,
  saveCopyProgress,
} from '../../storage/journal-copy.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { Owner } from '../../storage/store/rows.ts';
import { type CopyKeys, openReading } from './cipher.ts';

const locale = () => apiLocale(chosenLanguage());

/** A copy that is kept on this phone. */
export interface OwnCopy {
  readonly owner: Owner;
  readonly copyId: string;
  readonly keys: CopyKeys;
}

interface Row {
  name: string;
  revision: number;
  body: string | null;
}

/**
 * Fetches what was written to the copy since the last time, and merges it with what is here. A page that was fetched is
 * not fetched again. @throws Refusal, ConnectionFailure
 */
export async function fetchCopy(own: OwnCopy, fromStart = false): Promise<void> {
  let after = fromStart ? 0 : ((await readCopyProgress(own.owner))?.cursor ?? 0);
  let isReadable = true;
  for (let more = true; more; ) {
    const [page] = await callServer(copyGet, { copy_id: own.copyId, after, locale: locale() });
    for (const row of page.rows) {
      if ((await takeIn(own, row)) === 'newer') isReadable = false;
      after = row.revision;
    }
    // What only a newer app can read is fetched again by that.
    if (isReadable) await saveCopyProgress(own.owner, { cursor: after });
    ({ more } = page);
  }
  if (!isReadable) await saveCopyProgress(own.owner, { leftOut: 'newer' });
}

async function takeIn({ owner, keys }: OwnCopy, { name, revision, body }: Row): Promise<'done' | 'newer'> {
  const known = await readCopied(owner, name);
  if (known && known.revision >= revision) return 'done';
  if (body === null) {
    if (known?.seal) await receiveRemoval(known.seal, known.agreed);
    await saveCopied(owner, { name, revision, ...(known?.seal ? { seal: known.seal } : {}) });
    return 'done';
  }
  const opened = await openReading(keys, name, body);
  if (opened.kind === 'newer') return 'newer';
  if (opened.kind === 'broken') {
    // What is here, if it is, takes its place.
    if (known?.seal) await receiveRemoval(known.seal, undefined);
    await saveCopied(owner, { name, revision, ...(known?.seal ? { seal: known.seal } : {}) });
    return 'done';
  }
  const { entry } = opened;
  const { seal } = entry.draw;
  const isRemovedHere = known?.removed !== undefined && known.agreed !== undefined;
  if (isRemovedHere && isSameState(known.agreed!, entry) && !(await isReadingHere(owner, seal)))
    await saveCopied(owner, { name, revision, seal, agreed: entry, removed: 'here' });
  else {
    await receiveReading(owner, entry, known?.agreed);
    await saveCopied(owner, { name, revision, seal, agreed: entry });
  }
  return 'done';
}
