import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { endPurchase, type paymentOf } from '../../actions/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './PaymentSheet.module.css';

interface PaymentSheetProps {
  standing: Awaited<ReturnType<typeof paymentOf>>;
  onCheck: () => Promise<void>;
  onClose: () => void;
}

const PICTURES = { in_payment: Hourglass, successful: CircleCheck, failed: CircleX } as const;

/** How a payment stands: in payment, failed or successful. */
export function PaymentSheet({ standing: { order, payUrl }, onCheck, onClose }: PaymentSheetProps) {
  const { t } = useLingui();
  const state = order.state === 'in_payment' || order.state === 'successful' ? order.state : 'failed';
  const Picture = PICTURES[state];
  const titles = { in_payment: t`In payment`, successful: t`Payment successful`, failed: t`Payment failed` };
  const texts = {
    in_payment: t`As soon as the payment arrives, it stands here. You may close this page; nothing is lost.`,
    successful: t`${order.title}: it is yours now.`,
    failed: order.failure || t`Nothing was taken. You can try again, or choose another way to pay.`,
  };
  const away = () => {
    if (state === 'in_payment') endPurchase();
    onClose();
  };
  return (
    <Sheet title={titles[state]} onClose={onClose}>
      <div className={css.state} data-state={state}>
        <Picture size={40} strokeWidth={1.5} aria-hidden="true" />
        <p role="status">{texts[state]}</p>
        {state === 'in_payment' && (
          <>
            <Button kind="primary" wide onClick={() => void onCheck()}>{t`I have paid`}</Button>
            {payUrl && (
              <Button wide onClick={() => location.assign(payUrl)}>
                {t`Go on paying`}
              </Button>
            )}
          </>
        )}
        <Button kind="quiet" wide onClick={away}>
          {state === 'in_payment' ? t`Pay later or not at all` : t`Close`}
        </Button>
      </div>
    </Sheet>
  );
}
