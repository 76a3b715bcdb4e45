import { useLingui } from '@lingui/react/macro';
import { askForPasskey } from '../../actions/account/passkeys.ts';
import { momentWords } from '../../i18n/moment.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import css from './Profile.module.css';

/** Told on every device that is logged in: somebody has asked to come in without the passkey, and how to stop it. */
export function PasskeyEnding() {
  const { t } = useLingui();
  const words = useFailureWords();
  const { user } = useSession();
  const offAt = user?.passkey_off_at;
  if (!offAt) return null;
  return (
    <div role="status" className={css.ending}>
      <p>
        {t`Somebody with a code for this account has asked to log in without its passkey. From ${momentWords(offAt)} a code alone will do. Was it not you? Then stop it here.`}
      </p>
      <Button wide onClick={() => void askForPasskey().catch((reason) => toast(words(reason)))}>
        {t`Keep asking for my passkey`}
      </Button>
    </div>
  );
}
