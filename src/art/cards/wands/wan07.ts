import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Seven of Wands: man on a ledge holding his staff against six from below; odd shoes.
// Cinnabar, malachite, azurite; clear morning.
export const focus: Focus = [46, 66, 228, 319];

export function draw(): string {
  const skin = C.skin[0];
  let o = sky('wan07', 'ember', 420, 46);
  o += cloud(246, 92, 74, { inner: C.coral });
  o += ridge('10,400 52,362 96,396 160,352 224,398 270,366 312,394', 480, C.coral, C.red);
  // ledge
  o += sh(
    blob('60,480! 70,446 62,420 78,398 92,384! 140,378 190,366 238,370! 250,386 262,402 254,430 268,452 262,480!'),
    C.green,
    2.6,
  );
  o += sh(blob('84,392! 92,382 140,376 190,364 240,368! 248,380! 200,380 150,392 110,394'), C.green2, 2.2);
  o += strokes(
    ['104,402 96,430 106,462', '240,392 232,420 244,456', '150,400 142,420 150,448', '196,392 204,412 198,440'],
    4,
    C.green3,
  );
  o += tufts('112,386 226,372', { rise: 12 });
  const { body, nearArm } = actor({
    neck: [150, 180],
    hip: [166, 276],
    w: 28,
    tilt: [14, -8],
    hem: 38,
    sway: 6,
    far: 1,
    farLeg: ['208,312 222,352', 1, 4],
    nearLeg: ['134,326 122,368', -1, -4],
    farArm: '206,178 206,206',
    tunic: { fill: C.blue, fold: C.blue3 },
    nearArm: '94,190 78,160',
    sleeve: { fill: C.paper, fold: C.grey },
    hose: { fill: C.gold2, fold: C.gold3 },
    shoes: [C.red, C.paper],
    belt: C.red,
    trim: C.gold,
  });
  o += body;
  // odd boots: a high one on the far leg
  o +=
    sh(blob('212,324! 233,327! 230,350 214,348!'), C.red, 2) + rod(line('211,325 222,329 234,328'), 2.6, C.gold, 1.5);
  const h = placer({ x: 150, y: 142, s: 25, r: 12 });
  o += headProfile(150, 142, 25, { skin, r: 12 });
  o += union(
    [
      at(h('0.4,-0.86 0,-1 -0.4,-0.94 -0.74,-0.66 -0.9,-0.24 -0.86,0.2 -0.66,0.6 -0.3,-0.5 -0.5,0'), (x, y) =>
        disc(x, y, 8.6),
      ),
    ],
    C.red2,
    2,
  );
  o += strokes(
    [h('0.2,-0.9 -0.3,-0.9 -0.7,-0.4'), h('-0.1,-0.7 -0.5,-0.4 -0.7,0.4'), h('0.28,-0.36 0.46,-0.38 0.66,-0.2')],
    2.4,
  );
  o += sh(blob('128,184! 140,172 158,172 172,186! 162,196 146,196'), C.paper, 2);
  // his staff, level-slanting, over the six
  o += wand(48, 128, 250, 228, { w: 13, size: 25, leaves: '0.97,-34 0.93,42 0.7,44 0.14,-44' });
  o += nearArm + grip(77, 143, 11, { skin, dir: -1, r: 116 }) + grip(204, 206, 11, { skin, dir: 1, r: 116 });
  // six from below
  o += each(
    [
      [24, 470, 52, 258],
      [62, 490, 80, 306],
      [140, 496, 152, 356],
      [196, 496, 188, 338],
      [244, 490, 258, 300],
      [296, 470, 284, 246],
    ],
    (a, b, c, d, i) => wand(a, b, c, d, { w: 12, size: 22, leaves: i % 2 ? '0.97,34 0.9,-42' : '0.97,-34 0.9,42' }),
  );
  return card({ id: 'wan07', ground: C.coral, picture: o });
}
