import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import type { Besides, DealtCard } from '../../domain/draw/draw.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import css from './Beside.module.css';
import { cardName, cardWords } from './card-words.ts';

interface BesideProps {
  draw: Besides;
  /** The lowest card of the pile, looked at when the reading is done. */
  shadow?: DealtCard | null;
  /** A card drawn afterwards, and what the place is called that it speaks of. */
  clarifier?: { card: DealtCard; place: string } | null;
  onOpen?: (card: DealtCard, place: string) => void;
}

/** What lies beside the spread: the card that stands for the querent, cards that fell out of the shuffle, the clarifier, the shadow. */
export function Beside({ draw, shadow, clarifier, onOpen }: BesideProps) {
  const { t } = useLingui();
  const { significator, jumpers = [] } = draw;
  const lying = [
    ...(significator ? [{ place: t`Stands for you`, card: { id: significator, reversed: false } }] : []),
    ...jumpers.map((card) => ({ place: t`Fell out`, card })),
    ...(clarifier ? [{ place: t`Clarifies: ${clarifier.place}`, card: clarifier.card }] : []),
    ...(shadow ? [{ place: t`Shadow card`, card: shadow }] : []),
  ];
  if (lying.length === 0) return null;
  return (
    <ul className={css.beside} aria-label={t`Beside the spread`}>
      {lying.map(({ place, card }) => {
        const face = (
          <CardFace id={card.id as CardId} reversed={card.reversed} label={`${place}: ${cardWords(card)}`} />
        );
        return (
          <li key={card.id}>
            {onOpen ? (
              <button type="button" className={css.card} onClick={() => onOpen(card, place)}>
                {face}
              </button>
            ) : (
              <span className={css.card}>{face}</span>
            )}
            <small>
              {place}
              <strong>{cardName(card.id)}</strong>
            </small>
          </li>
        );
      })}
    </ul>
  );
}
