import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { crown, halo } from '../../figures/headgear.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { clip, flat, g, graded, joined, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Temperance: winged angel pouring from cup to cup, one foot on land, one in water; triangle in a square on the breast;
// irises; path to a shining crown between hills. Cinnabar, azurite, malachite; first light of the morning.
const SKIN = C.skin[1];
export const focus: Focus = [32, 66, 256, 358];

function iris(x: number, y: number, h: number): string {
  const put = placer({ x, y: y - h, s: 13 });
  return (
    ln(`M${x} ${y}V${y - h}`, 3, C.green3) +
    sh(leafPath(x, y, h * 0.8, -104, 0.16) + leafPath(x, y, h * 0.66, -74, 0.18), C.green2, 1.5) +
    sh(
      [
        '-0.1,0! -0.8,-0.2 -1.1,0.5! -0.5,0.5',
        '0.1,0! 0.8,-0.2 1.1,0.5! 0.5,0.5',
        '0,0.3! -0.6,-0.4 0,-1.2! 0.6,-0.4',
        '0,0! -0.36,0.5 0,1.1! 0.36,0.5',
      ]
        .map((l) => blob(put(l)))
        .join(''),
      C.blue,
      1.6,
    ) +
    flat(disc(x, y - h + 3, 2.4), C.gold2)
  );
}
function land(): string {
  let o = graded('maj14g', 22, 22, 276, 340, [
    [0, C.night2],
    [0.4, '#a98a92'],
    [0.7, C.coral],
    [1, C.gold2],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.9, 0.3, C.night);
  // path to a crown of light between two hills
  o += rays(60, 322, 20, 44, 24, { wavy: false, w: 0.5, fill: C.paper });
  o += ridge('10,380 24,338 40,350 58,374 84,344 110,380', 394, C.blue2, C.blue);
  o += ridge('206,380 240,336 264,354 290,322 312,380', 394, C.blue2, C.blue);
  o += flat(disc(60, 322, 20), C.gold2);
  o += crown(60, 342, 18);
  o += sh(blob('10,380! 90,370 200,378 312,368! 312,480! 10,480!'), C.green, 2.3);
  o += sh(taper('59,371 64,380 60,388 76,398 84,414', [3, 5, 9, 14, 24]), C.paper2, 1.8);
  const pool = blob('10,420! 70,408 130,412 164,428 172,450 158,484! 10,484!');
  o += sh(pool, C.blue, 2.5) + clip('maj14p', pool, ripples(24, 424, 132, 52, 5, { seed: 4 })) + ln(pool, 2.5);
  return (
    o + tufts('214,468 292,424 206,440', { rise: 12 }) + iris(236, 468, 64) + iris(262, 472, 92) + iris(284, 470, 62)
  );
}
/** Foot on the land, foot seen through the water. */
const feet = (): string =>
  union(
    [
      taper('189,392 192,420 190,444', [25, 23, 15]),
      blob('182.5,440! 197.5,440! 204,450 216,456 219,463 212,466! 184,466! 180,456'),
    ],
    SKIN,
    2.1,
  ) +
  strokes(['206,456 205,461 206,465', '212,458 211,462 212,465', '184,440 189,445 187,452'], 1.5) +
  union(
    [
      taper('133,392 129,420 130,444', [25, 23, 15]),
      blob('122.5,440! 137.5,440! 140,456 136,466! 108,466! 101,463 104,456 116,450'),
    ],
    SKIN,
    2.1,
  ) +
  flat(blob('84,443! 108,439 130,442 152,440 168,446! 164,466 150,473 88,473 80,458'), C.blue, 0.24) +
  ln(line('106,440 118,446 132,447 144,445 152,439') + line('92,446 110,455 134,457 154,452 164,444'), 2.2, C.paper);

/** Robe, weight on the foot on land, the other knee bent under the cloth. */
const robe = (): string =>
  sh(
    blob(
      '160,166! 144,168 126,178 124,206 132,240 136,258 124,296 114,344 102,398! 114,410 132,402 148,414 164,404 182,414 200,404 214,410! 212,350 202,300 186,258 188,238 196,206 194,178 176,168',
    ),
    C.paper,
    2.9,
  ) +
  flat(
    blob('190,182! 194,206 187,238 184,258 200,300 210,350 212,407! 200,402 190,408! 190,340 178,290 174,258 180,230'),
    C.grey2,
  ) +
  flat(blob('142,300! 149,324 148,356 143,409! 134,403 125,405! 138,366 140,330'), C.grey2) +
  strokes(
    [
      '144,266 128,306 122,330',
      '150,268 144,300 146,330',
      '146,330 146,366 138,398',
      '160,268 162,320 156,404',
      '170,268 178,330 176,404',
      '120,340 114,370 108,396',
      '180,272 192,320 196,370',
    ],
    2.9,
    C.grey,
  ) +
  ln(line('104,390 115,401 132,393 148,405 164,395 182,405 200,395 213,401'), 3, C.gold) +
  sh(taper('135,256 160,264 187,256', [9, 9, 9]), C.gold, 2);

/** Collar and breastplate. */
const yoke = (): string =>
  sh(blob('160,162! 146,164 131,171 130,178! 146,186 160,188 174,186 190,178! 189,171 174,164'), C.gold, 2.2) +
  sh(rect(149, 193, 22, 22), C.gold, 2) +
  sh(poly('160,196 168,211 152,211'), C.red, 1.6);

/** Head inclined to the lower cup. */
function head(): string {
  const turn = { x: 161, y: 128, s: 24, r: 12 };
  const h = placer(turn);
  return (
    flat(poly('150,144 172,144 174,166 161,176 148,166'), SKIN) +
    ln('M151 148L149 164M171 150L173 164', 2.2) +
    sh(blob(h('-0.2,-0.6! -0.9,-0.4 -1,0.3 -1.24,0.9 -1.1,1.6 -0.7,1.9! -0.5,1.6 -0.3,1.1!')), C.gold, 2.1) +
    strokes([h('-0.84,0.6 -0.96,1 -0.84,1.6')], 2.4, C.gold3) +
    headThreeQuarter(turn.x, turn.y, turn.s, { r: turn.r, skin: SKIN }) +
    flat(poly('152.5,150 168,156 171,168 161,174 150.5,166'), SKIN) +
    sh(
      blob(
        h(
          '0.72,-0.36! 0.66,-0.86 0.26,-1.2 -0.4,-1.18 -0.96,-0.7 -1.06,0 -0.92,0.7! -0.62,0.4 -0.5,-0.1! -0.2,-0.36 0.2,-0.7! 0.44,-0.58 0.72,-0.36!',
        ),
      ),
      C.gold,
      2,
    ) +
    strokes([h('0.06,-1 -0.5,-0.7 -0.72,-0.1')], 2.2, C.gold3)
  );
}
/** Water that leaps from the lip of the upper cup into the lower one, across the robe. */
const water = (): string =>
  sh(taper('113,232 122,227 148,231 176,249 194,272 203,296', [1, 10, 14, 14, 15, 14]), C.blue, 2.2) +
  strokes(['122,224 152,230 180,251 200,286', '176,254 190,272 198,290'], 2.8, C.blue2);

/** Mouth of a wide sleeve with its red edge, from which the wrist comes. */
function mouth(x: number, y: number, r: number): string {
  const ring = (a: number, b: number) =>
    blob(
      placer({ x, y, r })([
        [-a, 0],
        [-a * 0.6, -b],
        [a * 0.6, -b],
        [a, 0],
        [a * 0.6, b],
        [-a * 0.6, b],
      ]),
    );
  return sh(ring(18, 8.5), C.red, 1.9) + sh(ring(13, 4.5), C.red2, 1.2);
}
/** Raised arm with the cup that pours. */
const high = (): string =>
  joined(
    '138,172! 120,176 104,192 94,237! 64,228! 61,246 66,264 80,276 98,270 116,250 130,230 138,208!',
    C.paper,
    2.6,
  ) +
  flat(blob('64,252! 80,262 100,252 128,228! 116,248 98,268 81,274 67,264!'), C.grey2) +
  strokes(['94,244 86,251 74,254', '126,186 114,206 102,232'], 2.8, C.grey) +
  g(cup(0, 0, 42), 'transform="translate(120 218) rotate(99)"') +
  water() +
  mouth(79, 234, 18) +
  grip(83, 212, 14, { skin: SKIN, dir: -1, r: 99, wrist: [78, 236] });
/** Lowered arm with the cup that receives. */
const low = (): string =>
  joined(
    '182,172! 200,176 214,194 234,230 252,264 254,284 246,310 238,326! 220,310! 218,290 220,272 204,250 190,222 186,206!',
    C.paper,
    2.6,
  ) +
  flat(blob('224,214! 250,264 252,284 244,310 238,323! 232,317 240,286 236,260'), C.grey2) +
  strokes(['222,274 230,280 240,278', '200,194 210,224 226,254'], 2.8, C.grey) +
  cup(204, 288, 42) +
  mouth(229, 314, 48) +
  grip(205, 332, 14, { skin: SKIN, dir: 1, r: 0, wrist: [230, 314] });

export function draw(): string {
  let o = land();
  const rows = [C.paper, C.coral, C.red] as const;
  o += wing({ x: 178, y: 196, s: 1.16, r: -15, spread: 0.72, rows, edge: C.red });
  o += wing({ x: 142, y: 196, s: 1.16, r: 15, spread: 0.72, rows, edge: C.red, flip: true });
  o += halo(161, 124, 24) + feet() + robe() + high() + low() + yoke() + head();
  return card({ id: 'maj14', ground: C.gold2, picture: o });
}
