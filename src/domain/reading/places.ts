import type { Area, Matter } from '../question/matter-kinds.ts';
import type { Role } from '../spread/spread.ts';

/** Roles in which a card has words of its own; in the others it speaks of how things are now. */
export const PLACES_OF_THEIR_OWN = [
  'past',
  'obstacle',
  'other',
  'wish',
  'around',
  'hidden',
  'counsel',
  'support',
  'ahead',
  'outcome',
] as const satisfies readonly Role[];
export type PlaceOfItsOwn = (typeof PLACES_OF_THEIR_OWN)[number];

/** Areas in which an outcome has words of its own; `open` where a question belongs to none. */
export const OUTCOME_AREAS = ['love', 'work', 'money', 'study', 'home', 'self', 'open'] as const satisfies readonly (
  | Area
  | 'open'
)[];

/**
 * The area in which a matter comes out. The words for home speak of the family, so a move comes out as any matter does;
 * health comes out in what becomes of a person's strength and spirits.
 */
export function outcomeAreaOf({ intent, area }: Pick<Matter, 'intent' | 'area'>): Area | 'open' {
  if (intent === 'health') return 'self';
  return intent === 'move' ? 'open' : (area ?? 'open');
}
