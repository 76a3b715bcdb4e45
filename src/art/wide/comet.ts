import { blob, poly, taper } from '../geom/paths.ts';
import { rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { pine, ridge } from '../kit/land.ts';
import { flat, sh } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { hill, sky, stars, wallpaper } from '../wallpapers/plate.ts';

/** A comet crosses the valley; one window is lit below. */
export const draw = wallpaper('comet-wide', (p) => {
  const [x, y] = [112, 92];
  let o =
    sky(p, 'night', 'rose', 190) +
    stars(p, 130, 12, [
      [x, y, 40],
      [190, 66, 44],
      [270, 40, 60],
    ]);
  const tail = (w: number, fill: string) =>
    flat(
      blob(`${x},${y - w}! 190,${58 - w} 366,${8 - w * 2}! 366,${30 + w * 2}! 220,${78 + w} ${x - 4},${y + w}!`),
      fill,
    );
  o += tail(17, p.pick(C.night2, C.coral)) + tail(10, p.pick(C.blue, C.gold2)) + tail(4, p.pick(C.blue2, C.paper));
  for (const [dy, to] of [
    [-8, 250],
    [-2, 330],
    [6, 286],
  ] as const)
    o += flat(
      taper(`${x + 20},${y + dy * 0.6} ${(x + to) / 2},${68 + dy} ${to},${92 - to * 0.22 + dy * 2}`, [1, 2.4, 0.4]),
      p.pick(C.gold2, C.red),
    );
  o += star(x, y, 34, {
    inner: 0.34,
    contour: 1.6,
    light: p.pick(C.paper, C.gold2),
    dark: p.pick(C.gold2, C.gold),
    rot: -106,
  });
  o += ridge(
    '-10,170 34,128 70,158 120,108 168,162 214,132 250,160 306,112 372,162',
    230,
    p.pick(C.blue, C.blue2),
    p.pick(C.blue3, C.blue),
  );
  o += ridge(
    '-10,192 52,164 96,192 180,168 232,196 300,164 372,190',
    230,
    p.pick(C.night2, C.green2),
    p.pick(C.night, C.green),
  );
  o += hill(214, [26, 14, 20, 10, 24], 230, p.pick(C.ink, C.green), 2.2);
  o +=
    sh(rect(238, 184, 30, 18), C.paper, 1.9) +
    sh(poly('232,186 242,170 264,170 274,186'), C.red2, 1.9) +
    sh(rect(246, 189, 8, 8), C.gold2, 1.5);
  for (const [px, h] of [
    [24, 66],
    [48, 46],
    [292, 40],
    [330, 72],
    [310, 52],
  ] as const)
    o += pine(px, 210, h, p.pick(C.night, C.green3), 1.8);
  return o;
});
