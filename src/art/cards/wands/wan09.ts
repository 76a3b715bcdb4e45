import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { g, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Nine of Wands: bandaged guard leaning on a staff, eight more behind him like a fence; wary look.
// Cinnabar, malachite; last light.
export const focus: Focus = [52, 70, 216, 302];

export function draw(): string {
  const skin = C.skin[1];
  let o = sky('wan09', 'afterglow', 400, 46);
  o += ridge('10,384 56,352 104,382 166,346 214,384 266,350 312,378', 420, C.green2, C.green);
  o += sh(blob('10,404! 100,396 220,402 310,394! 310,480! 10,480!'), C.green, 2.4);
  // the fence
  o += each(
    [
      [34, 96],
      [55, 78],
      [142, 70],
      [170, 94],
      [198, 76],
      [224, 96],
      [250, 74],
      [276, 92],
    ],
    (x, y, i) =>
      wand(x + (i % 2 ? 1 : -1), 430, x, y, {
        w: 11.5,
        size: 19,
        fill: C.red2,
        light: C.plum,
        leaves: i % 2 ? '0.97,-34 0.92,42' : '0.97,34 0.91,-42',
      }),
  );
  o += sh(blob('10,432! 100,420 220,428 310,420! 310,480! 10,480!'), C.green2, 2.4);
  o += tufts('44,448 92,462 240,454 282,446 214,464', { rise: 14 });
  // the guard
  const { body } = actor({
    neck: [144, 212],
    hip: [178, 312],
    w: 31,
    tilt: [-14, 10],
    hem: 42,
    far: 0,
    farLeg: ['146,372 152,440', -1],
    nearLeg: ['200,378 208,448', -1],
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.straw2, fold: C.gold3 },
    shoes: [C.red2, C.red2],
    trim: C.gold,
  });
  // staff he leans on, both hands on it
  const behind = o;
  o =
    sh(blob('140,204! 112,211 90,234 74,256 75,270 87,273 99,260 108,245! 116,230 140,228!'), C.paper, 2.4) +
    strokes(['126,214 100,235 86,252', '80,266 91,260 97,252'], 2.4, C.grey);
  o += body;
  const h = placer({ x: 150, y: 175, s: 27, flip: true, r: -10 });
  o += sh(blob(h('-0.3,-0.98! -0.8,-0.8 -1.04,-0.2 -0.96,0.5 -0.6,0.96! -0.3,0.6 -0.3,0')), C.gold3, 2);
  o += headThreeQuarter(150, 175, 27, { skin, flip: true, r: -10, mood: 'wary' });
  o += strokes([h('0.2,0.72 0.32,0.75 0.44,0.72')], 1.6);
  o += sh(blob(h('-0.34,-0.3! -0.9,-0.5 -0.96,0.1 -0.72,0.66! -0.52,0.2')), C.gold3, 1.8);
  o += sh(blob(h('0.7,-0.66! 0.5,-1.1 -0.1,-1.3 -0.76,-1.06 -1,-0.5! -0.4,-0.8 0.3,-0.8')), C.gold3, 2);
  o +=
    sh(blob(h('0.74,-0.4! 0.74,-0.72! 0.2,-0.9 -0.5,-0.78 -1.02,-0.36! -0.98,0! -0.5,-0.4 0.1,-0.54')), C.paper, 2) +
    strokes([h('0.6,-0.54 0,-0.72 -0.7,-0.4')], 1.8, C.grey);
  o += sh(blob(h('-0.9,-0.3! -1.4,-0.3 -1.5,0.1! -1.2,0 -1.3,0.5! -1,0.2 -0.86,-0.1!')), C.paper, 1.8);
  o += sh(blob('122,213! 132,206 160,199 177,209! 171,226 151,232 131,227'), C.green, 2.1);
  o += wand(97, 456, 107, 52, { w: 15, size: 27, fill: C.straw, light: C.straw2, leaves: '0.97,-34 0.92,42 0.3,-42' });
  o +=
    grip(101, 228, 12.5, { skin, dir: 1, r: 0, wrist: [102, 249] }) +
    rod(line('91,247 99,251 109,248'), 3.4, C.red, 1.7);
  o += grip(101, 271, 13, { skin, dir: 1, r: 0, wrist: [125, 272] });
  o += sh(
    blob(
      '160,204! 176,203 188,216 193,240 194,262! 190,275 180,282 156,282 124,281! 122,263! 148,263 168,260! 165,240 160,222',
    ),
    C.paper,
    2.5,
  );
  o +=
    strokes(['176,210 184,230 185,254', '168,261 177,263 188,260', '142,268 160,273 176,274'], 2.6, C.grey) +
    rod(line('122,261 120,272 124,283'), 3.4, C.red, 1.7);
  const leaning = g(o, 'transform="rotate(-5 190 448)"');
  return card({ id: 'wan09', ground: C.green2, picture: behind + leaning });
}
