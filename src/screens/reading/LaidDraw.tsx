import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import type { DealtCard, SealedDraw } from '../../domain/draw/draw.ts';
import type { Layout } from '../../domain/lenormand/cell.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { turnsOn } from '../../domain/spread/spread.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { CardItem } from '../../ui/card/CardItem.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { cardName, cardWords } from '../tarot/card-words.ts';
import { LaidDice } from './LaidDice.tsx';
import css from './LaidDraw.module.css';
import { useNamedDraw } from './question/useNamedDraw.ts';
import { useCardType } from './useCardType.ts';

/** From so many cards on the list stays folded until it is wanted. */
const MANY_CARDS = 12;

interface LaidDrawProps {
  draw: SealedDraw;
  /** A grand tableau: how it lies, and the number of the card that stands for the querent. */
  tableau?: { layout: Layout; me: number } | null;
}

/** A sealed draw as it lies on the querent's table, and card by card in words. */
export function LaidDraw({ draw, tableau }: LaidDrawProps) {
  const named = useNamedDraw(draw, tableau?.layout);
  if (draw.deck === 'stardice') return <LaidDice draw={draw} />;
  return named ? <LaidCards draw={draw} named={named} me={tableau?.me} /> : <div className={css.table} />;
}

interface LaidCardsProps {
  draw: SealedDraw;
  named: NamedSpread;
  me: number | undefined;
}

function LaidCards({ draw, named: { spread, text }, me }: LaidCardsProps) {
  const { t } = useLingui();
  const cardOf = (key: string) => draw.cards.find(({ position }) => position === key);
  const places = spread.positions.map(({ key }) => ({ key, card: cardOf(key), ...text.positions[key] }));
  const beside: [string, DealtCard][] = [
    ...(draw.significator
      ? [[t`Significator`, { id: draw.significator, reversed: false }] as [string, DealtCard]]
      : []),
    ...(me ? [[t`Significator`, { id: lenormandId(me), reversed: false }] as [string, DealtCard]] : []),
    ...(draw.jumpers ?? []).map((card): [string, DealtCard] => [t`Fell out`, card]),
  ];
  const many = places.length > MANY_CARDS;
  const lines = places.map(
    ({ key, card, name = '', meaning }, index) =>
      card && (
        <Line
          key={key}
          place={name}
          card={card}
          index={index}
          meaning={many ? undefined : meaning}
          border={turnsOn(spread.positions[index]!)}
        />
      ),
  );
  return (
    <>
      <div className={css.table}>
        <SpreadTable
          spread={spread}
          renderPlace={(index) => {
            const place = places[index];
            if (!place?.card) return null;
            const label = `${place.name ?? ''}: ${cardWords(place.card)}`;
            return <CardFace id={place.card.id as CardId} reversed={place.card.reversed} label={label} />;
          }}
          renderName={(index) => places[index]?.name}
        />
      </div>
      {many ? (
        <details className={css.all}>
          <summary>{t`All cards by name`}</summary>
          <ol className={css.list}>{lines}</ol>
        </details>
      ) : (
        <ol className={css.list}>{lines}</ol>
      )}
      {beside.length > 0 && (
        <ul className={css.list}>
          {beside.map(([place, card], index) => (
            <Line key={card.id} place={place} card={card} index={places.length + index} />
          ))}
        </ul>
      )}
    </>
  );
}

interface LineProps {
  place: string;
  card: DealtCard;
  index: number;
  meaning?: string | undefined;
  border?: boolean;
}

function Line({ place, card, index, meaning, border }: LineProps) {
  const typeOf = useCardType();
  return (
    <li>
      <CardItem
        icon={card}
        name={cardName(card.id)}
        type={typeOf(card)}
        tip={meaning}
        index={index}
        border={border ?? false}
        place={place}
      />
    </li>
  );
}
