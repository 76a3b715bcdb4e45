import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { placer, polar } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tower, tufts } from '../../kit/land.ts';
import { sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Ten of Wands: bent man carrying all ten staves in a bundle; roofs of a town ahead.
// Cinnabar, malachite; late day.
export const focus: Focus = [44, 56, 226, 316];

export function draw(): string {
  const skin = C.skin[2];
  let o = sky('wan10', 'afterglow', 400, 46);
  o += ridge('10,372 60,340 110,370 170,346 220,374 310,350', 420, C.coral, C.red);
  // town
  const house = (x: number, y: number, w: number, h: number) =>
    sh(rect(x, y, w, h), C.paper, 1.9) +
    sh(`M${x - 4} ${y}l${w / 2 + 4} ${-w * 0.62}l${w / 2 + 4} ${w * 0.62}z`, C.red, 2) +
    sh(rect(x + w / 2 - 3, y + 8, 6, 9), C.ink, 0);
  o += tower(262, 312, 70) + house(222, 358, 26, 44) + house(270, 362, 24, 44) + house(244, 370, 24, 34);
  o += roundTree(206, 402, 40, C.green, C.green2);
  o += sh(blob('10,402! 90,394 200,402 310,394! 310,480! 10,480!'), C.green2, 2.4);
  o += sh(
    blob('310,404! 250,408 200,424 120,440 40,450 10,456! 10,480! 120,480! 200,456 260,432 310,424!'),
    C.paper,
    2,
  );
  o += tufts('36,424 70,416 280,452 240,466', { rise: 14 });
  const { body, nearArm } = actor({
    neck: [178, 270],
    hip: [112, 322],
    w: 28,
    tilt: [42, 18],
    hem: 36,
    sway: 6,
    far: 1,
    farLeg: ['166,364 160,434', 1],
    nearLeg: ['112,388 70,424', 1, 34],
    nearArm: '212,318 240,284',
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.gold3, C.gold3],
    trim: C.gold,
  });
  o += union([limb('190,276 236,292 252,258', [24, 20, 14])], C.red2, 2.3);
  // ten staves, fanned behind, held together in front
  for (let i = 0; i < 10; i++) {
    const a = 191 + i * 6;
    const [x, y] = polar(238, 246, (i - 4.5) * 4.6, 308);
    const tip = polar(x, y, i % 2 ? 196 : 206, a);
    const foot = polar(x, y, -34 - (i % 3) * 5, a);
    o += wand(foot[0], foot[1], tip[0], tip[1], {
      w: 11,
      size: 18,
      leaves: i % 2 ? '0.97,-34 0.9,42' : '0.97,34',
      ...(i % 2 ? { fill: C.gold3, light: C.straw } : {}),
    });
  }
  o += body;
  const h = placer({ x: 206, y: 262, s: 24, r: 34 });
  o += headProfile(206, 262, 24, { skin, r: 34, mood: 'sad' });
  o += sh(
    blob(
      h(
        '0.56,-0.66! 0.4,-1.1 -0.2,-1.2 -0.8,-0.96 -1.02,-0.3 -0.92,0.4 -0.6,0.76! -0.4,0.3 -0.16,0.2! -0.1,-0.3 0.1,-0.6',
      ),
    ),
    C.ink,
    2.1,
  );
  o += strokes([h('0.3,-0.94 -0.3,-0.86 -0.7,-0.3'), h('0,-0.64 -0.46,-0.4 -0.7,0.3')], 2.2, C.grey);
  o += sh(blob('146,262! 160,250 178,258 190,278! 190,296 174,290 156,278'), C.paper, 2.1);
  o += nearArm + grip(246, 276, 11.5, { skin, dir: -1, r: -56 });
  return card({ id: 'wan10', ground: C.green2, picture: o });
}
