import { useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { cancelDream, followDream, sendDream } from '../../actions/ask-dream.ts';
import { isDanger, riskOf } from '../../domain/question/risk.ts';
import type { DiaryRow, ServedReading } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { useAsking } from '../login/useAsking.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { HelpLines } from '../reading/HelpLines.tsx';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import look from '../reading/ServedText.module.css';
import { AS_WRITTEN, usePoll } from '../reading/usePoll.ts';
import { AskDream } from './AskDream.tsx';
import css from './DreamReading.module.css';

/** The reading of a whole dream by a language model: its price first, then the ask, then the text as it comes. */
export function DreamReading({ row, symbols }: { row: DiaryRow; symbols: readonly string[] }) {
  const { t } = useLingui();
  const { served } = row;
  const [refusal, setRefusal] = useState('');
  const risk = riskOf(`${row.title}\n${row.text}`);
  const failed = served?.state === 'failed' || served?.state === 'refunded';
  return (
    <section className={`${look.served} ${css.reading}`}>
      <h2 className="display">{t`AI reading`}</h2>
      {served && !failed && <Text dream={row.key} served={served} />}
      {served && failed && (
        <p role="alert" className={look.failed}>
          {served.failure || t`Interpretation failed, please try again`} {t`Your coins are back in your balance.`}
        </p>
      )}
      {row.ask && <Waiting dream={row.key} onRefusal={setRefusal} />}
      {!row.ask &&
        (!served || failed) &&
        (isDanger(risk) ? (
          <HelpLines risk={risk} />
        ) : (
          <AskDream dream={row.key} symbols={symbols} refusal={refusal} onRefusal={setRefusal} />
        ))}
    </section>
  );
}

/** An ask that the server has not acknowledged: sent by itself when the line is back. */
function Waiting({ dream, onRefusal }: { dream: string; onRefusal: (words: string) => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  useAsking(dream, (key) => void sendDream(key).catch((reason) => onRefusal(words(reason))));
  return (
    <>
      <p className={look.waiting} role="status">
        <CloudUpload size={20} strokeWidth={1.5} aria-hidden="true" />
        {t`Waiting for the network. It is sent by itself, and paid only once.`}
      </p>
      <Button onClick={() => void cancelDream(dream)}>{t`Take back`}</Button>
    </>
  );
}

/** The text as far as it has come; it is fetched until nothing more will come. */
function Text({ dream, served }: { dream: string; served: ServedReading }) {
  const { t } = useLingui();
  const writing = served.state === 'waiting' || served.state === 'writing';
  usePoll(served.orderId, () => followDream(dream), AS_WRITTEN, writing);
  return (
    <>
      <p className={look.local}>{t`Written by a language model.`}</p>
      <Paragraphs text={served.text} />
      {writing && (
        <p className={look.local} role="status">
          {t`The reading is being written. You may leave; it will be here when you come back.`}
        </p>
      )}
    </>
  );
}
