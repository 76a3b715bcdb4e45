import { useLingui } from '@lingui/react/macro';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyTicket } from '../../actions/account/account.ts';
import { enterByTicket, passkeysWork, reportPasskeyLost } from '../../actions/account/passkeys.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import css from './LoginForm.module.css';
import { useAttempt } from './useAttempt.ts';

interface SecondStepProps {
  ticket: PasskeyTicket;
  onEntered: () => void;
  /** Back to the code. */
  onBack: () => void;
}

/** The code was right, and now the passkey is asked for; whoever has lost it finds the way out here. */
export function SecondStep({ ticket, onEntered, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const { busy, said, setSaid, attempt } = useAttempt();
  const [offAt, setOffAt] = useState<string | null>(null);
  const confirm = () =>
    attempt(async () => {
      if (await enterByTicket(ticket)) onEntered();
      else setSaid(t`No passkey was used. You can try again for five minutes.`);
    });
  const lost = () => attempt(async () => setOffAt(await reportPasskeyLost(ticket)));
  if (offAt !== null)
    return (
      <div className={css.form}>
        <p role="status" className={css.step}>
          {t`From ${momentWords(offAt)} a code alone lets you in. Until then every device that is logged in shows this and can stop it.`}
        </p>
        <Button wide onClick={onBack}>
          {t`Back`}
        </Button>
      </div>
    );
  return (
    <div className={css.form}>
      <p className={css.step}>
        {passkeysWork()
          ? t`The code is right. Now confirm with your passkey.`
          : t`The code is right, but this account also asks for a passkey, and none can be used here. Open the site in your browser.`}
      </p>
      {passkeysWork() && (
        <Button
          kind="primary"
          wide
          busy={busy}
          icon={<Fingerprint size={20} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void confirm()}
        >
          {t`Confirm with my passkey`}
        </Button>
      )}
      <p aria-live="polite" className={css.step}>
        {said}
      </p>
      <details className={css.invite}>
        <summary>{t`I no longer have my passkey`}</summary>
        <p className={css.note}>
          {t`The passkey can be taken off in 72 hours. Until then all devices that are logged in are told, so that nobody does this in your place.`}
        </p>
        <Button wide disabled={busy} onClick={() => void lost()}>
          {t`Take it off in 72 hours`}
        </Button>
      </details>
      <Button kind="quiet" wide onClick={onBack}>
        {t`Back`}
      </Button>
    </div>
  );
}
