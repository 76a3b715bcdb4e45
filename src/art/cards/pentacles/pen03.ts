import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { place, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { g, joined, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Three of Pentacles: mason on a bench at work; monk and patron with a plan; three discs in the tracery of an arch.
// Malachite, cinnabar, paper of the stone; light from the left.
export const focus: Focus = [26, 108, 260, 364];
const MASON = C.skin[2];

/** Stone arch with the tracery of three discs, and the pier under it. */
function church(): string {
  let joints = '';
  for (let i = 0; i < 11; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  let o = ln(joints, 1, C.green);
  o += sh(blob(sym('160,30! 108,56 66,108 50,178! 50,450! 160,450!')), C.green2, 2.2);
  o += sh(blob(sym('160,50! 118,74 84,118 70,182! 70,206! 160,206!')), C.green, 2.3);
  o += sh(rect(70, 216, 180, 240), C.green3, 2.3);
  o += sh(rect(40, 200, 240, 16), C.green2, 2);
  o += ln(
    'M50 262h20M50 312h20M50 362h20M250 262h20M250 312h20M250 362h20M62 142l18 8M258 142l-18 8M98 82l13 14M222 82l-13 14',
    1.4,
    C.green,
  );
  for (const [x, y] of [
    [160, 90],
    [123, 146],
    [197, 146],
  ] as const)
    o += sh(disc(x, y, 36), C.green3, 1.6);
  for (const [x, y] of [
    [160, 90],
    [123, 146],
    [197, 146],
  ] as const)
    o += pentacle(x, y, 30);
  return o;
}

/** Patron in hood and cloak, monk with the tonsure, and the plan they look at. */
function visitors(): string {
  // patron: gown, hooded head
  let o = sh(blob('252,262! 274,272 284,304 288,370 294,462! 216,462! 228,360 232,290'), C.red, 2.5);
  o += strokes(['270,330 276,400 280,452', '258,340 258,400 256,452'], 3, C.red2);
  const p = placer({ x: 250, y: 240, s: 21, flip: true, r: -6 });
  o += headProfile(250, 240, 21, { skin: C.skin[3], flip: true, r: -6, mood: 'watchful' });
  o += sh(
    blob(
      p(
        '0.56,-0.62! 0.4,-1.2 -0.4,-1.4 -1.1,-0.9 -1.3,0 -1.5,1 -1.9,2.4! 0,3.1 1.5,2.5! 0.7,1.7 0.16,1! -0.2,0.6 -0.24,0! -0.1,-0.4 0.2,-0.6',
      ),
    ),
    C.gold2,
    2.3,
  );
  o += strokes([p('-0.4,-1 -0.9,-0.2 -0.8,0.8'), p('-0.7,1 -0.6,1.8 -0.9,2.4')], 2.2, C.gold3);
  // monk: habit, tonsure, cowl
  o += sh(
    blob('206,282! 226,288 238,304 238,340 242,400 250,466! 168,466! 178,400 184,340 184,304 190,290'),
    C.paper,
    2.5,
  );
  o += strokes(['198,372 190,420 184,458', '212,376 212,420 210,458', '226,372 232,420 238,458'], 2.8, C.grey);
  o += rod('M182 362Q210 370 240 360', 3.2, C.gold, 1.6) + rod('M214 366L216 402M219 366L225 396', 2, C.gold, 1.3);
  const m = placer({ x: 206, y: 258, s: 20, flip: true, r: -8 });
  o += headProfile(206, 258, 20, { skin: C.skin[0], flip: true, r: -8, mood: 'watchful' });
  o += sh(
    blob(m('0.6,-0.62! 0,-0.6 -0.74,-0.66! -1,-0.2 -0.9,0.4 -0.5,0.56! -0.4,0.1 -0.16,-0.24 0.5,-0.34!')),
    C.gold3,
    1.9,
  );
  o += sh(blob('183,296! 194,284 210,279 226,284 240,300! 228,310 206,314 190,308'), C.paper2, 2.1);
  // far hand behind the plan, the plan, near arm of the monk
  o += grip(166, 345, 9, { skin: C.skin[0], dir: 1, r: 8, wrist: [176, 348] });
  o += sh(poly('166,318 208,311 214,368 172,376'), C.straw2, 2.4);
  o += ln('M180 367l-3-19q1-15 14-18t19 12l4 19M190 365l-2-15q5-6 10-2l3 15', 2, C.red);
  o += sh(blob('169,340! 176,339 180,343 177,347 170,347!'), C.skin[0], 1.6);
  o += grip(207, 354, 8.8, { skin: C.skin[0], dir: 1, r: -6, wrist: [220, 352] });
  o += sh(blob('224,298! 238,304 244,326 242,350 232,364 214,363! 214,346! 222,338 221,318 216,306'), C.paper, 2.3);
  o += strokes(['230,312 234,332 228,350', '236,344 228,354 220,356'], 2.2, C.grey);
  return o;
}

export function draw(): string {
  let o = glade('pen03', 440, 28) + church();
  // floor, pier with the block he carves
  o += sh(blob('10,440! 312,440! 312,480! 10,480!'), C.paper2, 2.4);
  o += ln('M22 455H298M60 440L40 472M120 440L112 472M190 440L196 472M256 440L276 472', 1.1, C.gold3);
  o += sh(rect(150, 216, 22, 228), C.paper, 2.4) + sh(rect(142, 216, 38, 12), C.paper, 2.2);
  // the mason a quarter larger than the church he works on
  const nave = o;
  o = '';
  // bench of the mason
  o += sh(poly('42,422 56,422 48,466 34,466') + poly('108,422 122,422 130,466 116,466'), C.gold3, 2.1);
  o += sh(rect(28, 410, 108, 14), C.gold, 2.3);
  const { body } = actor({
    neck: [84, 260],
    hip: [78, 330],
    w: 21,
    tilt: [-6, 4],
    farLeg: ['98,366 98,396', 1, 0],
    nearLeg: ['74,366 64,396', 1, 0],
    hem: 22,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.gold3, C.gold3],
    belt: C.gold,
  });
  // far arm with the chisel set on the pier
  o +=
    rod('M108 311L149 288', 4.4, C.grey2, 1.9) +
    grip(120, 304, 9.6, { skin: MASON, dir: -1, r: 60, wrist: [108, 318] });
  o +=
    sh(blob('88,270! 104,276 110,296 117,310! 108,324! 92,316 84,296'), C.red2, 2.2) +
    rod(line('107,324 112,318 118,309'), 2.8, C.gold, 1.5);
  o += body;
  o +=
    sh(blob('56,326! 94,330! 106,352 108,370! 80,374 50,366! 52,344'), C.paper, 2.1) +
    strokes(['70,336 66,352 64,366', '84,338 86,352 88,370'], 2.4, C.grey);
  const h = placer({ x: 90, y: 225, s: 22, r: 8 });
  o += headProfile(90, 225, 22, { skin: MASON, r: 8, mood: 'watchful' });
  o += sh(blob(h('0.3,-0.84 -0.5,-0.96 -0.94,-0.4 -0.9,0.4 -0.6,0.8! -0.4,0.4 -0.3,0!')), C.ink, 2);
  o += sh(blob(h('0.7,-0.46! 0,-0.56 -1,-0.16! -1,-0.9 -0.3,-1.34 0.4,-1.14')), C.paper, 2.2);
  o += sh(blob('66,264! 70,254 82,251 93,255 96,264! 88,272 74,272'), C.paper, 2);
  // near arm with the lifted mallet
  o +=
    rod('M122 268L136 240', 4, C.gold3, 1.9) +
    sh(poly(place('-18,-10 18,-10 18,10 -18,10', { x: 139, y: 235, r: 26 })), C.gold, 2.3);
  o += grip(125, 262, 10.4, { skin: MASON, dir: -1, r: 26, wrist: [112, 274] });
  o += joined('84,266! 94,282 97,288 107,268! 120,279! 114,296 104,312 92,314 80,302 68,284 66,268!', C.red, 2.4);
  o +=
    strokes(['76,274 86,294 94,302', '97,302 106,292 112,280'], 2.4, C.red2) +
    rod(line('107,267 113,273 121,280'), 3, C.gold, 1.6);
  o = `${nave}${g(o, 'transform="translate(-34 -93) scale(1.26)"')}${g(visitors(), 'transform="translate(-10 -19) scale(1.04)"')}`;
  return card({ id: 'pen03', ground: C.paper2, picture: o });
}
