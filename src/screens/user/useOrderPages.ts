import { useState } from 'react';
import { type Answered, type CallServer, liveCall } from '../../actions/content/remembered.ts';
import type { OrderPage } from '../../actions/money/orders.ts';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { useRemembered } from '../login/useRemembered.ts';

/** Orders page by page: the newest when the screen opens, older ones by `more`, which is missing when there are none. */
export function useOrderPages(
  ask: (callServer: CallServer, before?: string) => Promise<OrderPage>,
  begun: Promise<Answered<OrderPage>>,
) {
  const words = useFailureWords();
  const newest = useRemembered(ask, begun);
  const [older, setOlder] = useState<OrderPage[]>([]);
  const [busy, setBusy] = useState(false);
  const pages = newest.value && [newest.value, ...older];
  const next = pages?.at(-1)?.next;
  async function more() {
    if (!next || busy) return;
    setBusy(true);
    await ask(liveCall, next).then(
      (page) => setOlder((before) => [...before, page]),
      (reason) => toast(words(reason)),
    );
    setBusy(false);
  }
  return {
    orders: pages?.flatMap((page) => page.orders),
    failure: newest.failure,
    since: newest.since,
    again: newest.ask,
    busy,
    ...(next ? { more } : {}),
  };
}
