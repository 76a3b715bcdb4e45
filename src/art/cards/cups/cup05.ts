import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, type Line, type Point, placer, points, rng } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tower, tufts } from '../../kit/land.ts';
import { flat, g, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Five of Cups: black-cloaked figure, three cups spilt, two standing behind; bridge, river, small keep.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [34, 116, 252, 353];

/** The mourner from the side: bowed head, shoulders let fall, one hand that holds the cloak together. */
function mourner(): string {
  const head = { x: 147, y: 150, s: 27, r: -30, flip: true } as const;
  const h = placer(head);
  const skin = C.skin[0];
  let o = sh(
    blob('152,438! 166,436 168,452 160,458 130,458 128,452 144,446!') +
      blob('186,440! 202,438 204,452 196,458 168,458 166,452 180,447!'),
    C.gold3,
    2,
  );
  o += headProfile(head.x, head.y, head.s, { skin, flip: true, r: head.r, mood: 'sad' });
  o += sh(
    blob(
      h(
        '0.68,-0.4! 0.62,-0.86 0.2,-1.2 -0.4,-1.24 -0.96,-0.82 -1.12,-0.1 -1.04,0.5 -1.24,1.06! -0.86,0.94 -0.8,1.3! -0.5,0.96 -0.4,1.2! -0.18,0.76 -0.1,0.36 -0.06,0.1 0.08,0.4! 0.16,0 0.3,-0.44 0.5,-0.56',
      ),
    ),
    C.red,
    2.2,
  );
  o += strokes(
    [h('0.5,-0.86 0,-0.86 -0.3,-0.2'), h('0.1,-1.06 -0.6,-0.6 -0.66,0.5'), h('-0.5,-1.06 -0.92,-0.4 -0.86,0.7')],
    2.3,
    C.red2,
  );
  const cloak =
    '146,190! 162,176 190,180 210,200 219,232 218,272 224,316 226,370 236,446! 214,456 186,450 158,457 130,448! 136,396 133,340 129,296 121,266 123,230 132,204';
  o += sh(blob(cloak), C.ink, 3);
  o += sh(blob('127,270! 140,262! 147,300 143,350 150,400 152,453 130,448! 136,396 133,340'), C.red, 2);
  o += strokes(['138,280 140,330 138,390', '141,370 144,410 142,446'], 2.6, C.red2);
  o += strokes(
    [
      '210,236 206,290 212,360 222,438',
      '196,296 194,360 204,446',
      '176,296 176,370 182,444',
      '160,290 160,360 166,448',
    ],
    3.4,
    C.night,
  );
  o += strokes(['203,300 202,360 212,430', '168,296 167,360 172,430', '218,250 214,290 220,350'], 2.2, C.night2);
  // shoulder cape with its edging
  o += sh(
    blob('142,194! 150,182 168,172 188,174! 208,184 220,212! 208,222 186,220 162,226 138,226 124,222! 126,208 134,199'),
    C.night,
    2.4,
  );
  o += strokes(['166,180 156,196 152,216', '186,180 188,198 184,214', '200,188 207,202 208,214'], 2.6, C.ink);
  // arm bent under the cloak, hand that holds it together
  return (
    o +
    sleeve('190,226 196,282 150,266', { fill: C.night, fold: C.ink, cuff: C.gold, w: [38, 33, 25], sw: 2.4 }) +
    flat(blob('176,221 190,214 206,221 206,236 176,236'), C.night) +
    ln(line('124,221 138,226 162,226 186,221 208,222 219,212'), 2, C.gold) +
    clasp(136, 262, 11.5, { skin, flip: true, r: 14 })
  );
}

/** Wine that ran out of a cup: a pool on the ground with drops; mouth of the cup at x, y, f = way it runs. */
function pool(x: number, y: number, f: 1 | -1, fill: string, gleam: string): string {
  const put = (l: string) => points(l).map(([a, b, c]): Point => (c ? [x + f * a, y + b, c] : [x + f * a, y + b]));
  return (
    sh(blob(put('-4,-12! 4,-9 8,0 14,6 24,5 34,9 46,9 53,14 46,19 34,18 26,23 14,20 4,22 -6,17 -10,12!')), fill, 1.7) +
    sh(disc(x + f * 59, y + 19, 3, 2) + disc(x + f * 40, y + 25, 2.4, 1.6), fill, 1.2) +
    strokes([put('0,-6 5,4 12,11'), put('20,12 30,14 44,13')], 2, gleam)
  );
}

/** Slanting rain that thins out towards the light. */
function rain(): string {
  const random = rng(5);
  const drops: Line[] = [];
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 13; i++) {
      const [x, y, l] = [24 + i * 23 + random() * 16, 26 + row * 27 + random() * 14, 19 - row * 1.4];
      if (random() * 9 < row) continue;
      drops.push([
        [x, y],
        [x - l * 0.36, y + l],
      ]);
    }
  return strokes(drops, 1.8, C.blue2);
}

export function draw(): string {
  let o = sky('cup05', 'gloaming', 330);
  o += ridge('10,296 52,254 92,288 134,262 178,292 222,276 310,300', 330, C.blue2, C.blue);
  o += rain();
  // keep, river, bridge
  o += sh(blob('190,312! 214,282 258,276 312,284! 312,330! 190,330!'), C.green, 2.2);
  o += tower(248, 196, 88) + tower(268, 224, 60);
  o += sh(rect(18, 316, 284, 70), C.blue, 2.3) + ripples(22, 322, 276, 60, 6, { seed: 21 });
  o += sh(
    'M10 360V330Q160 290 310 330V360H294A21 27 0 0 0 252 360H238V340H132V360H120A21 27 0 0 0 78 360H66A19 22 0 0 0 28 360z',
    C.paper2,
    2.4,
  );
  o += ln('M10 340Q160 300 310 340M72 318v20M126 314v18M245 316v18M52 324v8M100 318v8M272 320v8', 1.2, C.gold3);
  // ground
  o += sh(blob('10,372! 80,362 170,372 250,364 312,370! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('110,384 284,384 36,424 216,466 286,466', { rise: 15, spread: 8, w: 2.6 });
  // two cups standing behind
  o += cup(256, 376, 27) + cup(282, 395, 27);
  // wine and water that run out of the fallen cups
  o += pool(72, 379, 1, C.red, C.coral) + pool(90, 410, -1, C.blue, C.blue2);
  o += each(
    [
      [50, 380, 98],
      [112, 414, -84],
    ],
    (x, y, r) => g(cup(0, -22, 29), `transform="translate(${x} ${y}) rotate(${r})"`),
  );
  o += pool(74, 442, 1, C.red, C.coral) + g(cup(0, -22, 29), 'transform="translate(52 446) rotate(94)"');
  o += g(mourner(), 'transform="translate(8)"');
  return card({ id: 'cup05', ground: C.blue2, picture: o });
}
