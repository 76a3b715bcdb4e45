import type { Focus } from '../../art.ts';
import { cloudHand } from '../../figures/hand.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tower, tufts } from '../../kit/land.ts';
import { flat, sh } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Ace of Wands: hand from a cloud with one sprouting staff; loose leaves; castle on a hill; river.
// Cinnabar, malachite, azurite; light from the head of the staff.
export const focus: Focus = [54, 56, 212, 297];

export function draw(): string {
  let o = sky('wan01', 'afterglow', 400, 48);
  o +=
    rays(160, 150, 52, 150, 48, { w: 0.5, fill: C.paper, wavy: false }) +
    flat(blob('160,84 94,150 160,216 226,150'), C.paper);
  // far hills, castle on its hill, river
  o += ridge('10,392 52,350 96,386 150,356 204,390', 420, C.coral, C.red);
  o += sh(blob('164,420! 184,384 212,356 246,350 282,358 316,380! 316,440! 170,440!'), C.green2, 2.3);
  o +=
    tower(214, 312, 48) +
    tower(264, 312, 48) +
    sh(rect(230, 328, 36, 34), C.paper2, 2) +
    tower(239, 288, 44) +
    sh('M242 362v-12a6 6 0 0 1 12 0v12z', C.ink, 0);
  o += sh(blob('10,400! 90,392 180,402 310,396! 310,480! 10,480!'), C.green, 2.4);
  o += sh(blob('310,404! 262,404 222,412 236,424 262,436 214,452 150,466 120,480! 250,480! 316,452!'), C.blue, 2.2);
  o += ripples(214, 408, 90, 20, 2, { seed: 4, wd: 1.8 }) + ripples(176, 446, 90, 24, 2, { seed: 8, wd: 2 });
  o += roundTree(52, 448, 54) + roundTree(92, 436, 40);
  o += tufts('36,456 96,448 150,430 130,462 60,462', { rise: 14, fill: C.green3 });
  // staff and hand
  const staff = wand(152, 380, 167, 58, {
    w: 30,
    size: 50,
    leaves: '0.99,-24 0.93,40 0.85,-52 0.73,46 0.6,-50 0.48,50 0.08,-44',
  });
  o += staff;
  o += cloudHand(157, 318, { skin: C.skin[2], dir: -1, r: 3, coil: C.coral, over: true });
  // loose leaves
  o += each(
    [
      [62, 254, 60],
      [92, 196, 120],
      [52, 164, 20],
      [238, 236, 100],
      [270, 186, 150],
      [226, 290, 40],
      [276, 252, 75],
      [90, 108, 80],
      [240, 110, 50],
    ],
    (x, y, a) => leaf(x, y, 21, a, { fill: C.green2, w: 0.48 }),
  );
  return card({ id: 'wan01', ground: C.paper, picture: o, over: { art: staff, within: rect(120, 0, 100, 50) } });
}
