import { useLingui } from '@lingui/react/macro';
import { followDream } from '../../actions/reading/ask-dream.ts';
import { isDanger, riskOf } from '../../domain/question/risk.ts';
import { owner, useSession } from '../../session.ts';
import { askOfDream } from '../../storage/outbox/outbox.ts';
import { useLive } from '../../storage/store/live.ts';
import type { DiaryRow, ServedReading } from '../../storage/store/rows.ts';
import { useToastOf } from '../../ui/useToastOf.ts';
import { HelpLines } from '../reading/HelpLines.tsx';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import look from '../reading/ServedText.module.css';
import { Unsent } from '../reading/Unsent.tsx';
import { AS_WRITTEN, usePoll } from '../reading/usePoll.ts';
import { AskDream } from './AskDream.tsx';
import css from './DreamReading.module.css';

/** The reading of a whole dream by a language model: its price first, then the ask, then the text as it comes. */
export function DreamReading({ row, symbols }: { row: DiaryRow; symbols: readonly string[] }) {
  const { t } = useLingui();
  const { served } = row;
  useSession();
  const me = owner();
  const asked = useLive(async () => (await askOfDream(me, row.key)) ?? null, [me, row.key]);
  const risk = riskOf(`${row.title}\n${row.text}`);
  const over = served?.state === 'failed' || served?.state === 'refunded';
  const failed = over ? served.failure || t`Interpretation failed, please try again` : undefined;
  useToastOf(failed ?? '');
  useToastOf(asked === undefined ? undefined : (asked?.refusal ?? ''));
  return (
    <section className={`${look.served} ${css.reading}`}>
      <h2 className="display">{t`AI reading`}</h2>
      {served && !failed && <Text dream={row.key} served={served} />}
      {failed && (
        <p role="alert" className={look.failed}>
          {failed}
          <br />
          {t`Your coins are back in your balance.`}
        </p>
      )}
      {asked?.state === 'waiting' && <Unsent row={asked} />}
      {asked !== undefined &&
        asked?.state !== 'waiting' &&
        (!served || failed) &&
        (isDanger(risk) ? (
          <HelpLines risk={risk} />
        ) : (
          <AskDream dream={row.key} symbols={symbols} refusal={asked?.refusal ?? ''} />
        ))}
    </section>
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
