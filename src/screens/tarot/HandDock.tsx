import { useLingui } from '@lingui/react/macro';
import { RotateCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { takeUpByHand, turnByHand } from '../../actions/draw/by-hand.ts';
import type { TarotId } from '../../domain/decks/tarot.ts';
import type { HandDraft } from '../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { cardName } from './card-words.ts';
import css from './HandDock.module.css';

interface HandDockProps {
  draft: HandDraft;
  named: NamedSpread;
  /** The place whose card was touched last. */
  place: string | null;
  /** Its card was taken up. */
  onLeave: () => void;
  children: ReactNode;
}

/** Stays in sight while the deck is looked through: the card touched last, to turn it or take it up. */
export function HandDock({ draft, named: { spread, text }, place, onLeave, children }: HandDockProps) {
  const { t } = useLingui();
  const card = place ? draft.hand[place] : undefined;
  const across = spread.positions.some(({ key, crossing }) => key === place && crossing);
  if (!card && !children) return null;
  return (
    <div className={css.dock}>
      {place && card && (
        <div className={css.card}>
          <span className={css.picture} aria-hidden="true">
            <CardImage id={card.id as TarotId} width={36} alt="" reversed={card.reversed && !across} />
          </span>
          <p>
            <strong>{cardName(card.id)}</strong>
            <small>
              {text.positions[place]?.name} ·{' '}
              {across ? t`read upright` : card.reversed ? names().reversed : names().upright}
            </small>
          </p>
          {!across && (
            <button type="button" onClick={() => void turnByHand(draft, place)}>
              <RotateCw size={20} strokeWidth={1.5} aria-hidden="true" />
              {t`Turn it`}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              onLeave();
              void takeUpByHand(draft, place);
            }}
          >
            <Undo2 size={20} strokeWidth={1.5} aria-hidden="true" />
            {t`Take the card up`}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
