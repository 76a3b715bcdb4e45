import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './CardStrip.module.css';

interface CardStripProps {
  /** The drawn cards in the order of their places; `label` says the place and the card. */
  cards: readonly { key: string; id: string; reversed?: boolean; label: string }[];
  onChoose: (index: number) => void;
}

/** The drawn cards in a row that stays under the top bar while what is said of them is scrolled. It stands in a text that has gutters. */
export function CardStrip({ cards, onChoose }: CardStripProps) {
  const { t } = useLingui();
  return (
    <nav className={css.strip} aria-label={t`All cards by name`}>
      {cards.map(({ key, id, reversed, label }, index) => (
        <button key={key} type="button" aria-label={label} onClick={() => onChoose(index)}>
          <CardImage id={id as CardId} width={44} alt="" reversed={reversed ?? false} />
        </button>
      ))}
    </nav>
  );
}
