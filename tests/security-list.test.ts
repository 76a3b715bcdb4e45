import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the list in docs/security.md', () => {
  it('names tests that exist', () => {
    const named = [...text.matchAll(/`(tests\/[\w/-]+\.test\.ts)` “([^”]*)”/g)];
    expect(named.length).toBeGreaterThan(80);
    const gone = named.filter(([, path, words]) => !existsSync(join(root, path!)) || !read(path!).includes(words!));
    expect(gone.map(([all]) => all)).toEqual([]);
  });

  it('names code that exists', () => {
    const named = [...text.matchAll(/`((?:src|server|sw)\/[\w./-]+\.tsx?)` `([\w$-]+)`/g)];
    expect(named.length).toBeGreaterThan(15);
    const gone = named.filter(([, path, word]) => !existsSync(join(root, path!)) || !read(path!).includes(word!));
    expect(gone.map(([all]) => all)).toEqual([]);
  });

  it('has a test for every high and medium finding', () => {
    const findings = [
      ...Array.from({ length: 9 }, (_, at) => `H${at + 1}`),
      ...Array.from({ length: 8 }, (_, at) => `M${at + 1}`),
    ];
    const untested = findings.filter((id) => !new RegExp(`^\\| ${id} \\|.*\\.test\\.ts\` “`, 'm').test(text));
    expect(untested).toEqual([]);
  });

  it('has a row for each requirement once', () => {
    const rows = [...text.matchAll(/^\| (\d[\d., –]*) \|/gm)].flatMap(([, ids]) => ids!.split(', '));
    expect(rows.length).toBeGreaterThan(150);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
