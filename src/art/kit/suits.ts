import { blob, brush, line, poly } from '../geom/paths.ts';
import { type Line, n, type Point, place, placer, points, polar, sym } from '../geom/points.ts';
import { disc, rounded } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, g, ln, SW, sh, strokes, union } from './marks.ts';
import { leaf } from './plants.ts';

/** Emblems of the four suits: wand, cup, sword, pentacle. */

interface SwordLook {
  /** Width of the blade and of the guard. */
  w?: number;
  guard?: number;
  blade?: string;
  shade?: string;
  hilt?: string;
  grip?: string;
  /** Share of the length from the point to the guard. */
  share?: number;
  /** Turn about the middle of the sword, in degrees. */
  rot?: number;
}
/** Upright sword on the axis cx, point at tip, pommel at pommel (below the tip; use rot to turn it over). */
export function sword(cx: number, tip: number, pommel: number, look: SwordLook = {}): string {
  const {
    w = 13,
    guard = 46,
    blade = C.grey2,
    shade = C.grey,
    hilt = C.gold,
    grip = C.red2,
    share = 0.78,
    rot = 0,
  } = look;
  const L = pommel - tip;
  const gy = tip + L * share;
  const G = guard / 2;
  const half: Point[] = [
    [-G, -8],
    [-G / 2, -3],
    [0, -5],
    [G / 2, -3],
    [G, -8],
    [G + 2, 2],
    [G / 2, 5],
    [0, 6],
    [-G / 2, 5],
    [-G - 2, 2],
  ];
  const drawn =
    sh(
      poly([
        [cx - w / 2, gy],
        [cx - w / 2, tip + 16],
        [cx, tip],
        [cx + w / 2, tip + 16],
        [cx + w / 2, gy],
      ]),
      blade,
    ) +
    flat(
      poly([
        [cx, tip],
        [cx + w / 2, tip + 16],
        [cx + w / 2, gy],
        [cx, gy],
      ]),
      shade,
    ) +
    ln(`M${n(cx)} ${n(tip + 1)}V${n(gy)}`, 1.2) +
    sh(rounded(cx - 4.5, gy, 9, L * (1 - share) - 8, 2), grip, 1.8) +
    sh(blob(place(half, { x: cx, y: gy })), hilt, 1.8) +
    sh(disc(cx, pommel - 4, 7), hilt, 1.8) +
    flat(disc(cx - 1.5, pommel - 5.5, 2.2), C.gold2);
  return rot ? g(drawn, `transform="rotate(${n(rot)} ${n(cx)} ${n((tip + pommel) / 2)})"`) : drawn;
}

interface CupLook {
  fill?: string;
  light?: string;
  dark?: string;
  gem?: string;
}
/** Chalice: axis, rim, width of the bowl. It is 1.43 as high as wide. */
export function cup(cx: number, top: number, s: number, look: CupLook = {}): string {
  const { fill = C.gold, light = C.gold2, dark = C.gold3, gem = C.red } = look;
  const put = placer({ x: cx, y: top, s });
  const bowl = blob(put(sym('0,0! -0.5,0! -0.5,0.25 -0.38,0.62 -0.1,0.82 0,0.84', 0)));
  const stem = '0,0.78! -0.1,0.78! -0.07,0.95 -0.15,1.02 -0.07,1.09 -0.1,1.24 -0.38,1.36 -0.4,1.43! 0,1.43!';
  return (
    union([bowl, blob(put(sym(stem, 0)))], fill) +
    flat(blob(put('0.2,0.06! 0.44,0.06! 0.4,0.4 0.14,0.72 0.26,0.36')), dark) +
    flat(blob(put('-0.42,0.08! -0.3,0.08! -0.28,0.4 -0.2,0.62 -0.36,0.42')), light) +
    sh(
      `M${n(cx - 0.5 * s)} ${n(top)}a${n(0.5 * s)} ${n(0.1 * s)} 0 0 1 ${n(s)} 0a${n(0.5 * s)} ${n(0.1 * s)} 0 0 1 ${n(-s)} 0z`,
      dark,
      1.8,
    ) +
    ln(line(put('-0.49,0.24 -0.25,0.31 0,0.33 0.25,0.31 0.49,0.24')), 1.2) +
    sh(disc(cx, top + 0.5 * s, 0.075 * s), gem, 1.4) +
    flat(disc(cx, top + 1.02 * s, 0.05 * s), gem)
  );
}

