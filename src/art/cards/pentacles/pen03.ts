import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { place, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Three of Pentacles: mason on a bench at work; monk and patron with a plan; three discs in the tracery of an arch.
// Malachite, cinnabar, paper of the stone; light from the left.
export const focus: Focus = [26, 108, 260, 364];
const MASON = C.skin[2];
const SLEEVE = { u: 18, skin: MASON, cuff: C.gold, flip: true } as const;

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

/** Monk with the tonsure and patron in a hood, apart, with the plan between them; both look up to the mason's work. */
function visitors(): string {
  const arm = { u: 14.5, bend: 1, hand: 'rest', sw: 2.1, long: [1.9, 1.9] } as const;
  // patron: gown and hood
  let o = sh(
    blob('256,268! 243,276 238,296 242,336 238,396 230,466! 300,466! 298,380 296,312 288,282 274,267!'),
    C.red,
    2.5,
  );
  o += flat(blob('274,330! 284,390 288,464! 299,464! 297,380 294,310 289,290! 280,304'), C.red2);
  o += strokes(['256,332 252,392 246,456', '268,336 270,396 268,458'], 3, C.red2);
  o += rod(line('241,328 262,335 294,326'), 3.4, C.gold, 1.6);
  const p = placer({ x: 262, y: 240, s: 19.5, flip: true, r: 4 });
  o += headThreeQuarter(262, 240, 19.5, { skin: C.skin[3], flip: true, r: 4, mood: 'watchful' });
  o += sh(
    blob(
      p(
        '0.66,-0.62! 0.36,-1.2 -0.4,-1.36 -1,-0.96 -1.16,-0.1 -1.3,0.9 -1.6,1.9! -0.5,2.5 1,2.1! 0.66,1.5 0.44,1.02! 0.06,0.96 -0.34,0.66 -0.58,0.24 -0.6,-0.3! -0.36,-0.7 0.1,-0.82',
      ),
    ),
    C.gold2,
    2.3,
  );
  o += strokes(
    [p('-0.4,-1.1 -0.9,-0.3 -0.86,0.8'), p('-0.5,1 -0.6,1.6 -1,2.1'), p('0.1,1.2 0.2,1.7 0,2.2')],
    2.2,
    C.gold3,
  );
  // monk: habit, tonsure, cowl
  o += sh(
    blob('198,284! 186,292 181,310 184,344 180,396 172,466! 232,466! 226,404 222,352 224,316 220,296 210,284!'),
    C.paper,
    2.5,
  );
  o += flat(blob('212,352! 216,400 220,464! 230.500,464! 225,404 221,352!'), C.paper2);
  o += strokes(['196,358 190,412 184,458', '206,360 206,412 204,458'], 2.8, C.grey);
  o += rod('M184 350Q202 358 222 350', 3.2, C.gold, 1.6) + rod('M194 354L190 392M198 355L200 388', 2, C.gold, 1.3);
  const m = placer({ x: 201, y: 262, s: 18, flip: true, r: 9 });
  o += headThreeQuarter(201, 262, 18, { skin: C.skin[0], flip: true, r: 9, mood: 'watchful' });
  o += sh(
    blob(
      m(
        '0.7,-0.44! 0.2,-0.64 -0.4,-0.66 -0.8,-0.5! -1,-0.06 -0.9,0.4 -0.62,0.62! -0.5,0.24 -0.5,-0.14 0.1,-0.4 0.66,-0.26!',
      ),
    ),
    C.gold3,
    1.9,
  );
  o += strokes([m('-0.5,-0.5 -0.74,-0.2 -0.74,0.2')], 1.6);
  o += sh(blob('182,304! 190,290 202,285 214,287 225,300! 216,310 200,314 188,311'), C.paper2, 2.1);
  // the plan between them, a hand of each on its edges
  o += g(
    sh(poly('-19,-27 19,-27 19,27 -19,27'), C.straw2, 2.3) +
      ln('M-13 20v-20a13 14 0 0 1 26 0v20M-7 20v-18a7 8 0 0 1 14 0v18', 2, C.red),
    'transform="translate(232 344) rotate(5)"',
  );
  o += reach({
    ...arm,
    from: [194, 304],
    to: [220, 356],
    r: 14,
    skin: C.skin[0],
    fill: C.paper,
    fold: C.grey,
    cuff: C.paper2,
    bell: 0.4,
    into: [204, 306],
  });
  o += reach({
    ...arm,
    from: [282, 292],
    to: [248, 358],
    bend: -1,
    r: 170,
    flip: true,
    skin: C.skin[3],
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
    into: [272, 292],
  });
  return o;
}

export function draw(): string {
  let o = glade('pen03', 440, 28) + church();
  // floor, pier with the block he carves
  o += sh(blob('10,440! 312,440! 312,480! 10,480!'), C.paper2, 2.4);
  o += ln('M22 455H298M60 440L40 472M120 440L112 472M190 440L196 472M256 440L276 472', 1.1, C.gold3);
  o +=
    sh(rect(152, 232, 20, 214), C.paper, 2.4) +
    sh(rect(146, 440, 32, 12), C.paper, 2.2) +
    flat(rect(164, 234, 7, 208), C.paper2);
  o +=
    sh(blob('146,216! 180,216! 178,226 172,234 170,256! 154,256! 152,234 148,226'), C.paper, 2.2) +
    strokes(['151,220 158,232 158,252', '173,220 167,232 166,252', '162,222 163,238 162,252'], 2.6, C.grey) +
    sh(rect(144, 208, 38, 9), C.paper, 2.1);
  // the mason a quarter larger than the church he works on
  const nave = o;
  o = '';
  // bench of the mason
  o += sh(poly('42,422 56,422 48,466 34,466') + poly('108,422 122,422 130,466 116,466'), C.gold3, 2.1);
  o += sh(rect(28, 410, 108, 14), C.gold, 2.3);
  const { body } = actor({
    neck: [86, 263],
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
  // far arm with the chisel set on the capital
  o +=
    rod('M103 309L143 271', 4.4, C.grey2, 1.9) +
    reach({
      ...SLEEVE,
      from: [98, 278],
      to: [119, 294],
      bend: 1,
      hand: 'grip',
      r: 46,
      fill: C.red2,
      fold: C.ink,
      long: [1.5, 1.5],
    });
  // near arm with the mallet swung up behind his head
  o +=
    rod('M67 232L58 192', 4, C.gold3, 1.9) +
    sh(poly(place('-19,-11 19,-11 19,11 -19,11', { x: 57, y: 189, r: -14 })), C.gold, 2.3) +
    flat(poly(place('8,-9.500 17.500,-9.500 17.500,9.500 8,9.500', { x: 57, y: 189, r: -14 })), C.gold3);
  o += body;
  o +=
    sh(blob('58,326! 96,328! 106,350 110,372! 82,376 50,370! 52,346'), C.paper, 2.1) +
    strokes(['70,336 66,352 64,368', '84,338 86,352 88,372'], 2.4, C.grey);
  const h = placer({ x: 92, y: 228, s: 21, r: 12 });
  o += headThreeQuarter(92, 228, 21, { skin: MASON, r: 12, mood: 'watchful' });
  o += sh(blob(h('-0.5,-0.7 -0.92,-0.4 -0.9,0.2 -0.6,0.62! -0.46,0.3 -0.5,-0.2!')), C.ink, 2);
  o += sh(
    blob(h('0.7,-0.46! 0.1,-0.68 -0.4,-0.6 -0.94,-0.24! -1.02,-0.9 -0.5,-1.32 0.1,-1.3 0.56,-0.98')),
    C.paper,
    2.2,
  );
  o += sh(blob('66,266! 70,256 82,253 93,257 96,266! 88,274 74,274'), C.paper, 2);
  o += reach({
    ...SLEEVE,
    from: [73, 279],
    to: [66, 226],
    bend: -1,
    hand: 'grip',
    r: -18,
    fill: C.red,
    fold: C.red2,
    into: [84, 284],
    long: [1.7, 1.8],
  });
  // chips that fly from the stone
  o += sh(
    [
      [132, 258, 20],
      [139, 249, 60],
      [126, 268, -10],
    ]
      .map(([x, y, r]) => poly(place('-3,-2 3,-3 2,3', { x: x!, y: y!, r: r! })))
      .join(''),
    C.paper,
    1.2,
  );
  o = `${nave}${g(o, 'transform="translate(-18 -72) scale(1.19)"')}${visitors()}`;
  return card({ id: 'pen03', ground: C.paper2, picture: o });
}
