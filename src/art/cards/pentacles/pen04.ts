import type { Focus } from '../../art.ts';
import { enthroned } from '../../figures/body.ts';
import { beard, headLevel } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { both, each, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [20, 44, 280, 392];
const R = 35;
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
  // stone seat
  o += sh(rect(62, 338, 196, 104), C.paper, 2.5) + flat(rect(238, 340, 19, 100), C.paper2);
  o +=
    sh(rect(50, 322, 220, 18), C.paper, 2.4) +
    ln('M64 374H258M64 408H258M90 341v33M232 341v33M76 375v33M246 375v33', 1.2, C.gold3);
  // cloak
  o += sh(blob(sym('160,190! 120,202 92,238 74,300 62,360 48,424! 100,434 160,424')), C.red2, 2.7);
  o += strokes(both('96,262 78,330 66,414'), 3, C.ink);
  o += pentacle(114, 434, R) + pentacle(206, 434, R);
  const man = enthroned(160, 398, 270, { fill: C.blue, fold: C.blue3, belt: C.gold, hose: C.paper2, shoe: C.gold3 });
  o += man.svg;
  // head, crown and the disc on it
  const [hx, hy] = man.head;
  o += flat(poly(`148,${hy + 14} 172,${hy + 14} 176,198 144,198`), SKIN);
  o += sh(blob(sym('160,214! 148,206 140,190! 120,200 112,216! 136,218 160,232!')), C.gold, 2.2);
  o += headLevel(hx, hy, 26, SKIN) + shortHair(hx, hy, 26, { fill: C.gold3 });
  o += beard(hx, hy, 26, { fill: C.gold3, line: C.ink, length: 1.32 });
  o += pentacle(160, 82, R) + crown(hx, hy - 2, 26, { gem: C.green });
  // disc at the breast, both arms round it
  o += pentacle(160, 258, R);
  const arm = { u: 24, skin: SKIN, fill: C.blue, fold: C.blue3, cuff: C.gold } as const;
  o += reach({ ...arm, from: [194, 216], to: [176, 290], bend: -1 });
  o += reach({ ...arm, from: [126, 216], to: [146, 284], bend: 1 });
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
