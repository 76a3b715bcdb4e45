import { poly } from '../geom/paths.ts';
import { n, xy } from '../geom/points.ts';
import { numberBox, type Placed } from './arrange.ts';
import { figuresOf } from './figures.ts';
import { leader } from './leader.ts';
import { DISPLAY, GOLD, GROUND, label, seg, stroke } from './marks.ts';
import { CENTRE, FIGURES, RINGS, type Spot, TAG } from './plan.ts';
import { figureLines } from './planets.ts';

/** Dotted cusps, the ring of the houses with their numbers, and the four axes with their tags. */
export function houses(at: Spot, items: readonly Placed[]): string {
  const cusps = items.filter(({ house }) => house);
  let dotted = '';
  let edges = '';
  for (const { truly, shown, axis } of cusps) {
    if (!axis) dotted += `M${leader(at, truly, shown)}L${xy(at(RINGS.houses, shown))}`;
    edges += seg(at(RINGS.houses, shown), at(RINGS.core, shown));
  }
  const numbers = cusps.map(({ house, shown }, i) => {
    const { x, y } = numberBox(at, shown, cusps[(i + 1) % cusps.length]!.shown);
    return label([x, y], `${house}`, FIGURES, 'var(--text-2)', DISPLAY);
  });
  return (
    stroke(dotted, GOLD, 0.8, ' stroke-dasharray="1.2 3" data-line="cusps"') +
    stroke(edges, GOLD, 0.8, ' data-line="cusps"') +
    numbers.join('') +
    items.map((item) => axis(at, item)).join('')
  );
}

function axis(at: Spot, { axis, truly, shown, stack }: Placed): string {
  if (!axis || !stack) return '';
  const main = axis === 'AC' || axis === 'MC';
  const { head, figures } = stack;
  const last = figures ?? head;
  const tip = at(RINGS.inner - 0.5, truly);
  const arrow = [tip, at(RINGS.degrees - 2, truly - 1.6), at(RINGS.degrees - 2, truly + 1.6)];
  const [x, y] = at(1, shown);
  const reach = last.w * Math.abs(x - CENTRE) + last.h * Math.abs(y - CENTRE);
  const below = Math.hypot(last.x - CENTRE, last.y - CENTRE) - reach - 1;
  const width = main ? 2 : 1.2;
  return (
    stroke(
      `M${xy(tip)}L${leader(at, truly, shown)}` +
        (below > RINGS.houses ? seg(at(below, shown), at(RINGS.houses + 1, shown)) : ''),
      GOLD,
      width,
      ` data-line="${axis}"`,
    ) +
    (main ? `<path d="${poly(arrow)}" fill="${GOLD}"/>` : '') +
    `<rect x="${n(head.x - TAG.width / 2 + 0.5)}" y="${n(head.y - TAG.height / 2 + 0.5)}" width="${TAG.width - 1}" height="${TAG.height - 1}" rx="3.5" fill="${main ? GOLD : GROUND}" stroke="${GOLD}"/>` +
    label([head.x, head.y], axis, FIGURES, main ? GROUND : 'var(--text-2)', ` font-weight="600"${DISPLAY}`) +
    (figures ? figureLines(figures, figuresOf(truly)) : '')
  );
}
