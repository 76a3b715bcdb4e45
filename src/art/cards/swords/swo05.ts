import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { bystander } from '../../figures/bystander.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, ripples } from '../../kit/land.ts';
import { sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { heldSword } from '../../kit/wind.ts';

// Lead, malachite, cinnabar; torn sky.
export const focus: Focus = [40, 92, 250, 350];

export function draw(): string {
  const skin = C.skin[0];
  const look = { w: 12, guard: 36, blade: C.paper, shade: C.grey };
  let o = sky('swo05', 'grey', 340);
  // torn clouds
  const torn = [
    [-0.5, 0.035, 0.096],
    [-0.34, -0.02, 0.12],
    [-0.06, -0.05, 0.14],
    [0.22, 0.02, 0.11],
    [0.48, 0.035, 0.096],
  ] as const;
  o += each(
    [
      [84, 84, 150, 0],
      [236, 62, 110, 1],
      [60, 186, 110, 1],
    ],
    (x, y, w, f) => cloud(x, y, w, { fill: C.grey2, inner: C.grey, lobes: torn, flip: !!f, sw: 2 }),
  );
  // sea and far shore
  o += ridge('10,332 40,316 70,330 104,318 140,334', 350, C.grey, C.night2);
  o += sh(rect(10, 332, 304, 50), C.night2, 2.2) + ripples(22, 336, 276, 36, 4, { fill: C.grey2, seed: 9 });
  o += sh(blob('10,378! 90,370 180,376 250,366 312,374! 312,484! 10,484!'), C.paper2, 2.3);
  o += strokes(['30,410 60,404 92,408', '226,404 258,398 290,402', '120,470 160,464 204,470'], 3, C.gold3);
  // two who walk away
  o += bystander(46, 404, 96, { robe: C.grey, lean: 4 }) + sh(disc(53, 320, 10.6, 11.4), C.ink, 1.8);
  o += bystander(84, 394, 80, { robe: C.red2, lean: -7 }) + sh(disc(76, 326, 9, 9.8), C.gold3, 1.8);
  // two left on the ground
  o += heldSword(58, 440, 184, 86, look) + heldSword(260, 450, 184, -85, look);
  // two on the shoulder, one point down
  const man = actor({
    neck: [178, 198],
    hip: [184, 300],
    w: 26,
    tilt: [7, -6],
    far: 0,
    farLeg: ['156,356 158,418', -1],
    nearLeg: ['222,352 216,420', 1],
    farArm: '124,252 122,296',
    nearArm: '246,258 212,268',
    tunic: { fill: C.green, fold: C.green3 },
    sleeve: { fill: C.red, fold: C.red2 },
    hose: { fill: C.green2, fold: C.green3 },
    shoes: [C.gold3, C.gold3],
    hem: 46,
    sway: 4,
    trim: C.gold,
  });
  o += man.body;
  o += heldSword(120, 306, 184, 188, look) + grip(120, 304, 11.5, { skin, r: 8 });
  o += man.nearArm + heldSword(206, 262, 184, 27, look) + heldSword(202, 262, 184, 9, look);
  o += grip(203, 262, 12, { skin, r: 14 });
  // head turned to them
  o += headThreeQuarter(172, 158, 25, { flip: true, skin, r: 2 });
  const h = placer({ x: 172, y: 158, s: 25, flip: true, r: 2 });
  o += strokes([h('0.1,0.5 0.34,0.62 0.58,0.46')], 2, C.red2);
  o += sh(
    blob(
      h(
        '0.62,-0.5! 0.66,-0.96 0.2,-1.24 -0.44,-1.16 -0.94,-0.6 -1.04,0.1 -1.2,0.8! -0.8,0.7 -0.66,1! -0.46,0.6 -0.62,0.1 -0.4,-0.4 0.1,-0.66',
      ),
    ),
    C.red,
    2.2,
  );
  o += strokes([h('0.4,-1 -0.3,-0.8 -0.7,0'), h('0,-1.1 -0.6,-0.7 -0.86,0.4')], 2.2, C.red2);
  o += sh(blob('158,192! 174,188 196,194! 202,204 182,212 160,206'), C.gold, 2);
  return card({ id: 'swo05', ground: C.grey2, picture: o });
}
