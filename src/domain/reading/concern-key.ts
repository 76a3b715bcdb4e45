import { usualArea } from '../question/matter/area.ts';
import type { Area, Facet, Matter } from '../question/matter-kinds.ts';
import { isFree } from '../question/yes.ts';
import { isDoubtful } from './hedge.ts';
import type { ConcernKey } from './matter-words.ts';
import { outcomeAreaOf } from './places.ts';

/** The words that say what a card means for a matter, and the area in whose file they lie. */
export interface ConcernOf {
  key: ConcernKey;
  area: Area | 'open';
}

/**
 * Which words say what a card means for a matter: those of its intent; where another intent is as likely, those of its
 * area. Null where none fit: nothing sure is asked, the asker wants to be free of something, or a part of the matter is
 * asked about that the area knows nothing of, or an animal.
 */
export function concernKeyOf(
  matter: Parameters<typeof outcomeAreaOf>[0] & Pick<Matter, 'tied' | 'yes'>,
): ConcernOf | null {
  const { intent, facet, tied, person } = matter;
  if (isDoubtful(matter) || isFree(matter) || person === 'animal' || WITHOUT.has(intent) || (facet && APART.has(facet)))
    return null;
  if (intent === 'contact' && !tied) return { key: intent, area: 'love' };
  if (intent === 'lost') return { key: intent, area: 'open' };
  const area = outcomeAreaOf(matter);
  const usual = usualArea(intent);
  if (intent === 'move') return tied || facet ? null : { key: intent, area: 'home' };
  if (area === 'open') return null;
  if (area === usual && !tied && !facet) return { key: intent, area };
  return { key: `${area}Any`, area };
}

/** Of a body nothing is said beyond the card; of what is to come, and where nothing was understood, there is no matter. */
const WITHOUT: ReadonlySet<string> = new Set(['health', 'outlook', 'open']);

/** Parts of a matter that are not what their area speaks of. */
const APART: ReadonlySet<Facet> = new Set([
  'trip',
  'animal',
  'away',
  'parcel',
  'contest',
  'talk',
  'invited',
  'grudge',
  'baby',
]);
