import { useLingui } from '@lingui/react/macro';
import { useRef, useState, useSyncExternalStore } from 'react';
import { comingAnswer, followAnswer, onComingAnswer } from '../../actions/sky/follow-chart.ts';
import type { KeptAnswer } from '../../storage/store/rows.ts';
import { useToastOf } from '../../ui/useToastOf.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import { AS_WRITTEN, usePoll } from '../reading/usePoll.ts';
import css from './Answer.module.css';

interface ChartTextProps {
  orderId: string;
  /** The chart it is about, where it is known. */
  chart: string | undefined;
  /** What has begun to follow the answer before this was shown. */
  asked: Promise<boolean> | undefined;
  /** The answer as this phone has kept it. */
  kept: KeptAnswer | undefined;
}

/** The answer as it is written; it stays with the account, under Orders, and with its chart on this phone. */
export function ChartText({ orderId, chart, asked, kept }: ChartTextProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [failure, setFailure] = useState<{ words: string; before: unknown }>();
  const coming = useSyncExternalStore(onComingAnswer, () => comingAnswer(orderId));
  const state = coming?.state;
  const ended = state !== undefined && state !== 'waiting' && state !== 'writing';
  const begun = useRef(asked);
  const look = async () => {
    const coming = begun.current ?? followAnswer(orderId, chart);
    begun.current = undefined;
    try {
      return await coming;
    } catch (reason) {
      setFailure({ words: words(reason), before: comingAnswer(orderId) });
      throw reason;
    }
  };
  useToastOf(failure?.words ?? '');
  useToastOf(coming && (coming.state === 'refunded' ? (coming.failure ?? '') : ''));
  usePoll(orderId, look, AS_WRITTEN, !ended);
  const title = coming?.title ?? kept?.title;
  const whole = kept?.text ? kept : undefined;
  const local = coming ? coming.source === 'local' : kept?.local;
  return (
    <div className={css.body}>
      {title && <h2 className="display">{title}</h2>}
      {failure && failure.before === coming && !whole && <p role="alert">{failure.words}</p>}
      {local && <p className={css.small}>{t`Put together from the library of meanings.`}</p>}
      {state === 'refunded' && (
        <p role="alert">
          {coming?.failure}
          {coming?.failure && <br />}
          {t`Your coins are back in your balance.`}
        </p>
      )}
      <Paragraphs text={(coming?.text || kept?.text) ?? ''} />
      {(state === 'waiting' || state === 'writing') && (
        <p role="status" className={css.small}>
          {t`The answer is being written. You may leave; it stays under Orders.`}
        </p>
      )}
    </div>
  );
}
