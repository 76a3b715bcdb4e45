import { useLingui } from '@lingui/react/macro';
import { orders } from '../../actions/orders.ts';
import { OrderList } from './OrderList.tsx';

/** Every order of the account. */
export function Orders() {
  const { t } = useLingui();
  const none = t`No orders yet. A paid reading will stand here with its state.`;
  return <OrderList title={t`Orders`} none={none} up="/user" ask={orders} />;
}
