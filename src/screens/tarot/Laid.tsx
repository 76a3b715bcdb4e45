import type { CardId } from '../../art/deck.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { tableSize } from '../../domain/spread/spread.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Slot } from '../../ui/card/Slot.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { Beside } from './Beside.tsx';
import { cardName, cardWords, orientationWords } from './card-words.ts';
import css from './Laid.module.css';

interface LaidProps {
  named: NamedSpread;
  draft: Draft;
  /** The next card is on its way to the place that waits. */
  coming: boolean;
  /** No fan lies below any more: the table has its room and the names of the cards show. */
  done: boolean;
}

/** The table while cards are being chosen: what lies there, the place that waits, the places to come. */
export function Laid({ named, draft, coming, done }: LaidProps) {
  const { spread, text } = named;
  const next = coming ? 'coming' : 'waiting';
  const cardAt = (index: number) => {
    const place = draft.chosen[index];
    const card = place === undefined ? undefined : draft.pile[place];
    const upright = spread.positions[index]?.crossing === true;
    return card && { ...card, reversed: card.reversed && !upright };
  };
  return (
    <div
      className={css.laid}
      data-done={done ? '' : undefined}
      data-beside={draft.significator || draft.jumpers?.length ? '' : undefined}
      data-tall={tableSize(spread).rows > 2 ? '' : undefined}
    >
      <SpreadTable
        spread={spread}
        renderPlace={(index) => {
          const card = cardAt(index);
          const position = text.positions[spread.positions[index]!.key]?.name ?? '';
          if (!card) return <Slot state={index === draft.chosen.length ? next : 'empty'} />;
          return (
            <CardFace id={card.id as CardId} reversed={card.reversed} flips label={`${position}: ${cardWords(card)}`} />
          );
        }}
        renderName={(index) => {
          const card = cardAt(index);
          const now = index === draft.chosen.length;
          const orientation = card && orientationWords(card);
          return (
            <>
              <span className={now ? css.now : css.name}>{text.positions[spread.positions[index]!.key]?.name}</span>
              {card && (
                <span className={css.card}>
                  <span>{cardName(card.id)}</span> {orientation && <small>{orientation}</small>}
                </span>
              )}
            </>
          );
        }}
      />
      <Beside draw={draft} />
    </div>
  );
}
