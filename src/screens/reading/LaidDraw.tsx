import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import type { DealtCard, SealedDraw } from '../../domain/draw/draw.ts';
import type { ToldSpread } from '../../domain/spread/told.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { called } from './called.ts';
import { LaidDice } from './LaidDice.tsx';
import css from './LaidDraw.module.css';
import { useToldDraw } from './useToldDraw.ts';

/** A sealed draw as it lies on the querent's table, and card by card in words. */
export function LaidDraw({ draw }: { draw: SealedDraw }) {
  const told = useToldDraw(draw);
  if (draw.deck === 'stardice') return <LaidDice draw={draw} />;
  return told ? <LaidCards draw={draw} told={told} /> : <div className={css.table} />;
}

function LaidCards({ draw, told: { spread, text } }: { draw: SealedDraw; told: ToldSpread }) {
  const { t } = useLingui();
  const cardOf = (key: string) => draw.cards.find(({ position }) => position === key);
  const places = spread.positions.map(({ key }) => ({ key, card: cardOf(key), ...text.positions[key] }));
  const beside: [string, DealtCard][] = [
    ...(draw.significator
      ? [[t`Significator`, { id: draw.significator, reversed: false }] as [string, DealtCard]]
      : []),
    ...(draw.jumpers ?? []).map((card): [string, DealtCard] => [t`Fell out`, card]),
  ];
  return (
    <>
      <div className={css.table}>
        <SpreadTable
          spread={spread}
          renderPlace={(index) => {
            const place = places[index];
            if (!place?.card) return null;
            const label = `${place.name ?? ''}: ${called(place.card)}`;
            return <CardFace id={place.card.id as CardId} reversed={place.card.reversed} label={label} />;
          }}
          renderName={(index) => places[index]?.name}
        />
      </div>
      <ol className={css.list}>
        {places.map(
          ({ key, card, name, meaning }) =>
            card && (
              <li key={key}>
                <span>
                  <small>{name}</small>
                  <strong>{called(card)}</strong>
                </span>
                {draw.cards.length <= 12 && meaning && <p>{meaning}</p>}
              </li>
            ),
        )}
        {beside.map(([place, card]) => (
          <li key={card.id}>
            <span>
              <small>{place}</small>
              <strong>{called(card)}</strong>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
