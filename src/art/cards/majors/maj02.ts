import type { Focus } from '../../art.ts';
import { cradle, rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { lap } from '../../figures/lap.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, mirror, place, points, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath, pomegranate } from '../../kit/plants.ts';
import { crescentPath, starfield } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';
import { numeral } from '../../signs.ts';

function pillar(cx: number, light: boolean): string {
  const fill = light ? C.paper : C.ink;
  let flutes = '';
  for (const dx of [-11, -4, 4, 11]) flutes += `M${cx + dx} 160V404`;
  let o = sh(poly(place('-19,150 19,150 20,412 -20,412', { x: cx })), fill, 2.2);
  o += flat(poly(place('5,150 18,150 19,412 5,412', { x: cx })), light ? C.paper2 : C.night);
  o += ln(flutes, 1, light ? C.grey : C.gold3);
  // lotus capital
  o += at('-142,33 -38,33 -120,38 -60,38 -90,42', (a, l) =>
    sh(leafPath(cx, 150, l, a, 0.5), light ? C.paper : C.night, 1.7, light ? C.ink : C.gold),
  );
  o += sh(rounded(cx - 23, 146, 46, 9, 3), C.gold, 1.8) + sh(rounded(cx - 25, 408, 50, 12, 3), C.gold, 1.8);
  o += sh(rounded(cx - 29, 420, 58, 20, 3), fill, 2.2);
  return o + numeral(light ? 'J' : 'B', cx, 246, 19, light ? C.ink : C.gold, 2.4);
}

function veilPattern(): string {
  let leaves = '';
  let fruit = '';
  for (let row = 0; row < 5; row++)
    for (let c = 0; c < 5; c++) {
      const x = 84 + c * 38 + (row % 2 ? 19 : 0);
      const y = 158 + row * 54;
      if (x > 250) continue;
      // none beside the head; the fruit grows towards the foot and hangs to either side
      if (Math.hypot(x - 160, y - 176) < 64) continue;
      fruit += pomegranate(x, y, 7.4 + row * 0.8, { rot: (160 - x) * 0.2 + (c % 2 ? 9 : -9) });
      for (const a of [60, 120]) leaves += leafPath(x, y + 12, 19, a, 0.34);
    }
  return flat(leaves, C.green2) + fruit;
}

const SKIN = C.skin[0];
export const focus: Focus = [62, 84, 196, 274];

export function draw(): string {
  let o = graded('maj02g', 22, 22, 276, 200, [
    [0, C.ink],
    [1, C.night2],
  ]);
  // night above, sea line far behind
  o += tone(22, 24, 276, 110, 22, 0.4, 1.8, C.blue);
  o += starfield(30, 34, 260, 74, 22, 7, { avoid: [[160, 96, 44]] });
  // veil hung between the pillars
  const veil = sym('160,128! 120,134 74,124! 74,412! 160,412!');
  o += sh(blob(veil), C.blue, 2);
  o += clip('maj02v', blob(veil), veilPattern());
  o +=
    ln(line('74,124 120,133 160,128 200,133 246,124'), 4.4, C.ink) +
    ln(line('74,124 120,133 160,128 200,133 246,124'), 2, C.gold);
  o += pillar(52, false) + pillar(268, true);
  // floor and water
  o += sh(rect(22, 438, 276, 40), C.blue3, 2) + ripples(22, 440, 276, 32, 4, { fill: C.blue2, seed: 9 });
  // throne block
  o += sh(rounded(98, 296, 124, 146, 4), C.grey2, 2.2) + ln('M104 304H216M104 312H216', 1, C.grey);
  // mantle, wide, running out into the water
  o += sh(
    blob(sym('160,196! 130,206 108,232 98,280 94,330 84,390 54,446 40,462! 78,456 104,466 132,458 160,468')),
    C.blue3,
    2.6,
  );
  o += strokes([...both('104,290 102,350 84,420 62,456'), ...both('114,330 112,390 98,452')], 3, C.blue2);
  // gown: bodice, knees towards the reader, fall of cloth from them
  o += lap(160, 296, { fill: C.paper, dark: C.grey2, light: C.paper, waist: 31, wide: 0.78, drop: 1.66 });
  o += sh(blob(sym('160,214! 138,218 129,250 128,296! 146,304 160,305')), C.paper, 2.2);
  o += strokes(both('142,230 138,262 140,290'), 2.8, C.grey);
  // arms of the mantle
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o += sh(blob(m('134,210! 112,232 102,276 104,304 118,318! 134,294! 136,262 142,226')), C.blue, 2.4);
    o += strokes([m('126,232 116,268 120,300'), m('134,262 128,286 138,304')], 2.2, C.blue3);
  }
  // scroll, one hand laid on it, the other under it
  o +=
    sh(blob('127,287! 191,279! 195,316! 131,325!'), C.paper, 2) +
    sh(disc(193, 297.5, 6.4, 19), C.paper2, 2) +
    ln(disc(193, 297.5, 2.8, 11), 1) +
    ln('M136 293l44-5.5M137 299l43-5.5M156 303l24-3M157 309l22-3', 1.1, C.gold3);
  o += both('100,302! 114,320 134,318 140,306! 132,302 122,298')
    .map((l) => sh(blob(l), C.blue3, 1.8))
    .join('');
  o += rest(139, 310, 12.5, { skin: SKIN, r: 2 }) + cradle(180, 320, 12.5, { skin: SKIN, flip: true, r: 12 });
  o += both('100,284! 100,304 112,321 126,321! 131,309 127,294!')
    .map((l) => joined(l, C.blue, 2.4))
    .join('');
  o += both('125,322! 130,310 127,295!')
    .map((l) => ln(line(l), 4.6) + ln(line(l), 2.2, C.gold))
    .join('');
  // moon at the feet
  o += sh(crescentPath(160, 422, 34, 0.5, 90), C.gold, 2.2);
  // white veil of the head, then neck, head, crown
  o += sh(blob(sym('160,134! 134,148 128,182 118,226 138,232! 150,222 160,222')), C.paper, 2.2);
  o += flat(poly('150,184 170,184 173,214 160,228 147,214'), SKIN);
  o +=
    sh(blob(sym('160,218! 150,214 140,206! 137,216 145,229 160,234')), C.gold, 1.8) +
    flat(disc(160, 226.4, 2.4) + disc(150, 223, 1.6) + disc(170, 223, 1.6), C.red);
  o += headFront(160, 172, 25);
  o += strokes([...both('136,160 130,196 126,224'), ...both('141,176 140,200 136,222')], 2, C.grey);
  o += sh(blob(sym('160,140! 143,146 136,164 138,170! 148,156 160,153')), C.paper, 2);
  // band on the brow, and on it the horned moon with its disc
  o += rod(line('136,164 146,154 160,150 174,154 184,164'), 4.4, C.gold, 1.8);
  o += sh(
    blob('160,153 138,144 124,114 126,96! 136,122 150,134 160,136 170,134 184,122 194,96! 196,114 182,144'),
    C.gold,
    2.2,
  );
  o +=
    sh(disc(160, 117, 19), C.paper, 2.2) +
    ln(disc(160, 117, 14.5), 1, C.grey) +
    flat(disc(154, 112, 3) + disc(166, 121, 4.4) + disc(160, 107, 2), C.grey2) +
    sh(disc(160, 146, 4), C.blue2, 1.6);
  // cross
  o += sh('M156.5 248h7v8h8v7h-8v11h-7v-11h-8v-7h8z', C.gold, 1.8);
  return card({ id: 'maj02', ground: C.night2, picture: o });
}
