import { useEffect, useEffectEvent } from 'react';
import { enterByShell } from '../../actions/account/account.ts';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Where a native shell logs people in, it is asked first; the form stands behind for whoever turns away there. */
export function useShellLogin(onEntered: () => void): void {
  const words = useFailureWords();
  const enter = useEffectEvent(onEntered);
  const sayWhy = useEffectEvent((reason: unknown) => toast(words(reason)));
  useEffect(() => {
    let gone = false;
    enterByShell().then(
      (entered) => entered && !gone && enter(),
      (reason) => sayWhy(reason),
    );
    return () => {
      gone = true;
    };
  }, []);
}
