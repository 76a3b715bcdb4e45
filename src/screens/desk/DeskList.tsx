import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type Question, takeUp } from '../../actions/reading/desk.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sentences } from '../../ui/Sentences.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { DeskHours } from '../reading/DeskHours.tsx';
import { useNow } from '../reading/useNow.ts';
import css from './Desk.module.css';
import { QuestionLines } from './QuestionLines.tsx';
import { useDeskNews } from './useDeskNews.ts';

/** What the reader has before her, and what waits for anybody. */
export function DeskList() {
  const { t } = useLingui();
  const now = useNow();
  const { news, failure, look } = useDeskNews();
  return (
    <Page>
      <TopBar title={t`Reading desk`} up="/user">
        <button type="button" aria-label={t`Look again`} onClick={look}>
          <RotateCw size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </TopBar>
      <div className={css.desk}>
        {failure && (
          <p role="alert" className={css.failed}>
            {failure}
          </p>
        )}
        {news && (
          <>
            <p className={css.reader}>
              <Sentences>
                {t`You answer as ${news.reader}.`}
                <Plural value={news.answered_count} _0="" one="One answer so far." other="# answers so far." />
              </Sentences>
            </p>
            <DeskHours now={now} />
            {news.mine.length > 0 && (
              <section>
                <h2 className="display">{t`With you`}</h2>
                <Questions list={news.mine} now={now} mine onLost={look} />
              </section>
            )}
            <section>
              <h2 className="display">
                {t`Waiting`} <span className="figures">{news.waiting_count}</span>
              </h2>
              {news.waiting.length === 0 ? (
                <p className={css.empty}>{t`Nothing waits. A new question appears here by itself.`}</p>
              ) : (
                <Questions list={news.waiting} now={now} onLost={look} />
              )}
            </section>
          </>
        )}
      </div>
    </Page>
  );
}

interface QuestionsProps {
  list: readonly Question[];
  now: Date;
  mine?: boolean;
  /** Another reader was quicker. */
  onLost: () => void;
}

function Questions({ list, now, mine, onLost }: QuestionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useFailureWords();
  const [busy, setBusy] = useState('');
  async function open(orderId: string) {
    setBusy(orderId);
    try {
      if (!mine) await takeUp(orderId);
      await navigate({ to: '/desk', search: { order: orderId } });
    } catch (reason) {
      toast(words(reason));
      onLost();
    }
    setBusy('');
  }
  return (
    <ul className={css.list}>
      {list.map((question) => (
        <li key={question.order_id}>
          <QuestionLines question={question} now={now} />
          <Button
            kind={mine ? 'primary' : 'secondary'}
            busy={busy === question.order_id}
            disabled={busy !== ''}
            onClick={() => void open(question.order_id)}
          >
            {mine ? t`Go on writing` : t`Take it up`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
