// Sheets of what is drawn besides the cards, and the icons of the app.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { load } from './bundle.mjs';
import { encode } from './png.mjs';

const DARK = '#121330';
const LIGHT = '#f5ecd9';
const font = { loadSystemFonts: false };

function write(root, file, data) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, data);
  console.log(`${file}  ${(data.length / 1000).toFixed(1)} kB`);
}
function sheet(width, height, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
  const image = new Resvg(svg, { font }).render();
  return encode(image.pixels, image.width, image.height);
}
const ground = (y, height, fill) => `<rect y="${y}" width="4000" height="${height}" fill="${fill}"/>`;
const at = (x, y, scale, svg) => `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;

async function dice(root) {
  const { dice } = await load('dice');
  let body = ground(0, 260, DARK) + ground(260, 260, LIGHT) + ground(520, 330, DARK);
  for (const base of [0, 260])
    dice.DICE.forEach((die, row) => {
      for (let i = 0; i < 12; i++) body += at(45 + i * 78, base + 48 + row * 82, 0.38, dice.dieFace(die, i));
    });
  body += at(14, 535, 1.32, dice.diceTray([3, 7, 6], 'a')) + at(488, 535, 1.32, dice.diceTray([10, 0, 11], 'b'));
  write(root, 'docs/deck/dice.png', sheet(955, 850, body));
}
async function wallpapers(root) {
  const { 'wallpapers/catalogue': catalogue } = await load('wallpapers/catalogue');
  const [w, h, gap, across] = [112, 236, 8, 12];
  let body = ground(0, 4000, '#6f7b8c');
  let cell = 0;
  for (const { id } of catalogue.WALLPAPERS) {
    const draw = await catalogue.loadWallpaper(id);
    for (const dark of [true, false]) {
      const svg = draw({ width: w, height: h, dark });
      if (svg.length > 120_000) console.log(`${id}: ${(svg.length / 1000).toFixed(0)} kB, over 120 kB`);
      body += at(gap + (cell % across) * (w + gap), gap + Math.floor(cell / across) * (h + gap), 1, svg);
      cell++;
    }
  }
  write(
    root,
    'docs/deck/wallpapers.png',
    sheet(gap + across * (w + gap), gap + Math.ceil(cell / across) * (h + gap), body),
  );
}
async function wide(root) {
  const { 'wide/catalogue': catalogue } = await load('wide/catalogue');
  const [w, h, gap] = [320, 200, 8];
  let body = ground(0, 4000, '#6f7b8c');
  let cell = 0;
  for (const id of catalogue.WIDES) {
    const draw = await catalogue.loadWide(id);
    for (const dark of [true, false]) {
      const svg = draw({ width: w, height: h, dark });
      body += at(gap + (cell % 4) * (w + gap), gap + Math.floor(cell / 4) * (h + gap), 1, svg);
      cell++;
    }
  }
  write(root, 'docs/deck/wide.png', sheet(gap + 4 * (w + gap), gap + Math.ceil(cell / 4) * (h + gap), body));
}
async function icons(root) {
  const { icon, splash, back } = await load('icon', 'splash', 'back');
  const png = (svg, size) => new Resvg(svg, { font, fitTo: { mode: 'width', value: size } }).render().asPng();
  // no corner of these is clear, so they may be written with few colours
  const full = (svg, size) => {
    const image = new Resvg(svg, { font, fitTo: { mode: 'width', value: size } }).render();
    return encode(image.pixels, image.width, image.height);
  };
  let body = ground(0, 340, DARK) + ground(340, 340, LIGHT);
  Object.entries(back.BACKS).forEach(([brand, inks], i) => {
    const folder = i ? `public/icons/${brand}` : 'public/icons';
    const mark = i ? 'moon' : 'star';
    const plate = icon.icon(inks, mark);
    const square = icon.icon(inks, mark, 'square');
    const small = icon.icon(inks, mark, 'small');
    write(root, `${folder}/favicon.svg`, `${small}\n`);
    write(root, `${folder}/icon-192.png`, png(plate, 192));
    write(root, `${folder}/icon-512.png`, png(plate, 512));
    write(root, `${folder}/maskable-512.png`, full(square, 512));
    write(root, `${folder}/apple-touch-icon.png`, full(square, 180));
    for (const y of [0, 340]) {
      const x = 20 + i * 580;
      const inner = (svg) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
      body += at(x, y + 20, 0.42, inner(plate));
      body += `<clipPath id="c${i}${y}"><circle cx="256" cy="256" r="205"/></clipPath>${at(x + 200, y + 0, 0.42, `<g clip-path="url(#c${i}${y})">${inner(square)}</g>`)}`;
      body +=
        at(x + 240, y + 220, 0.18, inner(small)) +
        at(x + 350, y + 250, 0.0625, inner(small)) +
        at(x + 400, y + 254, 0.03125, inner(small));
      body += at(x + 425, y + 20, 1, splash.splash(inks, { width: 140, height: 300, mark }));
    }
  });
  write(root, 'docs/deck/icons.png', sheet(1180, 680, body));
}

/** What `npm run deck -- <name>` writes, besides the families of cards. */
export const PICTURES = { dice, wallpapers, wide, icons };
