/** Something on a circle that has to stand clear of its neighbours. */
export interface Standing {
  /** Where it belongs, in degrees from 0 to 360; the list is in this order. */
  truly: number;
  /** How hard it is to move. */
  weight: number;
}

/**
 * Places on the circle that keep the order and the given gaps (degrees from each to the next, the last to the first) with
 * the least weighted square of all displacements. A place may lie below 0 or above 360, next to where it belongs.
 *
 * On a line this is isotonic regression, solved by pooling neighbours. The circle is cut open at one gap after another; a
 * solution that happens to keep the gap of its cut is the best one of the circle.
 */
export function spread(items: readonly Standing[], gaps: readonly number[]): number[] {
  const count = items.length;
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  // Never more than the circle has: what is too much then overlaps evenly.
  const room = total > 359 ? gaps.map((gap) => (gap * 359) / total) : gaps;
  let best: number[] = items.map(({ truly }) => truly);
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 0; cut < count; cut++) {
    const places = spreadOnLine(items, room, cut);
    const last = (cut + count - 1) % count;
    const missing = places[last]! + (last < cut ? 360 : 0) + room[last]! - places[cut]! - 360;
    if (missing < least) [least, best] = [missing, places];
    if (missing <= 1e-9) break;
  }
  return best;
}

function spreadOnLine(items: readonly Standing[], gaps: readonly number[], cut: number): number[] {
  interface Pool {
    sum: number;
    weight: number;
    members: number;
  }
  const pools: Pool[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (let step = 0; step < items.length; step++) {
    const index = (cut + step) % items.length;
    const { truly, weight } = items[index]!;
    offsets.push(offset);
    let pool: Pool = { sum: weight * (truly + (index < cut ? 360 : 0) - offset), weight, members: 1 };
    for (let before = pools.at(-1); before && before.sum / before.weight >= pool.sum / pool.weight; ) {
      pools.pop();
      pool = {
        sum: before.sum + pool.sum,
        weight: before.weight + pool.weight,
        members: before.members + pool.members,
      };
      before = pools.at(-1);
    }
    pools.push(pool);
    offset += gaps[index]!;
  }
  const out: number[] = [];
  let step = 0;
  for (const { sum, weight, members } of pools)
    for (let member = 0; member < members; member++, step++) {
      const index = (cut + step) % items.length;
      out[index] = sum / weight + offsets[step]! - (index < cut ? 360 : 0);
    }
  return out;
}
