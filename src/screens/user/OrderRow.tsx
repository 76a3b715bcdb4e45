import { useLingui } from '@lingui/react/macro';
import type { OrderLine } from '../../actions/orders.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { amount } from '../money/amount.ts';
import css from './Orders.module.css';

const when = (time: OrderLine['created_at']) =>
  new Date(time).toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });

/** An order in a list: what, when, how it stands, what it cost. */
export function OrderRow({ order }: { order: OrderLine }) {
  const { t } = useLingui();
  const states: Record<OrderLine['state'], string> = {
    waiting: t`waiting`,
    writing: t`being written`,
    served: t`ready`,
    in_payment: t`in payment`,
    failed: t`failed`,
    successful: t`successful`,
    refunded: t`refunded`,
  };
  const { price, currency } = order;
  return (
    <li className={css.order}>
      <span>
        <strong>{order.title || t`Without a question`}</strong>
        <small className="figures">{when(order.created_at)}</small>
      </span>
      <span className={css.state}>
        {states[order.state]}
        <small className="figures">{currency === 'coin' ? t`${price} coins` : amount(price, currency)}</small>
      </span>
    </li>
  );
}
