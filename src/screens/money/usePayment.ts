import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isFinal } from '../../actions/app/failure.ts';
import { openPurchase, type PaymentStanding, type ProductKind, paymentOf } from '../../actions/money/money.ts';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';

const POLL_MS = 2000;
/** So many times the server is asked by itself; afterwards by the button. */
const MAX_POLLS = 45;

/**
 * The payment that is on its way: the one in the address, or the one begun on this phone. It is asked after while it is
 * open and the page is seen, and again when the person comes back to it.
 * @param asked the answer after the one in the address, where it is on its way already
 */
export function usePayment(kind: ProductKind, inAddress: string | undefined, asked?: Promise<PaymentStanding>) {
  const { t } = useLingui();
  const words = useFailureWords();
  const [orderId, setOrderId] = useState(inAddress);
  const [standing, setStanding] = useState<PaymentStanding>();

  useEffect(() => {
    if (inAddress) return;
    openPurchase(kind).then(
      (begun) => setOrderId((now) => now ?? begun),
      (reason) => console.warn('Could not be read:', reason),
    );
  }, [kind, inAddress]);

  const turnAway = useEffectEvent((reason: unknown) => {
    toast(words(reason));
    setOrderId(undefined);
  });
  const askedBefore = useEffectEvent((order: string) => (order === inAddress ? asked : undefined));
  useEffect(() => {
    if (!orderId) return;
    let coming = askedBefore(orderId);
    let timer: ReturnType<typeof setTimeout>;
    let times = 0;
    let over = false;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const answer = coming ?? paymentOf(orderId);
      coming = undefined;
      const found = await answer.catch((reason) => {
        // an order that is not known never will be
        if (!isFinal(reason)) return undefined;
        if (!over) turnAway(reason);
        over = true;
        return undefined;
      });
      if (over) return;
      if (found) setStanding(found);
      if (found?.order.state !== 'in_payment' && found) return;
      if (++times < MAX_POLLS) timer = setTimeout(look, POLL_MS);
    };
    const back = () => {
      times = 0;
      void look();
    };
    void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [orderId]);

  /** The person says that it is paid. */
  const check = useCallback(async () => {
    if (!orderId) return;
    try {
      const found = await paymentOf(orderId);
      setStanding(found);
      if (found.order.state === 'in_payment') toast(t`Not paid, please try again later`);
    } catch (reason) {
      toast(words(reason));
    }
  }, [orderId, t, words]);

  const close = () => {
    setOrderId(undefined);
    setStanding(undefined);
  };
  return { orderId, standing, follow: setOrderId, check, close };
}
