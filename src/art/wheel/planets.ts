import { n } from '../geom/points.ts';
import { BODY, BODY_OF, type Body } from '../glyphs.ts';
import type { Placed } from './arrange.ts';
import { figuresOf } from './figures.ts';
import { leader } from './leader.ts';
import { GOLD, INK, label, sign, stroke } from './marks.ts';
import { FIGURES, type Spot, type WheelPoint } from './plan.ts';
import { type Box, LINE } from './stack.ts';

/** Planets with a leader to their true place, degree over minute, and R where they move backwards. */
export function planets(at: Spot, items: readonly Placed[], chosen: string | null): string {
  return items.map((item) => planet(at, item, chosen)).join('');
}

function planet(at: Spot, { point, truly, shown, stack }: Placed, chosen: string | null): string {
  if (!point || !stack?.figures) return '';
  const { head, figures, mark } = stack;
  const ink = point.point === chosen ? GOLD : INK;
  return (
    `<g data-point="${point.point}">` +
    // What a finger finds: wider than the lines of the sign.
    `<circle cx="${n(head.x)}" cy="${n(head.y)}" r="14" fill="transparent"/>` +
    stroke(`M${leader(at, truly, shown)}`, ink, 0.8, ' opacity=".75"') +
    sign(BODY[bodyOf(point.point)], [head.x, head.y], 0.9, ink) +
    figureLines(figures, figuresOf(truly)) +
    (mark ? label([mark.x, mark.y], 'R', 10, 'var(--fire)') : '') +
    '</g>'
  );
}
const bodyOf = (point: WheelPoint['point']): Body => (point === 'Fortune' ? 'fortune' : BODY_OF[point]);

/** The degree above the minute. */
export function figureLines({ x, y }: Box, [degree, minute]: readonly [string, string]): string {
  return label([x, y - LINE], degree, FIGURES, INK) + label([x, y + LINE], minute, FIGURES, 'var(--text-2)');
}
