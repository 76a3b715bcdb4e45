import { useState } from 'react';
import { useToastOf } from '../../ui/useToastOf.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Work that a button begins: `busy` while it runs, `said` what came of it where that is to be told. */
export function useAttempt(onEnded?: () => void) {
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  useToastOf(said);
  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    setSaid('');
    try {
      await work();
    } catch (reason) {
      setSaid(words(reason));
    } finally {
      setBusy(false);
      onEnded?.();
    }
  }
  return { busy, said, setSaid, attempt };
}
