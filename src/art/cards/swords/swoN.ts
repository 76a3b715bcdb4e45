import type { Focus } from '../../art.ts';
import { type HorsePlace, horse, rider, saddleCloth } from '../../beasts/horse.ts';
import { leg, limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { butterfly, gulls, heldSword } from '../../kit/wind.ts';

// Lead, cinnabar, azurite; storm from the left.
export const focus: Focus = [30, 60, 256, 358];
const AT: HorsePlace = { x: 285, y: 458, s: 1.1, flip: true, pose: 'charge' };

/** Tree bent by the wind; foot at x, y. */
function bent(x: number, y: number, h: number): string {
  const put = placer({ x, y, s: h / 100 });
  return (
    sh(taper(put('0,0 -4,-34 6,-62 30,-84'), [h * 0.12, h * 0.07, h * 0.05, h * 0.02]), C.gold3, 1.8) +
    sh(
      blob(put('0,-60! 4,-92 30,-106 58,-104 92,-92! 74,-88 88,-76! 64,-76 70,-62! 46,-66 40,-52! 20,-62')),
      C.blue,
      2,
    ) +
    strokes([put('16,-82 44,-92 74,-90'), put('18,-72 40,-78 62,-74')], h * 0.03, C.blue2)
  );
}
export function draw(): string {
  const skin = C.skin[0];
  let o = sky('swoN', 'grey', 430);
  // torn clouds, birds
  const torn = [
    [-0.5, 0.035, 0.096],
    [-0.28, -0.04, 0.15],
    [0, -0.06, 0.13],
    [0.3, 0.02, 0.1],
    [0.5, 0.035, 0.096],
  ] as const;
  o += each(
    [
      [214, 74, 150],
      [286, 186, 96],
    ],
    (x, y, w) => cloud(x, y, w, { inner: C.grey, lobes: torn, sw: 2 }),
  );
  o += gulls('106,56 76,66 112,84', 9);
  // plain
  o += bent(38, 304, 70) + bent(70, 308, 26);
  o += sh(blob('10,304! 50,298 96,318 150,370 190,420! 10,440!'), C.blue2, 2.2);
  o += strokes(['30,326 60,322 84,332', '34,356 52,350 68,356'], 2.4, C.blue);
  o += sh(blob('10,412! 90,402 200,410 312,400! 312,480! 10,480!'), C.paper2, 2.3);
  o += strokes(
    ['28,440 60,432 100,436', '150,464 200,456 250,462', '236,436 262,430 292,434', '40,466 66,460 96,464'],
    3,
    C.gold3,
  );
  o +=
    cloud(252, 458, 84, { inner: C.gold, lobes: torn, sw: 2 }) +
    cloud(120, 462, 60, { inner: C.gold, lobes: torn, sw: 2 });
  const [x, y] = rider(AT).seat;
  const put = placer({ x, y, flip: true });
  // cloak in the wind
  o += sh(
    blob(
      put('14,-98! -14,-92 -38,-108 -70,-96 -104,-112! -96,-88 -110,-70 -96,-56! -70,-62 -50,-40 -22,-32 -2,-8 20,-40'),
    ),
    C.red,
    2.5,
  );
  o += strokes([put('2,-88 -40,-86 -88,-96'), put('2,-74 -40,-66 -92,-72'), put('2,-54 -26,-50 -58,-54')], 3.2, C.red2);
  o += horse({ ...AT, coat: C.grey, far: C.night2, mane: C.paper, fold: C.night2, bridle: C.red });
  o += saddleCloth(AT, C.blue, C.gold);
  const [fx, fy] = put('-22,34')[0]!;
  o += butterfly(fx, fy, 13, { sw: 1.4, r: -10 });
  o += gulls(put('6,46'), 10, C.gold2);
  // far arm with the sword
  const [hx, hy] = put('66,-150')[0]!;
  o += heldSword(hx, hy, 176, -40, { w: 14, guard: 40, blade: C.paper, shade: C.grey2 });
  o += union([limb(put('28,-86 54,-108 64,-142'), [22, 19, 13])], C.grey, 2.3);
  o += grip(hx, hy, 11, { skin: C.grey2, dir: 1, r: -40 });
  // near leg
  o += leg(put('0,-6 34,20 20,60'), { fill: C.grey2, fold: C.grey, shoe: C.grey2, w: [36, 27, 15], dir: -1, r: 8 });
  const [kx, ky] = put('34,18')[0]!;
  o += sh(disc(kx, ky, 10), C.grey2, 2) + flat(disc(kx - 3, ky - 3, 3.4), C.paper);
  // trunk in plate, tabard
  const coat = blob(put('-16,2! -14,-40 -2,-82 10,-100 32,-102 44,-86 42,-56 30,-24 28,8!'));
  o += sh(coat, C.blue, 2.7);
  o += strokes([put('4,-84 0,-50 -6,-10'), put('24,-84 18,-46 12,-6'), put('36,-80 32,-50 24,-14')], 2.6, C.blue3);
  const [bx, by] = put('22,-62')[0]!;
  o += butterfly(bx, by, 12, { sw: 1.3, r: 14 });
  o += rod(line(put('-13,-30 10,-26 31,-30')), 3.6, C.gold, 1.7);
  // near arm with the reins
  o += union([limb(put('8,-84 -4,-48 28,-22'), [23, 19, 13])], C.grey2, 2.3);
  o += strokes([put('4,-78 -8,-52 4,-40')], 2.4, C.grey);
  const [rx, ry] = put('32,-20')[0]!;
  o += grip(rx, ry, 9.5, { skin: C.grey2, dir: 1, r: 50 });
  const [sx, sy] = put('8,-86')[0]!;
  o += sh(disc(sx, sy, 14), C.grey2, 2.2) + flat(disc(sx - 5, sy - 5, 4.6), C.paper);
  // head and helm
  const [cx, cy] = put('34,-126')[0]!;
  o += headProfile(cx, cy, 20, { flip: true, skin, r: -8 });
  const h = placer({ x: cx, y: cy, s: 20, flip: true, r: -8 });
  o += sh(
    blob(h('-0.2,-1.1! -0.7,-1.5 -1.5,-1.66 -2.2,-1.3 -3,-1.5! -2.6,-1 -3,-0.7! -2.2,-0.6 -1.6,-0.5 -0.9,-0.5')),
    C.red,
    2.2,
  );
  o += strokes([h('-0.6,-1.1 -1.5,-1.2 -2.4,-1.1'), h('-0.8,-0.8 -1.5,-0.8 -2.2,-0.84')], 2.4, C.red2);
  o += sh(
    blob(
      h(
        '0.74,-0.5! 0.6,-1.04 0,-1.24 -0.7,-1.06 -1.04,-0.4 -1,0.5 -0.9,1.4! -0.3,1.5 0.1,1.3! 0.06,0.7 0.12,0.1 0.3,-0.4',
      ),
    ),
    C.grey2,
    2.2,
  );
  o += strokes([h('-0.3,-1 -0.66,-0.2 -0.5,1'), h('0.66,-0.54 0,-0.66 -0.8,-0.3')], 2.2, C.grey);
  return card({ id: 'swoN', ground: C.grey2, picture: o });
}
