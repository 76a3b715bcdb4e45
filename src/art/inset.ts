import { star } from './kit/stars.ts';

/** Marks the group of the playing card on the tablet of a Lenormand card, the last that is drawn. */
export const INSET = 'class="inset"';

/** The card without its playing card, which many readers leave out: a star stands in its place. Others stay as they are. */
export function withoutInset(svg: string): string {
  const from = svg.lastIndexOf(`<g ${INSET}>`);
  return from < 0 ? svg : `${svg.slice(0, from)}${star(160, 503, 11, { contour: 1 })}</svg>`;
}
