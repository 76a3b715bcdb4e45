import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { polar } from '../../geom/points.ts';
import { arc, disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, star, starfield } from '../../kit/stars.ts';

// Key: one ornate key, upright. Gold, blue, red; deep blue.
export const focus: Focus = [44, 84, 250, 350];

export function draw(): string {
  let o = sky('len33', 'deep', 472, 60);
  o += rays(160, 152, 96, 150, 48, { wavy: false, w: 0.34, fill: C.gold2 });
  o += starfield(32, 60, 256, 390, 34, 28, {
    avoid: [
      [160, 152, 150],
      [176, 300, 70],
      [176, 390, 70],
    ],
  });
  // cord and tassel
  o += rod(line('160,102 116,88 70,110 52,170 58,236'), 3.4, C.red, 1.8);
  o +=
    sh(blob('46,240! 70,240! 80,306! 70,300 64,308 57,300 50,308 38,304!'), C.red, 2.2) +
    strokes(['52,250 48,276 46,296', '58,250 58,276 58,296', '64,250 68,276 70,296'], 2.2, C.red2) +
    sh(rounded(44, 228, 28, 13, 4), C.gold, 2);
  // bow
  const lobe = (a: number, r: number) => {
    const p = polar(160, 152, 50, a);
    return disc(p[0], p[1], r);
  };
  o += union([lobe(-90, 32), lobe(180, 32), lobe(0, 32), disc(160, 152, 46)], C.gold, 3);
  o += [-90, 180, 0]
    .map((a) => {
      const p = polar(160, 152, 52, a);
      return sh(disc(p[0], p[1], 15), C.blue, 2.2);
    })
    .join('');
  o +=
    ln(arc(160, 102, 27, 170, 280) + arc(108, 152, 27, 110, 260), 4, C.gold2) +
    ln(arc(160, 102, 27, -40, 20) + arc(212, 152, 27, -40, 90), 4, C.gold3);
  o += sh(disc(160, 152, 32), C.red, 2.4) + ln(disc(160, 152, 27), 1.2, C.gold2) + star(160, 152, 27);
  // collar, shaft, bit
  o +=
    sh(poly('152,196 168,196 168,440 160,450 152,440'), C.gold, 2.8) +
    flat(rect(161, 214, 6, 226), C.gold3) +
    strokes(['156,224 155,330 156,434'], 3, C.gold2);
  o +=
    sh(rounded(142, 194, 36, 13, 5), C.gold, 2.4) +
    sh(rounded(146, 209, 28, 9, 4), C.gold2, 2) +
    sh(rounded(146, 328, 28, 10, 4), C.gold2, 2.2);
  o += sh(
    poly('168,350 222,350 222,374 206,374 206,384 222,384 222,420 204,420 204,404 190,404 190,420 168,420'),
    C.gold,
    2.8,
  );
  o +=
    flat(poly('170,406 188,406 188,418 170,418'), C.gold3) +
    sh(rect(182, 362, 14, 14), C.blue, 2) +
    strokes(['174,356 194,354 216,356'], 2.4, C.gold2);
  return card({ id: 'len33', ground: C.blue, picture: o });
}
