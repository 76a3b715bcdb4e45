import { useLingui } from '@lingui/react/macro';
import type { QuizShape } from '../../domain/quiz/catalogue.ts';
import type { QuizText } from '../../domain/quiz/texts.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { About } from './About.tsx';
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
  return (
    <Page>
      <TopBar title={text.title} up="/tarottest" />
      <About shape={shape} intro={text.intro}>
        <Button kind="primary" wide onClick={onBegin}>
          {taken.length > 0 ? t`Take it again` : t`Begin`}
        </Button>
        <p
          className={css.small}
        >{t`Every answer is kept on this phone as you give it: stop whenever you like and go on later, also without a network.`}</p>
      </About>
      <Taken head={t`What came out before`} rows={taken} />
    </Page>
  );
}
