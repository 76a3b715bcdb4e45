import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import type { Point } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Eight of Wands: eight staves flying side by side down the sky; open country, river; no people.
// Cinnabar, malachite, azurite; dusk.
export const focus: Focus = [34, 40, 252, 353];

export function draw(): string {
  let o = sky('wan08', 'afterglow', 500, 52);
  // open country
  o += ridge('10,352 50,322 92,346 140,316 190,348 236,326 310,352', 380, C.coral, C.red);
  o += sh(blob('10,356! 100,346 210,356 310,348! 310,480! 10,480!'), C.green2, 2.3);
  o += sh(
    blob(
      '196,353! 214,353! 190,366 176,378 214,392 250,410 236,436 210,480! 96,480! 150,440 168,420 132,398 120,380 150,364',
    ),
    C.blue,
    2.2,
  );
  o += ripples(138, 376, 60, 18, 2, { seed: 4, wd: 1.7 }) + ripples(164, 412, 48, 60, 5, { seed: 8, wd: 2 });
  o += sh(rect(262, 336, 24, 18), C.paper, 1.8) + sh('M257 338l17-15l17 15z', C.red, 1.8);
  o +=
    roundTree(52, 396, 46, C.green, C.green2) +
    roundTree(84, 386, 34, C.green, C.green2) +
    roundTree(276, 420, 56, C.green, C.green2);
  o += tufts('40,440 90,432 64,464 262,456 288,446', { rise: 15 });
  // eight staves
  const streaks: Point[][] = [];
  let staves = '';
  for (let i = 0; i < 8; i++) {
    // the lowest is the nearest: longer, thicker, a little ahead
    const t = i / 7;
    const a = (36 * Math.PI) / 180;
    const half = 84 + t * 20;
    const lead = i % 2 ? 16 : 0;
    const x = 226 - t * 110 + lead * 0.81;
    const y = 84 + t * 178 + lead * 0.59;
    const [dx, dy] = [Math.cos(a) * half, Math.sin(a) * half];
    streaks.push([
      [x - dx * 1.12, y - dy * 1.12],
      [x - dx * 1.5, y - dy * 1.5],
      [x - dx * 2.1, y - dy * 2.1],
    ]);
    staves += wand(x - dx, y - dy, x + dx, y + dy, {
      w: 11 + t * 5,
      size: 17 + t * 6,
      fill: C.straw2,
      light: C.paper,
      dark: C.straw,
      leaves: i % 2 ? '0.98,-28 0.92,40 0.6,-40' : '0.98,30 0.9,-42 0.52,38',
    });
  }
  return card({
    id: 'wan08',
    ground: C.green2,
    picture: o + strokes(streaks, 3.4, C.paper) + staves,
    over: { art: staves, within: rect(286, 60, 34, 200) },
  });
}
