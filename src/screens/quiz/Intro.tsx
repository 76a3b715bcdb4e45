import { useLingui } from '@lingui/react/macro';
import { type QuizShape, questionCount } from '../../domain/quiz/catalogue.ts';
import type { QuizText } from '../../domain/quiz/texts.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { CardFan } from './CardFan.tsx';
import css from './Quiz.module.css';
import { Taken } from './Taken.tsx';

interface IntroProps {
  shape: QuizShape;
  text: QuizText;
  taken: readonly QuizRow[];
  onBegin: () => void;
}

/** What a test looks at and how it is scored, before it begins; what came out before. */
export function Intro({ shape, text, taken, onBegin }: IntroProps) {
  const { t } = useLingui();
  const questions = questionCount(shape);
  const { minutes } = shape;
  return (
    <Page>
      <TopBar title={text.title} up="/tarottest" />
      <div className={css.intro}>
        <CardFan cards={shape.sign} large />
        <p className={css.facts}>{t`${questions} questions · ${minutes} minutes`}</p>
        <p className={css.read}>{text.intro}</p>
        <Button kind="primary" wide onClick={onBegin}>
          {taken.length > 0 ? t`Take it again` : t`Begin`}
        </Button>
        <p
          className={css.small}
        >{t`Every answer is kept on this phone as you give it: stop whenever you like and go on later, also without a network.`}</p>
      </div>
      <Taken head={t`What came out before`} rows={taken} />
    </Page>
  );
}
