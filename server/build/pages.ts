import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Makes the three pages of the app: the first paint of home in each language, the style it needs in the page itself,
 * and a preload for the words of that language. `csp.json` lists the hashes of what stands in the pages.
 */
export function shellPages(): Plugin {
  return {
    name: 'shell-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const painted = await paint();
        const style = takeStyle(bundle);
        const html = String(page.source).replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
        for (const language of LANGUAGES) {
          const source = html
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace('</head>', () => `${preloads(bundle, language)}<style>${style}</style></head>`)
            .replace('<!--shell-->', () => `<!--home-->${painted[language]}<!--/home-->`);
          if (language === 'en') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
        }
        const hash = createHash('sha256').update(style).digest('base64');
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: JSON.stringify({ styles: [`sha256-${hash}`], trustedTypes: ['drawings', 'worker'] }),
        });
      },
    },
  };
}

async function paint(): Promise<Record<Language, string>> {
  const program = resolve('dist/prerender/prerender.js');
  if (!existsSync(program)) return { en: '', 'zh-CN': '', 'zh-TW': '' };
  const { paintHome } = (await import(pathToFileURL(program).href)) as {
    paintHome: (language: Language) => Promise<string>;
  };
  const painted: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) painted[language] = await paintHome(language);
  return painted as Record<Language, string>;
}

/** The style of the first chunk moves into the page. */
function takeStyle(bundle: Bundle): string {
  const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
  if (entry?.type !== 'chunk') return '';
  const names = [...((entry as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])];
  return names
    .map((name) => {
      const sheet = bundle[name];
      delete bundle[name];
      forgetSheet(bundle, name, entry.fileName);
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    })
    .join('')
    .trim();
}

/** Lazy chunks ask for the style of their importers: this one is in the page already, so they name the entry instead. */
function forgetSheet(bundle: Bundle, sheet: string, entry: string): void {
  for (const part of Object.values(bundle))
    if (part.type === 'chunk') part.code = part.code.replaceAll(JSON.stringify(sheet), JSON.stringify(entry));
}

/** The words of the page's language are asked for together with the script. */
function preloads(bundle: Bundle, language: Language): string {
  const wanted = Object.values(bundle).filter(
    (part) =>
      part.type === 'chunk' &&
      part.moduleIds.some(
        (id) =>
          id.includes(`/i18n/shell/${language}.po`) ||
          id.includes(`/library/names/${language}.ts`) ||
          id.includes(`/library/home/${language}.ts`),
      ),
  );
  return wanted.map((part) => `<link rel="modulepreload" crossorigin href="/${part.fileName}">`).join('');
}
