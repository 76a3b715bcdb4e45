import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { askForNoPasskey, askForPasskey, passkeysWork } from '../../actions/account/passkeys.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Profile.module.css';

interface AskForPasskeyProps {
  required: boolean;
  /** It begins then, since the passkey is new. */
  onAt: string | null;
  /** It ends then, as was asked for without the passkey. */
  offAt: string | null;
  onChanged: () => void;
}

/** The second step of a login: on by a tap, off by the passkey itself, or after 72 hours. */
export function AskForPasskey({ required, onAt, offAt, onChanged }: AskForPasskeyProps) {
  const { t } = useLingui();
  const { busy, said, setSaid, attempt } = useAttempt(onChanged);
  const [lost, setLost] = useState(false);
  const change = (on: boolean) =>
    attempt(async () => {
      if (on) await askForPasskey();
      const away = !on && !(passkeysWork() && (await askForNoPasskey('by passkey')));
      setLost(away);
      if (away) setSaid(t`The passkey was not shown, so it is still asked for.`);
    });
  const end = () =>
    attempt(async () => {
      await askForNoPasskey('without');
      setLost(false);
    });
  return (
    <>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={required}
          disabled={busy}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>
          {t`Ask for my passkey after a code`}
          <small>{t`A code alone then lets nobody in. In WeChat you cannot log in any more, for no passkey works there.`}</small>
        </span>
      </label>
      <p aria-live="polite">{said}</p>
      {lost && required && !offAt && (
        <Button wide disabled={busy} onClick={() => void end()}>
          {t`I have lost it: turn this off in 72 hours`}
        </Button>
      )}
      {required && onAt && !offAt && <p role="status">{t`A new passkey is asked for from ${momentWords(onAt)} on.`}</p>}
      {required && offAt && (
        <>
          <p role="status">{t`Your passkey is asked for until ${momentWords(offAt)}.`}</p>
          <Button wide disabled={busy} onClick={() => void change(true)}>
            {t`Keep asking for my passkey`}
          </Button>
        </>
      )}
    </>
  );
}
