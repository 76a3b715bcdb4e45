import { copyPut, MAX_PUT_BYTES, MAX_PUT_ROWS, MAX_SEALED_BYTES } from '../../contract/copy.ts';
import { isSameState, type PortableEntry, portableOf } from '../../domain/journal/portable.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import {
  clearDue,
  isReadingHere,
  readCopied,
  readDue,
  readRemoved,
  saveCopied,
  saveCopyProgress,
  settleReading,
} from '../../storage/journal-copy.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { nameOf, sealReading } from './cipher.ts';
import type { OwnCopy } from './fetch.ts';

const locale = () => apiLocale(chosenLanguage());

/** What a put has besides the bodies of its rows. */
const REST_BYTES = 16 * 1024;
/** Letters of base64 of the longest body. */
const MAX_BODY_LETTERS = Math.floor((MAX_SEALED_BYTES * 4) / 3);

interface Due {
  name: string;
  base: number;
  body: string | null;
  /** What is sealed in the body; none where the reading was removed. */
  sent?: PortableEntry;
  seal: string;
}

/**
 * Sends what the copy lacks. @returns whether another phone was faster with some of it, so that it is to be fetched first
 * @throws Refusal, ConnectionFailure
 */
export async function sendDue(own: OwnCopy): Promise<'all' | 'behind'> {
  for (;;) {
    const rows = await nextRows(own);
    if (rows === null) continue;
    if (rows.length === 0) return 'all';
    const asked = rows.map(({ name, base, body }) => ({ name, base, body }));
    const answers = await callServer(copyPut, { copy_id: own.copyId, rows: asked, locale: locale() });
    const revisions = new Map(answers.map(({ name, revision }) => [name, revision]));
    let isBehind = false;
    for (const row of rows) {
      const revision = revisions.get(row.name) ?? null;
      if (revision === null) isBehind = true;
      else await settle(own, row, revision);
    }
    if (isBehind) return 'behind';
  }
}

async function settle({ owner }: OwnCopy, { name, sent, seal }: Due, revision: number): Promise<void> {
  if (sent) await settleReading(owner, { name, revision, sent });
  else await saveCopied(owner, { name, revision, seal });
}

/** The rows of the next put: null where only marks had to be taken away, none where nothing is due. */
async function nextRows(own: OwnCopy): Promise<Due[] | null> {
  const [changed, removed] = [await readDue(own.owner, MAX_PUT_ROWS), await readRemoved(own.owner, MAX_PUT_ROWS)];
  if (changed.length + removed.length === 0) return [];
  const rows: Due[] = [];
  let letters = REST_BYTES;
  for (const reading of changed) {
    const row = await rowOf(own, reading);
    if (!row) continue;
    letters += row.body?.length ?? 0;
    if (letters > MAX_PUT_BYTES) return rows;
    rows.push(row);
  }
  for (const { name, revision, seal = '', agreed } of removed.slice(0, MAX_PUT_ROWS - rows.length)) {
    if (await isReadingHere(own.owner, seal))
      await saveCopied(own.owner, { name, revision, seal, ...(agreed ? { agreed } : {}) });
    else rows.push({ name, base: revision, body: null, seal });
  }
  return rows.length > 0 ? rows : null;
}

/** A changed reading as it is sent; undefined where the copy has it, or it is too long for it. */
async function rowOf(own: OwnCopy, reading: JournalRow): Promise<Due | undefined> {
  const seal = reading.key;
  const name = await nameOf(own.keys, seal);
  const known = await readCopied(own.owner, name);
  const sent = portableOf(reading);
  if (known?.agreed && isSameState(known.agreed, sent)) {
    await clearDue(seal, sent);
    return undefined;
  }
  const body = await sealReading(own.keys, name, sent);
  if (body.length > MAX_BODY_LETTERS) {
    await clearDue(seal, sent);
    await saveCopyProgress(own.owner, { leftOut: 'long' });
    return undefined;
  }
  return { name, base: known?.revision ?? 0, body, sent, seal };
}
