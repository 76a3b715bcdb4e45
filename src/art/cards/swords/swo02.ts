import type { Focus } from '../../art.ts';
import { seated, sleeve } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headFront, headShape } from '../../figures/head.ts';
import { longHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { both, mirror, placer, points } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ripples } from '../../kit/land.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { crescentPath } from '../../kit/stars.ts';
import { heldSword } from '../../kit/wind.ts';

// Lead, azurite; dusk, thin moon.
export const focus: Focus = [46, 92, 228, 319];

export function draw(): string {
  const skin = C.skin[1];
  let o = graded('swo02g', 22, 22, 276, 300, [
    [0, C.night2],
    [0.5, C.grey],
    [1, C.grey2],
  ]);
  o += tone(22, 24, 276, 270, 44, 1.9, 0.3, C.night);
  o += sh(crescentPath(226, 78, 24, 0.35, 24), C.gold2, 2);
  // sea, rocks
  o += sh(rect(10, 316, 304, 170), C.blue, 2.3) + ripples(22, 322, 276, 90, 7, { seed: 7 });
  o +=
    sh(poly('22,352 22,322 40,330 54,310 68,334 84,340 92,352'), C.night2, 2) +
    flat(poly('54,312 68,334 66,350 58,350'), C.ink);
  o +=
    sh(poly('232,344 244,326 258,332 270,304 284,330 306,336 306,344'), C.night2, 2) +
    flat(poly('270,306 284,330 280,342 272,342'), C.ink);
  o += sh(poly('88,374 102,360 112,366 122,374'), C.night2, 1.9) + sh(poly('196,368 206,356 218,368'), C.night2, 1.9);
  // shore, stone bench
  o += sh(blob('10,424! 80,414 160,420 240,412 312,424! 312,480! 10,480!'), C.grey, 2.3);
  o +=
    sh(rounded(76, 366, 168, 24, 4), C.grey2, 2.4) +
    sh(rect(88, 388, 144, 70), C.grey2, 2.3) +
    ln('M92 398H228', 1.2, C.grey);
  // gown
  const hair = longHair(160, 184, 25, { fill: C.ink, line: C.night2 });
  o += hair.behind;
  const body = seated(160, 462, 314, { fill: C.paper, fold: C.grey, sw: 2.9 });
  o += sh(
    blob('150,456! 132,456 122,464 126,470! 152,470!') + blob('170,456! 188,456 198,464 194,470! 168,470!'),
    C.blue3,
    2,
  );
  o += body.svg;
  o += flat(poly('150,200 170,200 173,222 160,234 147,222'), skin);
  o += headFront(160, 184, 25, skin) + hair.front;
  o += ln('M149 204L148 220M171 204L172 220', 2);
  // blindfold
  const h = placer({ x: 160, y: 184, s: 25 });
  o += sh(blob(h('0.8,-0.16! 1.3,-0.02 1.7,0.5! 1.3,0.42 1.34,0.9! 1,0.4 0.8,0.14!')), C.paper, 1.9);
  o += clip(
    'swo02b',
    headShape(160, 184, 26.5),
    sh(blob(h('-1,-0.3! 0,-0.2 1,-0.3! 1,0.16! 0,0.3 -1,0.16!')), C.paper, 2),
  );
  o += strokes([h('-0.66,-0.04 0,0.08 0.7,-0.06')], 1.8, C.grey);
  // crossed swords, arms
  const look = { w: 16, guard: 48, blade: C.paper, shade: C.grey };
  o += heldSword(138, 300, 258, 34, look) + heldSword(182, 300, 258, -34, look);
  for (const f of [1, -1]) {
    const m = (l: string) => (f < 0 ? mirror(l) : points(l));
    o += sleeve(m('128,236 98,296 116,312'), { fill: C.paper, fold: C.grey, w: [28, 36, 36] });
    o += grip(160 - f * 20, 300, 12.5, { skin, dir: f < 0 ? 1 : -1, r: f * 34 });
  }
  o += strokes([...both('134,222 146,236 160,240')], 2.2, C.grey);
  return card({ id: 'swo02', ground: C.grey2, picture: o });
}
