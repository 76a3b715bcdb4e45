import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { clasp } from '../../figures/hand.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { type Point, placer, polar } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Two of Pentacles: juggler with two discs in a looped band; very tall cap; ships on rolling waves.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [30, 52, 260, 364];
const SKIN = C.skin[1];
const LOW: Point = [80, 262];
const HIGH: Point = [240, 182];

/** Round ship under full sail; x, y = middle of the waterline. */
function ship(x: number, y: number, s: number, r: number, flip = false): string {
  const put = placer({ x, y, s, r, flip });
  return (
    rod(line(put('0,-4 0,-54')), 2, C.gold3, 1.2) +
    sh(blob(put('-3,-50! 14,-44 22,-30 19,-14! 8,-17 -3,-14!')), C.paper, 2) +
    sh(blob(put('-6,-46! -20,-30 -22,-14! -13,-17 -6,-14!')), C.paper2, 1.9) +
    sh(blob(put('-30,-13! -14,-8 14,-8 32,-16! 27,2 16,9 -12,9 -24,4')), C.gold3, 2.2)
  );
}
/** Rolling swell. */
const swell = (crest: string, foot: number, fill: string): string =>
  sh(blob(`${crest} 316,${foot}! 4,${foot}!`), fill, 2.3);
/** Band in an eight round both discs, from the top of the left loop. */
function eight(r: number): readonly Point[] {
  const turn = (Math.atan2(HIGH[1] - LOW[1], HIGH[0] - LOW[0]) * 180) / Math.PI;
  const ring = (o: Point, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => polar(o[0], o[1], r, turn + from + ((to - from) * i) / 8));
  const left = ring(LOW, 52, 308);
  return [...left, ...ring(HIGH, 128, -128), left[0]!];
}

export function draw(): string {
  let o = glade('pen02', 380);
  // the sea behind, with a ship on each crest
  o += swell('4,352! 34,344 66,352 100,372 130,364 168,332 214,298 252,292 288,308 316,338!', 440, C.blue2);
  o += ship(256, 300, 1.12, 9, true);
  o += swell('4,380! 26,370 62,374 96,394 136,400 180,378 220,344 252,338 284,356 316,390!', 440, C.blue);
  o += ripples(150, 344, 150, 50, 3, { seed: 4 });
  o += ship(60, 392, 1.1, -12);
  o += swell('4,404! 34,386 66,388 100,404 140,416 190,408 226,386 262,386 316,412!', 450, C.blue3);
  o += ripples(22, 392, 276, 40, 3, { seed: 9 });
  o += sh(blob('10,430! 70,422 160,426 250,420 312,428! 312,480! 10,480!'), C.paper2, 2.4);
  o += strokes(['40,452 70,448 96,452', '220,458 250,454 284,458'], 2.6, C.gold3);
  // dancer: one foot on the ground, one lifted
  const { body } = actor({
    neck: [148, 200],
    hip: [170, 296],
    w: 24,
    tilt: [-15, 14],
    farLeg: ['222,340! 198,396', 1, 28],
    nearLeg: ['152,368 150,436', -1, 0],
    hem: 40,
    sway: -4,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.green, C.green],
    belt: C.gold,
    trim: C.gold,
  });
  o += rod(line(eight(47)), 7, C.green2, 2.3) + body;
  const arm = { u: 22, skin: SKIN, fill: C.red, fold: C.red2, cuff: C.gold, hand: 'rest' } as const;
  const lowHand = reach({ ...arm, from: [130, 222], to: [106, 296], bend: -1, r: 172, flip: true });
  const highHand = reach({ ...arm, from: [172, 210], to: [224, 222], bend: 1, r: -6 });
  o += lowHand + highHand + rod(line(eight(47).slice(-4)), 7, C.green2, 2.3);
  o += pentacle(...xy(LOW), 37) + pentacle(...xy(HIGH), 37);
  o += clasp(102, 292, 12.6, { skin: SKIN, r: 24, flip: true }) + clasp(228, 216, 12.6, { skin: SKIN, r: -52 });
  // head, tall cap
  const h = placer({ x: 149, y: 160, s: 26, r: 5 });
  o += sh(blob('124,202! 132,192 158,188 174,194! 170,210 152,218 132,214'), C.gold, 2.1);
  o += headThreeQuarter(149, 160, 26, { skin: SKIN, r: 5, flip: true, mood: 'glad' });
  o += sh(blob(h('0.5,-0.7! 0.9,-0.4 0.94,0.3 0.7,0.6! 0.5,0.3 0.42,-0.2!')), C.ink, 2);
  o += sh(
    blob(
      h(
        '-0.86,-0.44! -0.96,-1.2 -0.96,-2.3 -0.66,-3.1 -0.16,-3.4 0.3,-3.1 0.7,-2.2 0.98,-1.2 0.98,-0.4! 0.3,-0.66 -0.4,-0.66',
      ),
    ),
    C.red,
    2.5,
  );
  o += sh(
    blob(h('-0.98,-0.34! -0.3,-0.62 0.4,-0.62 1.08,-0.3! 1.06,-0.84! 0.4,-1.08 -0.3,-1.08 -0.98,-0.86!')),
    C.gold,
    2,
  );
  o += strokes([h('-0.4,-1.2 -0.5,-2.1 -0.34,-2.9'), h('0.3,-1.2 0.3,-2 0.04,-2.8')], 3, C.red2);
  return card({ id: 'pen02', ground: C.blue3, picture: o });
}
const xy = (p: Point): [number, number] => [p[0], p[1]];
