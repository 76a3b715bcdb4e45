import { platformWords, randomBelow, type WordSource } from './random.ts';

/** A new array in an order of which each is equally likely (Fisher and Yates, from the end). */
export function shuffle<Item>(items: readonly Item[], words: WordSource = platformWords): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, words);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/**
 * Cuts the pile: the cards below `depth` come on top.
 * @throws RangeError when `depth` is outside the pile.
 */
export function cut<Item>(items: readonly Item[], depth: number): Item[] {
  if (!Number.isInteger(depth) || depth < 0 || depth > items.length) throw new RangeError(`no cut at ${depth}`);
  return [...items.slice(depth), ...items.slice(0, depth)];
}
