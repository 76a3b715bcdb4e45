import { each } from '../geom/points.ts';
import { begonia, disc } from '../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../glyphs.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { CX, sky, stars, wallpaper } from './plate.ts';

const SIGNS = (Object.keys(ZODIAC) as Sign[]).map((sign) => [sign] as const);

/** The twelve signs as tiles, a pigment for every element. */
export const draw = wallpaper('zodiac', (p) => {
  const s = Math.min(96, (p.h * 0.6) / 4 - 14);
  const top = p.h * 0.35;
  const tones = [
    [C.red, C.coral],
    [C.green, C.green2],
    [C.gold, C.gold2],
    [C.blue, C.blue2],
  ] as const;
  let o = sky(p, 'deep', 'paper') + stars(p, p.h - 10, 13, [[CX, p.h * 0.66, p.h * 0.34]]);
  o += each(SIGNS, (sign, i) => {
    const x = CX + ((i % 3) - 1) * (s + 14) - s / 2;
    const y = top + Math.floor(i / 3) * (s + 14);
    const [tone, light] = tones[i % 4]!;
    const mark = i % 4 === 2 ? C.ink : C.paper;
    const dots = [-90, -30, 30, 90, 150, 210]
      .map((a) =>
        disc(
          x + s / 2 + Math.cos((a * Math.PI) / 180) * s * 0.36,
          y + s / 2 + Math.sin((a * Math.PI) / 180) * s * 0.36,
          1.3,
        ),
      )
      .join('');
    return (
      sh(begonia(x, y, s, s, 11), tone, 2.4) +
      ln(begonia(x + 5, y + 5, s - 10, s - 10, 10), 1, light) +
      ln(disc(x + s / 2, y + s / 2, s * 0.36), 0.9, light) +
      flat(dots, light) +
      glyph(sign, x + s / 2, y + s / 2, s * 0.46, mark, s * 0.033)
    );
  });
  return o;
});
