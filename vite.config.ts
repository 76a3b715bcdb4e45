import { readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { artVersion } from './server/build/art-version.ts';
import { bundled } from './server/build/bundles.ts';
import { className } from './server/build/class-names.ts';
import { wordColumns } from './server/build/columns.ts';
import { componentList } from './server/build/components.ts';
import { compressed } from './server/build/compress.ts';
import { titleFonts } from './server/build/fonts.ts';
import { lazyImports } from './server/build/lazy-imports.ts';
import { linguiMacro } from './server/build/macro.ts';
import { shellPages } from './server/build/pages.ts';
import { OF_THE_SHELL, SMALL_PARTS } from './server/build/small-parts.ts';
import { textFace } from './server/build/text-face.ts';
import { LANGUAGES } from './src/domain/language.ts';
import { LATER_CATALOGS, ONLINE_CATALOGS } from './src/domain/paths.ts';
import { OUTCOME_AREAS, PLACES_OF_THEIR_OWN } from './src/domain/reading/places.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:4173';

/**
 * `vite build --mode prerender` makes the program that paints the shell of index.html (dist/prerender);
 * `vite build` makes the app (dist/app) with that paint in its pages, `vite build --mode amap` the script of AMap's page.
 * `npm run build` does all, then the server.
 */
export default defineConfig(({ mode }) => {
  const plugins = [linguiMacro(), react(), lingui()];
  const define = {
    __ART_VERSION__: JSON.stringify(artVersion()),
    'import.meta.env.APP_VERSION': JSON.stringify(version),
  };
  const css = { modules: { generateScopedName: className } };
  if (mode === 'prerender') {
    return {
      plugins,
      define,
      css,
      publicDir: false,
      build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', target: 'node20', minify: false },
      ssr: { noExternal: true },
    };
  }
  if (mode === 'amap') {
    // the page of AMap has an origin of nobody, so its script stands alone
    return {
      publicDir: false,
      build: {
        outDir: 'dist/app/map',
        target: FLOOR,
        lib: { entry: 'src/amap-frame.ts', formats: ['iife'], name: 'amapFrame', fileName: () => 'amap.js' },
      },
    };
  }
  return {
    define,
    css,
    plugins: [
      ...plugins,
      lazyImports(),
      shellPages(),
      titleFonts(),
      textFace(),
      componentList(),
      wordColumns(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'worker.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}', 'components.json'],
          globIgnores: ['**/screenshots/**', '**/csp.json', '**/icons/splash-*', '**/assets/online-*', 'cards/**'],
          maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
          dontCacheBustURLsMatching: /^assets\//,
        },
      }),
      bundled('dist/app'),
      compressed('dist/app'),
    ],
    build: {
      outDir: 'dist/app',
      target: FLOOR,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              ...[...ENGINES, ...WORDS].map(([name, test]) => ({ name, test })),
              ...SMALL_PARTS.map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
            ],
          },
          chunkFileNames: ({ name, moduleIds }) =>
            `assets/${OF_THE_SHELL.has(name) ? '' : family(moduleIds)}[name]-[hash].js`,
          assetFileNames: ({ originalFileNames }) => `assets/${styleFamily(originalFileNames)}[name]-[hash][extname]`,
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: 'assets/later-[name]-[hash].js', chunkFileNames: 'assets/later-[name]-[hash].js' },
      },
    },
    server: { proxy: { '/fast': API, '/dev': API } },
  };
});

/** The oldest browsers that are built for. */
const FLOOR = ['es2022', 'chrome109', 'safari16.0', 'firefox115'];

