import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import type { Matter } from '../question/matter-kinds.ts';
import type { Spread } from '../spread/spread.ts';

/** A year of months that was asked about some of them. */
interface Asked {
  draw: Pick<SealedDraw, 'cards'> & Partial<Pick<SealedDraw, 'begins'>>;
  spread: Pick<Spread, 'dated'>;
  matter: Pick<Matter, 'span'>;
}

/** So many months from the first one belong to the time that was named. */
const MONTHS: Readonly<Partial<Record<NonNullable<Matter['span']>, number>>> = { season: 3, half: 6 };

/**
 * The cards of the months that the question names, where it names the first three or six of a year: they alone answer, and
 * the later ones lie beyond what was asked. Null where the whole year is asked about, or a single month.
 */
export function stretchOf({ draw, spread, matter }: Asked): readonly DrawnCard[] | null {
  const months = matter.span ? MONTHS[matter.span] : undefined;
  if (!months || spread.dated !== 'months' || !draw.begins) return null;
  const keys = Array.from({ length: months }, (_, index) => `month${index + 1}`);
  return draw.cards.filter(({ position }) => keys.includes(position));
}
