import type { Focus } from '../../art.ts';
import { creature } from '../../figures/creature.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';

// Azurite, malachite, cinnabar, and the violet of the sash; open sky.
const SKIN = C.skin[2];
export const focus: Focus = [34, 60, 252, 353];

export function draw(): string {
  let o = graded('maj21g', 22, 22, 276, 450, [
    [0, C.blue],
    [0.55, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 52, 1.5, 0.3, C.blue3);
  o +=
    creature('angel', 66, 108, 18, { skin: C.skin[0], hair: C.gold }) + creature('eagle', 254, 108, 18, { flip: true });
  o += creature('bull', 62, 404, 20, { wings: C.blue }) + creature('lion', 258, 404, 19, { wings: C.blue, flip: true });
  // wreath
  const oval = disc(160, 254, 84, 142);
  o += sh(oval, C.gold2, 2) + clip('maj21o', oval, rays(160, 250, 60, 160, 32, { wavy: false, w: 0.4, fill: C.gold }));
  o += rod(oval, 9, C.green3, 2);
  let dark = '';
  let light = '';
  for (let i = 0; i < 44; i++) {
    const a = (i * 360) / 44;
    const up = a < 90 || a > 270 ? -1 : 1;
    const [ux, uy] = polar(0, 0, 1, a);
    const x = 160 + ux * 84;
    const y = 254 + uy * 142;
    const along =
      (Math.atan2(142 * Math.cos((a * Math.PI) / 180), -84 * Math.sin((a * Math.PI) / 180)) * 180) / Math.PI;
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
  // floating ends of the sash, behind
  o +=
    sh(blob('184,236! 206,246 214,274 204,300 212,330! 224,300 222,262 206,236 190,224!'), C.plum, 2.1) +
    strokes(['192,234 212,258 210,308'], 2.2, C.ink);
  // far arm with a wand
  o += rod('M214 162L222 214', 3.6, C.paper, 1.8) + sh(disc(213, 160, 4.5) + disc(222, 217, 4.5), C.gold, 1.6);
  o +=
    union([taper('178,198 202,216 212,192', [15, 12, 8])], SKIN, 2) +
    grip(218, 187, 8.4, { skin: SKIN, dir: -1, r: -36 });
  // crossed leg behind, standing leg
  o += union(
    [
      taper('154,280 122,306 132,318', [28, 24, 20]),
      taper('130,314 150,330 182,336', [20, 17, 9]),
      blob('178,331! 196,328 208,334 206,340 182,342!'),
    ],
    SKIN,
    2.1,
  );
  o += union(
    [taper('168,286 164,328 162,364', [30, 22, 11]), blob('157,360! 168,360 172,372 168,384 160,386 156,374')],
    SKIN,
    2.1,
  );
  // tunic
  o += sh(
    blob(
      '144,192! 158,188 178,192! 184,212 178,238 188,264 194,304! 180,312 168,304 154,312 142,306 126,308! 128,286 140,262 146,240 140,214',
    ),
    C.paper,
    2.6,
  );
  o += strokes(
    [
      '150,256 142,280 136,300',
      '160,258 156,284 156,304',
      '172,256 178,282 182,300',
      '150,208 156,224 154,236',
      '174,208 168,222 170,234',
    ],
    2.4,
    C.grey,
  );
  // violet sash
  o +=
    sh(blob('142,194! 154,190! 172,212 186,236 178,248! 162,226'), C.plum, 2.1) +
    sh(blob('144,242! 162,240 184,236! 190,252 166,262 142,258!'), C.plum, 2.1);
  o +=
    sh(blob('146,246! 120,250 104,274 112,304 100,336 108,352! 124,330 126,300 122,278 146,262!'), C.plum, 2.1) +
    strokes(['140,254 116,276 118,320', '154,196 168,214 180,236'], 2.2, C.ink);
  // near arm with a wand
  o += rod('M106 152L100 204', 3.6, C.paper, 1.8) + sh(disc(106, 150, 4.5) + disc(100, 207, 4.5), C.gold, 1.6);
  o += union([taper('144,200 120,222 108,190', [16, 13, 8])], SKIN, 2) + grip(103, 180, 8.4, { skin: SKIN, r: 44 });
  // head, hair bound
  o += sh(blob('154,146 142,160 142,180 132,200 140,210! 152,196 158,182'), C.ink, 2);
  o += headThreeQuarter(162, 162, 19, { skin: SKIN, r: 5, sw: 2 });
  o +=
    sh(blob('174,146! 164,138 150,142 143,156 147,174 151,182! 153,164 160,152'), C.ink, 2) +
    sh(disc(142, 152, 8), C.ink, 1.6);
  o +=
    [
      [148, 152],
      [156, 144],
      [166, 141],
    ]
      .map(([x, y], i) => sh(leafPath(x!, y!, 13, -120 + i * 30, 0.5), C.green2, 1.2))
      .join('') + rod(line('150,198 160,202 172,198'), 2.4, C.gold, 1.3);
  return card({ id: 'maj21', ground: C.blue2, picture: o });
}
