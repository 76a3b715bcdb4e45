import type { BackInks } from './back.ts';
import { at, polar, xy } from './geom/points.ts';
import { disc, rect, rounded } from './geom/shapes.ts';
import { flat, g, ln, sh } from './kit/marks.ts';
import { crescentPath, rays, star } from './kit/stars.ts';

/** Icon of the app, 512 x 512: the star of the card back inside its chart, in the inks of a brand. */

export type IconShape = 'plate' | 'square' | 'small';
/** What stands in the middle: the star, or the star in the arms of the moon. */
export type IconMark = 'star' | 'moon';

const MERIDIANS = [4, 23, 37, 60, 71, 97, 108, 139, 150, 172, 201, 214, 238, 263, 275, 299, 327, 342];
const LINKS = '104,60 142,92 132,134 -150,40 -118,84 -70,132 -96,-112 -136,-62 62,-150 114,-104';

function middle(mark: IconMark, r: number, { ground, metal, light }: BackInks): string {
  const points = (x: number, y: number, size: number) =>
    star(x, y, size, { inner: 0.3, light, dark: metal, minor: 0.56, contour: 3 });
  if (mark === 'star') return points(0, 0, r) + flat(disc(0, 0, r * 0.07), ground);
  return sh(crescentPath(0, 0, r * 0.94, 0.62, 24), light, 6) + points(-r * 0.26, r * 0.06, r * 0.56);
}
/**
 * plate: round corners, for pages and tabs; square: to the edge and everything in the safe circle, for systems that cut
 * the shape themselves; small: the mark alone, for 16 to 48 px.
 */
export function icon(inks: BackInks, mark: IconMark = 'star', shape: IconShape = 'plate'): string {
  const { ground, field, metal, light } = inks;
  const sheet = shape === 'square' ? rect(0, 0, 512, 512) : rounded(8, 8, 496, 496, 104);
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g stroke-linejoin="round">';
  let o = flat(sheet, ground);
  if (shape === 'small')
    return `${head}${o}${g(flat(disc(0, 0, 196), field) + ln(disc(0, 0, 196), 14, metal) + middle(mark, 168, inks), 'transform="translate(256 256)"')}</g></svg>`;
  let meridians = '';
  for (const a of MERIDIANS) meridians += `M${xy(polar(0, 0, 122, a))}L${xy(polar(0, 0, 172, a))}`;
  let chart = flat(disc(0, 0, 204), field) + ln(disc(0, 0, 204), 9, metal);
  chart +=
    ln(disc(0, 0, 188), 7, metal, ' stroke-dasharray="2.4 13"') + ln(disc(0, 0, 173) + disc(0, 0, 122), 3, metal);
  chart += ln(meridians, 2.4, metal) + flat(disc(0, 0, 121), ground);
  chart += flat(
    at(LINKS, (x, y) => disc(x, y, 6)),
    light,
  );
  chart += mark === 'star' ? rays(0, 0, 60, 112, 32, { fill: metal, r2: 98, w: 0.36 }) : '';
  chart += middle(mark, mark === 'star' ? 116 : 104, inks);
  if (shape === 'plate') o += ln(rounded(24, 24, 464, 464, 90), 3, metal);
  o += g(chart, `transform="translate(256 256) scale(${shape === 'square' ? 0.96 : 1.02})"`);
  return `${head}${o}</g></svg>`;
}
