import { SIGNS } from '../../domain/sky/sign.ts';
import { n, xy } from '../geom/points.ts';
import { ZODIAC } from '../glyphs.ts';
import { ELEMENT, GOLD, seg, sign, stroke } from './marks.ts';
import { CENTRE, RINGS, type Spot } from './plan.ts';

/** The rim: twelve fields in the colours of the elements, their signs, and ticks of one, five and ten degrees. */
export function zodiac(at: Spot, left: number): string {
  const { zodiac: outer, inner } = RINGS;
  const fields = ['', '', '', ''];
  let edges = '';
  let signs = '';
  SIGNS.forEach((name, i) => {
    const [from, to] = [i * 30, i * 30 + 30];
    const element = i % 4;
    fields[element] +=
      `M${xy(at(outer, from))}A${n(outer)} ${n(outer)} 0 0 0 ${xy(at(outer, to))}L${xy(at(inner, to))}A${n(inner)} ${n(inner)} 0 0 1 ${xy(at(inner, from))}z`;
    edges += seg(at(outer, from), at(inner, from));
    signs += sign(ZODIAC[name], at((outer + inner) / 2 - 0.8, from + 15), 0.88, ELEMENT[element]!);
  });
  return (
    fields.map((field, element) => `<path d="${field}" fill="${ELEMENT[element]}" fill-opacity=".13"/>`).join('') +
    stroke(edges, GOLD, 1.2) +
    signs +
    ticks(left)
  );
}

/** Dashed circles, since 360 strokes would weigh more than all the rest. */
function ticks(left: number): string {
  return (
    [
      [1, 2.6, 0.6],
      [5, 4.2, 0.8],
      [10, 5.6, 1.2],
    ] as const
  )
    .map(([degrees, length, width]) => {
      const radius = RINGS.inner - length / 2;
      const apart = (radius * degrees * Math.PI) / 180;
      const dash = `${width} ${(apart - width).toFixed(4)}`;
      return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" stroke="${GOLD}" stroke-width="${length}" stroke-dasharray="${dash}" stroke-dashoffset="${width / 2}" transform="rotate(${left.toFixed(3)} ${CENTRE} ${CENTRE})"/>`;
    })
    .join('');
}

/** The circles between the rings; that of the houses only where there are houses. */
export function rings(withHouses: boolean): string {
  const list = [
    [RINGS.zodiac, 1.8],
    [RINGS.zodiac - 3, 0.7],
    [RINGS.inner, 1.2],
    [RINGS.degrees, 0.7],
    [RINGS.core, 1.4],
    ...(withHouses ? [[RINGS.houses, 1] as const] : []),
  ] as const;
  return list
    .map(([r, w]) => `<circle cx="${CENTRE}" cy="${CENTRE}" r="${n(r)}" stroke="${GOLD}" stroke-width="${w}"/>`)
    .join('');
}
