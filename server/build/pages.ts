import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { ABOUT_APP } from '../../src/domain/about-app.ts';
import { ASTERLY } from '../../src/domain/brand.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language, pageFile } from '../../src/domain/language.ts';
import { emitPages, type PagePainter } from './painted.ts';
import { partWide } from './wide-style.ts';

/** What is said when a part of the app does not arrive, and on the button under it. */
const WORDS: Record<Language, readonly [string, string]> = {
  en: ['A part of the app has not arrived over this line.', 'Try again'],
  'zh-CN': ['网络不稳，应用的一部分没有送到。', '再试一次'],
  'zh-TW': ['網路不穩，應用程式的一部分沒有送到。', '再試一次'],
};
/** What a browser below the floor (iOS 16.0, Chrome 109, Firefox 115) is told. */
const TOO_OLD: Record<Language, string> = {
  en: 'This browser is too old. iOS 16, Chrome 109, Firefox 115 or newer is needed.',
  'zh-CN': '浏览器版本太旧，需要 iOS 16、Chrome 109、Firefox 115 或更新版本。',
  'zh-TW': '瀏覽器版本太舊，需要 iOS 16、Chrome 109、Firefox 115 或更新版本。',
};
/** Browsers that are older know no container queries. */
const ASK_AGE = `CSS.supports('container-type','size')`;
/** In the words of the oldest scripts, so that every browser can say it. */
const refuseOld = (language: Language) =>
  `window.CSS&&${ASK_AGE}||(onload=function(){document.body.prepend(${JSON.stringify(TOO_OLD[language])})})`;
/** A browser that reports no paint within so long is not waited for. */
const PAINT_TIMEOUT_MS = 600;

/**
 * The script that starts the app. It asks for the parts of the app, the main one first, when the painted home is on the
 * screen, and runs the engines and then the app in tasks of their own, so that a finger never waits for all of them; what
 * is tapped there is done as soon as the app stands. When a part does not arrive nothing of the app runs:
 * then the page is loaded again up to three times, which asks only for what is missing; then it says so.
 */
const starter = (language: Language, parts: readonly string[], steps: readonly string[]) => `(() => {
if (!${ASK_AGE}) return;
let over, asked, tapped;
const reload = () => location.reload();
const tries = (next) => { try { const now = +(sessionStorage.StartTries || 0); sessionStorage.StartTries = next ?? now + 1; return now } catch { return 3 } };
const again = () => {
if (over) return;
over = true;
const before = tries();
if (before < 3) return setTimeout(reload, 300 * 2 ** before);
tries(0);
const [words, label] = ${JSON.stringify(WORDS[language])};
const band = document.createElement('p'), button = document.createElement('button');
band.id = 'not-arrived';
band.setAttribute('role', 'alert');
button.textContent = label;
button.onclick = reload;
band.append(words, ' ', button);
document.body.prepend(band);
};
addEventListener('app-missing', again);
const hold = ({ target }) => { tapped = target.closest?.('#root button') ?? tapped };
addEventListener('click', hold, true);
addEventListener('app-started', () => {
over = true;
tries(0);
removeEventListener('click', hold, true);
const twin = tapped && [...document.querySelectorAll('#root button')].find((one) => one.textContent === tapped.textContent);
if (twin) setTimeout(() => twin.click());
});
const PARTS = ${JSON.stringify(parts)}, STEPS = ${JSON.stringify(steps.map((step) => parts.indexOf(step)))};
const ask = () => {
if (asked) return;
asked = true;
for (const href of PARTS) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
run().catch(again);
};
const run = async () => {
for (const at of STEPS) {
await import(PARTS[at]);
await new Promise((next) => setTimeout(next));
}
};
try { new PerformanceObserver(ask).observe({ type: 'paint', buffered: true }) } catch {}
setTimeout(ask, ${PAINT_TIMEOUT_MS});
})()`;
const BAND =
  '#not-arrived{position:relative;z-index:9;padding:16px;text-align:center;background:#8c2e28;color:#f5ebd5;font:16px/1.5 serif}#not-arrived button{text-decoration:underline;padding:12px}';

/** What the builder writes for the first script and the parts that it imports. */
const FIRST_PARTS =
  /<script type="module" crossorigin src="([^"]+)"><\/script>\s*|<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

type Bundle = Rolldown.OutputBundle;

/**
 * Makes the pages of the app, one a language: the first paint of home in each language, the style it needs in the page itself,
 * but for the part of wide screens, for which only they wait, and what starts the app behind it. `csp.json` lists the hashes of what stands in the pages.
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
        const painter = await loadPainter();
        const { every, wide } = partWide(takeStyle(bundle));
        const style = every + BAND;
        const html = String(page.source).replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
        const parts = [...html.matchAll(FIRST_PARTS)].map(([, main, part]) => `${main ?? part}`);
        const steps = [...parts.filter((part) => part.includes('/engine-')), ...parts.slice(0, 1)];
        const scripts: string[] = [];
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        const wideName = `assets/wide-${createHash('sha256').update(wide).digest('base64url').slice(0, 8)}.css`;
        emit(wideName, wide);
        const pageStyles = painter ? await emitPages(bundle, painter, emit) : [];
        for (const language of LANGUAGES) {
          const script = starter(language, [...parts, ...wordsOf(bundle, language)], steps);
          const age = refuseOld(language);
          const home = painter ? await painter.paintHome(language) : '';
          scripts.push(hashOf(age), hashOf(script));
          const source = html
            .replaceAll(FIRST_PARTS, '')
            .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
            .replace(/<title>[^<]*/, `<title>${ASTERLY.name[language]}`)
            .replace(/(<meta name="description" content=")[^"]*/, `$1${ABOUT_APP[language]}`)
            .replace(
              '</head>',
              () =>
                `<script>${age}</script><script>${script}</script><style>${style}</style><link rel="stylesheet" href="/${wideName}" media="(min-width:800px)"></head>`,
            )
            .replace('<!--shell-->', () => `<!--home-->${home}<!--/home-->`);
          if (language === FALLBACK_LANGUAGE) page.source = source;
          else emit(pageFile(language), source);
        }
        emit(
          'csp.json',
          JSON.stringify({
            styles: [style, ...pageStyles].map(hashOf),
            scripts,
            trustedTypes: ['drawings', 'worker', 'sky', 'dompurify'],
          }),
        );
      },
    },
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

type Painter = PagePainter & { paintHome: (language: Language) => Promise<string> };

/** The program that `vite build --mode prerender` has made, if it has. */
async function loadPainter(): Promise<Painter | undefined> {
  const program = resolve('dist/prerender/prerender.js');
  return existsSync(program) ? ((await import(pathToFileURL(program).href)) as Painter) : undefined;
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
function wordsOf(bundle: Bundle, language: Language): string[] {
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
  return wanted.map((part) => `/${part.fileName}`);
}
