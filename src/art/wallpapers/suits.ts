import { each } from '../geom/points.ts';
import { begonia, disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { clip, graded, ln, sh, tone } from '../kit/marks.ts';
import { star } from '../kit/stars.ts';
import { cup, pentacle, sword, wand } from '../kit/suits.ts';
import { CX, sky, stars, wallpaper } from './plate.ts';

const SUITS = [
  [C.coral, C.red, (x: number, y: number) => wand(x - 6, y + 58, x + 5, y - 52, { w: 13, size: 26 })],
  [C.blue2, C.blue, (x: number, y: number) => cup(x, y - 52, 72)],
  [C.grey2, C.grey, (x: number, y: number) => sword(x, y - 66, y + 64, { w: 15, guard: 52 })],
  [C.green2, C.green, (x: number, y: number) => pentacle(x, y, 48)],
] as const;

/** The emblems of the four suits in begonia windows. */
export const draw = wallpaper('suits', (p) => {
  const top = p.h * 0.36;
  const w = 146;
  const h = Math.min(p.h * 0.265, 214);
  let o = sky(p, 'deep', 'paper') + stars(p, p.h - 10, 17, [[CX, top + h + 8, 232]]);
  o += each(SUITS, (light, dark, emblem, i) => {
    const x = CX - 8 - w + (i % 2) * (w + 16);
    const y = top + (i > 1 ? h + 16 : 0);
    const id = `${p.id}${i}`;
    const ground =
      graded(`${id}g`, x, y, w, h, [
        [0, light],
        [0.75, C.paper],
        [1, C.paper],
      ]) + tone(x, y + 3, w, h * 0.8, 24, 1.6, 0.3, dark);
    const frame = begonia(x, y, w, h, 17);
    return (
      clip(`${id}c`, frame, ground + emblem(x + w / 2, y + h / 2)) +
      ln(frame, 2.6) +
      ln(begonia(x - 5, y - 5, w + 10, h + 10, 17), 1.4, p.metal)
    );
  });
  const cy = top + h + 8;
  return (
    o + sh(disc(CX, cy, 29), p.ground, 2.4) + ln(disc(CX, cy, 25), 1.2, p.metal) + star(CX, cy, 22, { contour: 1 })
  );
});
