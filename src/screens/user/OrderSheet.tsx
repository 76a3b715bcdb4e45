import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bringTableau, isTableauOrder, type OrderLine, orderText } from '../../actions/money/orders.ts';
import { owner } from '../../session.ts';
import { readSold } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import { answerPath } from '../reading/answer-path.ts';
import { Paragraphs } from '../reading/Paragraphs.tsx';
import { useNow } from '../reading/useNow.ts';
import { useSeen } from '../reading/useSeen.ts';
import { when } from '../reading/when.ts';
import css from './OrderSheet.module.css';

/** A paid reading from any phone of the account: how it stands, its text, and its cards where they are kept. */
export function OrderSheet({ order, state, onClose }: { order: OrderLine; state: string; onClose: () => void }) {
  const { t } = useLingui();
  const now = useNow();
  const words = useFailureWords();
  const text = useAsked(orderText, order.state === 'served' ? order.order_id : null);
  const [busy, setBusy] = useState(false);
  const me = owner();
  const row = useLive(
    async () =>
      (await readSold(me)).find(
        ({ served, servedByPerson }) =>
          served?.orderId === order.order_id || servedByPerson?.orderId === order.order_id,
      ) ?? null,
    [me, order.order_id],
  );
  const matching = [row?.served, row?.servedByPerson].find((text) => text?.orderId === order.order_id);
  useSeen(row?.key, matching);
  async function bring() {
    setBusy(true);
    await bringTableau(order).catch((reason) => toast(words(reason)));
    setBusy(false);
  }
  const back = order.refund_at && when(new Date(order.refund_at), now);
  return (
    <Sheet title={order.title || t`Without a question`} onClose={onClose}>
      <div className={css.body}>
        <p className={css.state}>{order.reader ? `${state} · ${order.reader}` : state}</p>
        {back && <p>{t`If no answer is there by ${back}, your ${order.price} coins come back by themselves.`}</p>}
        {order.state === 'refunded' && (
          <p>
            {order.failure}
            {order.failure && <br />}
            {t`Your coins are back in your balance.`}
          </p>
        )}
        <NotAsked failure={text.failure} onAgain={text.ask} />
        <Paragraphs text={text.value ?? ''} />
        {row === null && isTableauOrder(order) && (
          <Button busy={busy} onClick={() => void bring()}>
            {t`Bring its cards to this phone`}
          </Button>
        )}
        {row && (
          <Link to={answerPath(row.draw)} search={{ seal: row.key }} className={css.link}>
            {t`Open it with its cards`}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