export function pentacle(
  cx: number,
  cy: number,
  r: number,
  { fill = C.gold as string, light = C.gold2 as string, dark = C.gold3 as string } = {},
): string {
  let lit = '';
  let shaded = '';
  for (let i = 0; i < 5; i++) {
    const t = -90 + i * 72;
    const tip = polar(cx, cy, r * 0.68, t);
    lit += poly([[cx, cy], polar(cx, cy, r * 0.27, t - 36), tip]);
    shaded += poly([[cx, cy], tip, polar(cx, cy, r * 0.27, t + 36)]);
  }
  let out = sh(disc(cx, cy, r), fill, r > 14 ? SW : 1.8);
  if (r > 14) out += ln(disc(cx, cy, r * 0.82), 1, dark);
  if (r > 22) out += ln(disc(cx, cy, r * 0.91), 1.4, dark, ` stroke-dasharray="${n(r * 0.05)} ${n(r * 0.093)}"`);
  return out + ln(lit + shaded, r > 14 ? 1.4 : 1) + flat(lit, light) + flat(shaded, dark);
}

interface WandLook {
  w?: number;
  /** Place along the staff (0 foot, 1 head) and angle to it of every leaf, as points 't,angle'. */
  leaves?: Line;
  /** Length of the leaves. */
  size?: number;
  fill?: string;
  light?: string;
  /** Colour of the side turned from the light, none if left out. */
  dark?: string;
}
const LEAVES = '0.96,-40 0.9,40 0.7,-48 0.55,44';
/** Living staff: bark, knots, leaves. From its foot to its head. */
export function wand(x0: number, y0: number, x1: number, y1: number, look: WandLook = {}): string {
  const { w = 10, leaves = LEAVES, size = 22, fill = C.straw, light = C.straw2, dark } = look;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const l = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  // along the staff (share of its length) and across it (share of its width)
  const q = (t: number, o: number): Point => [x0 + dx * t - (dy / l) * o * w, y0 + dy * t + (dx / l) * o * w];
  const end = (t: number, o: number): Point => [q(t, o)[0], q(t, o)[1], 1];
  const sprigs = points(leaves).map(([t, a]) => {
    const p = q(t, a > 0 ? 0.3 : -0.3);
    return leaf(p[0], p[1], size, turn + a, { fill: C.green2, w: 0.46, sw: 1.5 });
  });
  const body = [end(0, -0.42), q(0.25, -0.5), q(0.5, -0.4), q(0.75, -0.52), q(0.97, -0.5), q(1, 0)];
  const back = [q(0.97, 0.5), q(0.72, 0.42), q(0.48, 0.54), q(0.22, 0.4), end(0, 0.46)];
  return (
    sprigs.join('') +
    sh(blob([...body, ...back]), fill, 2) +
    (dark ? flat(brush([q(0.01, 0.3), q(0.24, 0.27), q(0.5, 0.36), q(0.74, 0.25), q(0.98, 0.3)], w * 0.3), dark) : '') +
    flat(brush([q(0.03, -0.16), q(0.5, -0.14), q(0.97, -0.18)], w * 0.34), light) +
    strokes(
      [
        [q(0.3, 0.3), q(0.33, 0.02), q(0.37, 0.28)],
        [q(0.62, -0.34), q(0.65, -0.04), q(0.69, -0.32)],
      ],
      1.6,
    )
  );
}
