import type { Focus } from '../../art.ts';
import { cloudHand } from '../../figures/hand.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, each, polar, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh } from '../../kit/marks.ts';
import { leaf, leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Lead, cinnabar, malachite; light behind the crown.
export const focus: Focus = [40, 38, 240, 336];

export function draw(): string {
  let o = sky('swo01', 'storm', 472, 56);
  o += rays(160, 136, 78, 214, 48, { wavy: false, w: 0.4, fill: C.paper });
  o += sh(disc(160, 136, 80), C.night2, 2.2) + ln(disc(160, 136, 73), 1.6, C.gold);
  // bare peaks
  o += ridge('10,420 44,376 72,410 112,362 150,424 204,380 240,412 282,372 312,414', 480, C.grey2, C.grey);
  o += ridge('10,456 70,414 124,460 190,424 240,458 286,430 312,452', 480, C.grey, C.night2);
  // back of the crown, blade
  o += sh(disc(160, 142, 46, 10), C.gold3, 2.1);
  const blade =
    sh(poly('160,10 174,40 172,296 148,296 146,40'), C.paper, 2.6) +
    flat(poly('160,12 174,40 172,296 160,296'), C.grey) +
    ln('M160 14V294', 1.4);
  o += blade;
  // front of the crown
  o += sh(
    blob(sym('160,130! 150,112! 138,126! 128,84! 116,122! 98,92! 112,152! 134,160 160,163', 160), 0.2),
    C.gold,
    2.4,
  );
  o += ln(line('110,141 134,149 160,151 186,149 210,141'), 1.4, C.gold3);
  o += sh(
    at('128,82 192,82 98,90 222,90', (x, y) => disc(x, y, 5)),
    C.gold2,
    1.7,
  );
  o += sh(
    at('160,140 130,135 190,135', (x, y) => disc(x, y, 4)),
    C.red,
    1.5,
  );
  // olive on the left, palm on the right
  o += rod(line('116,154 92,166 76,196 70,236'), 2.2, C.green3, 1);
  o += each(
    [
      [106, 158, 200],
      [104, 160, 70],
      [88, 174, 190],
      [90, 172, 54],
      [78, 194, 176],
      [79, 196, 44],
      [73, 216, 160],
      [74, 214, 40],
      [70, 234, 94],
    ],
    (x, y, a) => leaf(x, y, 27, a, { fill: C.green2, w: 0.36 }),
  );
  o += sh(
    at('98,180 84,206 64,200', (x, y) => disc(x, y, 4.6)),
    C.green,
    1.5,
  );
  let fronds = '';
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(188, 244, 88 - i, -74 + i * 9);
    fronds += leafPath(x, y, 34 - i, 14 + i * 17, 0.26) + leafPath(x, y, 34 - i, 118 + i * 10, 0.26);
  }
  o += sh(fronds, C.green, 1.5) + rod(line('204,154 238,170 260,198 271,236'), 2, C.green2, 1);
  // six flames
  o += at('128,196 192,196 116,238 204,238 130,278 190,278', (x, y) =>
    sh(`M${x} ${y - 11}c-1 6-7 9-7 16a7 7 0 0 0 14 0c0-6-3-6-4-10c-2 3-4 0-3-6z`, C.gold, 1.6),
  );
  // hilt and hand
  o += sh(blob(sym('160,290 140,292 116,286 102,278! 100,298! 120,306 160,306')), C.gold, 2.4);
  o += sh(
    both('101,274! 92,284 96,302 106,300!')
      .map((l) => blob(l))
      .join(''),
    C.gold2,
    1.9,
  );
  o += sh(poly('150,304 170,304 169,372 151,372'), C.red2, 2.2);
  o += sh(disc(160, 384, 15), C.gold, 2.4) + flat(disc(155, 379, 4.6), C.gold2);
  o += cloudHand(160, 340, { s: 25, skin: C.skin[3], coil: C.grey });
  return card({ id: 'swo01', ground: C.grey2, picture: o, over: { art: blade, within: rect(140, 0, 40, 50) } });
}
