import type { Focus } from '../../art.ts';
import { bystander } from '../../figures/bystander.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, both, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, g, ln, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Garden: fountain in a clipped garden, small company. Green, blue, red; blue day.
export const focus: Focus = [48, 140, 224, 314];

const hedge = (x: number, y: number, w: number, h: number) =>
  sh(rounded(x, y, w, h, 6), C.green, 2.3) + flat(rect(x + 3, y + 2, w - 6, 5), C.green2);
const cone = (x: number, y: number, h: number) =>
  sh(rect(x - 3, y - 8, 6, 10), C.gold3, 1.5) +
  sh(
    blob([
      [x, y - h, 1],
      [x - h * 0.16, y - h * 0.5],
      [x - h * 0.17, y - 6],
      [x + h * 0.17, y - 6],
      [x + h * 0.16, y - h * 0.5],
    ]),
    C.green3,
    2.2,
  ) +
  strokes(
    [
      [
        [x - 2, y - h * 0.86],
        [x - h * 0.08, y - h * 0.5],
        [x - h * 0.08, y - 12],
      ],
    ],
    3,
    C.green2,
  );

export function draw(): string {
  let o = sky('len20', 'day', 330);
  o +=
    sh(disc(236, 104, 32), C.gold2, 2.2) +
    rays(236, 104, 34, 62, 36, { wavy: false, w: 0.36, fill: C.gold }) +
    ln(disc(236, 104, 27), 1, C.gold3);
  o += cloud(76, 132, 84);
  o += sh(blob('10,300! 60,280 110,290 160,276 210,290 260,280 310,300! 310,350! 10,350!'), C.green2, 2.2);
  o += cone(46, 338, 120) + cone(274, 338, 120) + cone(90, 332, 84) + cone(230, 332, 84);
  o += hedge(14, 318, 104, 26) + hedge(202, 318, 104, 26);
  // ground: gravel in the middle, lawns
  o += sh(rect(10, 340, 300, 140), C.gold2, 2.3);
  o += sh(poly('10,356 76,356 40,480 10,480') + poly('310,356 244,356 280,480 310,480'), C.green2, 2.2);
  // water, then the fountain
  const jet = (l: string) => both(l).map((p) => taper(p, [4, 6, 5, 4]));
  let f =
    union([...jet('160,188 140,196 128,226 126,262'), ...jet('160,188 150,206 146,230 146,254')], C.blue2, 1.8) +
    sh(blob(sym('160,164! 154,180 152,204 160,216!')), C.paper, 1.8);
  f +=
    sh(poly(sym('160,262! 150,262! 152,330! 142,372! 160,372!')), C.paper, 2.4) +
    flat(poly('164,264 168,264 167,330 176,370 164,370'), C.grey2);
  f += union([...jet('118,268 98,280 90,320 90,372'), ...jet('140,272 120,300 116,330 116,376')], C.blue2, 1.8);
  f +=
    sh(blob('102,256! 218,256! 210,276 184,290 136,290 110,276'), C.paper, 2.5) +
    flat(blob('176,258! 215,258! 208,274 184,287 168,288'), C.grey2) +
    sh(disc(160, 256, 58, 8), C.blue, 2.2) +
    sh(rounded(152, 206, 16, 48, 4), C.paper2, 2.2) +
    sh(disc(160, 208, 16, 6), C.paper, 2);
  f +=
    sh(blob('52,380! 268,380! 260,412 230,430 90,430 60,412'), C.paper, 2.8) +
    flat(blob('204,386! 264,386! 256,411 230,427 190,428'), C.grey2) +
    sh(disc(160, 380, 109, 14), C.blue, 2.5) +
    strokes(['76,382 100,378 124,382', '140,386 166,383 190,387', '200,380 224,376 246,380'], 2.4, C.blue2) +
    ln('M66 404H254M120 392v36M200 392v36M160 396v34', 1.3);
  o += g(f, 'transform="translate(160 404) scale(.84) translate(-160 -430)"');
  // company: two pairs in talk, a child at the flowers
  o +=
    bystander(100, 462, 126, { robe: C.coral, skin: C.skin[0], hair: C.gold3, flip: true }) +
    bystander(58, 466, 132, { robe: C.red, skin: C.skin[2] });
  o +=
    bystander(222, 462, 122, { robe: C.paper, skin: C.skin[1], hair: C.red2 }) +
    bystander(264, 466, 132, { robe: C.blue, skin: C.skin[3], flip: true });
  o += bystander(152, 470, 78, { robe: C.coral, skin: C.skin[2] });
  o += at(
    '134,466 178,468 192,462',
    (x, y) => leaf(x, y, 20, -40) + leaf(x, y, 20, -140) + rose(x, y - 4, 11, { fill: C.red, inner: C.coral }),
  );
  return card({ id: 'len20', ground: C.paper, picture: o });
}
