import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import type { HandDraft } from '../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { tableSize } from '../../domain/spread/spread.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Slot } from '../../ui/card/Slot.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { cardWords } from './card-words.ts';
import css from './HandSpread.module.css';

interface HandSpreadProps {
  draft: HandDraft;
  named: NamedSpread;
  /** The place that waits for a card. */
  place: string | null;
  onTouch: (place: string) => void;
}

/** The table at home: a tap on an empty place chooses it, a tap on a card turns it. */
export function HandSpread({ draft, named: { spread, text }, place, onTouch }: HandSpreadProps) {
  const { t } = useLingui();
  const nameOf = (key: string) => text.positions[key]?.name ?? '';
  return (
    <div className={css.table} data-tall={tableSize(spread).rows > 2 ? '' : undefined}>
      <SpreadTable
        spread={spread}
        renderPlace={(index) => {
          const { key, crossing } = spread.positions[index]!;
          const card = draft.hand[key];
          const shown = card && { ...card, reversed: card.reversed && !crossing };
          const name = nameOf(key);
          return (
            <button
              type="button"
              className={css.place}
              aria-current={key === place ? 'step' : undefined}
              aria-label={shown ? t`${name}: ${cardWords(shown)}. Turn it` : t`${name}: empty`}
              onClick={() => onTouch(key)}
            >
              {shown ? (
                <CardFace id={shown.id as CardId} reversed={shown.reversed} label="" />
              ) : (
                <Slot waiting={key === place} />
              )}
            </button>
          );
        }}
        renderName={(index) => {
          const { key } = spread.positions[index]!;
          return <span className={key === place ? css.now : undefined}>{nameOf(key)}</span>;
        }}
      />
    </div>
  );
}
