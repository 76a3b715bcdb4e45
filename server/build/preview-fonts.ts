import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { PaintedPage } from '../../src/contract/painted.ts';
import { ABOUT_APP } from '../../src/domain/about-app.ts';
import { ASTERLY, MOON_PALACE } from '../../src/domain/brand.ts';
import { LANGUAGE_TRAITS, type Language } from '../../src/domain/language.ts';
import { readAdvances } from '../previews/advances.ts';

const resolve = createRequire(import.meta.url).resolve;
const MARCELLUS = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
/** Of figures, and of Chinese with its marks: the face, and a style sheet that names the files of what the face lacks. */
const OTHER: Readonly<Record<Language, readonly [face: string, sheet: string]>> = {
  en: ['@fontsource/noto-serif-sc/files/noto-serif-sc-latin-400-normal.woff2', '@fontsource/noto-serif-sc/400.css'],
  'zh-CN': [
    '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
    '@fontsource/noto-serif-sc/600.css',
  ],
  'zh-TW': [
    '@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-600-normal.woff2',
    '@fontsource/noto-serif-tc/600.css',
  ],
};
const FIGURES = '0123456789';

/** The fonts of the preview pictures of a language, cut to the characters that its pages show; Marcellus is the first. */
export async function previewFaces(language: Language, pages: readonly PaintedPage[]): Promise<Uint8Array[]> {
  const characters = charactersOf(language, pages);
  // the marks of Chinese are those of its face, and no figure is ever Marcellus's
  const hasOwnFace = LANGUAGE_TRAITS[language].titleFace;
  const isMarcellus = (one: string) => (hasOwnFace ? /[A-Za-zÀ-ÿ ]/.test(one) : !FIGURES.includes(one));
  const [face, sheet] = OTHER[language];
  const letters = await cut(resolve(MARCELLUS), characters.filter(isMarcellus));
  const rest = characters.filter((one) => !isMarcellus(one));
  const fonts = [letters, await cut(resolve(face), rest)];
  for (const file of filesOf(resolve(sheet), lacking(fonts, characters)))
    fonts.push(await cut(file, lacking(fonts, characters)));
  const lacked = lacking(fonts, characters);
  if (lacked.length > 0) throw new Error(`no font of the preview pictures in ${language} has ${lacked.join(' ')}`);
  return fonts;
}

function charactersOf(language: Language, pages: readonly PaintedPage[]): string[] {
  // of pages that the server fills in the picture shows the brand
  const named = pages.filter(({ marked }) => !marked);
  const words = named.flatMap(({ name, preview }) => [name, preview?.over ?? '', preview?.line ?? '']);
  const all = [...words, ABOUT_APP[language], ASTERLY.name[language], MOON_PALACE.name[language], FIGURES, ' …'];
  return [...new Set(all.join(''))].sort();
}

async function cut(file: string, characters: readonly string[]): Promise<Uint8Array> {
  return await subsetFont(readFileSync(file), characters.join(''), { targetFormat: 'truetype' });
}

function lacking(fonts: readonly Uint8Array[], characters: readonly string[]): string[] {
  const widths = fonts.map(readAdvances);
  return characters.filter((one) => widths.every((of) => of(one) === null));
}

/** The files that have some characters, as a style sheet of `@font-face` rules names them. */
function filesOf(sheet: string, characters: readonly string[]): string[] {
  const rules = readFileSync(sheet, 'utf8').split('@font-face').slice(1);
  const found = rules.filter((rule) => {
    const ranges = [...(/unicode-range:([^;]+)/.exec(rule)?.[1] ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/gi)];
    return characters.some((one) =>
      ranges.some(([, from, to = from]) => {
        const code = one.codePointAt(0)!;
        return code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to!, 16);
      }),
    );
  });
  return found.map((rule) => join(dirname(sheet), /url\(([^)]+\.woff2)\)/.exec(rule)![1]!));
}
