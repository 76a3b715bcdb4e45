import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { brand } from '../../brand.ts';
import type { LessonCard } from '../../domain/lesson/deck.ts';
import { useSettings } from '../../storage/settings.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { cardWords } from '../tarot/card-words.ts';
import css from './Lessons.module.css';
import { useDayCard } from './useDayCard.ts';

/** The way to the card of the day: face down until it is turned. */
export function DayPlate() {
  const { t } = useLingui();
  const { dayDeck } = useSettings();
  const draw = useDayCard(dayDeck);
  const back = useBack(brand.id, 72);
  const card = draw?.cards[0];
  return (
    <Link to="/today" className={css.day}>
      {card ? (
        <CardImage id={card.id as LessonCard} width={72} alt="" reversed={card.reversed} />
      ) : (
        <span className={css.back}>{back && <img src={back} alt="" width={72} height={122} />}</span>
      )}
      <span className={css.words}>
        <strong className="display">{t`Card of the day`}</strong>
        {draw !== undefined && <span>{card ? cardWords(card) : t`It lies face down until you turn it.`}</span>}
      </span>
      <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}
