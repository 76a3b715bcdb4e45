import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { ASTERLY, MOON_PALACE } from '../../src/domain/brand.ts';
import { LANGUAGE_TRAITS, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { ARTICLE_GROUPS } from '../content/article-rows.ts';

const resolve = createRequire(import.meta.url).resolve;
/** The faces of the languages whose traits have a title face. */
const FACES: Partial<Record<Language, { readonly name: string; readonly file: string }>> = {
  'zh-CN': {
    name: 'Display Song',
    file: '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
  },
  'zh-TW': {
    name: 'Display Song TC',
    file: '@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-600-normal.woff2',
  },
};

/**
 * Cuts the title faces down to the characters that the product itself uses in titles: names of cards, signs,
 * spreads and tests, home, the articles of the server, and the words of the interface. One style sheet a language,
 * asked for after the first paint; the face is named like the other packs of a language.
 */
export function titleFonts(): Plugin {
  return {
    name: 'title-fonts',
    apply: 'build',
    async generateBundle() {
      for (const language of LANGUAGES.filter((one) => LANGUAGE_TRAITS[one].titleFace)) {
        const face = FACES[language];
        if (!face) throw new Error(`no title face is named for ${language}`);
        const font = await subsetFont(readFileSync(resolve(face.file)), titleCharacters(language), {
          targetFormat: 'woff2',
        });
        const reference = this.emitFile({ type: 'asset', name: `text-${language}-title.woff2`, source: font });
        this.emitFile({
          type: 'asset',
          fileName: `fonts/title-${language}.css`,
          source: `@font-face{font-family:"${face.name}";src:url(/${this.getFileName(reference)}) format("woff2");font-weight:600;font-display:swap}`,
        });
      }
    },
  };
}

const TITLES = ['library/names', 'library/home'];
/** Of the spreads, what stands in the display face: titles and names of positions. */
const SPREAD_TITLES = /\b(?:title|name): '([^']*)'/g;

const ARTICLES = 'server/content/articles';
/** Of the articles, their titles and headings. */
const ARTICLE_TITLES = /^(?:title: |## )(.*)$/gm;

function titleCharacters(language: Language): string {
  const texts = [
    ...TITLES.map((room) => read(join('src', room, `${language}.ts`))),
    ...[...read(join('src/library/spreads', `${language}.ts`)).matchAll(SPREAD_TITLES)].map(([, title]) => title),
    ...testTitles(language),
    MOON_PALACE.name[language],
    ASTERLY.name[language],
    ...readdirSync(join(ARTICLES, language)).flatMap((name) =>
      [...read(join(ARTICLES, language, name)).matchAll(ARTICLE_TITLES)].map(([, title]) => title),
    ),
    ...ARTICLE_GROUPS.map(({ names }) => names[language]),
    ...['shell', 'screens'].map((room) => read(join('src/i18n', room, `${language}.po`))),
  ];
  return [...new Set(texts.join('').match(/[\u3000-\u9fff\uff00-\uffef]/g))].sort().join('');
}

function testTitles(language: Language): string[] {
  const folder = join('server/content/quizzes', language);
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).title);
}

function read(path: string): string {
  return readdirSync(join(path, '..')).some((name) => path.endsWith(name)) ? readFileSync(path, 'utf8') : '';
}
