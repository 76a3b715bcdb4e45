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
  o += rod('M214 158L222 212', 3.6, C.paper, 1.8) + sh(disc(213, 156, 4.5) + disc(222, 215, 4.5), C.gold, 1.6);
  // crossed leg behind, standing leg on its toes
  o += union(
    [limb('152,286 116,322 174,346', [30, 23, 12]), blob('170,340! 178,342 196,342 204,348 200,354 182,354 172,352')],
    SKIN,
    2.1,
  );
  o += union(
    [
      limb('168,290 166,336 163,370', [31, 22, 12]),
      blob('157,364! 169,364 172,376 178,386 176,391 164,392 156,388 154,376'),
    ],
    SKIN,
    2.1,
  );
  // neck, both shoulders and arms
  o += union(
    [
      blob('154,172! 168,172! 170,184 178,192 186,199 184,212 164,222 142,212 138,200 148,193 154,185'),
      limb('144,202 118,222 106,186', [17, 13.5, 8.5]),
      limb('180,202 208,222 217,190', [17, 13.5, 8.5]),
    ],
    SKIN,
    2.2,
  );
  o += strokes(['150,196 157,200 162,201', '177,197 171,200 167,201'], 1.5, C.ink);
  o += strokes(['160,328 168,334 174,330', '172,338 170,348 171,358', '158,384 162,380 167,382'], 1.7, C.ink);
  // tunic
  o += sh(
    blob(
      '146,195! 150,205 162,210 174,205 178,195! 183,200 184,214 178,238 188,264 194,304! 180,312 168,304 154,312 142,306 126,308! 128,286 140,262 146,240 140,214 141,200!',
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
  o += grip(104, 179, 9, { skin: SKIN, dir: 1, r: 66 }) + grip(218, 183, 9, { skin: SKIN, dir: -1, r: -74 });
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
