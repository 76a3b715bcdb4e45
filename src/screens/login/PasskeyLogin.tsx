import { useLingui } from '@lingui/react/macro';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { enterByPasskey, passkeysWork } from '../../actions/account/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from './useFailureWords.ts';

/** The way in without any code; shown only where passkeys work. */
export function PasskeyLogin({ onEntered }: { onEntered: () => void }) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  if (!passkeysWork()) return null;
  async function go() {
    setBusy(true);
    try {
      if (await enterByPasskey()) onEntered();
      else toast(t`No passkey was used. A code lets you in as before.`);
    } catch (reason) {
      toast(words(reason));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      kind="quiet"
      wide
      busy={busy}
      icon={<Fingerprint size={20} strokeWidth={1.5} aria-hidden="true" />}
      onClick={() => void go()}
    >
      {t`Log in with a passkey`}
    </Button>
  );
}
