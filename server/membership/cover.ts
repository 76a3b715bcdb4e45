import { tierOf } from '../content/tiers.ts';

/** How many readings of so many cards a membership covers a day; 0 without one. */
export function coveredADay(vipId: number | null, cards: number): number {
  const tier = vipId === null ? undefined : tierOf(vipId);
  return tier && cards <= tier.cards ? tier.readings : 0;
}
