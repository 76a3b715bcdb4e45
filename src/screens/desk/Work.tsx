import { useLingui } from '@lingui/react/macro';
import { takeUp } from '../../actions/reading/desk.ts';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useAsked } from '../login/useAsked.ts';
import { LaidDraw } from '../reading/LaidDraw.tsx';
import { SealLine } from '../reading/SealLine.tsx';
import { useNow } from '../reading/useNow.ts';
import { Letter } from './Letter.tsx';
import { QuestionLines } from './QuestionLines.tsx';
import css from './Work.module.css';

/** A question with its sealed draw before the reader's eyes, and the letter under it. */
export function Work({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const now = useNow();
  const { value: work, failure, ask: open } = useAsked(takeUp, orderId);
  return (
    <Page>
      <TopBar title={t`A question`} up="/desk" />
      {failure && (
        <Nothing role="alert">
          <p>{failure}</p>
          <Button onClick={open}>{t`Try again`}</Button>
        </Nothing>
      )}
      {work && (
        <div className={css.work}>
          <div className={css.question}>
            <QuestionLines question={work.question} now={now} />
          </div>
          <LaidDraw draw={work.draw} tableau={work.tableau} />
          <Letter work={work} />
          <SealLine draw={work.draw} />
        </div>
      )}
    </Page>
  );
}
