import type { Focus } from '../../art.ts';
import { dog } from '../../beasts/dog.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, place } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { clip, g, graded, hatch, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { rays, star } from '../../kit/stars.ts';

export const focus: Focus = [46, 84, 222, 311];

export function draw(): string {
  let o = graded('maj00g', 22, 22, 276, 360, [
    [0, C.gold],
    [0.34, C.gold2],
    [0.72, C.paper],
    [1, '#f7e3c4'],
  ]);
  o += tone(22, 24, 276, 300, 46, 2.2, 0.4, C.straw);
  // white sun
  o += rays(110, 112, 48, 122, 44, { wavy: false, w: 0.4, fill: C.gold });
  o += sh(disc(110, 112, 46), C.paper, 2.2) + ln(disc(110, 112, 40), 0.9, C.gold3);
  // mountains far below, cloud in the gulf
  o += ridge('22,330 50,292 78,322 112,280 148,326 188,286 216,312 256,258 300,322', 480, C.blue2, C.blue);
  o += ridge('150,404 196,352 222,380 262,330 300,372', 480, C.blue, C.blue3);
  o += cloud(272, 448, 92, { inner: C.blue2 });
  // cliff
  const cliff = blob(
    '10,398! 60,394 120,400 170,396 212,402! 217,410! 202,424! 206,436! 186,452! 190,466! 168,490! 10,490!',
  );
  o += sh(cliff, C.gold3, 2.4);
  o += clip(
    'maj00c',
    cliff,
    hatch(110, 404, 100, 90, 6, 1.1, C.ink, -0.6) +
      strokes(
        [
          '192,412 176,430 166,470',
          '168,410 152,436 140,480',
          '130,416 120,440 104,478',
          '92,414 84,440 70,476',
          '56,410 46,440 36,476',
          '30,414 28,440 20,470',
        ],
        4.6,
        C.ink,
      ) +
      strokes(
        ['206,414 194,424 182,436', '197,444 186,458 181,474', '180,412 166,430 158,456', '142,414 130,436 118,464'],
        3,
        C.straw2,
      ),
  );
  o += sh(
    blob('10,394! 60,388 120,394 170,390 214,398! 216,406! 186,406 170,414 146,406 120,414 90,406 60,412 10,406!'),
    C.green,
    2.2,
  );
  o += tufts('46,392 96,394 200,398', { rise: 13, spread: 8, w: 2.6 });
  // far arm with the rose
  o += rod('M254 180L260 150', 1.8, C.green, 1.3) + leaf(258, 164, 13, -10, { fill: C.green2 }) + rose(261, 140, 15);
  o += reach({
    from: [184, 210],
    to: [253, 182],
    u: 19,
    bend: 1,
    hand: 'grip',
    r: -46,
    fill: C.green3,
    fold: C.ink,
    cuff: C.gold,
    bell: 0.5,
    skin: C.skin[0],
    long: [2, 2],
  });
  // back leg
  o +=
    union([limb('162,294 155,336 126,374', [32, 24, 13])], C.paper, 2.3) +
    strokes(['152,316 148,340 130,364'], 2.2, C.grey);
  o += sh(blob('118,366 134,371 138,384 155,390! 152,396! 114,396! 112,384'), C.gold, 2.2);
  // front leg steps over the edge
  o +=
    union([limb('180,294 220,318 216,364', [34, 25, 13])], C.paper, 2.3) +
    strokes(['194,306 218,322 217,352'], 2.2, C.grey);
  o += sh(blob('207,358! 225,358! 230,367 246,372 260,364! 261,374 250,384 230,386 208,385! 204,372'), C.gold, 2.2);
  // tunic
  const tun = blob(
    '150,204! 166,194 184,198! 192,222 188,250! 204,274 228,300! 216,312 208,304! 198,322 188,310! 176,328 166,314! 152,326 145,310! 130,320 122,306! 140,276 150,250! 144,224',
  );
  o += sh(tun, C.green, 2.5);
  o += clip(
    'maj00t',
    tun,
    each(
      [
        [172, 222, 7],
        [154, 270, 8],
        [184, 280, 9],
        [208, 298, 7],
        [144, 298, 8],
        [170, 306, 7],
        [158, 236, 6],
      ],
      (x, y, r) => sunflower(x, y, r, { petals: 8, fill: C.gold2, heart: C.red }),
    ),
  );
  o += strokes(['158,258 150,284 136,310', '174,258 176,286 168,316', '184,256 200,282 214,304'], 2.8, C.green3);
  o += ln(line('149,252 168,258 189,251'), 7.4, C.ink) + ln(line('149,252 168,258 189,251'), 3.6, C.gold);
  // staff over the shoulder, bundle behind
  o += ln('M230 262L84 140', 7.6, C.ink) + ln('M230 262L84 140', 3.2, C.gold);
  o +=
    sh(blob('92,148 104,162 112,186 103,208 80,216 57,206 50,184 64,162 80,150'), C.red, 2.4) +
    strokes(['86,158 70,180 68,204', '93,160 98,182 91,208'], 3, C.red2) +
    star(81, 190, 11);
  o += sh(blob('82,146 96,136 104,148! 96,156 102,170! 86,160 72,166! 78,152'), C.red, 2);
  // near arm: elbow at the side, the fist on the staff
  o += reach({
    from: [163, 212],
    to: [212, 247],
    u: 20,
    bend: 1,
    hand: 'grip',
    r: 30,
    fill: C.green,
    fold: C.green3,
    cuff: C.gold,
    skin: C.skin[0],
    long: [2.2, 2.2],
  });
  // head thrown back, its curls, cap and feather with it
  const head =
    headProfile(174, 166, 24, { r: -15, mood: 'glad', neck: [26, 0.84] }) +
    strokes([place('0.46,0.42 0.53,0.51 0.64,0.53', { x: 174, y: 166, s: 24, r: -15 })], 2) +
    union(
      [
        each(
          [
            [152, 164, 9],
            [156, 176, 9],
            [164, 184, 7.5],
            [154, 152, 9],
            [164, 168, 8],
            [166, 156, 8],
          ],
          (x, y, r) => disc(x, y, r),
        ),
      ],
      C.straw,
      2,
    ) +
    sh(blob('140,154! 140,138 156,126 176,128 188,140! 176,146 158,152'), C.red, 2.3) +
    ln(line('142,152 160,148 187,141'), 5, C.ink) +
    ln(line('142,152 160,148 187,141'), 2.2, C.gold) +
    sh(blob('160,134! 158,114 148,98 130,90! 134,100 124,104! 134,112 128,120! 142,126 150,140'), C.red2, 2.1) +
    strokes(['156,132 148,112 134,96'], 2, C.coral);
  o += g(head, 'transform="rotate(-15 166 196) translate(-24 -29) scale(1.15)"');
  o += sh(
    blob('145,206! 154,192 171,188 190,197! 192,213! 184,208 177,221! 169,212 160,224! 155,213 143,220!'),
    C.gold,
    2,
  );
  // dog
  o += dog({ x: 27, y: 396, s: 0.86 });
  return card({ id: 'maj00', ground: C.paper, picture: o });
}
