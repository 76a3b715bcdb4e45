import type { Pair } from '../../domain/lenormand/phrase.ts';

/** The pairs of a library whose keys are `first+second`. */
export function pairsOf(written: Readonly<Record<string, string>>): Pair[] {
  return Object.keys(written).map((key) => {
    const [first, second] = key.split('+');
    return [Number(first), Number(second)] as const;
  });
}
