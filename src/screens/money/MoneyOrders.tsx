import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { coinOrders, vipOrders } from '../../actions/money/money.ts';
import { OrderList } from '../user/OrderList.tsx';

/** Payments for coins. */
export function CoinOrders() {
  const { t } = useLingui();
  const { asked } = getRouteApi('/recharge/order').useLoaderData();
  const instead = { label: t`See the coins`, to: '/recharge' } as const;
  return (
    <OrderList
      title={t`Payments`}
      none={t`No coins bought yet.`}
      instead={instead}
      up="/recharge"
      ask={coinOrders}
      begun={asked}
    />
  );
}

/** Memberships bought or taken. */
export function VipOrders() {
  const { t } = useLingui();
  const { asked } = getRouteApi('/member/order').useLoaderData();
  const instead = { label: t`See the memberships`, to: '/member' } as const;
  return (
    <OrderList
      title={t`Membership orders`}
      none={t`No membership yet.`}
      instead={instead}
      up="/member"
      ask={vipOrders}
      begun={asked}
    />
  );
}
