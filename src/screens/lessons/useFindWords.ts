import { useLingui } from '@lingui/react/macro';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import type { FindDrill } from '../../domain/lesson/drill.ts';
import { cardName } from '../tarot/card-words.ts';

/** What is asked on a table where cards are to be found. */
export function useFindWords(): (drill: FindDrill) => string {
  const { t } = useLingui();
  return ({ kind, card, right }) => {
    const name = cardName(lenormandId(card));
    const count = right.length;
    if (kind === 'knights') return t`Find the ${count} knights of the ${name}`;
    if (kind === 'mirrors') return t`Find the mirrors of the ${name}, ${count} in all`;
    return t`Which card lies in the house of the ${name}?`;
  };
}
