import { askDream } from '../../contract/readings.ts';
import { MAX_DREAM_CHARACTERS } from '../../domain/dream/note.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { changeDream } from '../../storage/diary.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { refreshUser } from '../account/refresh-user.ts';
import { ordered } from '../reading/answered.ts';

/** Asks for a reading of a dream; its order lies with the dream in the diary. @throws Refusal, ConnectionFailure */
export async function send({ key, payload }: OutboxRow<'dream'>): Promise<string> {
  const { question, text, symbols, agreed } = payload;
  const [order] = await callServer(askDream, {
    idempotency_key: key,
    level: 'ai',
    question,
    dream: text.slice(0, MAX_DREAM_CHARACTERS),
    symbols: [...symbols],
    ...(agreed === undefined ? {} : { agreed_price: agreed }),
    locale: apiLocale(chosenLanguage()),
  });
  // acknowledged twice, it is one order: what has come of it stays
  await changeDream(payload.dream, (row) =>
    row.served?.orderId === order.order_id ? row : { ...row, served: ordered('ai', order) },
  );
  void refreshUser();
  return order.order_id;
}
