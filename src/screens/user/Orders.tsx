import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type OrderLine, orders } from '../../actions/orders.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useFailureWords } from '../login/useFailureWords.ts';
import css from './Orders.module.css';

const when = (time: OrderLine['created_at']) =>
  new Date(time).toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });

/** Every order of the account, newest first, with its state in words. */
export function Orders() {
  const { t } = useLingui();
  const words = useFailureWords();
  const [list, setList] = useState<OrderLine[]>();
  const [failure, setFailure] = useState('');
  const load = () => {
    setFailure('');
    orders().then(setList, (reason) => setFailure(words(reason)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again by the button
  useEffect(load, []);
  const states: Record<OrderLine['state'], string> = {
    waiting: t`waiting`,
    writing: t`being written`,
    served: t`ready`,
    in_payment: t`in payment`,
    failed: t`failed`,
    successful: t`successful`,
    refunded: t`refunded`,
  };
  return (
    <Page>
      <TopBar title={t`Orders`} up="/user" />
      <div className={css.body}>
        {failure && (
          <div className={css.empty} role="alert">
            <p>{failure}</p>
            <Button onClick={load}>{t`Try again`}</Button>
          </div>
        )}
        {list?.length === 0 && (
          <p className={css.empty}>{t`No orders yet. A paid reading will stand here with its state.`}</p>
        )}
        <ul>
          {list?.map((order) => (
            <li key={order.order_id} className={css.order}>
              <span>
                <strong>{order.title || t`Without a question`}</strong>
                <small className="figures">{when(order.created_at)}</small>
              </span>
              <span className={css.state}>
                {states[order.state]}
                <small className="figures">{order.kind === 'reading' ? t`${order.price} coins` : order.price}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
