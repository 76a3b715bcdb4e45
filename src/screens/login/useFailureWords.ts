import { useLingui } from '@lingui/react/macro';
import { isConnectionFailure, isRefusal, isSessionOver } from '../../actions/app/failure.ts';
import { toast } from '../../ui/toast.ts';

/**
 * What to say of a failed call: the server's own words, or that the line is down. Where the server failed by itself,
 * the number by which an operator finds it in the log stands with them, and a toast offers to copy it.
 */
export function useFailureWords(): (reason: unknown) => string {
  const { t } = useLingui();
  const copying = (number: string) => ({ label: t`Copy`, run: () => void copyNumber(number) });
  return (reason) => {
    if (isSessionOver(reason)) return t`Your login is no longer valid, please log in again`;
    if (isRefusal(reason)) {
      const message = reason.message.trim() || t`Service exception, please try again`;
      const number = reason.failure?.requestId;
      if (!number) return message;
      const words = `${message} ${t`Error number: ${number}`}`;
      // After whatever its caller shows, since there is one toast; above an open sheet nobody could reach its button.
      setTimeout(() => document.querySelector('dialog[open]') ?? toast(words, copying(number)));
      return words;
    }
    if (isConnectionFailure(reason)) return t`No connection just now. Nothing was lost; please try again in a moment.`;
    console.error(reason);
    return t`Service exception, please try again`;
  };
}

async function copyNumber(number: string): Promise<void> {
  const { copyText, showCopied } = await import('../../actions/share/share.ts');
  showCopied(await copyText(number));
}
