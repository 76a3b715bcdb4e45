import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { joinSentences } from '../../../domain/language.ts';
import { POSITIONS } from '../../../domain/lenormand/cell.ts';
import type { LenormandSentence } from '../../../domain/lenormand/reading/narrator.ts';
import type { Table } from '../../../domain/lenormand/reading/tableau/table.ts';
import { tableauSpread } from '../../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../../domain/spread/spread.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { cardsPicture } from '../../../ui/share/cards-picture.ts';
import { cardName } from '../../tarot/card-words.ts';

/** The whole table for others: all 36 cards as they lie, who lies where, the answer; in words card by card. */
export function useTablePoster({ layout, at, cast, placeOf }: Table, answer: readonly LenormandSentence[]) {
  const { t } = useLingui();
  const [me, partner] = [t`The querent`, t`The partner`];
  return useMemo(() => {
    const cards = POSITIONS.map((position) => ({ id: lenormandId(at(position)), reversed: false }));
    const people = [
      { place: me, card: cast.me },
      ...(cast.partner === null ? [] : [{ place: partner, card: cast.partner }]),
    ];
    return {
      picture: cardsPicture(tableauSpread(layout), cards),
      lines: people.map(({ place, card }) => {
        const [name, house] = [card, placeOf(card)].map((number) => cardName(lenormandId(number)));
        return { place, name: t`${name}, in the house of the ${house}` };
      }),
      summary: joinSentences(answer, currentLanguage()),
      named: cards.map(({ id }, index) => `${index + 1}. ${cardName(id)}`).join('\n'),
      path: `/lenormand/grandTableau?type=${GRAND_TABLEAU}`,
    };
  }, [layout, at, cast, placeOf, answer, me, partner, t]);
}
