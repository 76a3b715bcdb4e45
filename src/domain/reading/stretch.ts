import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import type { Deadline, Matter } from '../question/matter-kinds.ts';
import type { Spread } from '../spread/spread.ts';

/** The month in which a time ends that a question looks forward to. */
const LAST_MONTH: Readonly<Record<Deadline, number>> = { yearEnd: 12, christmas: 12, newYear: 1 };

/** A year of months that was asked about some of them. */
interface Asked {
  draw: Pick<SealedDraw, 'cards'> & Partial<Pick<SealedDraw, 'begins'>>;
  spread: Pick<Spread, 'dated'>;
  matter: Pick<Matter, 'span'>;
}

/** So many months from the first one belong to the time that was named. */
const MONTHS: Readonly<Partial<Record<NonNullable<Matter['span']>, number>>> = { season: 3, half: 6 };

/**
 * The cards of the months that the question names, where it names the first three or six of a year, or those until a day to come: they alone answer, and
 * the later ones lie beyond what was asked. Null where the whole year is asked about, or a single month.
 */
export function stretchOf({ draw, spread, matter }: Asked): readonly DrawnCard[] | null {
  const { span } = matter;
  if (!span || spread.dated !== 'months' || !draw.begins) return null;
  const first = Number(draw.begins.slice(5, 7));
  const months = span in LAST_MONTH ? ((LAST_MONTH[span as Deadline] - first + 12) % 12) + 1 : MONTHS[span];
  if (!months) return null;
  const keys = Array.from({ length: months }, (_, index) => `month${index + 1}`);
  return draw.cards.filter(({ position }) => keys.includes(position));
}
