import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';

// Azurite, malachite, cinnabar, and the violet of the sash; open sky.
const SKIN = C.skin[2];
export const focus: Focus = [34, 60, 252, 353];

export function draw(): string {
  let o = graded('maj21g', 22, 22, 276, 450, [
    [0, C.blue],
    [0.55, C.blue2],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 448, 58, 1.5, 0.6, C.blue);
  o +=
    creature('angel', 62, 106, 21, { skin: C.skin[0], hair: C.gold }) + creature('eagle', 258, 108, 21, { flip: true });
  o +=
    creature('bull', 62, 412, 22, { wings: C.coral }) + creature('lion', 258, 412, 21, { wings: C.coral, flip: true });
  // wreath
  const oval = disc(160, 254, 92, 142);
  o += sh(oval, C.gold2, 2) + clip('maj21o', oval, rays(160, 250, 60, 160, 32, { wavy: false, w: 0.4, fill: C.gold }));
  o += rod(oval, 9, C.green3, 2);
  let dark = '';
  let light = '';
  for (let i = 0; i < 44; i++) {
    const a = (i * 360) / 44;
    const up = a < 90 || a > 270 ? -1 : 1;
    const [ux, uy] = polar(0, 0, 1, a);
    const x = 160 + ux * 92;
    const y = 254 + uy * 142;
    const along =
      (Math.atan2(142 * Math.cos((a * Math.PI) / 180), -92 * Math.sin((a * Math.PI) / 180)) * 180) / Math.PI;
    const dir = up < 0 ? along + 180 : along;
    if (i % 2) dark += leafPath(x, y, 25, dir + 34 * up, 0.44) + leafPath(x, y, 25, dir - 34 * up, 0.44);
    else light += leafPath(x, y, 25, dir + 20 * up, 0.42) + leafPath(x, y, 24, dir - 24 * up, 0.42);
  }
  o += sh(dark, C.green, 1.5) + sh(light, C.green2, 1.5);
  // red ribbons
  for (const y of [112, 396]) {
    const k = y < 200 ? -1 : 1;
    o += sh(
      [-1, 1]
        .map((f) =>
          blob([
            [160, y, 1],
            [160 + f * 16, y + k * 12],
            [160 + f * 34, y + k * 30, 1],
            [160 + f * 26, y + k * 30],
            [160 + f * 20, y + k * 36, 1],
            [160 + f * 4, y + k * 16],
          ]),
        )
        .join(''),
      C.red,
      2,
    );
    o += rod(`M140 ${y - 10}L180 ${y + 10}M180 ${y - 10}L140 ${y + 10}`, 6, C.red, 2);
  }
  // floating end of the sash, behind
  o +=
    sh(
      blob('176,248! 196,258 206,278 204,300 212,316 226,322! 212,334 196,326 190,306 188,284 170,262!'),
      C.plum,
      2.1,
    ) + strokes(['182,256 196,284 198,314', '190,260 201,290 210,324'], 2.2, C.ink);
  // crossed leg: thigh out to the knee, shin behind the standing leg, heel and toes on the other side
  o += union(
    [
      limb('158,268 107,311 172,340', [36, 24, 13]),
      blob('164,333 180,330 188,333 191,341 196,352 205,362 206,368! 201,372 193,370 182,361 171,350 162,346'),
    ],
    SKIN,
    2.1,
  );
  o += strokes(['181,334 186,337 186,342', '196,368 199,364 203,363', '108,303 101,310 106,319'], 1.5, C.ink);
  // standing leg and foot
  o += sh(
    blob(
      '186,268 186,294 179,320 177,334 178,350 172,374 179,381 190,385 198,390 197,395! 180,396 168,392 161,396! 152,395 150,388 156,376 157,360 152,344 155,328 153,304 148,268',
    ),
    SKIN,
    2.3,
  );
  o += strokes(
    [
      '157,326 163,332 171,329',
      '171,338 174,350 170,362',
      '158,377 162,380 166,378',
      '189,389 188,392 189,395',
      '193,389 193,392 194,395',
    ],
    1.5,
    C.ink,
  );
  // low arm, opened
  o += rod('M211 228L225 284', 3.6, C.paper, 1.8) + sh(disc(210, 226, 4.5) + disc(226, 287, 4.5), C.gold, 1.6);
  // neck, both shoulders and arms
  o += union(
    [
      blob('155,172! 169,172! 171,184 178,194 186,204 185,216 166,224 144,212 138,198 148,191 155,185'),
      limb('144,200 116,217 111,186', [17, 13.5, 8.5]),
      limb('180,206 203,233 214,251', [17, 13, 9]),
    ],
    SKIN,
    2.2,
  );
  o += strokes(
    ['150,195 157,200 162,201', '178,200 171,202 167,202', '110,212 115,217 121,217', '196,230 201,234 207,232'],
    1.5,
    C.ink,
  );
  // tunic, the hip pushed out over the standing leg
  o += sh(
    blob(
      '145,192! 150,204 161,210 174,208 180,200! 185,205 184,220 176,238 182,252 191,270 193,298! 182,304 170,299 160,304 146,300 138,307 126,302! 120,288 131,270 144,256 149,238 142,218 140,200!',
    ),
    C.paper,
    2.6,
  );
  o += strokes(
    [
      '148,260 134,280 128,296',
      '158,262 150,284 148,298',
      '168,262 170,282 168,298',
      '178,260 184,280 184,298',
      '152,212 158,226 157,238',
      '176,212 169,226 169,236',
    ],
    2.4,
    C.grey,
  );
  // violet sash
  o +=
    sh(blob('141,196! 153,192! 168,212 180,236 172,250! 160,228'), C.plum, 2.1) +
    sh(blob('148,243! 162,243 177,236! 187,254 168,263 145,258!'), C.plum, 2.1) +
    strokes(['152,198 164,214 174,236', '152,251 166,252 178,247'], 2, C.ink);
  // raised arm
  o += rod('M118 150L105 205', 3.6, C.paper, 1.8) + sh(disc(119, 148, 4.5) + disc(104, 208, 4.5), C.gold, 1.6);
  o +=
    grip(111, 177, 9, { skin: SKIN, dir: 1, r: 13, wrist: [112, 192] }) +
    grip(218, 257, 9, { skin: SKIN, dir: -1, r: -14, wrist: [211, 246] });
  // head, hair bound
  o += sh(blob('154,146 142,160 142,180 132,200 140,210! 152,196 158,182'), C.ink, 2);
  o += headThreeQuarter(162, 162, 19, { skin: SKIN, r: 5, sw: 2 });
  o += flat(poly('157,184 163,183.5 168,182.5 170,187 173,195 156,196'), SKIN);
  o +=
    sh(blob('174,146! 164,138 150,142 143,156 147,174 151,182! 153,164 160,152'), C.ink, 2) +
    sh(disc(142, 152, 8), C.ink, 1.6);
  o += [
    [148, 152],
    [156, 144],
    [166, 141],
  ]
    .map(([x, y], i) => sh(leafPath(x!, y!, 13, -120 + i * 30, 0.5), C.green2, 1.2))
    .join('');
  return card({ id: 'maj21', ground: C.blue2, picture: o });
}
