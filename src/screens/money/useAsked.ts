import { useEffect, useState } from 'react';
import { useFailureWords } from '../login/useFailureWords.ts';

/** Something that only the server knows: asked when the page opens, and again by `ask`. */
export function useAsked<Value>(question: () => Promise<Value>) {
  const words = useFailureWords();
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState('');
  const ask = () => {
    setFailure('');
    question().then(setValue, (reason) => setFailure(words(reason)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again by the button
  useEffect(ask, []);
  return { value, setValue, failure, ask };
}
