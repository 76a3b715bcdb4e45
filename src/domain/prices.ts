/** Readings of up to so many cards cost so many coins. */
interface PriceStep {
  readonly cards: number;
  readonly coins: number;
}

/** What everything costs that is paid with coins, as the operator has it. */
export interface Prices {
  /** By the number of cards, the fewest first; the last step is for everything larger, too. */
  readonly ai: readonly PriceStep[];
  readonly person: readonly PriceStep[];
  /** A question to a birth chart, and a whole dream: read by a language model. */
  readonly chart: number;
  readonly dream: number;
  readonly tests: number;
  /** By the wallpaper's number. */
  readonly wallpapers: Readonly<Record<string, number>>;
}

/** Coins of a reading of so many cards, from the steps of its level. @throws Error for no steps at all */
export function stepPrice(steps: readonly PriceStep[], cards: number): number {
  const step = steps.find((one) => cards <= one.cards) ?? steps.at(-1);
  if (!step) throw new Error('a level without a price');
  return step.coins;
}
