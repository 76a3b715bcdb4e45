import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { payByShell } from '../../actions/app/native.ts';
import { endPurchase, type PaymentStanding } from '../../actions/money/money.ts';
import { payInWeixin } from '../../actions/share/weixin-bridge.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './PaymentSheet.module.css';

interface PaymentSheetProps {
  standing: PaymentStanding;
  onCheck: () => Promise<void>;
  onClose: () => void;
}

const PICTURES = { in_payment: Hourglass, successful: CircleCheck, failed: CircleX, refunded: CircleCheck } as const;

/** How a payment stands: in payment, failed, successful, or given back. */
export function PaymentSheet({ standing: { order, payUrl, payParams }, onCheck, onClose }: PaymentSheetProps) {
  const { t } = useLingui();
  const state = order.state in PICTURES ? (order.state as keyof typeof PICTURES) : 'failed';
  const Picture = PICTURES[state];
  const back =
    order.currency === 'coin'
      ? t`Your coins are back in your balance.`
      : order.refund === 'done'
        ? t`The money has gone back the way it was paid.`
        : t`The money is on its way back, the way it was paid.`;
  const titles = {
    in_payment: t`In payment`,
    successful: t`Payment successful`,
    failed: t`Payment failed`,
    refunded: t`Refunded`,
  };
  const texts = {
    in_payment: t`As soon as the payment arrives, it stands here. You may close this page; nothing is lost.`,
    successful: t`${order.title}: it is yours now.`,
    failed: order.failure || t`Nothing was taken. You can try again, or choose another way to pay.`,
    refunded: back,
  };
  async function goOn() {
    const way = { order_id: order.order_id, provider: order.provider ?? '', pay_url: payUrl, pay_params: payParams };
    if (await payByShell(way)) return await onCheck();
    if (payParams) await payInWeixin(payParams).then(onCheck);
    else if (payUrl) location.assign(payUrl);
  }
  const away = () => {
    if (state === 'in_payment') void endPurchase(order.order_id);
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
            {(payUrl || payParams) && <Button wide onClick={() => void goOn()}>{t`Go on paying`}</Button>}
          </>
        )}
        <Button kind="quiet" wide onClick={away}>
          {state === 'in_payment' ? t`Pay later or not at all` : t`Close`}
        </Button>
      </div>
    </Sheet>
  );
}
