import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { orders } from '../../actions/money/orders.ts';
import { OrderList } from './OrderList.tsx';

const route = getRouteApi('/user/order');

/** Every order of the account. */
export function Orders() {
  const { t } = useLingui();
  const none = t`No orders yet. A paid reading will stand here with its state.`;
  const { asked } = route.useLoaderData();
  const instead = { label: t`To the tarot table`, to: '/tarot/home' } as const;
  return <OrderList title={t`Orders`} none={none} instead={instead} up="/user" ask={orders} begun={asked} />;
}
