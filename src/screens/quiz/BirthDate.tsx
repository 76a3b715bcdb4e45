import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBirthDate } from '../../domain/quiz/birth-cards.ts';
import { useSession } from '../../session.ts';
import { readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './Questions.module.css';

/** The date of birth, from which the cards are added up; the one of the person's own chart is offered. */
export function BirthDate({ born, onBorn }: { born: string | null; onBorn: (born: string) => void }) {
  const { t } = useLingui();
  const me = useSession().user?.user_id ?? '';
  const charts = useLive(() => readCharts(me), [me]);
  const [typed, setTyped] = useState<string | null>(born);
  const [wrong, setWrong] = useState(false);
  const today = new Date().toLocaleDateString('sv');
  const date = typed ?? charts?.find((row) => row.birth.relation === 'self')?.birth.date ?? '';
  return (
    <form
      className={css.born}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBirthDate(date, today)) onBorn(date);
        else setWrong(true);
      }}
    >
      <Field
        label={t`Your date of birth`}
        type="date"
        min="1900-01-01"
        max={today}
        value={date}
        error={wrong ? t`Please give a day from 1900 to today.` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <p
        className={css.small}
      >{t`Day, month and year are added up; the sum is your pair of cards. The date goes to your account with the answers, and nowhere else.`}</p>
      <Button kind="primary" wide type="submit">
        {t`To the questions`}
      </Button>
    </form>
  );
}
