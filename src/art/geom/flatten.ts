/** Path data as polygons, for what must know where a shape is. */

export type Ring = (readonly [x: number, y: number])[];
const TOKEN = /[a-z]|-?\d*\.?\d+/gi;
/** Straight pieces that stand for one curve. */
const PIECES = 4;

/** The closed rings of path data made of M, L, H, V, Q, C, A and Z, in either case; arcs are not turned. */
export function flatten(d: string): Ring[] {
  const rings: Ring[] = [];
  const tokens = d.match(TOKEN) ?? [];
  let [x, y, i] = [0, 0, 0];
  let command = 'M';
  let ring: Ring = [];
  const next = () => Number(tokens[i++]);
  const to = (px: number, py: number) => {
    [x, y] = [px, py];
    ring.push([x, y]);
  };
  while (i < tokens.length) {
    if (tokens[i]! >= 'A') command = tokens[i++]!;
    else if (command === 'z' || command === 'Z') throw new Error('a number after z in path data');
    const [ox, oy] = command === command.toLowerCase() ? [x, y] : [0, 0];
    switch (command.toLowerCase()) {
      case 'm':
        ring = [];
        rings.push(ring);
        to(ox + next(), oy + next());
        command = command === 'm' ? 'l' : 'L';
        break;
      case 'l':
        to(ox + next(), oy + next());
        break;
      case 'h':
        to(ox + next(), y);
        break;
      case 'v':
        to(x, oy + next());
        break;
      case 'c': {
        const [ax, ay, bx, by] = [ox + next(), oy + next(), ox + next(), oy + next()];
        curve(ring, x, y, ax, ay, bx, by, ox + next(), oy + next());
        [x, y] = ring[ring.length - 1]!;
        break;
      }
      case 'q': {
        const [ax, ay] = [ox + next(), oy + next()];
        const [ex, ey] = [ox + next(), oy + next()];
        curve(ring, x, y, ...toward(x, y, ax, ay), ...toward(ex, ey, ax, ay), ex, ey);
        [x, y] = ring[ring.length - 1]!;
        break;
      }
      case 'a': {
        const [rx, ry] = [next(), next()];
        i++;
        const [large, sweep] = [next(), next()];
        arc(ring, x, y, rx, ry, large !== sweep, sweep === 1, ox + next(), oy + next());
        [x, y] = ring[ring.length - 1]!;
        break;
      }
      case 'z':
        [x, y] = ring[0] ?? [x, y];
        break;
      default:
        throw new Error(`${command} in path data`);
    }
  }
  return rings;
}

/** Control point of a cubic curve that runs as a quadratic one. */
const toward = (x: number, y: number, cx: number, cy: number): [number, number] => [
  x + ((cx - x) * 2) / 3,
  y + ((cy - y) * 2) / 3,
];
function curve(
  ring: Ring,
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ex: number,
  ey: number,
) {
  for (let k = 1; k <= PIECES; k++) {
    const t = k / PIECES;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    ring.push([p * x + q * ax + r * bx + s * ex, p * y + q * ay + r * by + s * ey]);
  }
}

/** https://www.w3.org/TR/SVG11/implnote.html#ArcConversionEndpointToCenter, with no turn of the axes. */
function arc(
  ring: Ring,
  x: number,
  y: number,
  rx: number,
  ry: number,
  left: boolean,
  sweep: boolean,
  ex: number,
  ey: number,
) {
  const [hx, hy] = [(x - ex) / 2 / rx, (y - ey) / 2 / ry];
  const reach = hx * hx + hy * hy || 1;
  const scale = Math.max(1, Math.sqrt(reach));
  const off = Math.sqrt(Math.max(0, (scale * scale - reach) / reach)) * (left ? 1 : -1);
  const [cx, cy] = [off * hy, -off * hx];
  const from = Math.atan2(hy - cy, hx - cx);
  let turn = Math.atan2(-hy - cy, -hx - cx) - from;
  if (sweep && turn <= 0) turn += 2 * Math.PI;
  if (!sweep && turn >= 0) turn -= 2 * Math.PI;
  const [mx, my] = [(x + ex) / 2 + cx * rx, (y + ey) / 2 + cy * ry];
  for (let k = 1; k <= PIECES; k++) {
    const a = from + (turn * k) / PIECES;
    ring.push([mx + rx * scale * Math.cos(a), my + ry * scale * Math.sin(a)]);
  }
}
