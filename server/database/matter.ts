import type { Layout } from '../../src/domain/lenormand/cell.ts';
import type { Birth } from '../../src/domain/sky/birth.ts';

/** A birth as far as a reader must know it: neither the name nor the place. */
export type BirthMoment = Pick<Birth, 'date' | 'time' | 'latitude' | 'longitude' | 'zone' | 'later'>;

/** What a question is about besides a draw: a chart, a dream, or how a tableau is laid and for whom. */
export type Matter =
  | { readonly kind: 'chart'; readonly birth: BirthMoment }
  | { readonly kind: 'dream'; readonly dream: string; readonly symbols: readonly string[] }
  /** Its owner has left. */
  | { readonly kind: 'erased' }
  /** `me` is the number of the card that stands for the person. */
  | { readonly kind: 'tableau'; readonly layout: Layout; readonly me: number };
