import { blob, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { gulls } from '../kit/wind.ts';
import { sky, stars, W, wallpaper } from '../wallpapers/plate.ts';

const SEA = 158;
const [X, TOP] = [82, 58];
const LAMP = TOP + 4;

/** A light on the cliff reaches over the sea to a small ship. */
export const draw = wallpaper('beacon-wide', (p) => {
  const beam = (dy: number, spread: number, fill: string) =>
    flat(`M${X} ${LAMP}L${W + 4} ${LAMP + dy - spread}V${LAMP + dy + spread}z`, fill);
  const cliff = '-6,236! -6,142 30,134 56,140 116,138! 128,150 138,166 160,178 168,196 186,236!';
  const ship = placer({ x: 276, y: SEA + 4 });
  let o = sky(p, 'night', 'day', SEA + 10) + (p.dark ? stars(p, SEA - 30, 41, [[X, LAMP, 44]]) : '');
  o += p.dark
    ? beam(30, 40, C.night2) + beam(30, 23, C.blue) + beam(30, 9, C.gold)
    : cloud(220, 66, 104) + cloud(320, 104, 70, { flip: true }) + gulls('150,70 174,80 196,66', 8);
  o += scaleWaves(-20, SEA - 6, W + 40, 2, 13, {
    fills: p.pick([C.blue, C.blue3], [C.blue2, C.blue]),
    rings: 1,
    sw: 1.3,
  });
  o +=
    ln(poly(ship('0,-6 0,-58'), false), 3) +
    sh(blob(ship('3,-54! 22,-38 26,-14! 3,-12!')), C.paper, 1.9) +
    sh(blob(ship('-3,-48! -18,-30 -20,-14! -3,-12!')), C.paper2, 1.9) +
    sh(blob(ship('-30,-10! -8,-4 12,-4 32,-12! 24,10 -22,10!')), C.red, 2.1);
  o += scaleWaves(-20, SEA + 6, W + 40, 9, 14, {
    fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
    rings: 2,
    sw: 1.4,
  });
  o += sh(blob(cliff), p.pick(C.grey, C.green2), 2.6);
  o += flat(
    blob('116,140! 127,151 137,167 158,179 166,197 183,234! 120,234! 132,196 112,170'),
    p.pick(C.night2, C.green),
  );
  // the tower with its bands, gallery and lamp
  const tower = (y: number) => 8.5 + (y - TOP) * 0.075;
  const band = (y0: number, y1: number, fill: string, sw: number) =>
    sh(poly(`${X - tower(y0)},${y0} ${X + tower(y0)},${y0} ${X + tower(y1)},${y1} ${X - tower(y1)},${y1}`), fill, sw);
  o += band(TOP + 14, 142, C.paper, 2.4) + band(86, 97, C.red, 1.6) + band(112, 124, C.red, 1.6);
  o += flat(poly(`${X + 5},74 ${X + 9},74 ${X + 14},141 ${X + 7},141`), C.grey) + flat(rect(X - 3, 130, 6, 12), C.ink);
  o += sh(rect(X - 14, TOP + 11, 28, 6), C.gold, 1.9) + sh(rect(X - 8, TOP - 7, 16, 18), p.pick(C.gold2, C.blue2), 1.9);
  o += sh(`M${X - 12} ${TOP - 7}l12 -15l12 15z`, C.red2, 2) + flat(disc(X, TOP - 24, 2.4), C.gold);
  return o + star(X, LAMP - 2, p.pick(20, 8), { inner: 0.24, light: C.paper, dark: C.gold2 });
});
