/** Several ways to say one thing. */
export type Ways<T> = readonly [T, ...T[]];

export type Choose = <T>(ways: Ways<T>) => T;

/**
 * Takes a way of saying a thing: the seal decides with which one a table begins, and none comes again before all the
 * others were heard. `seed`: any whole number from 0; the same table always reads the same.
 */
export function chooser(seed: number): Choose {
  const taken = new Map<unknown, number>();
  return (ways) => {
    const turn = taken.get(ways) ?? seed;
    taken.set(ways, turn + 1);
    return ways[turn % ways.length]!;
  };
}