/** What every screen stands on, apart from the app, so that the page can run one after the other. */
const ENGINES: readonly (readonly [name: string, test: RegExp])[] = [
  ['engine-dom', /\/node_modules\/(?:react-dom|scheduler)\//],
  ['engine-router', /\/node_modules\/@tanstack\/(?!react-virtual|virtual-core)/],
  // small parts that the page shares with lazy screens and with texts, in one file instead of six
  [
    'base',
    /\/src\/(?:storage\/store\/(?:kept|leaving|cookie)|(?:domain\/(?:brand|language|memoize|question\/(?:matter-kinds|scripts)|decks\/(?:numbered|tarot|lenormand))|platform\/(?:trusted|listeners|within|idle|part|lazy-import))|art\/kit\/(?:marks|clouds))\.ts|vite\/preload-helper/,
  ],
];

/** Words that are always loaded together lie in one file, where they compress better than apart. */
const WORDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['names', /\/src\/library\/dream\/names\//],
  // people mix languages in one question, so every phone keeps the words of both scripts, and loads those it needs;
  // `en` and `zh` below are scripts of the lexicon, Latin and Han, by the names of its files: no locales
  [
    'matter',
    /\/src\/(?:domain\/question\/(?:matter\/(?!words\/(?:en|zh|persons|plain)|table\/(?:en|zh)|(?:form|options|mend)-|sounds|typos)|understand|asked)|library\/understanding)/,
  ],
  [
    'matter-en',
    /\/src\/domain\/question\/matter\/(?:words\/en\/|words\/(?:persons|plain)-en|table\/en|(?:form|options|mend)-en|typos)/,
  ],
  [
    'matter-zh',
    /\/src\/domain\/question\/matter\/(?:words\/zh\/|words\/persons-zh|table\/zh|(?:form|options|mend)-zh|sounds)/,
  ],
  ['manners', /\/src\/domain\/lenormand\/reading\/manners\.ts/],
  ...LANGUAGES.flatMap((language) => [
    [`about-${language}`, new RegExp(`/src/library/reading/${language}/(?:matter/about|parts)\\.ts`)] as const,
    ...[...PLACES_OF_THEIR_OWN, ...OUTCOME_AREAS.map((area) => `outcome-${area}`)].map(
      (place) =>
        [
          `${place}-${language}`,
          new RegExp(`/src/library/reading/${language}/in-place/${place}-(?:majors|minors)`),
        ] as const,
    ),
    ...OUTCOME_AREAS.flatMap((area) =>
      [
        [`further-${area}`, 'further'],
        [`matter-${area}`, '\\w+'],
      ].map(
        ([name, kind]) =>
          [`${name}-${language}`, new RegExp(`/src/library/reading/${language}/matter/${kind}/${area}\\.ts`)] as const,
      ),
    ),
    [`essays-${language}`, new RegExp(`/src/library/tarot/${language}/essays`)] as const,
    [
      `words-${language}`,
      new RegExp(
        `/src/library/(?:tarot/${language}/|reading/${language}[./](?!in-place/|parts|matter/(?:about|\\w+/)))`,
      ),
    ] as const,
    [`cards-${language}`, new RegExp(`/src/library/lenormand/${language}/(?!index)`)] as const,
  ]),
];

const TEXTS = new RegExp(
  `/src/library/(?!names|keywords|home|help|dream/names)([^/]+)/(?:.*/)?(${LANGUAGES.join('|')})\\b`,
);

/** Names that are searched in all languages at once, and the words by which a question is understood. */
const TEXTS_OF_ALL = /\/src\/library\/(dream)\/names\/|\/src\/domain\/(question)\/(?:matter\/|understand|asked)/;

/** The gazetteer, the zones of the world and the map. */
const PLACES =
  /\/src\/library\/places\/(?:gazetteer|land)|\/src\/ui\/map\/(?:openlayers|amap)|\/node_modules\/(?:@photostructure\/tz-lookup|ol)\//;

/** Screens that the first draw does not need, with their words and what only they use: kept after the shell. */
const LATER_SCREENS = new RegExp(`/src/(?:screens|i18n)/(?:${LATER_CATALOGS.join('|')})/`);
const LATER_PARTS =
  /\/src\/domain\/(?:quiz|dice|dream|desk|horoscope|journal|lenormand|lesson|today|sky\/(?:birth|portrait|zone|pattern|merge))|\/src\/ui\/(?:dice|wallpaper)\/|\/src\/actions\/(?:money\/money|content\/(?:quizzes|wallpapers)|share\/weixin-card)\.ts|\/src\/library\/keywords\/|\/src\/ui\/sound\/(?:synth|grains)|\/node_modules\/uqr\//;

/** Texts, places and the cards of a family are named apart, so that the worker can keep them in packs of their own. */
function family(modules: readonly string[]): string {
  for (const id of modules) {
    const shared = TEXTS_OF_ALL.exec(id);
    if (shared) return `text-all-${shared[1] ?? shared[2]}-`;
    const text = TEXTS.exec(id);
    if (text) return `text-${text[2]}-${text[1]}-`;
    if (PLACES.test(id)) return 'places-';
    const card = /\/src\/art\/(?:cards\/(\w+)|(wallpapers|wide|beasts|figures))\/(?!catalogue)/.exec(id);
    if (card) return `art-${card[1] ?? card[2]}-`;
  }
  if (modules.some(isOnline)) return 'online-';
  return modules.some(isLater) ? 'later-' : '';
}

/** Screens that no phone keeps, with their words and what only they use. */
const ONLINE_PARTS = new RegExp(
  `/src/(?:(?:screens|i18n)/(?:${ONLINE_CATALOGS.join('|')})/|actions/(?:copy/|account/operator\\.ts)|contract/(?:copy|operator(?:-person)?)\\.ts)|/node_modules/@scure/`,
);
const isOnline = (id: string) => ONLINE_PARTS.test(id);

const isLater = (id: string) => LATER_SCREENS.test(id) || LATER_PARTS.test(id);

/** The style of a later screen, or of one that no phone keeps, goes with its script. */
function styleFamily(origins: readonly string[]): string {
  const has = (is: (id: string) => boolean) => origins.some((path) => path.endsWith('.tsx') && is(`/${path}`));
  return has(isOnline) ? 'online-' : has(isLater) ? 'later-' : '';
}
