import type { Focus } from '../../art.ts';
import { leg, limb } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { beard, headFront } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, each, place, points, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { tower } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [52, 34, 216, 302];
const R = 31;
/** Upper arm and forearm, bent at the elbow, with a cuff. */
function arm(upper: string, fore: string, r: number): string {
  const [elbow, wrist] = points(fore);
  return (
    union([limb(upper, [35, 31]), limb(fore, [31, 24])], C.blue, 2.4) +
    strokes([[points(upper)[0]!, [elbow![0] + (r < 90 ? 5 : -5), elbow![1] - 6], elbow!]], 2.6, C.blue3) +
    sh(poly(place('-4,-14 4,-14 4,14 -4,14', { x: wrist![0], y: wrist![1], r })), C.gold, 1.9)
  );
}

export function draw(): string {
  let o = glade('pen04', 380);
  // city
  o += each(
    [
      [22, 262, 34, 1],
      [52, 286, 30, 0],
      [78, 252, 30, 1],
      [106, 290, 30, 0],
      [190, 284, 30, 0],
      [216, 248, 30, 1],
      [244, 280, 28, 0],
      [268, 258, 34, 1],
    ],
    (x, y, w, f) =>
      sh(rect(x, y, w, 400 - y), f ? C.paper2 : C.paper, 2) +
      (f ? sh(poly(`${x - 4},${y} ${x + w / 2},${y - 24} ${x + w + 4},${y}`.trim()), C.red, 2) : '') +
      flat(rect(x + w / 2 - 3, y + 14, 6, 12) + rect(x + w / 2 - 3, y + 44, 6, 12), C.ink),
  );
  o += tower(50, 232, 60) + tower(252, 226, 60);
  o += sh(blob('10,372! 90,364 230,364 312,372! 312,480! 10,480!'), C.green2, 2.3);
  // stone seat
  o +=
    sh(rect(58, 326, 204, 126), C.paper, 2.5) +
    flat(rect(240, 328, 21, 122), C.paper2) +
    sh(rect(48, 310, 224, 19), C.paper, 2.4);
  o += ln('M60 370H260M60 410H260M82 329v41M238 329v41M98 370v40M150 370v40M222 370v40', 1.2, C.gold3);
  // cloak
  o += sh(blob(sym('160,184! 124,198 102,226 88,276 80,330 66,404! 104,412 160,404')), C.red2, 2.7);
  o += strokes(both('108,240 94,300 84,396'), 3, C.ink);
  // legs over the discs
  o += pentacle(108, 432, R) + pentacle(212, 432, R);
  for (const f of [1, -1] as const)
    o += leg(
      [
        [160 - f * 22, 318],
        [160 - f * 54, 336],
        [160 - f * 50, 388],
      ],
      { w: [46, 38, 17], fill: C.paper2, fold: C.gold3, shoe: C.gold3, dir: f === 1 ? -1 : 1 },
    );
  // tunic
  o += sh(blob(sym('160,196! 136,200 116,214 120,250 124,290 90,316 80,348 104,362 132,350 160,360')), C.blue, 2.6);
  o += strokes(
    [...both('128,300 112,326 102,348'), ...both('146,304 138,330 130,346'), '160,306 160,334 160,354'],
    3,
    C.blue3,
  );
  o += rod(line('124,292 160,300 196,292'), 5, C.gold, 2);
  // collar, head, crown, disc
  o += flat(poly('150,164 170,164 174,198 160,206 146,198'), C.skin[0]);
  o += sh(blob(sym('160,206! 150,204 142,190! 122,200 116,214! 138,214 160,226!')), C.gold, 2.2);
  o +=
    headFront(160, 154, 26, C.skin[0]) +
    shortHair(160, 154, 26, { fill: C.gold3 }) +
    beard(160, 154, 26, { fill: C.gold3, line: C.ink, length: 1.32 });
  o += pentacle(160, 90, R) + crown(160, 152, 26, { gem: C.green });
  // disc at the breast, both arms round it
  o += pentacle(160, 246, R);
  o += rest(170, 214, 12, { skin: C.skin[0], r: 196, flip: false });
  o += arm('192,216 226,252', '226,252 196,226', 38);
  o += rest(144, 274, 12, { skin: C.skin[0], r: 6, flip: false });
  o += arm('128,216 98,258', '98,258 128,271', 200);
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
