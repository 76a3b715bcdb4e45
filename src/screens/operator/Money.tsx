import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { moneyOrders, type OperatorOrder } from '../../actions/account/operator.ts';
import { Button } from '../../ui/Button.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useAsked } from '../login/useAsked.ts';
import { useAttempt } from '../login/useAttempt.ts';
import { Mismatches } from './Mismatches.tsx';
import css from './Operator.module.css';
import { OrderLines } from './OrderLines.tsx';
import { RefundSheet } from './RefundSheet.tsx';

/** What did not fit the books, the orders for money, and their refund. */
export function Money() {
  const { t } = useLingui();
  const [open, setOpen] = useState('');
  const [done, setDone] = useState(0);
  return (
    <>
      <Mismatches key={`mismatches ${done}`} onOpenOrder={setOpen} />
      <Orders key={`orders ${done}`} onOpen={setOpen} />
      {open && <RefundSheet orderId={open} onDone={() => setDone(done + 1)} onClose={() => setOpen('')} />}
      <p className={css.note}>{t`What was asked stands in no list here.`}</p>
    </>
  );
}

function Orders({ onOpen }: { onOpen: (orderId: string) => void }) {
  const { t } = useLingui();
  const { value: first, failure, ask } = useAsked(moneyOrders as () => ReturnType<typeof moneyOrders>);
  const [more, setMore] = useState<{ orders: OperatorOrder[]; next: string | null }>();
  const { busy, said, attempt } = useAttempt();
  const orders = [...(first?.orders ?? []), ...(more?.orders ?? [])];
  const next = more ? more.next : first?.next;
  const goOn = () =>
    attempt(async () => {
      const page = await moneyOrders(next ?? undefined);
      setMore({ orders: [...(more?.orders ?? []), ...page.orders], next: page.next });
    });
  return (
    <section>
      <h2 className="display">{t`Orders for money`}</h2>
      <NotAsked failure={failure} onAgain={ask} />
      <OrderLines orders={orders} onOpen={onOpen} />
      {first && orders.length === 0 && <p>{t`There are none yet.`}</p>}
      {next && (
        <Button wide busy={busy} onClick={() => void goOn()}>
          {t`More`}
        </Button>
      )}
      <p aria-live="polite">{said}</p>
    </section>
  );
}
