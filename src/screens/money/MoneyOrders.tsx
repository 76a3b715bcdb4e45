import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { moneyOrders, type ProductKind } from '../../actions/money.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useAsked } from '../login/useAsked.ts';
import { OrderRow } from '../user/OrderRow.tsx';
import css from '../user/Orders.module.css';
import { NotAsked } from './NotAsked.tsx';

/** Payments for coins. */
export function CoinOrders() {
  const { t } = useLingui();
  return <MoneyOrders kind="currency" title={t`Payments`} none={t`No coins bought yet.`} up="/recharge" />;
}

/** Memberships bought or taken. */
export function VipOrders() {
  const { t } = useLingui();
  return <MoneyOrders kind="vip" title={t`Membership orders`} none={t`No membership yet.`} up="/member" />;
}

interface MoneyOrdersProps {
  kind: ProductKind;
  title: string;
  none: string;
  up: '/recharge' | '/member';
}

function MoneyOrders({ kind, title, none, up }: MoneyOrdersProps) {
  const [question] = useState(() => () => moneyOrders(kind));
  const { value, failure, ask } = useAsked(question);
  return (
    <Page>
      <TopBar title={title} up={up} />
      <div className={css.body}>
        <NotAsked failure={failure} onAgain={ask} />
        {value?.length === 0 && <p className={css.empty}>{none}</p>}
        <ul>
          {value?.map((order) => (
            <OrderRow key={order.order_id} order={order} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
