import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../../art/deck.ts';
import type { HandDraft } from '../../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../../domain/spread/named.ts';
import { tableSize } from '../../../domain/spread/spread.ts';
import { CardFace } from '../../../ui/card/CardFace.tsx';
import { Slot } from '../../../ui/card/Slot.tsx';
import { SpreadTable } from '../../../ui/card/SpreadTable.tsx';
import { cardName } from '../../tarot/card-words.ts';
import css from './SmallTable.module.css';

interface SmallTableProps {
  named: NamedSpread;
  draft: HandDraft;
  /** The place that waits for a card. */
  place: string | null;
  /** A place was touched, counted from 1. */
  onTouch: (position: number) => void;
}

/** A line or the nine as it lies at home: a tap on an empty place chooses it, a tap on a card takes it up. */
export function SmallTable({ named: { spread, text }, draft, place, onTouch }: SmallTableProps) {
  const { t } = useLingui();
  return (
    <div className={css.table} data-tall={tableSize(spread).rows > 2 ? '' : undefined}>
      <SpreadTable
        spread={spread}
        renderPlace={(index) => {
          const { key } = spread.positions[index]!;
          const card = draft.hand[key];
          const where = text.positions[key]?.name ?? '';
          return (
            <button
              type="button"
              className={css.place}
              aria-current={key === place ? 'step' : undefined}
              aria-label={card ? t`${where}: ${cardName(card.id)}. Take it up` : t`${where}: empty`}
              onClick={() => onTouch(index + 1)}
            >
              {card ? <CardFace id={card.id as CardId} label="" /> : <Slot waiting={key === place} />}
            </button>
          );
        }}
        renderName={(index) => {
          const card = draft.hand[spread.positions[index]!.key];
          return card && cardName(card.id);
        }}
      />
    </div>
  );
}
