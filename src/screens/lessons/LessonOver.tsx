import { useLingui } from '@lingui/react/macro';
import { cardsOf, type LessonDeck } from '../../domain/lesson/deck.ts';
import type { Lesson } from '../../domain/lesson/queue.ts';
import { Row } from '../../ui/Row.tsx';
import { Star } from '../../ui/Star.tsx';
import css from './LessonOver.module.css';
import { useToday } from './useLesson.ts';
import { daysUntil, whenWords } from './when-words.ts';

/** Nothing more to ask today: what is known, and when it goes on. */
export function LessonOver({ deck, lesson }: { deck: LessonDeck; lesson: Lesson }) {
  const { t } = useLingui();
  const today = useToday();
  const { known, unseen, next } = lesson;
  const all = cardsOf(deck).length;
  const met = all - unseen;
  const days = next && daysUntil(today, next.day);
  const when = days === null ? '' : whenWords(days);
  const count = next?.count ?? 0;
  return (
    <div className={css.over}>
      <Star size={44} />
      <h2 className="display">{t`That is all for today`}</h2>
      <p>{t`${met} of ${all} studied · ${known} known`}</p>
      {next && <p>{t`Due ${when}: ${count}`}</p>}
      {unseen > 0 && <p>{t`New cards wait tomorrow.`}</p>}
      <nav className={css.ways}>
        <Row name={t`Card of the day`} to="/today" />
        {deck === 'lenormand' && <Row name={t`Practise the Grand Tableau`} to="/lessons/tableau" />}
        <Row name={t`All lessons`} to="/lessons" />
      </nav>
    </div>
  );
}
