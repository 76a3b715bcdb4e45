import { BACKS, back } from '../back.ts';
import { begonia, disc, rounded } from '../geom/shapes.ts';
import { flat, g, ln } from '../kit/marks.ts';
import { rays, star } from '../kit/stars.ts';
import { CX, sky, stars, W, wallpaper } from './plate.ts';

const CARD = rounded(0, 0, 320, 544, 18);

/** Three cards of the deck, face down, under a star. */
export const draw = wallpaper('fan', (p) => {
  const top = p.h * 0.58;
  const y = top - 70;
  const inner = back(BACKS.asterly).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const card = (turn: number, lift: number) =>
    g(
      `<g clip-path="url(#${p.id}c)">${inner}</g>${ln(CARD, 4)}`,
      `transform="rotate(${turn} ${CX} ${Math.round(top + 430)}) translate(${CX - 88} ${Math.round(top + lift)}) scale(.55)"`,
    );
  let o = sky(p, 'deep', 'paper') + stars(p, p.h * 0.7, 91, [[CX, y, 84]]);
  o += ln(disc(CX, y, 74), 1, p.metal) + ln(disc(CX, y, 80), 2.6, p.metal, ' stroke-dasharray=".8 6.2"');
  o += rays(CX, y, 24, 70, 32, { fill: p.metal, w: 0.42, r2: 60 }) + flat(disc(CX, y, 22), p.ground);
  o += star(CX, y, 50, { inner: 0.3, contour: 1.4, light: p.light, dark: p.metal });
  o += `<clipPath id="${p.id}c"><path d="${CARD}"/></clipPath>`;
  o += card(-26, 40) + card(26, 40) + card(-13, 26) + card(13, 26) + card(0, 20);
  return o + ln(begonia(12, 12, W - 24, p.h - 24, 22), 1.2, p.metal);
});
