import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/prepare.mjs';

const app = join(root, 'dist', 'app');
const KB = 1000;

/** The weight of the built app against its budgets, brotli, printed as a table. `false`: something is too heavy. */
export function weigh() {
  const first = firstScripts();
  const files = everything();
  const sum = (list) => list.reduce((total, name) => total + size(name), 0);
  const deck = files.filter((name) => /^assets\/art-/.test(name));
  const places = files.filter((name) => /^assets\/places-/.test(name));
  const allTexts = (language) =>
    files.filter((name) => name.startsWith(`assets/text-${language}-`) && !name.includes('title'));
  const ofTheSky = (language) => allTexts(language).filter((name) => /-(?:sky|today|horoscope)-/.test(name));
  // bundles hold texts of both kinds: what each comes to in them is reckoned by its share of the files
  const textsWithoutSky = (language) =>
    kept(allTexts(language)) * (1 - sum(ofTheSky(language)) / sum(allTexts(language)));
  // one file has the names of all languages, for the search of dreams: no reading uses it
  const dreamNames = files.filter((name) => name.startsWith('assets/text-all-dream-'));
  const understanding = (other) =>
    files.filter((name) => /^assets\/text-all-question-/.test(name) && !name.includes(`-matter-${other}-`));
  const shell = files.filter(
    (name) =>
      // AMap's page is fetched when it is opened, and kept by nobody
      !/^(?:assets\/(?:art|text|places|later|online)-|map\/)/.test(name) &&
      /\.(js|css|html|svg|woff2|webmanifest)$/.test(name),
  );
  const kept = (list) => keptOf(list, files);
  const pages = files.filter((name) => /^index(\..+)?\.html$/.test(name));
  const languages = languagesOf(pages);
  const rows = [
    // with its headers a page fits into the ten packets that come with the first answer: one more costs a round trip
    ['heaviest painted page', Math.max(...pages.map(size)), 13.65 * KB],
    ['script before content', sum(first), 120 * KB],
    ['page, script and font before content', sum([...first, 'index.html', ...fonts()]), 160 * KB],
    ['precached without deck and texts', kept(shell), 472 * KB],
    ['everything drawn', sum(deck), 170 * KB],
    ...languages.map((language) => [
      `texts ${language}, without those of the sky`,
      textsWithoutSky(language),
      520 * KB,
    ]),
    ...languages.map((language) => [`texts of the sky ${language}`, sum(ofTheSky(language)), 90 * KB]),
    ...languages.map((language) => [`all texts ${language}, as they are kept`, kept(allTexts(language)), 640 * KB]),
    ['names of dreams in all languages', sum(dreamNames), 30 * KB],
    ...languages.map((language) => [
      `first reading of three cards ${language}`,
      sum(firstReading(files, language)),
      130 * KB,
    ]),
    ['understanding of questions in English', sum(understanding('zh')), 104 * KB],
    ['understanding of questions in Chinese', sum(understanding('en')), 125 * KB],
    // 58 KB of it are the fine tables of the sky in their worker, 8 KB the library of long lists, 1 KB the way to the copy of the journal
    ['screens kept after the shell', kept(files.filter((name) => /^assets\/later-/.test(name))), 301 * KB],
    ['places, zones and map', sum(places), 260 * KB],
    ['heaviest lazy screen', heaviestScreen(files, first), 15 * KB],
    ['scripts that need texts of another language', strangers(files, languages) * KB, 0],
  ];
  for (const [name, bytes, budget] of rows)
    console.log(
      `${bytes <= budget ? ' ok ' : 'OVER'} ${name.padEnd(40)} ${(bytes / KB).toFixed(1).padStart(7)} of ${budget / KB} KB`,
    );
  return rows.every(([, bytes, budget]) => bytes <= budget);
}

/** The languages of the built pages, as each says of itself. */
function languagesOf(pages) {
  return pages.map((name) => /<html lang="([^"]+)"/.exec(readFileSync(join(app, name), 'utf8'))[1]);
}

function size(name) {
  const path = join(app, name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What comes over the network when the worker keeps files: bundles, of which none is cut, and files that are in none. */
function keptOf(list, files) {
  const wanted = new Set(list);
  const bundles = files.filter((name) => name.endsWith('.bin')).map((name) => [name, pathsIn(name)]);
  const used = bundles.filter(([, paths]) => paths.some((path) => wanted.has(path)));
  const brought = new Set(used.flatMap(([, paths]) => paths));
  const rest = list.filter((name) => !brought.has(name));
  return [...used.map(([name]) => name), ...rest].reduce((total, name) => total + size(name), 0);
}

/** The files of a bundle, from the list at its head. */
function pathsIn(bundle) {
  const bytes = readFileSync(join(app, bundle));
  const head = 'ASTERLY1'.length + 4;
  const length = bytes.readUInt32LE(head - 4);
  return JSON.parse(bytes.toString('utf8', head, head + length)).map(([path]) => path.slice(1));
}

function everything() {
  return readdirSync(app, { recursive: true }).filter(
    (name) =>
      !/\.(br|gz)$/.test(name) &&
      !/^(screenshots|icons|cards|painted)\//.test(name) &&
      statSync(join(app, name)).isFile() &&
      name !== 'csp.json',
  );
}

function fonts() {
  return readdirSync(join(app, 'assets'))
    .filter((name) => /^marcellus.*woff2$/.test(name))
    .map((name) => `assets/${name}`);
}

/** The scripts that the page names, and all that they import at once. */
function firstScripts() {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const code = readFileSync(join(app, name), 'utf8');
    for (const [, file] of code.matchAll(/(?:import|export)\s*(?:[^'"();]*?from)?\s*["']\.\/([^"']+\.js)["']/g))
      visit(`assets/${file}`);
  };
  const page = readFileSync(join(app, 'index.html'), 'utf8');
  for (const [, name] of page.matchAll(/"\/(assets\/[^"]+\.js)"/g)) visit(name);
  return [...seen];
}

/** A script that imports the texts of a language, and is not of that language, fails whoever keeps another one. */
function strangers(files, languages) {
  const reads = (name, language) =>
    new RegExp(`(?:from|import)\\s*["'\`]\\./text-${language}-`).test(readFileSync(join(app, name), 'utf8'));
  const scripts = files.filter((name) => name.startsWith('assets/') && name.endsWith('.js'));
  return languages.flatMap((language) =>
    scripts.filter((name) => !name.startsWith(`assets/text-${language}-`) && reads(name, language)),
  ).length;
}

/** The texts that a reading of past, present and outcome needs, for a question of love whether something is so. */
function firstReading(files, language) {
  const parts = ['words', 'about', 'past', 'counsel', 'outcome-love', 'matter-love'];
  return parts.map((part) => {
    const name = files.find((file) => new RegExp(`-${part}-${language}-[\\w-]{8}\\.js$`).test(file));
    if (!name) throw new Error(`the texts ${part} of ${language} are in no file of their own`);
    return name;
  });
}

function heaviestScreen(files, first) {
  const screens = files.filter(
    (name) => /^assets\/(later-|online-)?[A-Z]\w+-[\w-]+\.js$/.test(name) && !first.includes(name),
  );
  return Math.max(0, ...screens.map(size));
}
