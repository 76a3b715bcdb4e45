import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { enterByFacebook, type PasskeyTicket } from '../../actions/account.ts';
import { facebookConsent } from '../../actions/facebook.ts';
import { useParams } from '../../actions/params.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import css from './FacebookLogin.module.css';
import { useFailureWords } from './useFailureWords.ts';

interface FacebookLoginProps {
  onEntered: () => void;
  onTicket: (ticket: PasskeyTicket) => void;
}

/** Shown only where the operator has configured it. */
export function FacebookLogin({ onEntered, onTicket }: FacebookLoginProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const params = useParams();
  const [busy, setBusy] = useState(false);
  const dialog = params?.login.facebook_dialog;
  if (!dialog) return null;
  async function go(address: string) {
    setBusy(true);
    try {
      const consent = await facebookConsent(address);
      if (!consent) return toast(t`User cancelled login or did not fully authorize.`);
      const ticket = await enterByFacebook(consent.userId, consent.token);
      if (ticket) onTicket(ticket);
      else onEntered();
    } catch (reason) {
      toast(words(reason));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={css.facebook}>
      <span>{t`or`}</span>
      <Button wide busy={busy} onClick={() => void go(dialog)}>
        {t`Continue with Facebook`}
      </Button>
    </div>
  );
}
