import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isConnectionFailure, isSessionOver } from '../../actions/app/failure.ts';
import { toast } from '../../ui/toast.ts';
import { useAskAgain } from './useAskAgain.ts';
import { useFailureWords } from './useFailureWords.ts';

/**
 * Something that only the server knows: asked when the page opens and whenever `of` is another, again by `ask`, and by
 * itself when the network is back after it was not answered. While `of` is null nothing is asked.
 */
export function useAsked<Value, Of = undefined>(question: (of: NonNullable<Of>) => Promise<Value>, of?: Of) {
  const words = useFailureWords();
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState('');
  const [unanswered, setUnanswered] = useState(false);
  const last = useRef<Promise<Value>>(undefined);
  const ask = () => {
    setFailure('');
    setUnanswered(false);
    const asked = question(of as NonNullable<Of>);
    last.current = asked;
    // what was asked before and comes later is not the answer any more
    asked.then(
      (answer) => asked === last.current && setValue(answer),
      (reason) => {
        if (asked !== last.current) return;
        const isUnanswered = isConnectionFailure(reason);
        setFailure(words(reason));
        setUnanswered(isUnanswered);
        if (!isUnanswered && !isSessionOver(reason)) toast(words(reason));
      },
    );
  };
  const askAbout = useEffectEvent((what: Of | undefined) => what !== null && ask());
  useEffect(() => {
    askAbout(of);
  }, [of]);
  useAskAgain(unanswered && of !== null, ask);
  return { value, setValue, failure, ask };
}
