import { useEffect } from 'react';
import { enterByShell } from '../../actions/account.ts';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Where a native shell logs people in, it is asked first; the form stands behind for whoever turns away there. */
export function useShellLogin(onEntered: () => void): void {
  const words = useFailureWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell is asked once, when the form opens
  useEffect(() => {
    let gone = false;
    enterByShell().then(
      (entered) => entered && !gone && onEntered(),
      (reason) => toast(words(reason)),
    );
    return () => {
      gone = true;
    };
  }, []);
}
