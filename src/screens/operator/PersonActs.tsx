import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dropPasskeys, flagPerson, logOutPerson, type PersonBook, sendCode } from '../../actions/account/operator.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';

type Act = 'code' | 'out' | 'passkeys';

/** What an operator can do for a person: each with a reason that is kept. */
export function PersonActs({ book, onChanged }: { book: PersonBook; onChanged: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Act>();
  const { busy, said, attempt } = useAttempt();
  const names: Record<Act, string> = {
    code: t`Send a login code`,
    out: t`Log out everywhere`,
    passkeys: t`Remove all passkeys`,
  };
  const flag = () =>
    attempt(async () => {
      await flagPerson(book.user_id, !book.flagged);
      onChanged();
    });
  return (
    <div className={css.sheet}>
      {(['code', 'out', 'passkeys'] as const).map((one) => (
        <Button key={one} wide disabled={one === 'passkeys' && book.passkeys === 0} onClick={() => setOpen(one)}>
          {names[one]}
        </Button>
      ))}
      <label className={css.switch}>
        <input type="checkbox" checked={book.flagged} disabled={busy} onChange={() => void flag()} />
        <span>{t`Sees the choice of language on their page`}</span>
      </label>
      <p aria-live="polite">{said}</p>
      {open && (
        <ReasonSheet
          act={open}
          title={names[open]}
          who={book.user_id}
          onDone={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface ReasonSheetProps {
  act: Act;
  title: string;
  who: string;
  onDone: () => void;
  onClose: () => void;
}

function ReasonSheet({ act, title, who, onDone, onClose }: ReasonSheetProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { busy, said, attempt } = useAttempt();
  const notes: Record<Act, string> = {
    code: t`A new code goes to their own address or number; you do not see it. What others have used up there is forgotten.`,
    out: t`All their sessions end. They can log in again at once.`,
    passkeys: t`Whoever has their address or number comes in by a code afterwards. Look at proof that it is theirs first, and write down what it was.`,
  };
  const run = () =>
    attempt(async () => {
      const why = reason.trim();
      if (act === 'code') {
        await sendCode(who, why);
        toast(t`The code is on its way.`);
      } else if (act === 'out') {
        const ended = await logOutPerson(who, why);
        toast(t`Sessions ended: ${ended}.`);
      } else {
        const dropped = await dropPasskeys(who, why);
        toast(t`Passkeys removed: ${dropped}.`);
      }
      onClose();
      onDone();
    });
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={css.sheet}>
        <p>{notes[act]}</p>
        <Field
          label={act === 'passkeys' ? t`What proved that they are the owner` : t`Why; it is kept with your account`}
          value={reason}
          maxLength={300}
          error={said}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button kind="primary" wide busy={busy} disabled={reason.trim() === ''} onClick={() => void run()}>
          {title}
        </Button>
      </div>
    </Sheet>
  );
}
