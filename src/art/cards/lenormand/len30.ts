import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, mirror, place, placer, polar, xy } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { starfield } from '../../kit/stars.ts';

// Lily: white lilies in bloom, three heads. Green, gold; night.
export const focus: Focus = [40, 72, 240, 336];

function bloom(x: number, y: number, r: number, turn: number): string {
  const petal = (a: number, l: number, w: number) => {
    const put = placer({ x, y, s: l, r: turn + a });
    return (
      sh(
        blob(
          put(
            `0,0! ${-w * 0.5},-0.34 ${-w * 0.82},-0.62 ${-w * 0.3},-0.88 0.02,-1.06! ${w * 0.3},-0.88 ${w * 0.82},-0.62 ${w * 0.5},-0.34`,
          ),
        ),
        C.paper,
        2,
      ) +
      flat(blob(put(`0.02,-0.1! 0.02,-0.96! ${w * 0.66},-0.62 ${w * 0.4},-0.34`)), C.paper2) +
      strokes([put('0,-0.12 -0.01,-0.5 0,-0.9')], r * 0.06, C.green)
    );
  };
  let o =
    [60, 180, 300].map((a) => petal(a, r * 0.94, 0.34)).join('') + [0, 120, 240].map((a) => petal(a, r, 0.4)).join('');
  o += sh(disc(x, y, r * 0.13), C.green2, 1.4);
  for (let i = 0; i < 6; i++) {
    const p = polar(x, y, r * 0.44, turn + 30 + i * 60);
    o += ln(`M${xy([x, y])}L${xy(p)}`, 1.6, C.gold3) + sh(disc(p[0], p[1], r * 0.075), C.gold, 1.2);
  }
  return o;
}
const trumpet = (x: number, y: number, s: number, r: number) => {
  const put = placer({ x, y, s, r });
  const p = (l: string, fill: string) => sh(blob(put(l)), fill, 2);
  const side = '0,50! -12,22 -18,-8 -36,-30 -64,-28! -56,-46 -30,-52 -6,-26 4,10!';
  const stamens = '-16,-70 0,-78 16,-70';
  return (
    p('0,10! -24,-30 -24,-66 -2,-98! 22,-68 24,-30', C.paper2) +
    at(stamens, (a, b) => ln(`M${xy(put('0,0')[0]!)}L${xy(put([[a, b]])[0]!)}`, 1.8, C.gold3)) +
    sh(
      at(put(stamens), (a, b) => disc(a, b, 3.6)),
      C.gold,
      1.2,
    ) +
    p(side, C.paper) +
    sh(blob(put(mirror(side, 0))), C.paper2, 2) +
    p('0,54! -15,20 -20,-10 -12,-34 -4,-46! 10,-34 18,-10 14,20', C.paper) +
    strokes([put('0,44 -1,4 -4,-36'), put('-8,14 -22,-22 -46,-36'), put('8,14 22,-22 46,-36')], 3, C.green2)
  );
};
const bud = (x: number, y: number, s: number, r: number) =>
  sh(blob(place('0,16! -10,2 -8,-18 0,-34! 8,-18 10,2', { x, y, s, r })), C.green2, 2) +
  strokes([place('-2,12 -3,-6 0,-26', { x, y, s, r }), place('4,10 4,-6 2,-20', { x, y, s, r })], 2, C.green);

export function draw(): string {
  let o = sky('len30', 'night', 420);
  o += starfield(32, 50, 256, 330, 40, 21, {
    avoid: [
      [160, 150, 80],
      [92, 236, 70],
      [228, 246, 70],
      [160, 330, 90],
    ],
  });
  o += sh(blob('10,424! 90,412 160,420 230,410 310,422! 310,480! 10,480!'), C.green3, 2.4);
  o +=
    leaf(160, 456, 148, -132, { fill: C.green, w: 0.24, sw: 2.2 }) +
    leaf(160, 456, 148, -48, { fill: C.green, w: 0.24, sw: 2.2 });
  o +=
    rod(line('160,470 162,380 158,280 160,170'), 6, C.green2, 2) +
    rod(line('160,372 138,330 120,280') + line('160,384 182,340 202,292'), 4.6, C.green2, 2) +
    rod(line('160,300 204,230 246,156') + line('160,290 116,220 76,138'), 3, C.green2, 1.8);
  o +=
    leaf(162, 440, 110, -112, { fill: C.green2, w: 0.26, sw: 2.2 }) +
    leaf(158, 440, 110, -68, { fill: C.green2, w: 0.26, sw: 2.2 }) +
    leaf(160, 352, 50, -20, { fill: C.green }) +
    leaf(160, 330, 50, -162, { fill: C.green });
  o += bud(72, 128, 1.05, -22) + bud(250, 146, 0.95, 24);
  o += trumpet(98, 240, 0.88, -30) + trumpet(224, 252, 0.88, 30) + bloom(160, 158, 76, 0);
  o += tufts('50,448 270,446 94,462 228,462', { rise: 16, fill: C.green2, w: 2.6 });
  return card({ id: 'len30', ground: C.night2, picture: o });
}
