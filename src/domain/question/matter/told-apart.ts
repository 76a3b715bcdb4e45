/**
 * Kinds of question that share their words with others: ill feeling, a lover who is married, pay by itself, to lend, worry;
 * and what makes sure of some of them.
 */
export type Apart = 'envy' | 'ofMe' | 'taken' | 'pay' | 'lend' | 'money' | 'anxious' | 'sleepless';

/** Words of a script that show each kind, and those beside which they mean something else, in folded text. */
export type ApartSigns = Readonly<Record<Apart, readonly [shows: RegExp, not?: RegExp]>>;

/** The kinds that a folded question shows by the words of its scripts. */
export function apartIn(text: string, signs: readonly ApartSigns[]): ReadonlySet<Apart> {
  const kinds = Object.keys(signs[0] ?? {}) as Apart[];
  return new Set(
    kinds.filter(
      (kind) => signs.some((one) => one[kind][0].test(text)) && !signs.some((one) => one[kind][1]?.test(text)),
    ),
  );
}
