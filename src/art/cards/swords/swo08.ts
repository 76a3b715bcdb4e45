import type { Focus } from '../../art.ts';
import { limb, standing } from '../../figures/body.ts';
import { headFront, headShape } from '../../figures/head.ts';
import { longHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, each, place, placer, points } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tower } from '../../kit/land.ts';
import { clip, flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { planted } from '../../kit/wind.ts';

// Cinnabar, lead, azurite; flat grey day.
export const focus: Focus = [38, 150, 220, 308];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('swo08', 'storm', 400);
  // castle on its rock
  o += tower(52, 92, 60) + tower(92, 98, 54);
  o += sh(
    poly('66,152 66,84 62,84 62,72 70,72 70,78 77,78 77,72 85,72 85,78 92,78 92,72 100,72 100,84 96,84 96,152'),
    C.paper2,
    2.1,
  );
  o += sh('M76 106v-9a5 5 0 0 1 10 0v9z', C.ink, 0);
  o += sh(
    blob('10,250! 22,206 30,170! 48,146! 70,140 96,146 118,142! 128,176! 136,200 146,250 150,380! 10,380!'),
    C.grey,
    2.4,
  );
  o += strokes(
    ['52,158 44,190 28,226', '82,154 80,190 66,236', '112,154 116,190 122,226', '98,176 96,204 106,240'],
    4,
    C.night2,
  );
  // wet ground
  o += sh(blob('10,372! 80,362 160,370 240,360 312,370! 312,480! 10,480!'), C.paper2, 2.3);
  // swords behind her, their points in the ground
  const swords = points('44,206 66,184 88,208 110,186 210,186 232,208 254,184 276,206');
  o += planted(
    swords.map(([x, y], i) => [x, y, i % 2 ? -1 : 1]),
    216,
    { w: 11, guard: 25, blade: C.paper, shade: C.grey },
  );
  o += at(swords, (x, y) => flat(disc(x, y + 214, 7, 7), C.paper2) + flat(disc(x, y + 207, 8, 2.4), C.ink));
  // puddles
  const puddle = (x: number, y: number, w: number) =>
    sh(blob(place('-1,0 -0.6,-0.2 0,-0.14 0.6,-0.24 1,0 0.7,0.2 0.1,0.16 -0.5,0.24', { x, y, s: w })), C.blue2, 1.8) +
    strokes([place('-0.5,0.02 0,-0.04 0.4,0.04', { x, y, s: w })], 2, C.paper);
  o += each(
    [
      [74, 446, 40],
      [256, 440, 38],
      [166, 463, 62],
    ],
    (x, y, w) => puddle(x, y, w),
  );
  // bound woman
  const hair = longHair(160, 207, 22, { fill: C.ink, line: C.night2 });
  o += hair.behind;
  const body = standing(160, 458, 274, { fill: C.red, fold: C.red2, sw: 2.9 });
  const behind = (l: string) => union([limb(l, [25, 23, 20])], C.red2, 2.3);
  o += behind('130,262 108,306 140,346') + behind('190,262 212,306 180,346');
  o +=
    sh(blob('136,448! 152,448! 154,460 148,466 132,466 128,460'), C.gold3, 1.8) +
    sh(blob('168,448! 184,448! 192,460 188,466 172,466 166,460'), C.gold3, 1.8) +
    body.svg +
    flat(blob('190,256! 200,290 191,326 198,392 212,454! 190,455! 184,392 178,330 188,292'), C.red2) +
    strokes(['140,262 146,286 142,312', '134,258 128,280 130,300'], 2.8, C.red2);
  // bonds that go right round her
  o += each(
    [
      [266, 51],
      [290, 58],
      [316, 59],
      [354, 37],
    ],
    (y, w) =>
      // the cloth swells above and is in shade below
      strokes(
        [-1, 1].flatMap((f) => [
          [
            [160 + f * w * 0.86, y - 3],
            [160 + f * w * 0.74, y - 9],
            [160 + f * w * 0.5, y - 13],
          ],
          [
            [160 + f * w * 0.4, y + 4],
            [160 + f * w * 0.34, y - 6],
            [160 + f * w * 0.2, y - 11],
          ],
        ]) as [number, number][][],
        3,
        C.red2,
      ) +
      flat(
        blob([
          [160 - w + 3, y + 4, 1],
          [160, y + 12],
          [160 + w - 3, y + 4, 1],
          [160 + w * 0.5, y + 14],
          [160, y + 20],
          [160 - w * 0.5, y + 14],
        ]),
        C.red2,
      ) +
      sh(
        blob([
          [160 - w, y - 5, 1],
          [160, y + 4],
          [160 + w, y - 5, 1],
          [162 + w, y],
          [160 + w, y + 5, 1],
          [160, y + 13],
          [160 - w, y + 5, 1],
          [158 - w, y],
        ]),
        C.paper,
        1.9,
      ) +
      strokes(
        [
          [
            [160 - w * 0.7, y + 5],
            [160, y + 9],
            [160 + w * 0.6, y + 5],
          ],
        ],
        1.6,
        C.grey,
      ),
  );
  o +=
    sh(blob('166,360! 160,376 164,392! 169,384 174,390! 174,374 171,361!'), C.paper, 1.8) +
    sh(disc(168, 361, 7), C.paper, 1.8);
  const k = placer({ x: 160, y: 207, s: 22 });
  o += sh(blob(k('0.5,-0.2! 1.06,0 1.3,0.7 1.24,1.3! 1.06,1.1 0.92,1.36! 0.9,0.7 0.6,0.2!')), C.paper, 1.9);
  o += flat(rect(153, 224, 14, 14), skin) + headFront(160, 207, 22, skin) + hair.front;
  o += ln('M152 224L151 238M168 224L169 238', 2);
  o += clip(
    'swo08b',
    headShape(160, 207, 23.5),
    sh(blob(k('-1,-0.3! 0,-0.2 1,-0.3! 1,0.16! 0,0.3 -1,0.16!')), C.paper, 2),
  );
  return card({ id: 'swo08', ground: C.grey2, picture: o });
}
