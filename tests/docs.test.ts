import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsPage } from './settings-page.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...(readdirSync(join(root, 'docs'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Clauses of the specification. */
const CLAUSES = 385;
/** Made by a run of the tests, so it may be missing. */
const MADE = ['tests/shots'];

describe('the documentation', () => {
  it('lists the settings that the server reads (`npm run docs` writes the page)', () => {
    expect(read('docs/settings.md')).toBe(settingsPage());
  });

  it('links to files that exist', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => ({ page, target: target! })),
    );
    expect(links.length).toBeGreaterThan(30);
    const dead = links.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)));
    expect(dead).toEqual([]);
  });

  it('names code that exists', () => {
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:src|server|sw|tests)\/[\w./-]+)`/g)].map(([, path]) => ({ page, path: path! })),
    );
    expect(named.length).toBeGreaterThan(100);
    const gone = named
      .filter(({ path }) => !MADE.includes(path))
      .filter(({ path }) => !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(join(root, `${path}${ending}`))));
    expect(gone).toEqual([]);
  });

  it('has every clause of the specification in one row, each with a test, and a page for each difference', () => {
    const rows = [...read('docs/specification.md').matchAll(/^\|([\d ,–]*)\| (.+) \| (.+) \| (.+) \|$/gm)];
    const numbers = rows.flatMap(([, listed = '']) =>
      [...listed.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, first, last = first]) =>
        Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
      ),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: CLAUSES }, (_, index) => index + 1));
    const bare = rows.filter(([, , , , tests = '']) => !/`tests\//.test(tests)).map(([, , clause]) => clause);
    expect(bare).toEqual([]);
    const unexplained = rows.filter(([, , , state = '']) => !/^(yes|differs: .*\]\(decisions\/)/.test(state));
    expect(unexplained.map(([, , clause]) => clause)).toEqual([]);
  });
});
