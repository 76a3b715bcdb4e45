import type { Area, Intent, Matter } from '../../question/matter-kinds.ts';

/** In what terms a card is spoken of: an area of life, or one of the matters that lie in none. */
export type Field = Area | 'kin' | 'care' | 'lost' | 'trade' | 'journey';

/** The part of a matter that decides how cards are spoken of. */
export type FieldOf = Pick<Matter, 'intent' | 'area'> & {
  facet?: Matter['facet'] | undefined;
  /** The question speaks of people who part. */
  parting?: boolean;
};

const OF_INTENT: Readonly<Partial<Record<Intent, Field>>> = {
  family: 'kin',
  friend: 'kin',
  health: 'care',
  lost: 'lost',
  business: 'trade',
};

/** Family and friends are people and no buildings, a business of one's own is no job, a journey no household; null where the matter could lie anywhere. */
export function fieldOf({ intent, area, facet }: FieldOf): Field | null {
  if (facet === 'trip') return 'journey';
  return OF_INTENT[intent] ?? area;
}
