import { deepStrictEqual } from 'node:assert';
import { runInThisContext } from 'node:vm';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/domain/language.ts';

/** A file of words: one object of entries, written by hand in the library of a language. */
const WORDS = new RegExp(`/src/library/(?:.+/)?(?:${LANGUAGES.join('|')})/[\\w-]+\\.ts$`);
const ONE_OBJECT = /^\s*export const (\w+) = (\{[\s\S]*\});?\s*$/;
/** The file holds more than the one object: other names, or parts that are not written out. */
const MORE = /^(?:export|const|function)\b|\.\.\.|=>|^\t*\w+,$/m;
const FEWEST = 8;

type Words = { readonly [key: string]: string | Words };

/**
 * Words of many entries of one shape travel column by column: no key is said twice, and what is alike lies close
 * together, which saves kilobytes to keep in every language. A file of another shape travels as it was written.
 */
export function wordColumns(): Plugin {
  return {
    name: 'word-columns',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const [, name, source] = (WORDS.test(id) && ONE_OBJECT.exec(code)) || [];
      if (!name || !source || MORE.test(source)) return null;
      const columns = columnsOf(runInThisContext(`(${source})`));
      if (!columns) return null;
      deepStrictEqual(runInThisContext(columns), runInThisContext(`(${source})`));
      return { code: `export const ${name} = ${columns};`, map: null };
    },
  };
}

/** An expression that makes the entries again out of their columns; `null` where they are not of one shape. */
function columnsOf(entries: Words): string | null {
  const ids = Object.keys(entries);
  const shapes = Object.values(entries).map(leavesOf);
  const paths = Object.keys(shapes[0] ?? {}).toSorted((a, b) => leaf(a).localeCompare(leaf(b)));
  const alike = shapes.every(
    (shape) => Object.keys(shape).length === paths.length && paths.every((path) => path in shape),
  );
  const texts = paths.flatMap((path) => shapes.map((shape) => shape[path]));
  if (ids.length < FEWEST || paths.length < 2 || !alike) return null;
  if (!texts.every((text) => typeof text === 'string' && !text.includes('\t'))) return null;
  const list = (all: readonly unknown[]) => `${JSON.stringify(all.join('\t'))}.split("\\t")`;
  return `(${laidOut})(${list(ids)},${list(paths)},${list(texts)})`;
}

const leaf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

function leavesOf(entry: unknown): Record<string, unknown> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return { '': entry };
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, inner]) =>
      Object.entries(leavesOf(inner)).map(([path, text]) => [path ? `${key}.${path}` : key, text]),
    ),
  );
}

/** Runs in the page, as text: the entries by their ids, each with what its columns hold. */
const laidOut = `(ids,paths,texts)=>{
  const all={};
  ids.forEach((id,row)=>{
    all[id]={};
    paths.forEach((path,column)=>{
      const keys=path.split(".");
      const last=keys.pop();
      const at=keys.reduce((inner,key)=>inner[key]??={},all[id]);
      at[last]=texts[column*ids.length+row];
    });
  });
  return all;
}`;
