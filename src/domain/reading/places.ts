import type { Area, Matter, Person } from '../question/matter-kinds.ts';
import type { Role } from '../spread/spread.ts';
import { isDoubtful } from './hedge.ts';

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

/** In what a matter of love comes out with somebody who is no lover: a call from a boss, a visit of a son. */
const AREA_WITH: Readonly<Partial<Record<Person, Area | 'open'>>> = {
  boss: 'work',
  colleague: 'work',
  business: 'work',
  friend: 'home',
  mother: 'home',
  father: 'home',
  parents: 'home',
  child: 'home',
  sibling: 'home',
  inlaw: 'home',
  relative: 'home',
  animal: 'open',
  other: 'open',
};

/**
 * The area of the words for an outcome. Those for home speak of the family, so that a move, and what is lost, take the
 * words for any matter, as do a talk before people and a doubtful question; health, and getting over somebody, takes those for a person's own strength and spirits.
 */
export function outcomeAreaOf(
  matter: Pick<Matter, 'intent' | 'area' | 'person' | 'areaTied' | 'facet'> & Partial<Pick<Matter, 'form'>>,
): Area | 'open' {
  const { intent, area, person } = matter;
  if (isDoubtful(matter)) return 'open';
  if (intent === 'health') return 'self';
  if (intent === 'move' || intent === 'lost' || matter.facet === 'talk') return 'open';
  if (matter.facet === 'over') return 'self';
  return (area === 'love' && person && AREA_WITH[person]) || (area ?? 'open');
}
