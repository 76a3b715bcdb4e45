import { poly } from '../geom/paths.ts';
import { n, place } from '../geom/points.ts';
import { rounded } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh } from './marks.ts';

interface PillarLook {
  /** Half width. */
  half?: number;
  fill?: string;
  shade?: string;
  trim?: string;
}
/** Fluted pillar with capital and base: axis, top and foot. */
export function pillar(cx: number, top: number, foot: number, look: PillarLook = {}): string {
  const { half = 17, fill = C.grey2, shade = C.grey, trim = C.gold } = look;
  const k = half / 17;
  let flutes = '';
  for (const dx of [-9, -2, 5]) flutes += `M${n(cx + dx * k)} ${top + 16}V${foot - 22}`;
  const slab = (y: number, w: number, h: number, colour: string) =>
    sh(rounded(cx - w * k, y, 2 * w * k, h, 2), colour, 2);
  return (
    sh(
      poly(
        place(`${-half},${top + 12} ${half},${top + 12} ${half + 1},${foot - 16} ${-half - 1},${foot - 16}`, { x: cx }),
      ),
      fill,
      2.3,
    ) +
    flat(
      poly(
        place(`${half * 0.4},${top + 12} ${half - 1},${top + 12} ${half},${foot - 16} ${half * 0.4},${foot - 16}`, {
          x: cx,
        }),
      ),
      shade,
    ) +
    ln(flutes, 1.1, shade) +
    slab(top, 24, 9, fill) +
    slab(top + 9, 20, 8, trim) +
    slab(foot - 22, 21, 8, trim) +
    slab(foot - 14, 26, 14, fill)
  );
}
