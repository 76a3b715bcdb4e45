import type { OperatorOrder } from '../../actions/account/operator.ts';
import { momentWords } from '../../i18n/moment.ts';
import css from './Operator.module.css';
import { useOrderWords } from './useOrderWords.ts';

interface OrderLinesProps {
  orders: readonly OperatorOrder[];
  onOpen: (orderId: string) => void;
}

/** Orders as operators see them: kind, state, when and how much. What was bought for something opens its refund. */
export function OrderLines({ orders, onOpen }: OrderLinesProps) {
  const { kinds, states, price, providers } = useOrderWords();
  return (
    <ul className={css.list}>
      {orders.map((order) => {
        const lines = (
          <>
            <span>
              {kinds[order.kind] ?? order.kind} <small>{states[order.state] ?? order.state}</small>
              <small className="figures">{momentWords(order.created_at)}</small>
            </span>
            <span className={css.end}>
              {price(order.price, order.currency)}
              {order.provider && <small>{providers[order.provider] ?? order.provider}</small>}
            </span>
          </>
        );
        return (
          <li key={order.order_id}>
            {order.kind === 'reading' ? (
              <div>{lines}</div>
            ) : (
              <button type="button" onClick={() => onOpen(order.order_id)}>
                {lines}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
