import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { type Point, placer, polar } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ripples, tufts } from '../../kit/land.ts';
import { rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Two of Pentacles: juggler with two discs in a looped band; very tall cap; ships on rolling waves.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [46, 60, 228, 319];
const SKIN = C.skin[1];

function ship(x: number, y: number, s: number, r: number, flip = false): string {
  const put = placer({ x, y, s, r, flip });
  return (
    rod(line(put('0,0 0,-40')), 1.6, C.gold3, 1.2) +
    sh(blob(put('2,-38! 24,-26 20,-8! 2,-8!')), C.paper, 1.8) +
    sh(blob(put('-3,-34! -18,-20 -18,-8! -3,-8!')), C.paper2, 1.8) +
    sh(blob(put('0,-40! 14,-48 0,-50!')), C.red, 1.4) +
    sh(blob(put('-26,-6! 0,-2 30,-8! 22,8 0,12 -18,8')), C.gold3, 2)
  );
}
/** Rolling swell with a curl of foam at its crest. */
const swell = (crest: string, foot: number, fill: string): string =>
  sh(blob(`${crest} 316,${foot}! 4,${foot}!`), fill, 2.2);

export function draw(): string {
  let o = glade('pen02', 380);
  // sea
  o += swell('4,322! 40,316 86,284 112,300 146,326 190,330 226,306 256,276 284,288 316,316!', 420, C.blue2);
  o += ship(58, 292, 0.95, -14) + ship(266, 276, 0.95, 10, true);
  o += swell('4,316! 36,292 64,296 84,316 120,344 168,340 204,312 240,292 272,306 316,344!', 430, C.blue);
  o += ripples(22, 318, 276, 60, 4, { seed: 4 });
  o +=
    swell('4,350! 40,346 84,358 120,352 160,366 210,352 262,362 316,348!', 440, C.blue3) +
    ripples(22, 366, 276, 40, 3, { seed: 9 });
  o += sh(blob('10,402! 70,392 160,400 250,392 312,402! 312,480! 10,480!'), C.paper2, 2.4);
  o += strokes(['40,430 70,426 96,430', '220,444 250,440 284,444', '60,460 84,457 104,460'], 2.4, C.gold3);
  // dancer: one foot on the ground, one lifted
  const { body, nearArm } = actor({
    neck: [158, 196],
    hip: [166, 296],
    w: 23,
    tilt: [8, -9],
    farArm: '208,260 228,246',
    nearArm: '114,260 97,229',
    farLeg: ['218,334! 196,392', 1, 18],
    nearLeg: ['154,362 150,428', -1, 0],
    hem: 40,
    sway: -4,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.green, C.green],
    belt: C.gold,
    trim: C.gold,
  });
  o += body + nearArm;
  // band in a lying eight, discs
  const ring = (x: number, y: number, from: number, to: number): Point[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => polar(x, y, 45, from + ((to - from) * i) / 8));
  const left = ring(88, 182, 48, 318);
  o += rod(line([...left, ...ring(236, 198, 132, -138), left[0]!]), 6, C.green, 2.2);
  o += pentacle(88, 182, 36) + pentacle(236, 198, 36);
  o += rest(84, 226, 12.5, { skin: SKIN, r: 188 }) + rest(240, 243, 12.5, { skin: SKIN, r: 172, flip: true });
  // head, tall cap
  const h = placer({ x: 158, y: 154, s: 24, r: -8 });
  o += headThreeQuarter(158, 154, 24, { skin: SKIN, r: -8, flip: true });
  o += sh(blob('130,200! 142,190 170,188 186,198! 176,212 160,216 142,212'), C.gold, 2.1);
  o += sh(blob(h('0.5,-0.7! 0.9,-0.4 0.94,0.3 0.7,0.6! 0.5,0.3 0.42,-0.2!')), C.ink, 2);
  o += sh(
    blob(
      h(
        '-0.86,-0.44! -0.9,-1.2 -0.8,-2.6 -0.4,-3.6 0.1,-3.8 0.5,-3.4 0.8,-2.4 0.98,-1.2 0.98,-0.4! 0.3,-0.66 -0.4,-0.66',
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
  o += strokes([h('-0.4,-1.2 -0.4,-2.4 -0.1,-3.4'), h('0.3,-1.2 0.36,-2.2 0.2,-3.2')], 3, C.red2);
  o += tufts('44,416 276,412 116,466 232,466', { rise: 14 });
  return card({ id: 'pen02', ground: C.blue3, picture: o });
}
