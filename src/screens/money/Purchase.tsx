import { PaymentSheet } from './PaymentSheet.tsx';
import { type Goods, PaySheet } from './PaySheet.tsx';
import type { usePayment } from './usePayment.ts';

interface PurchaseProps {
  /** What was chosen and is not ordered yet. */
  goods: Goods | undefined;
  payment: ReturnType<typeof usePayment>;
  /** Nothing is chosen any more: it is ordered, or the person turned away. */
  onSettled: () => void;
  /** The payment was looked at and sent away. */
  onClose: () => void;
}

/** A purchase over its page: first what is chosen, then how its payment stands. */
export function Purchase({ goods, payment, onSettled, onClose }: PurchaseProps) {
  const { standing, follow, check } = payment;
  return (
    <>
      {goods && (
        <PaySheet
          goods={goods}
          onClose={onSettled}
          onOrder={(orderId) => {
            onSettled();
            follow(orderId);
          }}
        />
      )}
      {standing && <PaymentSheet standing={standing} onCheck={check} onClose={onClose} />}
    </>
  );
}
