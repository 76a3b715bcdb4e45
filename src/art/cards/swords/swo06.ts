import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { g, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { planted } from '../../kit/wind.ts';

// Azurite, lead, cinnabar; still light ahead.
export const focus: Focus = [34, 112, 252, 353];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('swo06', 'grey', 304);
  // far shore, smooth water
  o += ridge('108,300 150,252 178,284 206,236 250,280 280,262 312,296', 310, C.grey2, C.grey);
  o += sh(rect(10, 300, 304, 180), C.blue2, 2.2) + tone(24, 312, 272, 80, 9, 1.2, 1.2, C.paper);
  // inside of the boat
  o += sh(blob('34,350! 90,372 220,372 288,330! 280,380 60,384'), C.ink, 2.2);
  // six swords standing in the bow
  o += planted(
    [199, 214, 229, 244, 259, 274].map((x, i) => [x, 214 + (i % 2) * 24 - (i > 4 ? 8 : 0), 1.5]),
    170,
    { w: 9.5, guard: 17, blade: C.paper, shade: C.grey },
  );
  // child, covered woman
  o +=
    sh(blob('172,326 164,336 162,350 158,386! 196,386! 192,350 188,334'), C.red, 2.2) +
    strokes(['172,342 170,360 168,380', '182,342 184,360 186,378'], 2.2, C.red2);
  o +=
    sh(disc(176, 318, 11.5), C.skin[1], 2) +
    sh(blob('164,320! 163,308 174,302 187,308 188,326! 182,312 172,312 168,328!'), C.gold3, 1.9);
  let pair = sh(blob('134,286 118,294 108,320 100,386! 176,386! 174,340 170,306 158,292'), C.blue3, 2.7);
  pair += headProfile(150, 276, 15, { skin: C.skin[1], r: 16, sw: 1.9 });
  pair += sh(
    blob('160,262! 152,250 138,248 126,260 124,280 120,296 112,312! 140,318 160,310! 152,298 142,288 146,270'),
    C.blue3,
    2.4,
  );
  pair += strokes(
    ['122,316 114,350 112,382', '138,320 134,350 136,382', '154,314 156,346 152,382', '140,256 134,272 134,292'],
    3,
    C.blue,
  );
  o += g(pair, 'transform="translate(-9 0)"');
  // ferryman with his pole
  const man = actor({
    neck: [86, 196],
    hip: [72, 290],
    w: 22,
    tilt: [10, 4],
    far: 1,
    farLeg: ['102,326 104,376', 1],
    nearLeg: ['62,334 58,378', 1],
    farArm: '126,226 116,216',
    nearArm: '72,252 92,268',
    tunic: { fill: C.blue, fold: C.blue3 },
    sleeve: { fill: C.red, fold: C.red2 },
    hose: { fill: C.grey2, fold: C.grey },
    shoes: [C.gold3, C.gold3],
    hem: 38,
    sway: -4,
  });
  o += man.body;
  o += rod('M132 132L46 470', 5, C.gold, 1.9);
  o += grip(111, 215, 10.5, { skin, dir: -1, r: 14 }) + man.nearArm + grip(98, 266, 10.5, { skin, dir: -1, r: 14 });
  o += headProfile(98, 158, 22, { skin, r: 10 });
  const h = placer({ x: 98, y: 158, s: 22, r: 10 });
  o += sh(
    blob(h('0.7,-0.5! 0.62,-1.02 0,-1.26 -0.8,-1.06 -1.1,-0.4 -1,0.3! -0.6,0.1 -0.3,-0.36 0.2,-0.5')),
    C.red,
    2.2,
  );
  o += sh(blob(h('0.84,-0.44! 0.3,-0.66 -0.5,-0.5 -1.04,0 -1.14,0.36! -0.7,0.34 -0.3,-0.1 0.3,-0.34')), C.red2, 2);
  o += sh(blob('76,196! 90,188 106,194! 108,206 92,212 78,206'), C.gold2, 2);
  // near side
  const hull = '24,338! 60,358 110,372 210,372 256,360 298,318! 294,364 270,398 220,416 100,416 56,402 34,376';
  o += sh(blob(hull), C.gold3, 3);
  o += strokes(['40,366 100,386 200,388 276,362', '48,386 110,402 210,402 268,380'], 3, C.ink);
  o += rod(line('25,339 60,359 110,373 210,373 256,361 297,320'), 3.4, C.gold, 1.8);
  // rough water
  o += scaleWaves(22, 390, 276, 8, 17);
  return card({ id: 'swo06', ground: C.blue, picture: o });
}
