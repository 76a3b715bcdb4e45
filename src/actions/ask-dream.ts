import { headOf } from '../domain/dream/note.ts';
import { apiLocale } from '../domain/language.ts';
import { owner } from '../session.ts';
import { changeDream, readDream } from '../storage/diary.ts';
import { chosenLanguage } from '../storage/language.ts';
import type { DreamAsk } from '../storage/rows.ts';
import { refreshUser } from './account.ts';
import { heard, ordered } from './answered.ts';
import type { Offer } from './ask.ts';
import { followText } from './follow-text.ts';
import { checkPrices } from './params.ts';

const locale = () => apiLocale(chosenLanguage());
/** As many symbols, and as much of the name of one, as a reading takes. */
const MAX_SYMBOLS = 20;
const MAX_NAME_CHARACTERS = 40;

async function api() {
  const [{ callServer }, readings, { isFinal }] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/readings.ts'),
    import('../service/refusal.ts'),
  ]);
  return { callServer, readings, isFinal };
}

/** Price and readiness of the reading of a dream, asked before anything is paid. @throws Refusal, ConnectionFailure */
export async function dreamOffer(): Promise<Offer> {
  const { callServer, readings } = await api();
  const [offer] = await callServer(readings.spreadAskAvailable, { subject: 'dream', level: 'ai', locale: locale() });
  void checkPrices(offer, ({ dream }) => dream);
  return offer;
}

/**
 * Asks for a reading of a dream of the diary. The ask is kept with the dream until the server has acknowledged it, and is
 * sent again as it was: one ask, one order. `question`: what is asked of it, and what the order is called; `symbols`: what
 * its symbols are called; `agreed`: the price that was seen, above which nothing is paid. @throws Refusal
 */
export async function askDream(
  key: string,
  { question, symbols, agreed }: { question: string; symbols: readonly string[]; agreed: number | undefined },
): Promise<void> {
  const row = await readDream(owner(), key);
  if (!row || row.ask) return await sendDream(key);
  const ask: DreamAsk = {
    key: crypto.randomUUID(),
    question,
    dream: row.title.trim() ? `${headOf(row)}\n${row.text}` : row.text,
    symbols: symbols.slice(0, MAX_SYMBOLS).map((name) => name.slice(0, MAX_NAME_CHARACTERS)),
    ...(agreed === undefined ? {} : { agreed }),
  };
  await changeDream(key, (now) => ({ ...now, ask }));
  await sendDream(key);
}

/** Sends the ask that waits with a dream. Where the line is down it goes on waiting. @throws Refusal: it waits no more */
export async function sendDream(key: string): Promise<void> {
  const ask = (await readDream(owner(), key))?.ask;
  if (!ask) return;
  const parts = await api().catch(() => undefined);
  if (!parts) return;
  const { callServer, readings, isFinal } = parts;
  try {
    const [order] = await callServer(readings.askDream, {
      idempotency_key: ask.key,
      level: 'ai',
      question: ask.question,
      dream: ask.dream.slice(0, 4000),
      symbols: [...ask.symbols],
      ...(ask.agreed === undefined ? {} : { agreed_price: ask.agreed }),
      locale: locale(),
    });
    // acknowledged twice, it is one order: what has come of it stays
    await changeDream(key, ({ ask: _, ...row }) =>
      row.served?.orderId === order.order_id ? row : { ...row, served: ordered('ai', order) },
    );
    void refreshUser();
  } catch (reason) {
    if (!isFinal(reason)) return;
    await cancelDream(key);
    throw reason;
  }
}

/** Takes an ask back that the server has not acknowledged. */
export async function cancelDream(key: string): Promise<void> {
  await changeDream(key, ({ ask: _, ...row }) => row);
}

/** Follows the reading of a dream as it is written. Resolves with `true` when nothing more will come. @throws Refusal, ConnectionFailure */
export function followDream(key: string): Promise<boolean> {
  return followText({
    name: `dream ${key}`,
    level: 'ai',
    read: async () => (await readDream(owner(), key))?.served,
    take: (news) =>
      changeDream(key, (row) =>
        row.served?.orderId === news.order.order_id ? { ...row, served: heard(row.served, news) } : row,
      ),
  });
}
