import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { addPasskey, myPasskeys, passkeysWork, removePasskey } from '../../actions/account/passkeys.ts';
import { dayWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useAttempt } from '../login/useAttempt.ts';
import { AskForPasskey } from './AskForPasskey.tsx';
import css from './Profile.module.css';

/** The passkeys of the account: one more, one less, and whether one is asked for after a code. */
export function Passkeys({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { value, failure, ask } = useAsked(myPasskeys);
  const { busy, said, setSaid, attempt } = useAttempt(ask);
  const add = () =>
    attempt(async () => {
      const words = {
        added: t`The passkey is ready. Next time it lets you in without a code.`,
        known: t`This device has a passkey for your account already.`,
        away: t`No passkey was made. Nothing has changed.`,
      };
      setSaid(words[await addPasskey()]);
    });
  const remove = (id: string) =>
    attempt(async () => {
      await removePasskey(id);
      setSaid(t`It opens this account no more. You can delete it on your device, too.`);
    });
  return (
    <Sheet title={t`Passkeys`} onClose={onClose}>
      <div className={css.part}>
        <p>{t`Log in by finger, face or the code of your device, without waiting for a message. Nobody can read it on the way.`}</p>
        <NotAsked failure={failure} onAgain={ask} />
        <ul>
          {value?.passkeys.map((one) => (
            <li key={one.passkey_id} className={css.session}>
              <span>
                {one.name || t`A device`}
                <small className="figures">
                  {one.used_at
                    ? t`added ${dayWords(one.created_at)}, last used ${dayWords(one.used_at)}`
                    : t`added ${dayWords(one.created_at)}`}
                </small>
              </span>
              <Button disabled={busy} onClick={() => void remove(one.passkey_id)}>{t`Remove`}</Button>
            </li>
          ))}
        </ul>
        {passkeysWork() ? (
          <Button
            kind="primary"
            wide
            busy={busy}
            icon={<KeyRound size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void add()}
          >
            {t`Add a passkey on this device`}
          </Button>
        ) : (
          <p>{t`No passkey can be made here. Open the site in your browser to add one.`}</p>
        )}
        <p aria-live="polite">{said}</p>
        {value && (value.passkeys.length > 0 || value.required) && (
          <AskForPasskey required={value.required} onAt={value.on_at} offAt={value.off_at} onChanged={ask} />
        )}
      </div>
    </Sheet>
  );
}
