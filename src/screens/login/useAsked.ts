import { useEffect, useEffectEvent, useState } from 'react';
import { lineState, onLineState } from '../../actions/line.ts';
import { useFailureWords } from './useFailureWords.ts';

/**
 * Something that only the server knows: asked when the page opens and whenever `of` is another, again by `ask`, and by
 * itself when the line is back after it was not answered. While `of` is null nothing is asked.
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
  const askAgain = useEffectEvent(() => failure !== '' && lineState() && askAbout(of));
  useEffect(() => onLineState(askAgain), []);
  return { value, setValue, failure, ask };
}
