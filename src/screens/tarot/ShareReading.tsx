import { useMemo } from 'react';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { joinSentences } from '../../domain/language.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { cardsPicture } from '../../ui/share/cards-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import { cardName } from './card-words.ts';
import { useReading } from './useReading.ts';

interface ShareReadingProps {
  row: JournalRow;
  named: NamedSpread;
  onClose: () => void;
}

/** A tarot reading for others: the cards as they lie, what they are called, the answer. */
export function ShareReading({ row, named, onClose }: ShareReadingProps) {
  const { draw } = row;
  const composed = useReading(row, named);
  const { spread, text } = named;
  const shown = useMemo(() => {
    if (!composed) return null;
    const { count, opening, answer } = composed.reading;
    return {
      title: text.title,
      picture: cardsPicture(spread, draw.cards),
      lines: draw.cards.map((card) => ({ place: text.positions[card.position]?.name ?? '', name: called(card) })),
      summary: joinSentences([...(count?.sentences ?? []), ...opening, ...answer], currentLanguage()),
    };
  }, [composed, spread, text, draw.cards]);
  const path = spread.free ? '/tarot/home' : `/tarot?drawType=${spread.id}`;
  return shown && <ShareSheet {...shown} question={draw.question} path={path} onClose={onClose} />;
}

/** Upright needs no word; reversed does. */
function called({ id, reversed }: DealtCard): string {
  return reversed ? `${cardName(id)} · ${names().reversed}` : cardName(id);
}
