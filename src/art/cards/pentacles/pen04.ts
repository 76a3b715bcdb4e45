import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { beard, headLevel } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, each, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [20, 44, 280, 392];
const R = 33;
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
  o += pentacle(116, 433, R) + pentacle(204, 433, R);
  // body and lap
  const blue = { fill: C.blue, fold: C.blue3 };
  o += sh(blob(sym('160,182! 146,184 124,196 122,228 130,262 134,288! 160,292')), C.blue, 2.5);
  o += lap({
    ...blue,
    cx: 160,
    belt: 284,
    hem: 318,
    knee: 330,
    sole: 407,
    apart: 36,
    ankles: 43,
    waist: 26,
    w: 37,
    hose: C.paper2,
    crease: C.gold3,
    shoe: C.gold3,
    trim: C.gold,
  });
  o += rod(line('133,282 160,288 187,282'), 4.4, C.gold, 1.9);
  // head, crown and the disc set in it
  const [hx, hy] = [160, 146];
  o += flat(poly('149,162 171,162 174,188 146,188'), SKIN);
  o += sh(blob(sym('160,202! 146,196 140,178! 120,188 110,204! 136,206 160,218!')), C.gold, 2.2);
  o += headLevel(hx, hy, 25, SKIN) + shortHair(hx, hy, 25, { fill: C.gold3 });
  o += beard(hx, hy, 25, { fill: C.gold3, line: C.ink, length: 1.3 });
  o += pentacle(160, 80, R) + crown(hx, hy - 2, 26, { gem: C.green });
  // disc hugged to the breast: one arm under it, one over it, fingers on the rim
  o += pentacle(160, 240, R);
  const arm = { ...blue, cuff: C.gold, w: [26, 23, 19] };
  o += clasp(180, 270, 12.5, { skin: SKIN, r: -42 }) + sleeve('124,204 98,268 168,278', arm);
  o += clasp(166, 212, 12.5, { skin: SKIN, r: 132, flip: false }) + sleeve('196,204 222,262 179,204', arm);
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
