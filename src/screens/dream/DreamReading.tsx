import { useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { cancelDream, followDream, sendDream } from '../../actions/ask-dream.ts';
import { isDanger, riskOf } from '../../domain/question/risk.ts';
import type { DiaryRow, ServedReading } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { useFailureWords } from '../login/useFailureWords.ts';
import { HelpLines } from '../reading/HelpLines.tsx';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import look from '../reading/ServedText.module.css';
import { AS_WRITTEN, type Pace, usePoll } from '../reading/usePoll.ts';
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

/** The line may be down, or the server may fail by itself: the same ask goes again, under its key. */
const UNTIL_SENT: Pace = { pause: 8000, longest: 60_000 };

/** An ask that the server has not acknowledged: sent again and again, and whenever the page is seen. */
function Waiting({ dream, onRefusal }: { dream: string; onRefusal: (words: string) => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const send = async () => {
    await sendDream(dream).catch((reason) => onRefusal(words(reason)));
    return false;
  };
  usePoll(`ask ${dream}`, send, UNTIL_SENT, true);
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
