import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/domain/language.ts';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'sw', 'server'];
const SINGLE = ['vite.config.ts', 'lingui.config.ts', 'server/vite.config.ts', 'tests/weight.mjs'];

/** Files that may spell a language where no table of all languages stands, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/domain/language.ts': 'it is the list of the languages and what each is like',
  'src/ui/tokens.css': 'it names the faces in which a script is set; a language without a rule has the usual ones',
};

const TAGS = LANGUAGES.filter((language) => language.includes('-'));
const PLAIN = LANGUAGES.filter((language) => !language.includes('-')).join('|');
const TAG = TAGS.map((tag) => tag.replace('-', '[-_]')).join('|');
/** A file or folder of one language. */
const OF_ONE = new RegExp(`(?:^|/)(?:${LANGUAGES.join('|')})(?:/|\\.\\w+$)`);
/** The type that makes the compiler ask for a language that is missing. */
const TABLE = /\bRecord<\s*Language\b/;
/** In a table of all languages: the key of one, also with what others call it, and the file that its row reads. */
const IN_A_TABLE = new RegExp(
  `(?:'(?:${TAGS.join('|')})'|\\b(?:${PLAIN}))(?::(?: '(?:${TAG})')?)|\\b(?:from|import\\() ?'[./\\w-]*\\b(?:${TAGS.join('|')})[./\\w-]*'`,
  'g',
);
const SPELLED = [
  new RegExp(`${TAG}|zh-\\(\\?:`, 'g'),
  new RegExp(`[!=]==? '(?:${PLAIN})'|'(?:${PLAIN})' [!=]==?|case '(?:${PLAIN})'`, 'g'),
  new RegExp(`'(?:${PLAIN}|cn|tw)' \\||\\| '(?:${PLAIN}|cn|tw)'`, 'g'),
  new RegExp(`\\b(?:${PLAIN}): \\w+, \\w+: \\w+[,)]`, 'g'),
];

/** Where a text decides by a language that it spells, or lists some of them, outside a table of all. */
function spelledIn(text: string): string[] {
  const rest = TABLE.test(text) ? text.replaceAll(IN_A_TABLE, '') : text;
  return SPELLED.flatMap((pattern) => [...rest.matchAll(pattern)].map(([found]) => found));
}

function sourceFiles(): string[] {
  const within = FOLDERS.flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => `${folder}/${name}`),
  );
  return [...within.filter((name) => /\.(?:tsx?|mjs|css|html)$/.test(name)), ...SINGLE];
}

describe('a further language is one row, its folders and its catalogs', () => {
  const files = sourceFiles().filter((name) => !OF_ONE.test(name));

  it('as nothing but tables of all languages spells one', () => {
    const found = files
      .filter((name) => !(name in ALLOWED))
      .flatMap((name) => spelledIn(readFileSync(join(root, name), 'utf8')).map((words) => `${name}: ${words}`));
    expect(found).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('%s is there and spells one', (name) => {
    expect(files).toContain(name);
    expect(spelledIn(readFileSync(join(root, name), 'utf8'))).not.toEqual([]);
  });

  it.each([
    `const space = language === 'en' ? ' ' : '';`,
    `if ('en' !== language) return;`,
    `switch (language) { case 'en': break; }`,
    `const own = language === 'zh-TW' ? place.tw : place.zh;`,
    'const group = /text-(?:zh-CN|zh-TW|[a-z]+)/;',
    'const group = /text-(?:zh-(?:CN|TW)|en)/;',
    `const stripe = { en: 'en', 'zh-CN': 'zh' };`,
    `const files = ['index.html', 'index.zh-CN.html'];`,
    `const field = (name: 'en' | 'cn' | 'tw') => name;`,
    'function text(code: number, en: string, cn: string, tw: string) {}',
    `const names: Record<Language, string> = A; const taiwan = 'zh_TW';`,
    `const all = await Promise.all([import('./zh-CN.ts')]);`,
  ])('finds %s', (code) => expect(spelledIn(code)).not.toEqual([]));

  it.each([
    `const TEXTS: Record<Language, string> = { en: 'Sky', 'zh-CN': '星空', 'zh-TW': '星空' };`,
    `import { home as cn } from './zh-CN.ts';\nconst HOME: Readonly<Record<Language, Home>> = { en, 'zh-CN': cn };`,
    `const LOAD: Record<Language, () => Promise<Words>> = { 'zh-CN': () => import('./zh-CN/index.ts') };`,
    `const sorted = names.sort((a, b) => a.localeCompare(b, 'en'));`,
  ])('lets be %s', (code) => expect(spelledIn(code)).toEqual([]));
});
