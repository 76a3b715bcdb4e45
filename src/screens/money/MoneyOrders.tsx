import { useLingui } from '@lingui/react/macro';
import { coinOrders, vipOrders } from '../../actions/money.ts';
import { OrderList } from '../user/OrderList.tsx';

/** Payments for coins. */
export function CoinOrders() {
  const { t } = useLingui();
  return <OrderList title={t`Payments`} none={t`No coins bought yet.`} up="/recharge" ask={coinOrders} />;
}

/** Memberships bought or taken. */
export function VipOrders() {
  const { t } = useLingui();
  return <OrderList title={t`Membership orders`} none={t`No membership yet.`} up="/member" ask={vipOrders} />;
}
