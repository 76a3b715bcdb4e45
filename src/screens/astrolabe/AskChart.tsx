import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from '../../actions/app/params.ts';
import { askChart, chartOffer } from '../../actions/sky/ask-chart.ts';
import type { Topic } from '../../domain/topic.ts';
import { useToastOf } from '../../ui/useToastOf.ts';
import { useAsked } from '../login/useAsked.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { faultOf } from '../reading/fault-of.ts';
import { LastPrice } from '../reading/LastPrice.tsx';
import { QuestionForm } from '../reading/question/QuestionForm.tsx';
import css from './Answer.module.css';

/** The question, with its price before it. */
export function AskChart({ chart, onAsked }: { chart: string; onAsked: (orderId: string) => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { value: offer, failure: unpriced, ask: look } = useAsked(chartOffer);
  const params = useParams();
  const heard = params?.ai_reader ? params.prices?.chart : undefined;
  const last = unpriced ? heard : undefined;
  const [failure, setFailure] = useState('');
  useToastOf(failure || faultOf(offer));
  const [busy, setBusy] = useState(false);

  async function ask(question: string, topic: Topic) {
    if (busy) return;
    if (question === '') return setFailure(t`Please write your question`);
    const agreed = offer?.price ?? heard;
    if (agreed === undefined) return look();
    setBusy(true);
    setFailure('');
    try {
      const asked = await askChart(chart, { question, topic, agreed });
      if (asked.state === 'done' && asked.order) return onAsked(asked.order);
    } catch (reason) {
      setFailure(words(reason));
      look();
    }
    setBusy(false);
  }

  return (
    <>
      <div className={css.body}>
        <p>{t`A language model reads the chart and the sky of today and writes to your question. It gets the positions, never your name, the day or the place of birth.`}</p>
        {offer && (
          <p className={css.price}>
            {t`Price: ${offer.price} coins. Your balance: ${offer.balance} coins. If it fails, the coins come back.`}
          </p>
        )}
        {!offer && last !== undefined && (
          <>
            <p className={css.price}>{t`Price: ${last} coins. If it fails, the coins come back.`}</p>
            <LastPrice />
          </>
        )}
        {offer?.source === 'local' && (
          <p className={css.small}>
            {t`On this server no language model is set up: the parts of the library that speak to your question are put together.`}
          </p>
        )}
      </div>
      <QuestionForm
        question=""
        topic="open"
        go={offer ? t`Ask for ${offer.price} coins` : t`Ask the chart`}
        onAsk={(question, topic) => void ask(question, topic)}
      >
        <p className={css.failure} role="alert">
          {failure || unpriced || offer?.reason}
        </p>
      </QuestionForm>
    </>
  );
}
