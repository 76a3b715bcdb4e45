import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { isRefusal } from '../../actions/app/failure.ts';
import { giveBack, sendAnswer, type Work } from '../../actions/reading/desk.ts';
import { MAX_ANSWER_CHARACTERS } from '../../domain/desk/hours.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { useDraft } from './useDraft.ts';
import css from './Work.module.css';

/** The answer as it is written: kept while it grows, sent once, or given back. */
export function Letter({ work }: { work: Work }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const words = useFailureWords();
  const { order_id: orderId, language } = work.question;
  const { text, write, settle, standing } = useDraft(orderId, work.draft);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function leave(act: () => Promise<string>) {
    setBusy(true);
    setFailure('');
    try {
      await settle();
      toast(await act());
      await navigate({ to: '/desk', search: {}, replace: true });
    } catch (reason) {
      setFailure(words(reason));
      setSending(false);
    }
    setBusy(false);
  }
  const send = () => sendAnswer(orderId, text.trim()).then(() => t`Sent. Thank you.`);
  // What is not with her any more needs no giving back: its receipt was lost, or its time is over.
  const layBack = () =>
    giveBack(orderId).then(
      () => t`Given back; your draft stays.`,
      (reason: unknown) => {
        if (isRefusal(reason)) return reason.message;
        throw reason;
      },
    );
  const standings = useStandings();

  return (
    <section className={css.letter}>
      <label htmlFor={id} className="display">{t`Your answer`}</label>
      <ul>
        <li>{t`Say what the cards say to this question, place by place, and what can be done with it.`}</li>
        <li>{t`No promises about health, law or money, and nothing that frightens.`}</li>
        <li>{t`No links and no way to reach you: such an answer is not sent.`}</li>
      </ul>
      <textarea
        id={id}
        lang={language}
        rows={12}
        maxLength={MAX_ANSWER_CHARACTERS}
        value={text}
        onChange={(event) => write(event.target.value)}
        aria-describedby={`${id}standing`}
      />
      <p id={`${id}standing`} className={standing === 'gone' ? css.failed : css.standing} aria-live="polite">
        {standings[standing]}
      </p>
      {failure && (
        <p role="alert" className={css.failed}>
          {failure}
        </p>
      )}
      <div className={css.acts}>
        <Button disabled={busy} onClick={() => void leave(layBack)}>
          {t`Give back`}
        </Button>
        <Button kind="primary" disabled={busy || text.trim() === ''} onClick={() => setSending(true)}>
          {t`Send`}
        </Button>
      </div>
      {sending && <SendSheet busy={busy} onSend={() => void leave(send)} onClose={() => setSending(false)} />}
    </section>
  );
}

/** What becomes of the draft, in words. */
function useStandings() {
  const { t } = useLingui();
  return {
    kept: t`Kept`,
    keeping: t`Keeping…`,
    here: t`Kept on this device; it goes to the desk when the network is back.`,
    gone: t`This question is not with you any more: it was given to another reader, or its 24 hours are over. Your text is still here to be copied.`,
    empty: t`Kept while you write.`,
  };
}

interface SendSheetProps {
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

function SendSheet({ busy, onSend, onClose }: SendSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Send this answer?`} onClose={onClose}>
      <div className={css.sure}>
        <p>{t`It reaches the person at once and cannot be changed afterwards.`}</p>
        <Button kind="primary" wide busy={busy} onClick={onSend}>
          {t`Send it`}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t`Go on writing`}
        </Button>
      </div>
    </Sheet>
  );
}
