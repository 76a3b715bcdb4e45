import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import { type Matter, SPANS } from '../question/matter-kinds.ts';
import type { Spread } from '../spread/spread.ts';

/** A dated spread that was asked about one of its dates. */
interface Asked {
  draw: Pick<SealedDraw, 'cards'> & Partial<Pick<SealedDraw, 'begins'>>;
  spread: Pick<Spread, 'dated'>;
  matter: Pick<Matter, 'span'>;
  next?: boolean;
}

/** The card of the one month, or of the one day, that the question names; null where it names none that has a card. */
export function focusOf({ draw, spread, matter, next }: Asked): DrawnCard | null {
  const { span } = matter;
  if (!span || !draw.begins) return null;
  const key =
    spread.dated === 'months' ? monthKey(span, draw.begins, next) : spread.dated === 'days' ? DAYS[span] : null;
  return draw.cards.find(({ position }) => position === key) ?? null;
}

/** Whether the time that was named is a part of the date whose card is read for it: a week or a day of a month. */
export function isWithin({ spread, matter }: Pick<Asked, 'spread' | 'matter'>): boolean {
  return spread.dated === 'months' && WITHIN_A_MONTH.includes(matter.span ?? '');
}

const DAYS: Readonly<Partial<Record<NonNullable<Matter['span']>, string>>> = { today: 'day1', tomorrow: 'day2' };
const MONTHS = SPANS.slice(SPANS.indexOf('january'));
const WITHIN_A_MONTH: readonly string[] = ['today', 'tomorrow', 'week'];

function monthKey(span: NonNullable<Matter['span']>, begins: string, next = false): string | null {
  if (span === 'month') return `month${next ? 2 : 1}`;
  if (WITHIN_A_MONTH.includes(span)) return 'month1';
  const month = MONTHS.indexOf(span);
  const first = Number(begins.slice(5, 7)) - 1;
  return month < 0 ? null : `month${((month - first + 12) % 12) + 1}`;
}
