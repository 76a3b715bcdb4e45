import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Answered, CallServer } from '../../actions/content/remembered.ts';
import type { OrderPage } from '../../actions/money/orders.ts';
import { owner, useSession } from '../../session.ts';
import { readUnseen } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { OrderRow } from './OrderRow.tsx';
import css from './Orders.module.css';
import { useOrderPages } from './useOrderPages.ts';

interface OrderListProps {
  title: string;
  /** What is said where there are none. */
  none: string;
  /** The way to what would stand here. */
  instead: { label: string; to: '/tarot/home' | '/recharge' | '/member' };
  up: '/user' | '/recharge' | '/member';
  ask: (callServer: CallServer, before?: string) => Promise<OrderPage>;
  /** The first page, as the loader of the route has asked for it. */
  begun: Promise<Answered<OrderPage>>;
}

/** A page of orders, newest first, each with its state in words; older ones on demand. */
export function OrderList({ title, none, instead, up, ask, begun }: OrderListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { orders, failure, since, again, busy, more } = useOrderPages(ask, begun);
  const unseen = useUnseenOrders();
  return (
    <Page>
      <TopBar title={title} up={up} />
      <div className={css.body}>
        <NotAsked failure={failure} since={since} onAgain={again} />
        {orders?.length === 0 && (
          <Nothing>
            <p>{none}</p>
            <Button kind="primary" onClick={() => void navigate({ to: instead.to })}>
              {instead.label}
            </Button>
          </Nothing>
        )}
        <ul>
          {orders?.map((order) => (
            <OrderRow key={order.order_id} order={order} isNew={unseen.has(order.order_id)} />
          ))}
        </ul>
        {more && (
          <Button kind="quiet" wide busy={busy} onClick={() => void more()}>
            {t`Older ones`}
          </Button>
        )}
      </div>
    </Page>
  );
}

/** The orders whose answer or refund this phone has and nobody has looked at. */
function useUnseenOrders(): ReadonlySet<string> {
  useSession();
  const me = owner();
  const rows = useLive(() => readUnseen(me), [me]) ?? [];
  const texts = rows.flatMap(({ served, servedByPerson }) => [served, servedByPerson]);
  return new Set(texts.flatMap((text) => (text?.unseenSince ? text.orderId : [])));
}
