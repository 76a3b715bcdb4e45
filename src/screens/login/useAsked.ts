import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureWords } from './useFailureWords.ts';

/**
 * Something that only the server knows: asked when the page opens and whenever `of` is another, and again by `ask`.
 * While `of` is null nothing is asked.
 */
export function useAsked<Value, Of = undefined>(question: (of: NonNullable<Of>) => Promise<Value>, of?: Of) {
  const words = useFailureWords();
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState('');
  const ask = () => {
    setFailure('');
    question(of as NonNullable<Of>).then(setValue, (reason) => setFailure(words(reason)));
  };
  const askAbout = useEffectEvent((what: Of | undefined) => what !== null && ask());
  useEffect(() => {
    askAbout(of);
  }, [of]);
  return { value, setValue, failure, ask };
}
