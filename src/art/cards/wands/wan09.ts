import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Nine of Wands: bandaged guard leaning on a staff, eight more behind him like a fence; wary look.
// Cinnabar, malachite; last light.
export const focus: Focus = [52, 70, 216, 302];

export function draw(): string {
  const skin = C.skin[1];
  let o = sky('wan09', 'ember', 400, 46);
  o += ridge('10,384 56,352 104,382 166,346 214,384 266,350 312,378', 420, C.green2, C.green);
  o += sh(blob('10,404! 100,396 220,402 310,394! 310,480! 10,480!'), C.green, 2.4);
  // the fence
  o += each(
    [
      [38, 92],
      [64, 74],
      [90, 96],
      [142, 70],
      [198, 76],
      [224, 96],
      [250, 74],
      [276, 92],
    ],
    (x, y, i) =>
      wand(x + (i % 2 ? 1 : -1), 430, x, y, {
        w: 11.5,
        size: 19,
        leaves: i % 2 ? '0.97,-34 0.92,42' : '0.97,34 0.91,-42',
      }),
  );
  o += sh(blob('10,432! 100,420 220,428 310,420! 310,480! 10,480!'), C.green2, 2.4);
  o += tufts('44,448 92,462 240,454 282,446 214,464', { rise: 14 });
  // the guard
  const { body } = actor({
    neck: [152, 202],
    hip: [172, 312],
    w: 31,
    tilt: [-9, 8],
    hem: 42,
    far: 0,
    farLeg: ['146,372 152,440', -1],
    nearLeg: ['204,376 206,448', 1],
    farArm: '126,256 120,238',
    tunic: { fill: C.red, fold: C.red2 },
    sleeve: { fill: C.paper, fold: C.grey },
    hose: { fill: C.gold2, fold: C.gold3 },
    shoes: [C.red2, C.red2],
    trim: C.gold,
  });
  o += body;
  const h = placer({ x: 148, y: 164, s: 27, flip: true, r: -8 });
  o += sh(blob(h('-0.3,-0.98! -0.8,-0.8 -1.04,-0.2 -0.96,0.5 -0.6,0.96! -0.3,0.6 -0.3,0')), C.gold3, 2);
  o += headThreeQuarter(148, 164, 27, { skin, flip: true, r: -8 });
  o += strokes(
    [h('-0.24,0.6 0.1,0.86 0.4,0.84'), h('-0.34,-0.24 -0.1,-0.4 0.16,-0.26'), h('0.44,-0.28 0.56,-0.36 0.68,-0.28')],
    2.4,
  );
  o += sh(blob(h('-0.34,-0.3! -0.9,-0.5 -0.96,0.1 -0.72,0.66! -0.52,0.2')), C.gold3, 1.8);
  o += sh(blob(h('0.7,-0.66! 0.5,-1.1 -0.1,-1.3 -0.76,-1.06 -1,-0.5! -0.4,-0.8 0.3,-0.8')), C.gold3, 2);
  o +=
    sh(blob(h('0.74,-0.4! 0.74,-0.72! 0.2,-0.9 -0.5,-0.78 -1.02,-0.36! -0.98,0! -0.5,-0.4 0.1,-0.54')), C.paper, 2) +
    strokes([h('0.6,-0.54 0,-0.72 -0.7,-0.4')], 1.8, C.grey);
  o += sh(blob(h('-0.9,-0.3! -1.4,-0.3 -1.5,0.1! -1.2,0 -1.3,0.5! -1,0.2 -0.86,-0.1!')), C.paper, 1.8);
  o += sh(blob('124,206! 136,195 164,193 178,200! 172,216 154,221 136,216'), C.green, 2.1);
  // staff he leans on
  o += wand(106, 452, 116, 56, { w: 15, size: 27, fill: C.gold, light: C.gold2, leaves: '0.97,-34 0.92,42 0.3,-42' });
  o += grip(112, 218, 12, { skin, dir: 1, r: -50 });
  o += reach({
    from: [177, 214],
    to: [113, 266],
    u: 25,
    bend: -1,
    long: [2.3, 2.4],
    hand: 'grip',
    flip: true,
    r: 2,
    skin,
    fill: C.paper,
    fold: C.grey,
    cuff: C.red,
    into: [166, 232],
  });
  return card({ id: 'wan09', ground: C.green2, picture: o });
}
