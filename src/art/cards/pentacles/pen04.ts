import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { beard, headLevel } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { thighs } from '../../figures/thighs.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, each, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [20, 44, 280, 392];
const R = 31;
const SKIN = C.skin[0];

/** Houses and towers of the town: left, top, width, roof 2 pointed, 1 gabled, 0 battlements. */
const TOWN: readonly (readonly [number, number, number, number])[] = [
  [46, 300, 30, 1],
  [84, 286, 28, 0],
  [196, 290, 30, 0],
  [240, 296, 30, 1],
  [20, 262, 30, 2],
  [66, 250, 26, 0],
  [226, 256, 26, 0],
  [266, 244, 32, 2],
];
function town(): string {
  return each(TOWN, (x, y, w, roof) => {
    const crest = `M${x - 3} ${y + 4}v-14h${w / 5}v6h${w / 5}v-6h${w / 5 + 3}v6h${w / 5}v-6h${w / 5 + 3}v14z`;
    const peak = roof > 1 ? 40 : 22;
    return (
      sh(rect(x, y, w, 400 - y), roof ? C.paper : C.paper2, 2) +
      flat(rect(x + w * 0.68, y + 1, w * 0.32 - 1, 398 - y), roof ? C.paper2 : C.gold) +
      (roof ? sh(poly(`${x - 4},${y} ${x + w / 2},${y - peak} ${x + w + 4},${y}`), C.red, 2) : sh(crest, C.paper2, 2)) +
      flat(rect(x + w / 2 - 5, y + 14, 6, 12) + rect(x + w / 2 - 5, y + 42, 6, 12), C.ink)
    );
  });
}

/** Coin that lies on the ground, seen from above the toes that hold it down. */
const flatCoin = (x: number, y: number): string =>
  sh(
    blob(
      sym(
        `${x},${y - 21}! ${x - 30},${y - 14} ${x - 41},${y} ${x - 41},${y + 7} ${x - 30},${y + 22} ${x},${y + 29}!`,
        x,
      ),
    ),
    C.gold3,
    2.4,
  ) + g(pentacle(0, 0, 41), `transform="translate(${x} ${y}) scale(1 .52)"`);

export function draw(): string {
  let o = glade('pen04', 380) + town();
  o += sh(blob('10,382! 90,372 230,372 312,382! 312,480! 10,480!'), C.green2, 2.3);
  // cloak that falls on the seat, stone block
  o += sh(blob(sym('160,176! 120,186 100,214 88,262 72,306! 120,312 160,306')), C.red2, 2.6);
  o += strokes(both('108,232 96,270 86,302'), 3, C.ink);
  o += sh(rect(70, 316, 180, 118), C.paper, 2.5) + flat(rect(230, 318, 19, 115), C.paper2);
  o +=
    sh(rect(56, 302, 208, 18), C.paper, 2.4) +
    ln('M72 350H248M72 384H248M98 322v28M222 322v28M82 350v34M238 350v34', 1.2, C.gold3);
  o += flatCoin(112, 429) + flatCoin(208, 429);
  // body and lap
  const blue = { fill: C.blue, fold: C.blue3 };
  o += sh(blob(sym('160,182! 146,184 124,196 122,228 130,262 134,288! 160,292')), C.blue, 2.5);
  o += thighs({
    ...blue,
    cx: 160,
    belt: 286,
    knee: 330,
    sole: 418,
    apart: 40,
    ankles: 46,
    waist: 30,
    w: 40,
    hose: C.red,
    crease: C.red2,
    shoe: C.blue3,
    leather: C.gold,
    trim: C.gold,
  });
  o += rod(line('130,284 160,290 190,284'), 4.4, C.gold, 1.9);
  // disc hugged to the breast: one hand over its upper rim, one under its lower rim
  o += pentacle(160, 246, R);
  const arm = { ...blue, cuff: C.gold, w: [28, 26, 19] };
  o += clasp(140, 267, 15, { skin: SKIN, r: -26 }) + sleeve('125,208 92,262 126,272', arm);
  o += clasp(181, 226, 15, { skin: SKIN, r: 36, flip: true }) + sleeve('195,208 228,264 190,232', arm);
  // head, crown and the disc balanced on its points
  const [hx, hy] = [160, 152];
  o += flat(poly('149,162 171,162 174,188 146,188'), SKIN);
  o += sh(blob(sym('160,204! 146,200 141,182! 120,189 105,203! 124,210 160,213!')), C.gold, 2.2);
  o += headLevel(hx, hy, 25, SKIN) + shortHair(hx, hy, 25, { fill: C.gold3 });
  o +=
    strokes(both(`${hx - 15},${hy - 5} ${hx - 8},${hy - 5} ${hx - 2},${hy - 1}`), 3.4) +
    strokes(both(`${hx - 14},${hy + 1} ${hx - 8},${hy - 1} ${hx - 3},${hy + 2}`), 2.6);
  o += beard(hx, hy, 25, { fill: C.gold3, line: C.ink, length: 1.3 });
  o += pentacle(160, 78, R) + crown(hx, hy - 2, 25, { gem: C.green });
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
