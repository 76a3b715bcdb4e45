import { randomBytes } from 'node:crypto';
import type { Answer } from '../../src/contract/calls.ts';
import type { Visitor } from './stage.ts';

/** As long as what a phone makes of its key: 32 bytes. */
export const secret = () => randomBytes(32).toString('base64url');
export const sealed = (bytes = 512) => randomBytes(bytes).toString('base64url');

export type Row = Answer<'copy/get'>[0]['rows'][number];

export async function begin(visitor: Visitor, check: string): Promise<string> {
  return (await visitor.call('copy/begin', { check })).data[0].copy_id;
}

/** Everything that was written after a revision, over as many pages as it takes. */
export async function everythingAfter(
  visitor: Visitor,
  copy_id: string,
  after = 0,
): Promise<{ rows: Row[]; pages: number }> {
  const rows: Row[] = [];
  let pages = 0;
  let more = true;
  while (more) {
    const page = (await visitor.call('copy/get', { copy_id, after: rows.at(-1)?.revision ?? after })).data[0];
    rows.push(...page.rows);
    pages += 1;
    more = page.more;
  }
  return { rows, pages };
}
