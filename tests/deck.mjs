// Contact sheets of the cards, on dark and on light ground.
//   npm run deck                     every family: focus crops at 40 and whole cards at 110 px, into docs/deck,
//                                    and at 330 px, too heavy to keep, into dist/deck
//   npm run deck -- wands            one family, into docs/deck
//   npm run deck -- vocabulary       every shared mark, into docs/deck
//   npm run deck -- dice             every face, and three dice on their tray, into docs/deck
//   npm run deck -- wallpapers       every wallpaper by night and by day, into docs/deck
//   npm run deck -- wide             every wide scene by night and by day, into docs/deck
//   npm run deck -- icons            icons and first picture of both brands, into public/icons and docs/deck
//   npm run deck -- wan05,maj06      these cards at 40, 110 and 330 px, into a temporary file (--big: at 660 px)
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { load } from './art/bundle.mjs';
import { PICTURES } from './art/pictures.mjs';
import { encode } from './art/png.mjs';
import { MODULES, vocabulary } from './art/vocabulary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const big = args.includes('--big');
const wanted = args.find((arg) => !arg.startsWith('--'));

const { deck, back } = await load('deck', 'back');
const DARK = '#121330';
const LIGHT = '#f5ecd9';
const GAP = 10;

async function art(id) {
  if (id.startsWith('back')) {
    const inks = back.BACKS[id.slice(5) || 'asterly'];
    return { id, svg: back.back(inks), focus: [46, 113, 228, 319] };
  }
  const { draw, focus } = await deck.loadCard(id);
  const start = performance.now();
  const svg = draw();
  return { id, svg, focus, ms: performance.now() - start };
}

/** A card or its focus crop as an element of the sheet. */
function tile(svg, x, y, w, h, viewBox) {
  const inner = svg.replace(
    /^<svg xmlns="[^"]+" viewBox="([^"]+)">/,
    (_, whole) => `<svg width="${w}" height="${h}" viewBox="${viewBox ?? whole}" preserveAspectRatio="xMidYMid slice">`,
  );
  return `<g transform="translate(${x} ${y})"><clipPath id="r${w}"><rect width="${w}" height="${h}" rx="${w * 0.055}"/></clipPath><g clip-path="url(#r${w})">${inner}</g></g>`;
}

/** Rows of cards at the widths given for each ground; 40 shows the focus crop. */
function sheet(cards, limit, bands) {
  let y = 0;
  let body = '';
  let width = 0;
  for (const [ground, widths] of bands) {
    const top = y;
    let part = '';
    y += GAP;
    for (const w of widths) {
      const h = w === 40 ? 56 : w * 1.7;
      let x = GAP;
      for (const { svg, focus } of cards) {
        if (x + w + GAP > limit) {
          x = GAP;
          y += h + GAP;
        }
        part += tile(svg, x, y, w, h, w === 40 ? focus.join(' ') : undefined);
        x += w + GAP;
        width = Math.max(width, x);
      }
      y += h + GAP;
    }
    body += `<rect y="${top}" width="4000" height="${y - top}" fill="${ground}"/>${part}`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}">${body}</svg>`;
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encode(image.pixels, image.width, image.height);
}

function check({ id, svg, ms }) {
  const notes = [];
  if (/NaN|undefined|Infinity/.test(svg)) notes.push('BROKEN NUMBER');
  if (svg.length > 55_000) notes.push('over 55 kB');
  const foreign = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]).filter((name) => !name.startsWith(id));
  if (foreign.length && !id.startsWith('back')) notes.push(`ids that do not start with ${id}: ${foreign}`);
  if (/<(text|filter|mask|image|pattern|style|script|use|foreignObject)\b/.test(svg))
    notes.push('element that is not allowed');
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `${id}  ${kb(svg.length)}, gzip ${kb(gzipSync(svg).length)}, ${(ms ?? 0).toFixed(0)} ms  ${notes.join('; ')}`,
  );
}
/** Card files that the index of their family forgets are shown as plain cards; say so. */
async function checkIndex(family) {
  const files = readdirSync(path.join(root, 'src/art/cards', family)).map((name) => path.basename(name, '.ts'));
  const listed = await deck.drawn(family);
  const missing = files.filter((name) => name !== 'index' && !listed.includes(name));
  if (missing.length) console.log(`NOT LISTED in src/art/cards/${family}/index.ts: ${missing.join(', ')}`);
}

for (const family of deck.FAMILIES) await checkIndex(family);
if (wanted === 'vocabulary') {
  const image = new Resvg(vocabulary(await load(...MODULES)), { font: { loadSystemFonts: false } }).render();
  const file = path.join(root, 'docs/deck/vocabulary.png');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encode(image.pixels, image.width, image.height));
  console.log(file);
} else if (wanted in PICTURES) {
  await PICTURES[wanted](root);
} else if (wanted && !deck.FAMILIES.includes(wanted)) {
  const cards = await Promise.all(wanted.split(',').map(art));
  cards.forEach(check);
  const png = big
    ? sheet(cards, 2800, [[DARK, [660]]])
    : sheet(cards, 1400, [
        [DARK, [40, 110, 330]],
        [LIGHT, [40, 110]],
      ]);
  const file = path.join(tmpdir(), `cards-${wanted.replaceAll(',', '-').slice(0, 60)}.png`);
  writeFileSync(file, png);
  console.log(file);
} else {
  const out = path.join(root, 'docs/deck');
  mkdirSync(out, { recursive: true });
  for (const family of wanted ? [wanted] : deck.FAMILIES) {
    const cards = await Promise.all(deck.CARD_IDS.filter((id) => deck.family(id) === family).map(art));
    if (wanted) cards.forEach(check);
    const png = sheet(cards, family === 'lenormand' ? 12 * 120 + 10 : 7 * 120 + 10, [
      [DARK, [40, 110]],
      [LIGHT, [40, 110]],
    ]);
    writeFileSync(path.join(out, `${family}.png`), png);
    console.log(`docs/deck/${family}.png  ${(png.length / 1000).toFixed(0)} kB`);
    const large = sheet(cards, 7 * 340 + 10, [
      [DARK, [330]],
      [LIGHT, [330]],
    ]);
    mkdirSync(path.join(root, 'dist/deck'), { recursive: true });
    writeFileSync(path.join(root, 'dist/deck', `${family}.png`), large);
  }
  if (!wanted) {
    const backs = await Promise.all(Object.keys(back.BACKS).map((brand) => art(`back-${brand}`)));
    writeFileSync(
      path.join(out, 'backs.png'),
      sheet(backs, 720, [
        [DARK, [110, 330]],
        [LIGHT, [110, 330]],
      ]),
    );
  }
}
