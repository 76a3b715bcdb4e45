import type { OrderText } from '../contract/orders.ts';
import { apiLocale } from '../domain/language.ts';
import { owner } from '../session.ts';
import { readEntry, saveServed } from '../storage/journal.ts';
import { chosenLanguage } from '../storage/language.ts';
import type { ServedReading } from '../storage/rows.ts';
import { refreshUser } from './account.ts';
import { heard } from './served.ts';

type Level = 'ai' | 'person';

/** What is being fetched just now; whoever asks for the same waits for the same. */
const following = new Map<string, Promise<boolean>>();

/**
 * Fetches what has been written of a reading since the last time, and of what a model is writing goes on hearing as long
 * as the line holds. Resolves with `true` when nothing more will come. @throws Refusal, LineFailure
 */
export function followOrder(seal: string, level: Level): Promise<boolean> {
  const key = `${level} ${seal}`;
  const running = following.get(key) ?? follow(seal, level).finally(() => following.delete(key));
  following.set(key, running);
  return running;
}

async function follow(seal: string, level: Level): Promise<boolean> {
  const served = await readServed(seal, level);
  if (!served) return true;
  const [{ say }, { getOrder }] = await Promise.all([import('../service/client.ts'), import('../contract/orders.ts')]);
  const [news] = await say(getOrder, asking(served));
  await take(seal, level, news);
  return news.done || (level === 'ai' && (await hear(seal)));
}

/** Streams come through here; in some browsers, and behind some proxies, they never do. */
let streams = true;

/** Hears what is being written as it is written. `false`: the line was cut, or carries no stream; then it is asked for. */
async function hear(seal: string): Promise<boolean> {
  const served = await readServed(seal, 'ai');
  if (!streams || !served) return false;
  const [{ listen }, { orderStream }] = await Promise.all([
    import('../service/stream.ts'),
    import('../contract/orders.ts'),
  ]);
  let some = false;
  try {
    for await (const [news] of listen(orderStream, asking(served))) {
      some = true;
      await take(seal, 'ai', news);
      if (news.done) return true;
    }
  } catch {
    streams = some;
  }
  return false;
}

function asking({ orderId, cursor }: ServedReading) {
  return { order_id: orderId, after: cursor, locale: apiLocale(chosenLanguage()) };
}

async function readServed(seal: string, level: Level): Promise<ServedReading | undefined> {
  const entry = await readEntry(owner(), seal);
  return (level === 'person' ? entry?.servedByPerson : entry?.served) ?? undefined;
}

async function take(seal: string, level: Level, news: OrderText): Promise<void> {
  const served = await readServed(seal, level);
  if (!served) return;
  await saveServed(seal, heard(served, news));
  if (news.done) void refreshUser();
}
