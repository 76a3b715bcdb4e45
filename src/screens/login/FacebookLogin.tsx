import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { enterByFacebook, type PasskeyTicket } from '../../actions/account/account.ts';
import { askFacebook, type FacebookConsent, takeFacebookReturn } from '../../actions/account/facebook.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import css from './FacebookLogin.module.css';
import { useFailureWords } from './useFailureWords.ts';

interface FacebookLoginProps {
  /** Facebook's own login page; null where the operator has not configured it. */
  dialog: string | null;
  inviter: string;
  onEntered: () => void;
  onTicket: (ticket: PasskeyTicket) => void;
}

export function FacebookLogin({ dialog, inviter, onEntered, onTicket }: FacebookLoginProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  const stop = useRef(() => {});
  async function enter(consent: FacebookConsent | null, by: string) {
    setBusy(true);
    try {
      if (!consent) return toast(t`User cancelled login or did not fully authorize.`);
      const ticket = await enterByFacebook(consent.userId, consent.token, by);
      if (ticket) onTicket(ticket);
      else onEntered();
    } catch (reason) {
      toast(words(reason));
    } finally {
      setBusy(false);
    }
  }
  const enterReturned = useEffectEvent(() => {
    const back = takeFacebookReturn();
    if (back) void enter(back.consent, back.inviter);
  });
  useEffect(() => {
    enterReturned();
    return () => stop.current();
  }, []);
  if (!dialog) return null;
  function go(address: string) {
    stop.current();
    setBusy(true);
    stop.current = askFacebook(address, inviter, (consent) => void enter(consent, inviter));
  }
  return (
    <div className={css.facebook}>
      <span>{t`or`}</span>
      <Button wide busy={busy} onClick={() => go(dialog)}>
        {t`Continue with Facebook`}
      </Button>
    </div>
  );
}
