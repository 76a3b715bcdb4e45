import { useRef } from 'react';
import { type Answered, askOrRemember, type CallServer } from '../../actions/content/remembered.ts';
import { useAskAgain } from './useAskAgain.ts';
import { useAsked } from './useAsked.ts';

/**
 * What an account's page shows: asked when it opens; without a network what was heard last, with `since` when, and asked
 * again when the network is back. `begun` is the first asking, where the loader of the route has begun it.
 */
export function useRemembered<Value>(
  question: (callServer: CallServer) => Promise<Value>,
  begun?: Promise<Answered<Value>>,
) {
  const first = useRef(begun);
  const {
    value: heard,
    setValue,
    failure,
    ask,
  } = useAsked(() => {
    const asked = first.current ?? askOrRemember(question);
    first.current = undefined;
    return asked;
  });
  const since = heard?.since;
  useAskAgain(since !== undefined, ask);
  const change = (next: (value: Value) => Value) => setValue((before) => before && { value: next(before.value) });
  return { value: heard?.value, since, change, failure, ask };
}
