import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { creature } from '../../figures/creature.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, g, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';

// Azurite, malachite, cinnabar, and the violet of the sash; open sky.
const SKIN = C.skin[2];
/** The four are cut from the blue of the sky. */
const ROUND = { wings: C.blue2, mist: [C.blue, C.blue2] } as const;
export const focus: Focus = [34, 60, 252, 353];

export function draw(): string {
  let o = graded('maj21g', 22, 22, 276, 450, [
    [0, C.blue3],
    [0.6, C.blue],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 448, 58, 1.5, 0.6, C.blue);
  o +=
    creature('angel', 58, 104, 18.5, { ...ROUND, skin: C.skin[0], hair: C.straw }) +
    creature('eagle', 262, 106, 18.5, { ...ROUND, flip: true });
  o += creature('bull', 58, 420, 19, ROUND) + creature('lion', 262, 420, 18.5, { ...ROUND, flip: true });
  // wreath
  const oval = disc(160, 251, 106, 166);
  o += sh(oval, C.gold2, 2) + clip('maj21o', oval, rays(160, 250, 70, 180, 32, { wavy: false, w: 0.4, fill: C.gold }));
  o += rod(oval, 9, C.green3, 2);
  let dark = '';
  let light = '';
  for (let i = 0; i < 50; i++) {
    const a = (i * 360) / 50;
    const up = a < 90 || a > 270 ? -1 : 1;
    const [ux, uy] = polar(0, 0, 1, a);
    const x = 160 + ux * 106;
    const y = 251 + uy * 166;
    const along =
      (Math.atan2(166 * Math.cos((a * Math.PI) / 180), -106 * Math.sin((a * Math.PI) / 180)) * 180) / Math.PI;
    const dir = up < 0 ? along + 180 : along;
    if (i % 2) dark += leafPath(x, y, 25, dir + 34 * up, 0.44) + leafPath(x, y, 25, dir - 34 * up, 0.44);
    else light += leafPath(x, y, 25, dir + 20 * up, 0.42) + leafPath(x, y, 24, dir - 24 * up, 0.42);
  }
  o += sh(dark, C.green, 1.5) + sh(light, C.green2, 1.5);
  // red ribbons
  for (const y of [86, 417]) {
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
  // the light is palest behind her head; both ends of the sash swirl about her, behind
  let f = flat(disc(161, 170, 50), C.paper);
  f += sh(
    taper('176,246 200,250 219,272 211,298 203,318 215,338 232,340', [17, 19, 19, 18, 17, 14, 2]) +
      taper('150,204 128,228 104,234 92,254 102,276 96,296 84,302', [14, 15, 15, 15, 14, 11, 2]),
    C.plum,
    2.1,
  );
  f += strokes(
    ['190,250 214,274 206,304', '206,318 214,332 226,337', '122,232 98,242 94,262', '97,264 104,280 92,298'],
    2,
  );
  // crossed leg: thigh out to the knee, shin behind the standing leg, toes on the other side
  f += union(
    [
      limb('158,270 112,313 172,334', [33, 21, 12]),
      blob('168,328 179,328 187,331 195,339 204,348 205,353! 199,354 189,350 179,343 167,340'),
    ],
    SKIN,
    2.1,
  );
  f += strokes(['196,350 199,348 202,349', '113,306 107,312 111,319'], 1.5, C.ink);
  // standing leg, the foot stretched in the air
  f += sh(
    blob(
      '186,268 185,294 178,320 176,334 177,346 171,361 174,370 182,379 189,390 191,396! 187,401 180,398 171,391 160,384 153,377! 157,367 158,356 153,343 155,328 153,304 150,268',
    ),
    SKIN,
    2.3,
  );
  f += strokes(
    [
      '157,326 163,332 170,329',
      '170,338 173,348 169,360',
      '161,368 165,371 168,368',
      '189,394 185,394 183,397',
      '187,390 183,391 180,394',
    ],
    1.5,
  );
  // low arm, opened
  f += rod('M231 227L211 275', 3.6, C.paper, 1.8) + sh(disc(232, 225, 4.5) + disc(210, 277, 4.5), C.gold, 1.6);
  // neck, both shoulders and arms
  f += union(
    [
      blob('155,172! 169,172! 170,183 174,191 183,196 189,203 186,216 166,224 144,212 138,198 148,191 155,185'),
      limb('144,201 116,217 111,186', [16, 13.5, 8.5]),
      limb('181,204 197,234 217,248', [16, 12.5, 8.5]),
    ],
    SKIN,
    2.2,
  );
  f += strokes(
    ['150,195 157,200 162,201', '179,199 172,201 168,202', '110,212 115,217 121,217', '193,231 197,235 203,234'],
    1.5,
  );
  // tunic, the hip pushed out over the standing leg
  f += sh(
    blob(
      '145,192! 150,204 161,210 174,208 180,200! 185,205 184,220 176,238 182,252 191,270 193,298! 182,304 170,299 160,304 146,300 138,307 126,302! 120,288 131,270 144,256 149,238 142,218 140,200!',
    ),
    C.paper,
    2.6,
  );
  f += strokes(
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
  f +=
    sh(blob('141,196! 153,192! 168,212 180,236 172,250! 160,228'), C.plum, 2.1) +
    sh(blob('148,243! 162,243 177,236! 187,254 168,263 145,258!'), C.plum, 2.1) +
    strokes(['152,198 164,214 174,236', '152,251 166,252 178,247'], 2, C.ink);
  // raised arm
  f += rod('M118 150L105 205', 3.6, C.paper, 1.8) + sh(disc(119, 148, 4.5) + disc(104, 208, 4.5), C.gold, 1.6);
  f +=
    grip(111, 177, 9, { skin: SKIN, dir: 1, r: 13, wrist: [112, 192] }) +
    grip(221, 251, 9, { skin: SKIN, dir: -1, r: 22, wrist: [212, 244] });
  // head, hair bound
  f += sh(blob('154,146 142,160 142,180 132,200 140,210! 152,196 158,182'), C.ink, 2);
  f += headThreeQuarter(162, 162, 19, { skin: SKIN, r: 5, sw: 2 });
  f += flat(poly('157,184 163,183.5 168,182.5 170,187 173,195 156,196'), SKIN);
  f +=
    sh(blob('174,146! 164,138 150,142 143,156 147,174 151,182! 153,164 160,152'), C.ink, 2) +
    sh(disc(142, 152, 8), C.ink, 1.6);
  f += [
    [148, 152],
    [156, 144],
    [166, 141],
  ]
    .map(([x, y], i) => sh(leafPath(x!, y!, 13, -120 + i * 30, 0.5), C.green2, 1.2))
    .join('');
  o += g(f, 'transform="translate(-17 -32) rotate(-3 160 250) scale(1.095)"');
  return card({ id: 'maj21', ground: C.blue2, picture: o });
}
