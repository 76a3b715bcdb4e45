import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { lemniscate } from '../../kit/lemniscate.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath, lily, rose } from '../../kit/plants.ts';
import { spark } from '../../kit/stars.ts';
import { cup, pentacle, sword, wand } from '../../kit/suits.ts';

// Cinnabar, malachite; gold day.
const SKIN = C.skin[2];
const red = (x: number, y: number, r: number) => rose(x, y, r, { fill: C.red, inner: C.coral, sw: 1.4 });
export const focus: Focus = [40, 60, 240, 336];

export function draw(): string {
  let o = graded('maj01g', 22, 22, 276, 340, [
    [0, C.gold3],
    [0.3, C.gold],
    [0.62, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 320, 48, 1.9, 0.3, C.gold3);
  // bower of roses
  o += rod(line('14,160 40,92 96,48 160,36 224,48 280,92 306,160'), 4, C.green3, 1.6);
  o += sh(
    at('44,86 64,68 84,56 108,44 132,38 188,38 212,44 236,56 256,68 276,86', (x, y, i) =>
      leafPath(x, y, 24, 40 + i * 67, 0.5),
    ),
    C.green,
    1.5,
  );
  o += at('36,114 82,56 120,41 160,38 200,41 238,56 284,114', (x, y) => red(x, y, 14));
  o += lemniscate(160, 94);
  // land
  o += sh(blob('10,392! 90,386 230,390 312,384! 312,480! 10,480!'), C.green2, 2.2);
  const scene = o;
  o = sh(
    blob('128,446! 146,444 152,456 146,466 122,466! 120,456') +
      blob('166,444! 184,446 196,456 194,466! 168,466! 164,456'),
    C.gold,
    2.1,
  );
  // mantle behind, gown
  o += sh(blob('132,196 108,216 96,262 92,320 78,456! 242,456! 228,330 226,270 214,226 190,198'), C.red2, 2.6);
  o += sh(blob('146,192! 174,194! 190,216 182,262 196,320 204,452! 114,452! 124,330 140,264 134,218'), C.paper, 2.5);
  o += strokes(
    ['150,280 142,330 134,380', '162,282 162,330 160,384', '174,280 184,330 188,380', '148,216 154,238 152,258'],
    2.6,
    C.grey,
  );
  // mantle in front, hips against shoulders
  o += sh(
    blob('146,190! 128,196 114,222 112,280 100,352 90,460! 128,460! 136,330 142,270 138,228 150,204'),
    C.red,
    2.4,
  );
  o += sh(
    blob('172,192! 192,198 208,224 212,280 224,352 232,460! 194,460! 192,330 182,270 186,232 168,206'),
    C.red,
    2.4,
  );
  o += strokes(['122,226 122,290 112,380', '200,230 202,290 212,380'], 3, C.red2);
  // belt: a snake biting its tail
  o +=
    rod(line('139,262 160,270 184,262'), 5, C.green, 2) +
    sh(blob('150,262! 158,258 170,264 172,270 162,276 152,274!'), C.green, 1.9) +
    flat(disc(165, 267, 1.6), C.ink);
  // one arm to the earth, one with the wand to heaven
  const arm = { u: 23, skin: SKIN, fill: C.red, fold: C.red2, cuff: C.gold, bell: 0.6 } as const;
  o += reach({ ...arm, from: [187, 208], to: [250, 290], bend: 1, hand: 'point', turn: 10, into: [187, 226] });
  o +=
    rod('M119 141L75 79', 4, C.paper, 2) +
    sh(disc(73, 76, 5.5) + disc(121, 143, 4.5), C.gold, 1.8) +
    spark(62, 64, 10, C.red);
  // the wide sleeve has slid down to his elbow
  o +=
    sh(blob('112,142! 98,132 84,140 78,158! 92,166'), C.red2, 2) +
    grip(96, 108, 12, { skin: SKIN, dir: -1, r: -35, wrist: [103, 158] }) +
    sh(
      blob(
        '150,194! 132,188 118,166 112,142! 108,156 94,164 78,158! 66,178 68,198 74,210! 92,202 108,214 118,244! 140,262 148,230',
      ),
      C.red,
      2.4,
    ) +
    rod(line('112,142 107,157 94,164 78,158'), 5, C.gold, 1.7) +
    strokes(['78,170 84,188 106,204', '98,174 112,190 128,222', '112,160 122,182 138,200'], 3, C.red2) +
    flat(blob('134,200! 152,196 150,232 142,268 124,262 116,240! 126,230'), C.red);
  // collar, neck, head turned a little to the raised hand
  const h = placer({ x: 158, y: 156, s: 23 });
  o += g(
    sh(blob(h(sym('0,-1.22! -0.7,-1.06 -1.04,-0.5 -1,0.4 -1.1,0.9! -0.6,1 -0.4,0.8', 0))), C.ink, 2) +
      flat(poly('150,168 167,168 170,196 160,206 147,196'), SKIN) +
      headFront(158, 156, 23, SKIN, 'watchful') +
      sh(blob(h(sym('0,-1.14! -0.6,-1 -0.96,-0.3! -0.76,-0.3 -0.5,-0.66 0,-0.76', 0))), C.ink, 1.6) +
      rod(line(h('-0.86,-0.5 -0.4,-0.72 0,-0.78 0.4,-0.72 0.86,-0.5')), 3.4, C.gold, 1.5),
    'transform="rotate(-5 158 180)"',
  );
  o += sh(blob('142,192! 158,204 178,194! 182,206 160,220 138,204!'), C.gold, 2);
  // his weight goes to the raised hand
  o = scene + g(o, 'transform="translate(-26) skewX(4)"');
  // table
  o += sh(rect(40, 380, 13, 96), C.gold3, 2.2) + sh(rect(267, 380, 13, 96), C.gold3, 2.2);
  o +=
    sh(poly('52,342 268,342 294,380 26,380'), C.paper2, 2.6) +
    sh(rect(26, 380, 268, 12), C.gold3, 2.3) +
    ln('M32 386H288', 1.2, C.gold);
  o += cup(76, 302, 36) + pentacle(124, 346, 23);
  o += sword(216, 280, 418, { w: 11, guard: 36, rot: 77 });
  o += wand(284, 364, 146, 372, { w: 10, size: 17, leaves: '0.97,-40 0.8,40 0.4,-44' });
  // lilies and roses below
  o += tufts('66,472 100,474 220,474 254,474', { rise: 22, spread: 12, w: 3 });
  o += ln('M62 474V436M100 474V446M258 474V436M218 474V446', 2.4, C.green3);
  o +=
    at('62,428 258,428 100,440 218,440', (x, y) => lily(x, y, 17)) +
    at('80,460 116,464 238,460 202,464 42,462 280,462', (x, y) => red(x, y, 11));
  return card({ id: 'maj01', ground: C.gold2, picture: o });
}
