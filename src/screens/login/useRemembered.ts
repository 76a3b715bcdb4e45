import { askOrRemember, type CallServer } from '../../actions/remembered.ts';
import { useAskAgain } from './useAskAgain.ts';
import { useAsked } from './useAsked.ts';

/**
 * What an account's page shows: asked when it opens; without a network what was heard last, with `since` when, and asked
 * again when the network is back.
 */
export function useRemembered<Value>(question: (callServer: CallServer) => Promise<Value>) {
  const { value: heard, setValue, failure, ask } = useAsked(() => askOrRemember(question));
  const since = heard?.since;
  useAskAgain(since !== undefined, ask);
  const change = (next: (value: Value) => Value) => setValue((before) => before && { value: next(before.value) });
  return { value: heard?.value, since, change, failure, ask };
}
