import type { Focus } from '../../art.ts';
import { headFront } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, mirror, place, points, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ripples } from '../../kit/land.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath, pomegranate } from '../../kit/plants.ts';
import { crescentPath, starfield } from '../../kit/stars.ts';
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
      fruit += pomegranate(x, y, 9);
      for (const a of [60, 120]) leaves += leafPath(x, y + 12, 19, a, 0.34);
    }
  return flat(leaves, C.green2) + fruit;
}

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
  // gown: bodice, lap, fall of cloth from the knees
  o += sh(blob(sym('160,214! 138,218 129,250 126,290 116,330 110,352 115,400 106,452 134,460 160,454')), C.paper, 2.2);
  o += strokes(
    [
      ...both('118,340 132,352 150,346'),
      ...both('128,358 126,404 120,448'),
      ...both('144,354 140,400 136,452'),
      '160,346 161,396 160,450',
      ...both('142,230 138,262 140,290'),
    ],
    2.6,
    C.grey,
  );
  // arms of the mantle
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o += sh(blob(m('134,210! 112,232 102,276 106,306 132,318 150,308! 136,292 134,262 142,226')), C.blue, 2.4);
    o += strokes([m('126,232 116,268 120,300'), m('134,262 128,286 138,304')], 2.2, C.blue3);
  }
  // scroll
  o +=
    sh(blob('128,300! 192,292! 194,318! 130,326!'), C.paper, 2) +
    sh(disc(193, 305, 6, 13.4), C.paper2, 2) +
    ln(disc(193, 305, 2.6, 7), 1) +
    ln('M140 306l40-5M140 312l40-5M140 318l34-4', 1.1, C.gold3);
  o +=
    sh(blob('124,298 136,298 147,303 155,309 152,313 155,317 149,321 138,323 126,320'), C.skin[0], 1.8) +
    strokes(['154,310 147,309 141,310', '154,316 147,315 141,316'], 1.6);
  // moon at the feet
  o += sh(crescentPath(160, 432, 34, 0.5, 90), C.gold, 2.2);
  // white veil of the head, then neck, head, crown
  o += sh(blob(sym('160,134! 134,148 128,182 118,226 138,232! 150,222 160,222')), C.paper, 2.2);
  o += flat(poly('150,184 170,184 173,214 160,228 147,214'), C.skin[0]);
  o +=
    sh(blob(sym('160,218! 150,214 140,206! 137,216 145,229 160,234')), C.gold, 1.8) +
    flat(disc(160, 226.4, 2.4) + disc(150, 223, 1.6) + disc(170, 223, 1.6), C.red);
  o += headFront(160, 172, 25);
  o += strokes([...both('136,160 130,196 126,224'), ...both('141,176 140,200 136,222')], 2, C.grey);
  o += sh(blob(sym('160,140! 143,146 136,164 138,170! 148,156 160,153')), C.paper, 2);
  // horned disc
  o += sh(
    blob('160,144 137,136 124,108 126,92! 136,118 152,130 160,131 168,130 184,118 194,92! 196,108 183,136'),
    C.gold,
    2.2,
  );
  o +=
    sh(disc(160, 108, 19), C.paper, 2.2) +
    ln(disc(160, 108, 14.5), 1, C.grey) +
    flat(disc(154, 103, 3) + disc(166, 112, 4.4) + disc(160, 98, 2), C.grey2);
  // cross
  o += sh('M156.5 248h7v8h8v7h-8v11h-7v-11h-8v-7h8z', C.gold, 1.8);
  return card({ id: 'maj02', ground: C.night2, picture: o });
}
