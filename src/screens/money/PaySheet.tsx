import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { payByShell } from '../../actions/app/native.ts';
import { buy, type Offer, type PayWay, type ProductKind } from '../../actions/money/money.ts';
import { payInWeixin } from '../../actions/share/weixin-bridge.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useToastOf } from '../../ui/useToastOf.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import css from './PaySheet.module.css';
import { useMoneyWords } from './useMoneyWords.ts';

export interface Goods {
  kind: ProductKind;
  productId: number;
  title: string;
  /** What one gets, in a sentence. */
  gives: string;
  offers: readonly Offer[];
}

/** The call that begins a purchase, by what is bought. */
const CALLS_OF_KIND: Readonly<Record<ProductKind, string>> = { currency: 'buy_currency_product', vip: 'pay/vip' };

interface PaySheetProps {
  goods: Goods;
  onClose: () => void;
  /** The order stands; where the browser was sent away to pay, the page is asked again when it comes back. */
  onOrder: (orderId: string) => void;
}

/** What is bought, by which way, for how much: the last look before paying. */
export function PaySheet({ goods, onClose, onOrder }: PaySheetProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { ways, price } = useMoneyWords();
  const { refundHours: hours, supportHours, notOpen } = useServiceTerms();
  const offers = notOpen.includes(CALLS_OF_KIND[goods.kind]) ? [] : goods.offers;
  const [way, setWay] = useState<PayWay | undefined>(offers[0]?.provider);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useToastOf(failure);
  const offer = offers.find(({ provider }) => provider === way);
  const support = supportHours ?? t`weekdays 10:00 to 19:00`;
  const sum = offer ? price(offer.amount, offer.currency) : '';

  async function pay() {
    if (!offer || busy) return;
    setBusy(true);
    setFailure('');
    try {
      const { state, ...order } = await buy(goods.kind, { id: goods.productId, title: goods.title }, offer.provider);
      onOrder(order.order_id);
      // What the balance pays is paid.
      if (state !== 'in_payment') return;
      if (await payByShell({ ...order, provider: offer.provider })) return;
      if (order.pay_params) await payInWeixin(order.pay_params);
      else if (order.pay_url) location.assign(order.pay_url);
    } catch (reason) {
      setFailure(words(reason));
      setBusy(false);
    }
  }

  return (
    <Sheet title={goods.title} onClose={onClose}>
      <div className={css.pay}>
        <p>{goods.gives}</p>
        {offers.length === 0 ? (
          <p role="alert">{t`No way to pay is open here just now.`}</p>
        ) : (
          <fieldset className={css.ways}>
            <legend>{t`How to pay`}</legend>
            {offers.map((one) => (
              <label key={one.provider}>
                <input type="radio" name="way" checked={one.provider === way} onChange={() => setWay(one.provider)} />
                <span>{ways[one.provider]}</span>
                <strong className="figures">{price(one.amount, one.currency)}</strong>
              </label>
            ))}
          </fieldset>
        )}
        <p className={css.failure} role="alert">
          {failure}
        </p>
        <Button kind="primary" wide busy={busy} disabled={!offer} onClick={() => void pay()}>
          {t`Pay ${sum}`}
        </Button>
        <p className={css.small}>
          {t`Coins are spent in this app only. If no service is given within ${hours} hours, the coins come back. Support: ${support}.`}
        </p>
      </div>
    </Sheet>
  );
}
