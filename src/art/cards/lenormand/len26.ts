import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { poly } from '../../geom/paths.ts';
import { begonia, disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, star } from '../../kit/stars.ts';

// Book: closed, with clasps, key mark, bookmark. Blue, red, gold; ember sky.
export const focus: Focus = [50, 104, 224, 314];

const corner = (x: number, y: number, sx: number, sy: number) =>
  sh(
    poly([
      [x, y],
      [x + 34 * sx, y],
      [x + 26 * sx, y + 10 * sy],
      [x + 10 * sx, y + 26 * sy],
      [x, y + 34 * sy],
    ]),
    C.gold,
    1.9,
  ) + flat(disc(x + 9 * sx, y + 9 * sy, 3), C.gold3);

export function draw(): string {
  let o = sky('len26', 'ember', 400);
  o += rays(160, 250, 60, 204, 40, { wavy: false, w: 0.5, fill: C.gold });
  o +=
    sh(rect(10, 392, 300, 90), C.red2, 2.4) +
    strokes(['30,424 80,420 126,424', '176,446 226,442 286,446', '60,456 110,452 150,456'], 3);
  // bookmark, back cover, pages
  o += sh(poly('190,408 208,414 208,462 199,452 190,462'), C.red, 2.1);
  o += sh(poly('92,392 246,392 276,420 276,134 246,112 92,112'), C.blue3, 2.8);
  o +=
    sh(poly('86,390 238,390 268,414 116,414'), C.paper2, 2.2) +
    sh(poly('238,122 268,144 268,414 238,390'), C.paper, 2.2);
  o += ln('M246 128V396M253 133V402M261 139V408M94 396H244M102 402H252M110 408H260', 1, C.gold3);
  // cover
  o += sh(rounded(70, 108, 170, 286, 7), C.blue, 3) + flat(rect(71.4, 112, 21, 278), C.blue3) + ln('M94 109V393', 2);
  o += sh([140, 196, 292, 348].map((y) => rounded(67, y, 26, 14, 5)).join(''), C.gold, 1.8);
  o += ln(begonia(104, 120, 126, 262, 12), 1.8, C.gold2);
  o += corner(238, 110, -1, 1) + corner(238, 392, -1, -1);
  // key mark
  o +=
    sh(disc(166, 250, 50), C.night, 2.4) +
    ln(disc(166, 250, 44), 1.6, C.gold) +
    rays(166, 250, 52, 66, 16, { wavy: false, fill: C.gold2, w: 0.5 });
  o +=
    union(
      [`${disc(166, 228, 15)}`, rect(162.5, 240, 7, 46), rect(168, 270, 14, 6), rect(168, 279, 10, 6)],
      C.gold2,
      1.5,
    ) + sh(disc(166, 228, 7), C.night, 1.5);
  o += star(166, 150, 15) + star(166, 350, 15);
  // clasps
  for (const y of [176, 306])
    o +=
      sh(
        poly([
          [216, y],
          [246, y],
          [272, y + 20],
          [272, y + 38],
          [246, y + 20],
          [216, y + 20],
        ]),
        C.gold,
        2.2,
      ) +
      sh(disc(224, y + 10, 5), C.red, 1.6) +
      ln(`M246 ${y}v20`, 1.4);
  return card({ id: 'len26', ground: C.coral, picture: o });
}
