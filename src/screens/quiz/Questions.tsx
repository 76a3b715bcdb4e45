import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { finishTest, keepQuiz } from '../../actions/content/quizzes.ts';
import type { QuizShape } from '../../domain/quiz/catalogue.ts';
import type { QuizText } from '../../domain/quiz/texts.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BirthDate } from './BirthDate.tsx';
import { Question } from './Question.tsx';
import css from './Questions.module.css';

interface QuestionsProps {
  shape: QuizShape;
  text: QuizText;
  begun: QuizRow;
}

/** The questions of a test, one by one; every answer is kept at once, and any of them can be changed until the end. */
export function Questions({ shape, text, begun }: QuestionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [row, setRow] = useState(begun);
  // the date of birth comes before the first question, as step -1
  const first = shape.born ? -1 : 0;
  const [at, setAt] = useState(() => firstOpen(begun, shape));
  const [busy, setBusy] = useState(false);
  const last = row.choices.length - 1;
  const whole = row.choices.every((choice) => choice !== null) && (row.born !== null) === shape.born;

  function change(part: Partial<QuizRow>) {
    const next = { ...row, ...part };
    setRow(next);
    void keepQuiz(next);
  }
  function choose(option: number) {
    change({ choices: row.choices.map((choice, place) => (place === at ? option : choice)) });
    if (at < last) setAt(at + 1);
  }
  async function finish() {
    setBusy(true);
    await finishTest(row);
    await navigate({ to: '/tarottest/result', search: { id: row.key }, replace: true });
  }

  const number = at + 1;
  const count = row.choices.length;
  return (
    <Page className={css.page}>
      <TopBar title={text.title} up="/tarottest" />
      <div className={css.progress}>
        <progress max={count} value={row.choices.filter((choice) => choice !== null).length} aria-label={t`Answered`} />
        <span className="figures">{at < 0 ? t`Before the first question` : t`Question ${number} of ${count}`}</span>
      </div>
      {at < 0 ? (
        <BirthDate
          born={row.born}
          onBorn={(born) => {
            change({ born });
            setAt(0);
          }}
        />
      ) : (
        <Question
          key={at}
          seed={row.key}
          place={at}
          question={text.questions[at]!}
          chosen={row.choices[at] ?? null}
          onChoose={choose}
        />
      )}
      <div className={css.ways}>
        {at > first && (
          <Button
            kind="quiet"
            icon={<ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => setAt(at - 1)}
          >
            {t`Question before`}
          </Button>
        )}
        {at === last && (
          <Button kind="primary" busy={busy} disabled={!whole} onClick={() => void finish()}>
            {t`See the result`}
          </Button>
        )}
        {at >= 0 && at < last && row.choices[at] !== null && (
          <Button onClick={() => setAt(at + 1)}>{t`Next question`}</Button>
        )}
      </div>
    </Page>
  );
}

/** Where a test that was begun goes on. */
function firstOpen({ choices, born }: QuizRow, shape: QuizShape): number {
  if (shape.born && born === null) return -1;
  const open = choices.indexOf(null);
  return open < 0 ? choices.length - 1 : open;
}
