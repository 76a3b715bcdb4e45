import { useLingui } from '@lingui/react/macro';
import { dayOf } from '../../domain/day.ts';
import { ANSWERS, type Answer, answered, type Memory } from '../../domain/lesson/memory.ts';
import css from './FlashCard.module.css';
import { daysUntil, whenWords } from './when-words.ts';

/** How well was it known? Each answer says when the card comes back. */
export function Answers({ memory, onAnswer }: { memory: Memory | undefined; onAnswer: (answer: Answer) => void }) {
  const { t } = useLingui();
  const now = new Date();
  const names = { notYet: t`Not yet`, almost: t`Almost`, knewIt: t`Knew it` };
  return (
    <fieldset className={css.answers} aria-label={t`Did you know it?`}>
      {ANSWERS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          data-answer={one}
          onClick={() => onAnswer(one)}
        >
          <strong>{names[one]}</strong>
          <small>{whenWords(daysUntil(dayOf(now), answered(memory, one, now).dueOn))}</small>
        </button>
      ))}
    </fieldset>
  );
}
