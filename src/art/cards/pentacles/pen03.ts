import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { standing } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { place, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Three of Pentacles: mason on a bench at work; monk and patron with a plan; three discs in the tracery of an arch.
// Malachite, cinnabar, paper of the stone; light from the left.
export const focus: Focus = [26, 108, 260, 364];
const MASON = C.skin[2];

/** Stone arch with the tracery of three discs, and the pier under it. */
function church(): string {
  let joints = '';
  for (let i = 0; i < 11; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  let o = ln(joints, 1.1, C.green);
  o += sh(blob(sym('160,30! 108,56 66,108 50,178! 50,450! 160,450!')), C.paper, 2.7);
  o += sh(blob(sym('160,50! 118,74 84,118 70,182! 70,206! 160,206!')), C.green3, 2.3);
  o += sh(rect(70, 216, 180, 240), C.green2, 2.3);
  o += sh(rect(40, 200, 240, 16), C.paper2, 2.3);
  o += ln(
    'M50 262h20M50 312h20M50 362h20M250 262h20M250 312h20M250 362h20M62 142l18 8M258 142l-18 8M98 82l13 14M222 82l-13 14',
    1.4,
    C.gold3,
  );
  for (const [x, y] of [
    [160, 98],
    [119, 160],
    [201, 160],
  ] as const)
    o += sh(disc(x, y, 40), C.paper, 2.2);
  for (const [x, y] of [
    [160, 98],
    [119, 160],
    [201, 160],
  ] as const)
    o += pentacle(x, y, 33);
  return o;
}

/** Patron in hood and cloak, monk with the tonsure, and the plan between them. */
function visitors(): string {
  const patron = standing(262, 462, 240, { fill: C.red, fold: C.red2, flip: true });
  const [px, py] = patron.head;
  const p = placer({ x: px - 4, y: py + 4, s: 21, flip: true, r: 6 });
  let o = patron.svg + headProfile(px - 4, py + 4, 21, { skin: C.skin[3], flip: true, r: 6 });
  o += sh(
    blob(
      p(
        '0.5,-0.6! 0.4,-1.2 -0.4,-1.44 -1.1,-0.9 -1.3,0 -1.5,1.1 -1.9,2.2! 0.2,2.7 1.5,2.1! 0.6,1.5 0.2,1! -0.2,0.6 -0.24,0! -0.1,-0.4 0.2,-0.6',
      ),
    ),
    C.gold2,
    2.3,
  );
  const monk = standing(208, 466, 228, { fill: C.green3, fold: C.green2, belt: C.gold, flip: true });
  const [mx, my] = monk.head;
  const m = placer({ x: mx - 2, y: my + 2, s: 20, flip: true, r: 6 });
  o += monk.svg + headProfile(mx - 2, my + 2, 20, { skin: C.skin[0], flip: true, r: 6 });
  o += sh(
    blob(m('0.6,-0.62! 0,-0.6 -0.74,-0.66! -1,-0.2 -0.9,0.4 -0.5,0.56! -0.4,0.1 -0.16,-0.24 0.5,-0.34!')),
    C.gold3,
    1.9,
  );
  o += sh(blob('182,292! 198,280 216,280 236,296! 226,308 206,312 188,306'), C.green, 2.1);
  // plan, held by one hand of each
  o += reach({
    from: [190, 306],
    to: [172, 366],
    u: 17,
    bend: 1,
    fill: C.green,
    fold: C.green2,
    skin: C.skin[0],
    r: 60,
  });
  o += sh(poly('164,322 236,312 243,384 172,394'), C.paper, 2.4);
  o += ln('M184 383l-4-26q2-20 20-24t28 16l4 26M199 381l-3-22q6-8 14-3l4 22', 2.2, C.red);
  o += rest(172, 382, 9.5, { skin: C.skin[0], r: -24 });
  o += reach({
    from: [276, 310],
    to: [240, 352],
    u: 17,
    bend: -1,
    fill: C.red,
    fold: C.red2,
    skin: C.skin[3],
    r: 180,
    flip: true,
    bell: 0.3,
    cuff: C.gold,
  });
  return o;
}

export function draw(): string {
  let o = glade('pen03', 440, 28) + church();
  // floor, pier with the block he carves
  o += sh(blob('10,440! 312,440! 312,480! 10,480!'), C.paper2, 2.4);
  o += ln('M22 455H298M60 440L40 472M120 440L112 472M190 440L196 472M256 440L276 472', 1.1, C.gold3);
  o += sh(rect(150, 216, 22, 228), C.paper, 2.4) + sh(rect(142, 216, 38, 12), C.paper, 2.2);
  // bench of the mason
  o += sh(poly('42,422 56,422 48,466 34,466') + poly('108,422 122,422 130,466 116,466'), C.gold3, 2.1);
  o += sh(rect(28, 410, 108, 14), C.gold, 2.3);
  const { body } = actor({
    neck: [76, 258],
    hip: [72, 328],
    w: 21,
    tilt: [-6, 4],
    farLeg: ['92,364 92,396', 1, 0],
    nearLeg: ['68,364 60,396', 1, 0],
    hem: 26,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.gold3, C.gold3],
    belt: C.gold,
  });
  const arm = { u: 20, skin: MASON, hand: 'grip' } as const;
  o += reach({ ...arm, from: [90, 276], to: [128, 306], bend: 1, fill: C.red2, fold: C.ink, r: 62 });
  o += rod('M122 312L150 286', 4.4, C.grey2, 1.9) + body;
  o +=
    sh(blob('60,326! 90,326! 100,350 102,366! 76,370 56,364!'), C.paper, 2.1) +
    strokes(['76,334 78,350 78,364'], 2.4, C.grey);
  const h = placer({ x: 84, y: 222, s: 22, r: -4 });
  o += headProfile(84, 222, 22, { skin: MASON, r: -4 });
  o += sh(blob(h('0.3,-0.84 -0.5,-0.96 -0.94,-0.4 -0.9,0.4 -0.6,0.8! -0.4,0.4 -0.3,0!')), C.ink, 2);
  o += sh(blob(h('0.7,-0.46! 0,-0.56 -1,-0.16! -1,-0.9 -0.3,-1.34 0.4,-1.14')), C.paper, 2.2);
  // the lifted mallet
  o +=
    rod('M118 262L132 236', 4, C.gold3, 1.9) +
    sh(poly(place('-19,-11 19,-11 19,11 -19,11', { x: 134, y: 231, r: 26 })), C.gold, 2.3);
  o += reach({ ...arm, from: [64, 270], to: [118, 262], bend: 1, fill: C.red, fold: C.red2, r: 28 });
  o += visitors();
  return card({ id: 'pen03', ground: C.paper2, picture: o });
}
