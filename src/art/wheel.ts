import { C } from './ink.ts';
import { star } from './kit/stars.ts';
import { arrange } from './wheel/arrange.ts';
import { aspectLines } from './wheel/aspects.ts';
import { houses } from './wheel/houses.ts';
import { GROUND } from './wheel/marks.ts';
import { CENTRE, RINGS, spotOf, type WheelChart } from './wheel/plan.ts';
import { planets } from './wheel/planets.ts';
import { rings, zodiac } from './wheel/zodiac.ts';

/**
 * Wheel of a birth chart, as what stands inside an svg of `0 0 366 366` (`WHEEL`). Ascendant left, zodiac anticlockwise.
 * Colours are those of the theme: --fire --earth --air --water, --accent, --text, --text-2, --surface.
 * Planets carry data-point, their lines data-points.
 */
export function wheel(chart: WheelChart): string {
  const left = chart.houses?.ascendant ?? 0;
  const at = spotOf(left);
  const items = arrange(at, chart);
  return (
    '<g fill="none" text-anchor="middle" stroke-linejoin="round">' +
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RINGS.zodiac}" fill="${GROUND}"/>` +
    zodiac(at, left) +
    rings(!!chart.houses) +
    aspectLines(at, chart) +
    (chart.houses ? houses(at, items) : '') +
    star(CENTRE, CENTRE, 11, { light: C.gold2, dark: C.gold }) +
    planets(at, items, chart.chosen ?? null) +
    '</g>'
  );
}
