import { useState } from 'react';
import type { OrderPage } from '../../actions/orders.ts';
import { toast } from '../../ui/toast.ts';
import { useAsked } from '../login/useAsked.ts';
import { useFailureWords } from '../login/useFailureWords.ts';

/** Orders page by page: the newest when the screen opens, older ones by `more`, which is missing when there are none. */
export function useOrderPages(ask: (before?: string) => Promise<OrderPage>) {
  const words = useFailureWords();
  const newest = useAsked(() => ask());
  const [older, setOlder] = useState<OrderPage[]>([]);
  const [busy, setBusy] = useState(false);
  const pages = newest.value && [newest.value, ...older];
  const next = pages?.at(-1)?.next;
  async function more() {
    if (!next || busy) return;
    setBusy(true);
    await ask(next).then(
      (page) => setOlder((before) => [...before, page]),
      (reason) => toast(words(reason)),
    );
    setBusy(false);
  }
  return {
    orders: pages?.flatMap((page) => page.orders),
    failure: newest.failure,
    again: newest.ask,
    busy,
    ...(next ? { more } : {}),
  };
}
