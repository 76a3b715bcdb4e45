import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The table of docs/architecture.md: what each folder may import; null is anything. */
const rules = new Map(
  [...read('docs/architecture.md').matchAll(/^\| `([\w/-]+)` \| (.+) \|$/gm)].map(([, folder, may]) => [
    folder!,
    may === 'anything' ? null : [...may!.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name!),
  ]),
);
const files = ['src', 'sw', 'server'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts') && !name.endsWith('.config.ts'))
    .map((name) => normalize(join(folder, name))),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const folders = new Set(files.map(folderOf));
const folderImports = new Map([...folders].map((folder) => [folder, new Set<string>()]));
for (const [file, targets] of imports)
  for (const target of targets)
    if (/^(src|sw|server)\//.test(target)) folderImports.get(folderOf(file))?.add(folderOf(target));

/** Every file that a file imports, for values or for types. */
function importsOf(file: string): string[] {
  const code = read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?:import|export)\s[^;'"]*?from\s*['"](\.[^'"]+)['"]|import\s*\(?\s*['"](\.[^'"]+)['"]/g,
  );
  return [...found].map((match) => relative(root, join(root, dirname(file), (match[1] ?? match[2])!)));
}

/** The row of the table that a file belongs to. */
function folderOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'sw' ? top : `${top}/${second.replace(/\.(tsx?|mjs)$/, '')}`;
}

describe('the architecture', () => {
  it('has the files it imports', () => {
    const known = new Set(files);
    const missing = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => /\.(tsx?|mjs)$/.test(target) && !known.has(target))
        .map((target) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('has one row for each folder, and none for a folder that is gone', () => {
    expect([...rules.keys()].sort()).toEqual([...folders].sort());
    const unknown = [...rules].flatMap(([folder, may]) =>
      (may ?? []).filter((name) => !folders.has(name)).map((name) => `${folder}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('lets each folder import only what its row allows, types too', () => {
    const wrong = [...imports].flatMap(([file, targets]) => {
      const may = rules.get(folderOf(file));
      if (may === null) return [];
      return targets
        .filter((target) => /^(src|sw|server)\//.test(target) && folderOf(target) !== folderOf(file))
        .filter((target) => !may?.includes(folderOf(target)))
        .map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('allows no circle of folders', () => {
    expect(circlesIn(new Map([...rules].map(([folder, may]) => [folder, may ?? []])))).toEqual([]);
    for (const [folder, targets] of folderImports) targets.delete(folder);
    expect(circlesIn(folderImports)).toEqual([]);
  });

  it('has no circle of files, types too', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it('lets markup in by one door, and runs no text as code', () => {
    const entries = files.filter((file) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/.test(
        read(file),
      ),
    );
    expect(entries).toEqual(['src/ui/Drawing.tsx']);
  });

  it('imports no tests', () => {
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets.filter((target) => target.startsWith('tests/')).map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps files to one subject: at most 300 lines, texts and drawings aside', () => {
    const long = files
      .filter((file) => !/^src\/(library|art\/cards)\//.test(file))
      .filter((file) => read(file).split('\n').length > 300);
    expect(long).toEqual([]);
  });
});

describe('the search for circles', () => {
  it('finds one of two, one of three and none, and names it from its first member on', () => {
    const graph = (text: string) => new Map(text.split(' ').map((edge) => [edge[0]!, [...edge.slice(1)]] as const));
    expect(circlesIn(graph('ab bc c'))).toEqual([]);
    expect(circlesIn(graph('ab bc cbd d'))).toEqual(['b -> c -> b']);
    expect(circlesIn(graph('ab bc ca da'))).toEqual(['a -> b -> c -> a']);
  });
});
