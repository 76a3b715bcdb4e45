import { each, polar, xy } from '../geom/points.ts';
import { arc, disc } from '../geom/shapes.ts';
import { glyph, type Sign, ZODIAC } from '../glyphs.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from '../kit/marks.ts';
import { sun } from '../kit/stars.ts';
import { CX, sky, stars, wallpaper } from './plate.ts';

const SIGNS = (Object.keys(ZODIAC) as Sign[]).map((sign) => [sign] as const);

/** The twelve signs round the sun. */
export const draw = wallpaper('zodiac-wheel', (p) => {
  const y = p.h * 0.6;
  const tints = p.pick([C.red2, C.green3, C.gold3, C.blue3], [C.coral, C.green2, C.gold2, C.blue2]);
  let o = sky(p, 'deep', 'paper') + stars(p, p.h - 10, 39, [[CX, y, 178]]);
  o += sh(disc(CX, y, 168), p.ground, 2.4, p.metal) + ln(disc(CX, y, 163), 0.9, p.metal);
  o += each(SIGNS, (sign, i) => {
    const a = -90 + i * 30 - 15;
    const [x, gy] = polar(CX, y, 138, a + 15);
    const cell = `${arc(CX, y, 158, a, a + 30)}L${xy(polar(CX, y, 117, a + 30))}${arc(CX, y, 117, a + 30, a).replace(/^M[^A]*/, '')}z`;
    return sh(cell, tints[i % 4]!, 1.4, p.metal) + glyph(sign, x, gy, 27, p.pick(C.gold2, C.ink), 2.1);
  });
  let ticks = '';
  for (let i = 0; i < 72; i++)
    ticks += `M${xy(polar(CX, y, 117, i * 5))}L${xy(polar(CX, y, i % 2 ? 113 : 109, i * 5))}`;
  o += ln(ticks + disc(CX, y, 107), 1, p.metal) + flat(disc(CX, y, 107), p.pick(C.night2, C.paper), p.pick(0.5, 0.01));
  return o + sun(CX, y, 48, { count: 24, R: 98, ray: C.gold, ray2: p.pick(C.coral, C.red) });
});
