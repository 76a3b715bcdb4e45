import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { takeUp, type Work as WorkOnDesk } from '../../actions/reading/desk.ts';
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

interface WorkProps {
  orderId: string;
  /** The question, where it is on its way already. */
  asked: Promise<WorkOnDesk> | undefined;
}

/** A question with its sealed draw before the reader's eyes, and the letter under it. */
export function Work({ orderId, asked }: WorkProps) {
  const { t } = useLingui();
  const now = useNow();
  const begun = useRef(asked);
  const bring = (order: string) => {
    const coming = begun.current ?? takeUp(order);
    begun.current = undefined;
    return coming;
  };
  const { value: work, failure, ask: open } = useAsked(bring, orderId);
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
