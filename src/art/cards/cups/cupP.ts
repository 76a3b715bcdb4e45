import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { fish } from '../../kit/fish.ts';
import { clip, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { lotus } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';
import { scaleWaves } from '../../kit/water.ts';

// Page of Cups: youth in flowered tunic and long scarf; a fish looks out of his cup; waves.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [72, 96, 206, 288];
const SKIN = C.skin[3];

export function draw(): string {
  let o = sky('cupP', 'gloaming', 350);
  o += scaleWaves(22, 318, 276, 7, 20, { fills: [C.blue, C.blue2], inner: C.paper, rings: 1 });
  o +=
    sh(rect(18, 412, 284, 70), C.paper2, 2.4) +
    ln('M22 428H298M22 448H298M70 412L40 476M160 412V476M250 412L280 476', 1.1, C.gold3);
  // scarf behind
  o += sh(blob('150,178! 120,196 104,240 96,300 78,344! 92,342 96,352 108,346! 120,300 124,250 150,214!'), C.blue, 2.3);
  // legs, the weight on the left one
  o += stride('178,340 192,386 206,436', { fill: C.blue2, fold: C.blue, shoe: C.red, w: 36, foot: 0.95 });
  o += stride('140,340 138,390 134,440', { fill: C.blue2, fold: C.blue, shoe: C.red, w: 38, foot: 0.95, dir: -1 });
  // tunic
  const tunic =
    '134,206 158,198 184,208 192,236 184,276 192,310 206,352! 190,362 172,354 154,366 136,356 114,362! 124,312 134,276 124,238';
  o += sh(blob(tunic), C.paper, 2.8);
  o += clip(
    'cupPt',
    blob(tunic),
    each(
      [
        [150, 232, 13],
        [176, 250, 12],
        [146, 262, 12],
        [142, 312, 14],
        [172, 308, 14],
        [124, 346, 14],
        [158, 346, 14],
        [190, 344, 14],
      ],
      (x, y, r) => lotus(x, y, r, { fill: C.red }),
    ),
  );
  o += strokes(['146,284 138,320 130,350', '160,286 160,322 158,356', '174,284 184,316 194,346'], 2.4, C.grey);
  o += rod(line('133,274 158,284 185,275'), 5, C.blue, 2);
  // left arm on the hip
  o +=
    rest(147, 283, 11, { skin: SKIN, r: 14 }) +
    sh(
      blob(
        '140,206! 126,212 116,230 107,250 102,266 108,279 122,288 135,291! 139,274! 129,268 130,258 140,244 150,230!',
      ),
      C.red,
      2.4,
    ) +
    strokes(['130,216 118,240 112,262', '129,268 120,266 112,270', '140,236 130,252 128,266'], 2.8, C.red2) +
    rod(line('140,273 137,282 134,292'), 4, C.gold, 1.7);
  // cup with the fish
  o += cup(228, 208, 46) + fish({ x: 231, y: 205, s: 68, r: -126, flip: false, head: true, fin: C.blue });
  // right arm
  o +=
    union([limb('182,218 196,262', [34, 34]), limb('196,262 218,262', [30, 16])], C.red, 2.4) +
    strokes(['192,220 204,246 200,270', '196,276 208,272 216,266'], 2.8, C.red2);
  o += grip(228, 258, 13, { skin: SKIN, dir: -1 });
  // head bent to the cup
  const h = placer({ x: 164, y: 160, s: 26, r: 10 });
  o += headProfile(164, 160, 26, { skin: SKIN, r: 10, mood: 'glad' });
  o +=
    sh(blob('140,198! 150,190 172,194 186,204! 184,216 160,216 138,210'), C.blue, 2.2) +
    strokes(['142,204 160,208 180,208'], 2.4, C.blue3);
  o +=
    sh(blob('148,208! 158,212 162,230 157,246 160,262! 151,257 143,264! 140,244 143,226!'), C.blue, 2.2) +
    strokes(['152,216 152,236 149,254'], 2.4, C.blue3);
  o += union(
    [
      at(
        h('-0.56,0.14 -0.7,-0.2 -0.56,-0.5 -0.56,0.5 -0.3,-0.4 -0.34,0.06'),
        (x, y) => `M${x - 7} ${y}a7 7 0 0 1 14 0a7 7 0 0 1-14 0z`,
      ),
    ],
    C.ink,
    1.6,
  );
  o +=
    sh(blob(h('-1.14,-0.3! -1.2,-1 -0.6,-1.5 0.3,-1.5 1,-1 0.96,-0.5! 0.3,-0.72 -0.5,-0.6')), C.red, 2.4) +
    rod(line(h('-1.12,-0.32 -0.5,-0.6 0.3,-0.72 0.94,-0.52')), 4.4, C.gold, 1.8);
  o +=
    sh(blob(h('-1.1,-0.5! -1.5,-0.2 -1.64,0.5 -1.4,1.1! -1.24,0.8 -1.1,0.9! -1.1,0.2')), C.red, 2.1) +
    strokes([h('-1.2,-0.3 -1.36,0.2 -1.3,0.7')], 2.2, C.red2);
  return card({ id: 'cupP', ground: C.blue2, picture: o });
}
