import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderLine } from '../../actions/money/orders.ts';
import { momentWords } from '../../i18n/moment.ts';
import { NewDot } from '../../ui/NewDot.tsx';
import { amount } from '../money/amount.ts';
import { OrderSheet } from './OrderSheet.tsx';
import css from './Orders.module.css';

/** An order in a list: what, when, how it stands, what it cost. A reading can be opened, an open payment gone on with. */
export function OrderRow({ order, isNew }: { order: OrderLine; isNew: boolean }) {
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
  const byPerson: Partial<typeof states> = {
    waiting: t`waits for a reader`,
    writing: t`being read`,
    served: t`answered`,
  };
  const [open, setOpen] = useState(false);
  const { price, currency } = order;
  const onItsWay = order.refund === 'on_its_way' && t`money on its way back`;
  const state = onItsWay || (order.level === 'person' && byPerson[order.state]) || states[order.state];
  const lines = (
    <>
      <span>
        <strong>
          {isNew && <NewDot name={t`something new`} />}
          {order.title || t`Without a question`}
        </strong>
        <small className="figures">{momentWords(order.created_at)}</small>
      </span>
      <span className={css.state}>
        {state}
        <small className="figures">{currency === 'coin' ? t`${price} coins` : amount(price, currency)}</small>
      </span>
    </>
  );
  if (order.state === 'in_payment')
    return (
      <li>
        <Link
          to={order.kind === 'vip' ? '/member' : '/recharge'}
          search={{ order: order.order_id }}
          className={css.order}
        >
          {lines}
        </Link>
      </li>
    );
  if (order.kind !== 'reading') return <li className={css.order}>{lines}</li>;
  return (
    <li>
      <button type="button" className={css.order} onClick={() => setOpen(true)}>
        {lines}
      </button>
      {open && <OrderSheet order={order} state={state} onClose={() => setOpen(false)} />}
    </li>
  );
}
