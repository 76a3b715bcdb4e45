import { useLayoutEffect, useRef } from 'react';
import type { CardId } from '../../art/deck.ts';
import { brand } from '../../brand.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { DealtCard as Dealt } from '../../domain/draw/draw.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { type Spread, tableSize } from '../../domain/spread/spread.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { DealtCard } from '../../ui/card/DealtCard.tsx';
import { growFrom, type Origin } from '../../ui/card/flight.ts';
import { Slot } from '../../ui/card/Slot.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { Beside } from './Beside.tsx';
import { cardName, cardWords, orientationWords } from './card-words.ts';
import css from './Laid.module.css';

interface LaidProps {
  named: NamedSpread;
  draft: Draft;
  /** How many cards lay there when the table came into view. */
  lying: number;
  /** The next card is on its way to the place that waits. */
  coming: boolean;
  /** Where on the screen the card of a position came from. */
  origins: ReadonlyMap<number, Origin>;
  /** Positions whose cards are turned up. */
  up: ReadonlySet<number>;
  onUp: (index: number) => void;
  /** No fan lies below any more: the table has its room and the names of the cards show. */
  done: boolean;
  /** Where the table was when it had less room. */
  before: DOMRect | undefined;
}

/** The table while cards are being chosen: what lies there, the place that waits, the places to come. */
export function Laid({ named, draft, lying, coming, origins, up, onUp, done, before }: LaidProps) {
  const { spread, text } = named;
  const back = useBack(brand.id, 120);
  const host = useRef<HTMLDivElement>(null);
  const nameOf = (index: number) => text.positions[spread.positions[index]!.key]?.name ?? '';
  useLayoutEffect(() => {
    const table = host.current?.querySelector('ol');
    if (before && table) growFrom(table, before);
  }, [before]);
  return (
    <div
      ref={host}
      className={css.laid}
      data-done={done ? '' : undefined}
      data-beside={draft.significator || draft.jumpers?.length ? '' : undefined}
      data-tall={tableSize(spread).rows > 2 ? '' : undefined}
    >
      <SpreadTable
        spread={spread}
        renderPlace={(index) => {
          const card = laidCard(draft, spread, index);
          const waiting = index === draft.chosen.length;
          if (!card && !(waiting && coming)) return <Slot waiting={waiting} />;
          const face = card && { id: card.id as CardId, reversed: card.reversed };
          const label = card ? `${nameOf(index)}: ${cardWords(card)}` : '';
          if (face && index < lying) return <CardFace {...face} label={label} />;
          return <DealtCard card={face} label={label} back={back} from={origins.get(index)} onUp={() => onUp(index)} />;
        }}
        renderName={(index) => {
          const card = up.has(index) ? laidCard(draft, spread, index) : undefined;
          const now = index === draft.chosen.length;
          const orientation = card && orientationWords(card);
          return (
            <>
              <span className={now ? css.now : css.name}>{nameOf(index)}</span>
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

/** The card that lies on a position of the spread; one that lies across is always upright. */
export function laidCard(draft: Draft, spread: Spread, index: number): Dealt | undefined {
  const place = draft.chosen[index];
  const card = place === undefined ? undefined : draft.pile[place];
  const across = spread.positions[index]?.crossing === true;
  return card && { ...card, reversed: card.reversed && !across };
}
