import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { answersOf } from '../../actions/content/quizzes.ts';
import { quizShape } from '../../domain/quiz/catalogue.ts';
import { outcomeOf } from '../../domain/quiz/score.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import css from './Taken.module.css';
import { useResultName } from './useScaleNames.ts';

/** Results of a test, each with its day. */
export function Taken({ head, rows }: { head: string; rows: readonly QuizRow[] }) {
  const nameOf = useResultName();
  const whole = rows.flatMap((row) => {
    const shape = quizShape(row.testId);
    const answered = answersOf(row);
    return shape && answered ? [{ row, outcome: outcomeOf(shape, answered) }] : [];
  });
  if (whole.length === 0) return null;
  return (
    <section className={css.taken}>
      <h2>{head}</h2>
      <ul>
        {whole.map(({ row, outcome }) => (
          <li key={row.key}>
            <Link to="/tarottest/result" search={{ id: row.key }} className={css.one}>
              <span>
                {nameOf(row.testId, outcome)}
                <time dateTime={row.finishedAt}>{dayOf(row.finishedAt ?? row.changedAt)}</time>
              </span>
              <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });
}
