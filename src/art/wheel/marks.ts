import { n, type Point, xy } from '../geom/points.ts';

/** Strokes, signs and figures of the wheel. Colours are those of the theme, so that one drawing serves both. */

export const GOLD = 'var(--accent)';
export const INK = 'var(--text)';
export const GROUND = 'var(--surface)';
export const ELEMENT = ['var(--fire)', 'var(--earth)', 'var(--air)', 'var(--water)'] as const;
export const DISPLAY = ' font-family="var(--font-display)"';

export const seg = (a: Point, b: Point): string => `M${xy(a)}L${xy(b)}`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${extra}/>`;
/** A sign of the 24 grid around a point, `k` times its size. */
export const sign = (path: string, [x, y]: Point, k: number, colour: string): string =>
  `<path transform="translate(${n(x - 12 * k)} ${n(y - 12 * k)}) scale(${k})" d="${path}" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`;
export const label = ([x, y]: Point, text: string, size: number, colour: string, extra = ''): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.365)}" font-size="${size}" fill="${colour}"${extra}>${text}</text>`;
