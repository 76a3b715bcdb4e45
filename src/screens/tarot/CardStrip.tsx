import { useLingui } from '@lingui/react/macro';
import type { TarotId } from '../../domain/decks/tarot.ts';
import type { ReadingPart } from '../../domain/reading/parts.ts';
import type { SpreadText } from '../../domain/reading/texts.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './CardStrip.module.css';
import { cardWords } from './card-words.ts';

interface CardStripProps {
  parts: readonly ReadingPart[];
  text: SpreadText;
  onChoose: (position: string) => void;
}

/** The drawn cards in a row that stays under the top bar while their chapters are scrolled; each leads to its own. */
export function CardStrip({ parts, text, onChoose }: CardStripProps) {
  const { t } = useLingui();
  return (
    <nav className={css.strip} aria-label={t`All cards by name`}>
      {parts.map(({ position, card, reversed }) => (
        <button
          key={position}
          type="button"
          aria-label={`${text.positions[position]?.name ?? ''}: ${cardWords({ id: card, reversed })}`}
          onClick={() => onChoose(position)}
        >
          <CardImage id={card as TarotId} width={44} alt="" reversed={reversed} />
        </button>
      ))}
    </nav>
  );
}
