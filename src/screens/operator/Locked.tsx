import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { showPasskey } from '../../actions/account/operator.ts';
import { passkeysWork } from '../../actions/account/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './Operator.module.css';

/** The way in: a passkey, and what to do for whoever has none that counts. */
export function Locked() {
  const { t } = useLingui();
  const { busy, said, setSaid, attempt } = useAttempt();
  const show = () =>
    attempt(async () => {
      if (!(await showPasskey())) setSaid(t`No passkey was used. Nothing has changed.`);
    });
  return (
    <div className={css.part}>
      <p>{t`What is done here moves money and accounts, so it opens by a passkey, for twelve hours.`}</p>
      {passkeysWork() ? (
        <Button kind="primary" wide busy={busy} onClick={() => void show()}>
          {t`Open with my passkey`}
        </Button>
      ) : (
        <p>{t`This browser has no passkeys. Open the site by its name in the browser of your device.`}</p>
      )}
      <p aria-live="polite">{said}</p>
      <h2 className="display">{t`No passkey yet?`}</h2>
      <ol className={css.steps}>
        <li>
          <Link to="/user/profile">{t`Add one on your profile, under Passkeys.`}</Link>
        </li>
        <li>{t`Ask whoever runs the server to give your seat again by the command --operator; then it counts at once.`}</li>
        <li>{t`A passkey that was added after the seat was given counts when it is 72 hours old.`}</li>
      </ol>
    </div>
  );
}
