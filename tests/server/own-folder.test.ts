import { chmodSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { own, prepareFolders } from '../../server/database/embedded/folders.ts';

const room = mkdtempSync(join(tmpdir(), 'asterly-own-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('the folders of the embedded database', () => {
  it('are made private, and not touched where they are: a backup may see them on a disk that it cannot write', async () => {
    const folder = join(room, 'socket');
    own(folder, null, 'DATA_DIR');
    const made = lstatSync(folder);
    expect(made.mode & 0o777).toBe(0o700);
    await new Promise((resolve) => setTimeout(resolve, 20));
    own(folder, null, 'DATA_DIR');
    expect(lstatSync(folder).ctimeMs).toBe(made.ctimeMs);
    chmodSync(folder, 0o755);
    own(folder, null, 'DATA_DIR');
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  });

  it('are refused with the setting that names them', () => {
    const file = join(room, 'file');
    writeFileSync(file, '');
    expect(() => own(file, null, 'WAL_ARCHIVE')).toThrow(/set WAL_ARCHIVE to another folder/);
    expect(() => prepareFolders(join(file, 'data'), null)).toThrow(/^DATA_DIR .* cannot be made/);
  });
});
