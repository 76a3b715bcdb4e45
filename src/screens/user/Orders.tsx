import { useLingui } from '@lingui/react/macro';
import { orders } from '../../actions/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useAsked } from '../login/useAsked.ts';
import { OrderRow } from './OrderRow.tsx';
import css from './Orders.module.css';

/** Every order of the account, newest first, with its state in words. */
export function Orders() {
  const { t } = useLingui();
  const { value: list, failure, ask } = useAsked(orders);
  return (
    <Page>
      <TopBar title={t`Orders`} up="/user" />
      <div className={css.body}>
        {failure && (
          <div className={css.empty} role="alert">
            <p>{failure}</p>
            <Button onClick={ask}>{t`Try again`}</Button>
          </div>
        )}
        {list?.length === 0 && (
          <p className={css.empty}>{t`No orders yet. A paid reading will stand here with its state.`}</p>
        )}
        <ul>
          {list?.map((order) => (
            <OrderRow key={order.order_id} order={order} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
