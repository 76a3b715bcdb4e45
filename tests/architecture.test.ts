import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which room may import which; the README shows the same table. `main` stands for the files of `src` itself. */
const MAY: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  platform: ['platform'],
  art: ['platform', 'domain', 'art'],
  library: ['platform', 'domain', 'library'],
  storage: ['platform', 'domain', 'contract', 'storage'],
  i18n: ['platform', 'domain', 'contract', 'library', 'i18n'],
  service: ['platform', 'domain', 'contract', 'service'],
  brand: ['domain'],
  session: ['platform', 'domain', 'contract', 'storage', 'service', 'brand'],
  actions: ['platform', 'domain', 'contract', 'library', 'storage', 'service', 'session', 'brand', 'actions', 'ui'],
  ui: ['platform', 'domain', 'art', 'i18n', 'ui'],
  screens: ['platform', 'domain', 'art', 'library', 'i18n', 'ui', 'actions', 'session', 'storage', 'brand', 'screens'],
  'lazy-screens': ['domain', 'i18n', 'screens'],
  screen: ['domain', 'i18n', 'lazy-screens', 'platform'],
  guards: ['session', 'actions'],
  routes: ['domain', 'guards', 'screens', 'screen'],
  sw: ['domain', 'contract', 'sw'],
  server: ['domain', 'contract', 'library', 'art', 'server'],
};
const FREE = ['main', 'after', 'prerender'];

const root = join(import.meta.dirname, '..');
const files = ['src', 'sw', 'server'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => normalize(join(folder, name))),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): { target: string; types: boolean }[] {
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = [
    ...code.matchAll(
      /(import|export)\s+(type\s)?[^;'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g,
    ),
  ];
  return found.map((match) => ({
    target: relative(root, join(root, dirname(file), (match[3] ?? match[4])!)),
    types: match[2] !== undefined,
  }));
}

function roomOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top;
}

describe('the house', () => {
  it('has the files it imports', () => {
    const known = new Set(files);
    const missing = [...imports].flatMap(([file, list]) =>
      list
        .filter(({ target }) => /\.tsx?$/.test(target) && !known.has(target))
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('lets each room import only what its table row allows', () => {
    const wrong = [...imports].flatMap(([file, list]) => {
      const room = roomOf(file);
      if (FREE.includes(room)) return [];
      const allowed = MAY[room];
      if (!allowed) return [`${file}: no row for ${room}`];
      return list
        .map(({ target }) => target)
        .filter((target) => /^(src|sw|server)\//.test(target) && !allowed.includes(roomOf(target)))
        .map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets markup in by one door, and runs no text as code', () => {
    const entries = files.filter((file) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(entries).toEqual(['src/ui/Drawing.tsx']);
  });

  it('has no circles', () => {
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    const visit = (file: string, path: string[]) => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
        return;
      }
      state.set(file, 'open');
      for (const { target, types } of imports.get(file) ?? []) if (!types) visit(target, [...path, file]);
      state.set(file, 'done');
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('imports no tests', () => {
    const wrong = [...imports].flatMap(([file, list]) =>
      list.filter(({ target }) => target.startsWith('tests/')).map(({ target }) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps files to one subject: at most 300 lines, texts and drawings aside', () => {
    const long = files
      .filter((file) => !/^src\/(library|art\/cards)\//.test(file))
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300);
    expect(long).toEqual([]);
  });
});
