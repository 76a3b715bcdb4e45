import { poly } from './geom/paths.ts';
import { at, each, type Line, points, polar, xy } from './geom/points.ts';
import { arc, begonia, disc, rect } from './geom/shapes.ts';
import { C } from './ink.ts';
import { flat, H, ln, sh, W } from './kit/marks.ts';
import { crescentPath, rays, star } from './kit/stars.ts';

/** Card backs. Exactly the same when turned by 180 degrees, so that a reversed card cannot be told by its back. */

export interface BackInks {
  ground: string;
  /** Ground of the star chart. */
  field: string;
  metal: string;
  light: string;
}
export const BACKS = {
  asterly: { ground: C.night, field: C.night2, metal: C.gold, light: C.gold2 },
  moonpalace: { ground: C.green3, field: C.green, metal: C.gold2, light: C.paper },
} as const satisfies Record<string, BackInks>;

const CX = 160;
const CY = 272;
/** Unequal meridians, as on an old star chart: 14 in a half turn. */
const MERIDIANS = [-86, -74, -66, -51, -43, -33, -18, -6, 9, 21, 35, 46, 60, 76];
const ASTERISMS: readonly Line[] = [
  '182,196 196,182 214,188 222,204',
  '236,232 250,246 246,266 262,276',
  '210,226 226,250 212,262',
  '208,300 226,294 240,306 232,322 214,318 208,300',
  '176,350 190,362 206,356 214,340',
  '256,306 262,322 250,336',
];
const SPARKS = '60,140 260,140 44,176 276,176 112,48 208,48 70,112 250,112 132,132 188,132 92,152 228,152';

/** Upper half of the back; the lower half is the same turned. */
function half({ field, metal, light }: BackInks): string {
  let meridians = '';
  for (const a of MERIDIANS) meridians += `M${xy(polar(CX, CY, 60, a))}L${xy(polar(CX, CY, 122, a))}`;
  let o = ln(meridians, 0.9, metal);
  o += ln(arc(CX, CY, 128, 180, 360), 3.4, metal, ' stroke-dasharray="1.1 5.6"');
  o += ln(ASTERISMS.map((l) => `M${points(l).map(xy).join('L')}`).join(''), 1.3, light);
  o += flat(ASTERISMS.map((l) => at(l, (x, y) => disc(x, y, 2.7))).join(''), light);
  // star with the phases of the moon, waxing on the right and waning on the left
  o +=
    star(160, 92, 26, { light, dark: metal }) + ln(disc(160, 92, 34), 1.2, metal) + ln(disc(160, 92, 37.4), 0.7, metal);
  const r = 9.6;
  for (const side of [1, -1])
    o += each(
      [
        [0.18, 46, 96],
        [0.5, 70, 106],
        [0.82, 92, 122],
      ],
      (k, dx, y) => {
        const x = CX + side * dx;
        return (
          flat(disc(x, y, r), field) +
          flat(crescentPath(x, y, r, k, side > 0 ? 0 : 180), light) +
          ln(disc(x, y, r), 1, metal)
        );
      },
    );
  // waves in the corners
  for (const [x, from] of [
    [30, 0],
    [290, 90],
  ] as const)
    o += ln([14, 22, 30, 38, 46].map((q) => arc(x, 30, q, from, from + 90)).join(''), 1.2, metal);
  const spark = (x: number, y: number) =>
    poly([0, 1, 2, 3, 4, 5, 6, 7].map((j) => polar(x, y, j % 2 ? 1.2 : 5, j * 45 - 90)));
  return (
    o +
    flat(
      at(SPARKS, (x, y, i) => (i % 3 ? disc(x, y, 1.5) : spark(x, y))),
      light,
    )
  );
}

/** The back as an SVG document. */
export function back(inks: BackInks): string {
  const { ground, field, metal, light } = inks;
  let o = flat(rect(0, 0, W, H), C.paper) + ln(begonia(8, 8, W - 16, H - 16, 10), 2.2);
  o += sh(begonia(14, 14, W - 28, H - 28, 10), ground);
  o += ln(begonia(20, 20, W - 40, H - 40, 12), 1.4, metal) + ln(begonia(25, 25, W - 50, H - 50, 12), 0.8, metal);
  o += flat(disc(CX, CY, 134), field) + ln(disc(CX, CY, 134), 2.2, metal);
  o += ln(disc(CX, CY, 122) + disc(CX, CY, 92) + disc(CX, CY, 60), 1, metal);
  o += ln(disc(CX, CY, 106, 78), 1, metal, ` transform="rotate(-24 ${CX} ${CY})"`);
  const upper = half(inks);
  o += `${upper}<g transform="rotate(180 ${CX} ${CY})">${upper}</g>`;
  // pole star
  o += flat(disc(CX, CY, 54), ground) + ln(disc(CX, CY, 54), 1.6, metal);
  o += rays(CX, CY, 24, 50, 32, { fill: metal, r2: 44 });
  o += star(CX, CY, 40, { inner: 0.3, contour: 1.2, light, dark: metal, minor: 0.6 }) + flat(disc(CX, CY, 5), C.paper);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><g stroke-linejoin="round" stroke-linecap="round">${o}</g></svg>`;
}
