import { Navigate } from '@tanstack/react-router';
import { readEntry, readSold } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow, Owner, ServedReading } from '../../storage/store/rows.ts';
import { useWide } from '../../ui/useWide.ts';
import { answerPath } from './answer-path.ts';
import { useFollow } from './useFollow.ts';

export interface ToReadingProps {
  owner: Owner;
  /** What the address of the journal names. */
  seal: string | undefined;
  order: string | undefined;
}

/** From what the address of the journal names to the screen of the reading. */
export function ToReading({ owner, seal, order }: ToReadingProps) {
  if (order) return <ToOrdered owner={owner} order={order} />;
  return seal ? <ToAnswer owner={owner} seal={seal} /> : null;
}

/** To a reading where the window has no room for it beside the list. */
function ToAnswer({ owner, seal }: { owner: Owner; seal: string }) {
  const read = useLive(async () => ({ row: await readEntry(owner, seal) }), [owner, seal]);
  if (!read) return null;
  return read.row ? (
    <Navigate to={answerPath(read.row.draw)} search={{ seal }} replace />
  ) : (
    <Navigate to="/user/journal" search={{}} replace />
  );
}

/** To the reading of an order that was answered, as soon as the answer is on this phone; to the orders where none is kept. */
function ToOrdered({ owner, order }: { owner: Owner; order: string }) {
  const found = useLive(async () => findOrdered(await readSold(owner), order), [owner, order]);
  if (found === null) return <Navigate to="/user/order" replace />;
  return found ? <WhenAnswered {...found} /> : null;
}

interface Ordered {
  row: JournalRow;
  served: ServedReading;
}

function WhenAnswered({ row, served }: Ordered) {
  const wide = useWide();
  const isOut = served.state === 'waiting' || served.state === 'writing';
  useFollow(row.key, served.level, isOut);
  if (isOut) return null;
  return <Navigate to={wide ? '/user/journal' : answerPath(row.draw)} search={{ seal: row.key }} replace />;
}

function findOrdered(rows: readonly JournalRow[], order: string): Ordered | null {
  for (const row of rows)
    for (const served of [row.served, row.servedByPerson]) if (served?.orderId === order) return { row, served };
  return null;
}
