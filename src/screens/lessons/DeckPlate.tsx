import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { cardsOf, type LessonCard, type LessonDeck } from '../../domain/lesson/deck.ts';
import type { Memory } from '../../domain/lesson/memory.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './Lessons.module.css';
import { useLesson } from './useLesson.ts';

interface DeckPlateProps {
  deck: LessonDeck;
  memories: ReadonlyMap<LessonCard, Memory> | undefined;
}

/** A deck to learn: the card that comes next, what waits today, and how much of the deck is known. */
export function DeckPlate({ deck, memories }: DeckPlateProps) {
  const { t } = useLingui();
  const lesson = useLesson(deck, memories);
  const all = cardsOf(deck).length;
  const due = lesson ? lesson.due.length + lesson.again.length : 0;
  const fresh = lesson?.fresh.length ?? 0;
  const known = lesson?.known ?? 0;
  const met = all - (lesson?.unseen ?? all);
  const next = lesson && [...lesson.due, ...lesson.fresh, ...lesson.again][0];
  return (
    <Link to="/lessons/cards" search={{ deck }} className={css.deck}>
      <CardImage id={next ?? cardsOf(deck)[deck === 'tarot' ? 19 : 30]!} width={72} alt="" />
      <span className={css.words}>
        <strong className="display">{deck === 'tarot' ? t`Tarot` : t`Lenormand`}</strong>
        {lesson && (
          <span>
            {due + fresh === 0
              ? t`Done for today`
              : [due > 0 && t`${due} due today`, fresh > 0 && t`${fresh} new`].filter(Boolean).join(' · ')}
          </span>
        )}
        <span
          className={css.bar}
          style={{ '--known': known / all, '--met': met / all } as CSSProperties}
          aria-hidden="true"
        />
        {lesson && <small>{t`${met} of ${all} studied · ${known} known`}</small>}
      </span>
    </Link>
  );
}
