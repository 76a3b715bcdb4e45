import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, place, placer, spot } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { ripples } from '../../kit/water.ts';
import { heldSword } from '../../kit/wind.ts';

// Lead, malachite, cinnabar; torn sky.
export const focus: Focus = [38, 112, 252, 353];

/** Somebody who walks off to the left with bowed head, the hand before the face; feet at x, y. */
function beaten(x: number, y: number, h: number, robe: string, fold: string, hair: string, hand: boolean): string {
  const k = h / 100;
  const placing = { x, y, s: k };
  const put = placer(placing);
  const [hx, hy] = spot(-14, -84, placing);
  const [fx, fy] = spot(-25, -80, placing);
  return (
    sh(blob(put('-13,-5! -2,-5! -1,1 -22,1 -20,-3')) + blob(put('6,-5! 16,-5! 18,1 2,1')), C.ink, 1) +
    sh(blob(put('-8,-80! 4,-84 14,-76 19,-58 17,-32 22,-4! 4,-1 -15,-4! -13,-30 -14,-52 -14,-68')), robe, 2.3) +
    strokes([put('14,-66 13,-44 12,-28'), put('2,-40 2,-22 -1,-5'), put('10,-34 12,-18 13,-5')], 3 * k, fold) +
    headProfile(hx, hy, 12 * k, { skin: C.skin[1], flip: true, r: -16, mood: 'sad', sw: 1.9 }) +
    sh(blob(put('-8,-79! 2,-82 10,-74! 8,-64 -4,-66!')), robe, 1.6) +
    sh(blob(put('-22,-94! -12,-100 -1,-95 2,-84 -1,-74! -8,-74 -10,-82 -13,-89')), hair, 1.9) +
    (hand
      ? sh(disc(fx, fy, 5.4 * k), C.skin[1], 1.6) +
        union([limb(put('4,-70 -6,-52 -22,-74'), [16 * k, 14 * k, 10 * k])], robe, 2)
      : union([limb(put('6,-70 4,-52 -8,-38'), [16 * k, 14 * k, 10 * k])], robe, 2))
  );
}
/** Cloud torn by the wind: ragged tails to the right. */
const torn = (x: number, y: number, s: number): string => {
  const put = placer({ x, y, s });
  return (
    sh(
      blob(
        put(
          '-84,10! -62,-4 -44,-6 -30,-20 -6,-26 14,-14 34,-20 56,-12 96,-12! 74,-1 88,4! 58,8 34,18 -6,16 -38,20 -58,12',
        ),
      ),
      C.grey2,
      2.1,
    ) + strokes([put('-46,6 -14,-4 20,2'), put('-4,8 26,2 60,-2'), put('-20,-12 -6,-16 6,-11')], 3, C.grey)
  );
};

/** Edging of a sleeve at the wrist. */
const cuff = (x: number, y: number, r: number): string =>
  sh(blob(place('-3,-9.5! 3,-9.5! 3.5,0 3,9.5! -3,9.5! -2.5,0', { x, y, r })), C.gold, 1.8);

export function draw(): string {
  const skin = C.skin[0];
  const look = { w: 12, guard: 34, blade: C.paper, shade: C.grey };
  let o = sky('swo05', 'storm', 310);
  o += torn(96, 74, 0.9) + torn(232, 60, 0.62) + torn(80, 158, 0.62);
  // sea and far shore
  o += ridge('10,306 34,284 66,302 98,278 134,306', 316, C.grey, C.night2);
  o += sh(rect(10, 306, 304, 70), C.night2, 2.2) + ripples(22, 310, 276, 50, 5, { fill: C.grey2, seed: 9 });
  o += sh(blob('10,366! 90,360 180,366 250,354 312,360! 312,484! 10,484!'), C.paper2, 2.3);
  o += strokes(['120,408 148,402 172,406', '250,392 272,387 292,390', '40,424 64,419 92,423'], 3, C.gold3);
  // two who walk away
  o += beaten(122, 392, 112, C.red, C.red2, C.gold3, false) + beaten(66, 430, 156, C.blue, C.blue3, C.ink, true);
  // two on the ground
  o += heldSword(56, 436, 150, 96, look) + heldSword(264, 455, 150, -93, look);
  // one planted in the sand, two on the shoulder with their hilts through the fist
  const man = actor({
    neck: [202, 198],
    hip: [206, 308],
    w: 29,
    tilt: [12, -12],
    far: 0,
    farLeg: ['182,352 170,404', -1],
    nearLeg: ['230,354 231,414', 1],
    farArm: '156,252 146,284',
    nearArm: '256,262 232,262',
    tunic: { fill: C.green, fold: C.green3 },
    sleeve: { fill: C.red, fold: C.red2 },
    hose: { fill: C.green2, fold: C.green3 },
    shoes: [C.gold3, C.gold3],
    hem: 40,
    sway: 2,
    trim: C.gold,
  });
  o += heldSword(144, 300, 150, 186, look);
  o += man.body + grip(145, 299, 12.5, { skin, dir: -1, r: 6, wrist: [147, 284] }) + cuff(147, 281, 104);
  o += man.nearArm;
  o += each([[26], [9]], (r) => heldSword(222, 264, 172, r, { ...look, guard: 30 }));
  o += grip(222, 262, 13.5, { skin, dir: 1, r: 17, wrist: [236, 262] }) + cuff(241, 262, 0);
  // head turned to them, a corner of the mouth up
  o += headThreeQuarter(194, 154, 28, { flip: true, skin, r: -4, mood: 'sly' });
  const h = placer({ x: 194, y: 154, s: 28, flip: true, r: -4 });
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
  o += sh(blob('180,192! 198,187 220,194! 226,206 204,214 180,206'), C.gold, 2);
  return card({ id: 'swo05', ground: C.grey2, picture: o });
}
