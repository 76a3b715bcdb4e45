import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, both, points, polar, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { pine, ridge, tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Bear: upright brown bear, pine, honeycomb. Brown, green, red; glowing sky.
export const focus: Focus = [62, 84, 196, 274];

export function draw(): string {
  let o = sky('len15', 'ember', 400);
  o += ridge('10,350 50,300 92,340 130,296 190,296 236,330 272,290 312,336', 410, C.coral, C.red2);
  o +=
    pine(52, 406, 210, C.green) +
    pine(272, 408, 230, C.green3) +
    pine(88, 404, 130, C.green3) +
    pine(236, 406, 140, C.green);
  o += sh(blob('10,396! 90,386 160,396 230,386 310,396! 310,480! 10,480!'), C.green2, 2.4);
  const B = C.gold3;
  // hind legs and trunk
  o += union(
    [
      ...both('128,350 116,396 116,436').map((l) => taper(l, [66, 56, 48])),
      ...both('92,430 112,420 138,424 148,440 144,454! 88,454!').map((l) => blob(l)),
      blob(sym('160,176! 126,184 98,214 86,270 90,336 112,380 160,392!')),
    ],
    B,
    2.8,
  );
  o += flat(blob(sym('160,212! 140,218 124,250 122,310 136,352 160,360!')), C.gold);
  o += strokes(
    [
      '104,238 96,280 100,320',
      '216,238 224,280 220,320',
      '142,366 132,390 132,414',
      '178,366 188,390 188,414',
      '134,330 142,344 150,350',
      '186,330 178,344 170,350',
      '98,380 94,404 98,420',
      '222,380 226,404 222,420',
    ],
    3.6,
  );
  o += ln('M98 453v-8M108 453v-8M118 453v-8M222 453v-8M212 453v-8M202 453v-8', 2.6, C.paper);
  // honeycomb
  let comb = '';
  for (const [x, y] of points(
    '140,266 160,266 180,266 150,283 170,283 190,283 130,283 140,300 160,300 180,300 150,317 170,317',
  ))
    comb += poly([30, 90, 150, 210, 270, 330].map((a) => polar(x, y, 11.4, a)));
  o +=
    sh(comb, C.gold2, 2.2) +
    flat(
      at('150,283 180,266 160,300 170,317', (x, y) => poly([30, 90, 150, 210, 270, 330].map((a) => polar(x, y, 7, a)))),
      C.gold,
    ) +
    sh(
      blob('150,326! 147,340 150,348 154,340! 154,326!') + blob('168,326! 165,346 169,358 173,346! 172,326!'),
      C.gold,
      1.6,
    );
  // arms
  for (const l of both('112,218 88,254 94,292 128,300')) o += union([limb(l, [40, 40, 36, 30])], B, 2.7);
  o += strokes(
    ['100,216 82,252 90,284', '220,216 238,252 230,284', '116,224 104,252 108,272', '204,224 216,252 212,272'],
    3.4,
  );
  o += strokes(
    both('132,292 142,290 148,294').concat(both('134,300 144,300 150,304'), both('132,308 142,310 147,314')),
    3.4,
    C.paper,
  );
  // head
  o += union(
    [
      ...both('122,108 118,96 128,90 140,96 144,110').map((l) => blob(l)),
      blob(sym('160,98! 136,101 116,120 107,152 118,178 138,194 160,198!')),
    ],
    B,
    2.8,
  );
  o += flat(
    both('126,106 124,99 130,97 136,102')
      .map((l) => blob(l))
      .join(''),
    C.coral,
  );
  o +=
    sh(blob(sym('160,148! 144,150 134,164 138,180 150,188 160,189!')), C.paper2, 2) +
    sh(blob(sym('160,150! 150,151 148,157 154,164 160,166!')), C.ink, 1);
  o += strokes(
    [
      '160,164 160,172 154,178',
      '160,164 160,172 166,178',
      ...both('126,140 136,142 146,147'),
      ...both('130,130 138,127 148,134'),
      ...both('114,158 118,170 128,180'),
      '152,108 160,114 168,108',
    ],
    3.4,
  );
  o += tufts('44,430 280,428 70,452 252,454 160,466 36,464 286,466', { rise: 18, spread: 10, w: 2.8 });
  return card({ id: 'len15', ground: C.grey2, picture: o });
}
