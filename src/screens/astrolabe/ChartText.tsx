import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { chartAnswer } from '../../actions/ask-chart.ts';
import type { KeptAnswer } from '../../storage/rows.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import css from './Answer.module.css';

const OFTEN = 900;

interface ChartTextProps {
  orderId: string;
  /** The chart it is about, where it is known. */
  chart: string | undefined;
  /** The answer as this phone has kept it. */
  kept: KeptAnswer | undefined;
}

/** The answer as it is written; it stays with the account, under Orders, and with its chart on this phone. */
export function ChartText({ orderId, chart, kept }: ChartTextProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [told, setTold] = useState<Awaited<ReturnType<typeof chartAnswer>>>();
  const [failure, setFailure] = useState('');
  const sayWhy = useEffectEvent((reason: unknown) => setFailure(words(reason)));
  useEffect(() => {
    let bell: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async () => {
      const found = await chartAnswer(orderId, chart).catch((reason) => {
        sayWhy(reason);
        return undefined;
      });
      if (over) return;
      if (found) {
        setFailure('');
        setTold(found);
        if (found.done) return;
      }
      bell = setTimeout(look, OFTEN);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(bell);
    };
  }, [orderId, chart]);
  const state = told?.order.state;
  const title = told?.order.title ?? kept?.title;
  const local = told ? told.order.source === 'local' : kept?.local;
  return (
    <div className={css.body}>
      {title && <h2 className="display">{title}</h2>}
      {failure && !kept && <p role="alert">{failure}</p>}
      {local && <p className={css.small}>{t`Put together from the library of meanings.`}</p>}
      {state === 'refunded' && (
        <p role="alert">
          {told?.order.failure} {t`Your coins are back in your balance.`}
        </p>
      )}
      <Paragraphs text={told?.text ?? kept?.text ?? ''} />
      {(state === 'waiting' || state === 'writing') && (
        <p role="status" className={css.small}>
          {t`The answer is being written. You may leave; it stays under Orders.`}
        </p>
      )}
    </div>
  );
}
