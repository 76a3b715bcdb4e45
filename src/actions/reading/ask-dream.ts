import { headOf } from '../../domain/dream/note.ts';
import { apiLocale } from '../../domain/language.ts';
import { owner } from '../../session.ts';
import { changeDream, putDream, readDream, removeDream } from '../../storage/diary.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { askOfDream, putInOutbox, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import type { DiaryRow } from '../../storage/store/rows.ts';
import { checkPrices } from '../app/params.ts';
import { type Outcome, sendNow, sendWaiting, submit } from '../outbox/sender.ts';
import { withNews } from './answered.ts';
import type { Offer } from './ask.ts';
import { followText } from './follow-text.ts';

const locale = () => apiLocale(chosenLanguage());
/** As many symbols, and as much of the name of one, as a reading takes. */
const MAX_SYMBOLS = 20;
const MAX_NAME_CHARACTERS = 40;

async function api() {
  const [{ callServer }, readings] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/readings.ts'),
  ]);
  return { callServer, readings };
}

/** Price and readiness of the reading of a dream, asked before anything is paid. @throws Refusal, ConnectionFailure */
export async function dreamOffer(): Promise<Offer> {
  const { callServer, readings } = await api();
  const [offer] = await callServer(readings.spreadAskAvailable, { subject: 'dream', level: 'ai', locale: locale() });
  void checkPrices(offer, ({ dream }) => dream);
  return offer;
}

/**
 * Asks for a reading of a dream of the diary; what does not get through is sent wherever the person is. `question`: what
 * is asked of it, and what the order is called; `symbols`: what its symbols are called; `agreed`: the price that was
 * seen, above which nothing is paid. A refusal lies in the outbox. Resolves with what came of it.
 */
export async function askDream(
  key: string,
  { question, symbols, agreed }: { question: string; symbols: readonly string[]; agreed: number | undefined },
): Promise<Outcome['state']> {
  const me = owner();
  const row = await readDream(me, key);
  if (!row) return 'done';
  const same = await askOfDream(me, key);
  if (same?.state === 'waiting') return (await sendNow(same)).state;
  if (same) await takeFromOutbox(same.key);
  const payload = {
    dream: key,
    question,
    text: row.title.trim() ? `${headOf(row)}\n${row.text}` : row.text,
    symbols: symbols.slice(0, MAX_SYMBOLS).map((name) => name.slice(0, MAX_NAME_CHARACTERS)),
    ...(agreed === undefined ? {} : { agreed }),
  };
  return (await submit({ kind: 'dream', owner: me, payload, about: headOf(row) })).state;
}

/** Removes a dream with an ask that waits. @returns what puts both back */
export async function dropDream(row: DiaryRow): Promise<() => Promise<void>> {
  const ask = await askOfDream(owner(), row.key);
  if (ask) await takeFromOutbox(ask.key);
  await removeDream(row.key);
  return async () => {
    await putDream(row);
    if (ask) await putInOutbox(ask);
    void sendWaiting();
  };
}

/** Follows the reading of a dream as it is written. Resolves with `true` when nothing more will come. @throws Refusal, ConnectionFailure */
export function followDream(key: string): Promise<boolean> {
  return followText({
    name: `dream ${key}`,
    level: 'ai',
    read: async () => (await readDream(owner(), key))?.served,
    take: (news) =>
      changeDream(key, (row) =>
        row.served?.orderId === news.order.order_id ? { ...row, served: withNews(row.served, news) } : row,
      ),
  });
}
