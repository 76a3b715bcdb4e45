import { arc, turn } from './turn.ts';

/** The shapes of Marc Edmund Jones (The Guide to Horoscope Interpretation, 1941). */
export type ChartPattern = 'bundle' | 'bowl' | 'bucket' | 'locomotive' | 'seesaw' | 'splay' | 'splash';

/**
 * The shape that ten longitudes (degrees, Sun to Pluto) make round the wheel, and for bucket, bowl and locomotive the
 * planet that leads (its place in the list): the handle, or the first in the order of the signs after the great gap.
 */
export function patternOf(longitudes: readonly number[]): { pattern: ChartPattern; leader: number | null } {
  const order = longitudes.map((_, index) => index).sort((a, b) => turn(longitudes[a]!) - turn(longitudes[b]!));
  const gaps = order.map((index, place) => {
    const next = order[(place + 1) % order.length]!;
    return { size: turn(longitudes[next]! - longitudes[index]!), after: next };
  });
  const byGap = [...gaps].sort((a, b) => b.size - a.size);
  const [widest, second] = byGap as [(typeof gaps)[0], (typeof gaps)[0]];
  if (widest.size >= 240) return { pattern: 'bundle', leader: widest.after };
  if (widest.size >= 180) return { pattern: 'bowl', leader: widest.after };
  const handle = handleOf(longitudes);
  if (handle !== null) return { pattern: 'bucket', leader: handle };
  if (isSeesaw(order, gaps)) return { pattern: 'seesaw', leader: null };
  if (widest.size >= 110 && second.size < 60) return { pattern: 'locomotive', leader: widest.after };
  return { pattern: widest.size < 70 ? 'splash' : 'splay', leader: null };
}

/** The one planet without which all the others lie within half the wheel, well away from both their ends. */
function handleOf(longitudes: readonly number[]): number | null {
  for (const [index, place] of longitudes.entries()) {
    const others = longitudes.filter((_, other) => other !== index).sort((a, b) => turn(a) - turn(b));
    const open = others.some((one, at) => turn(others[(at + 1) % others.length]! - one) >= 180);
    const near = Math.min(...others.map((one) => Math.abs(arc(one, place))));
    if (open && near >= 45) return index;
  }
  return null;
}

/** Two groups of two or more that face each other over two gaps of sixty degrees or more. */
function isSeesaw(order: readonly number[], gaps: readonly { size: number }[]): boolean {
  const wide = gaps.flatMap(({ size }, place) => (size >= 60 ? [place] : []));
  if (wide.length !== 2) return false;
  const one = wide[1]! - wide[0]!;
  return one >= 2 && order.length - one >= 2;
}
