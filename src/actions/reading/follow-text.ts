import type { OrderText } from '../../contract/orders.ts';
import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { ServedReading } from '../../storage/store/rows.ts';
import { refreshUser } from '../account/refresh-user.ts';

/** A text that is being written, wherever this phone keeps it. */
export interface Coming {
  /** Whose it is among all that is fetched just now: one name a text. */
  name: string;
  /** A model writes as one looks; a person takes hours, and nobody holds a connection so long. */
  level: 'ai' | 'person';
  /** How far it has come; nothing where it is not kept any more. */
  read(): Promise<Pick<ServedReading, 'orderId' | 'cursor'> | undefined>;
  /** Puts away what was told of it. */
  take(news: OrderText): Promise<void>;
}

/** What is being fetched just now; whoever asks for the same waits for the same, and asks anew where that one fails. */
const following = new Map<string, Promise<boolean>>();

/**
 * Fetches what has been written of a text since the last time, and of what a model is writing goes on hearing as long as
 * the connection holds. Resolves with `true` when nothing more will come. @throws Refusal, ConnectionFailure
 */
export function followText(coming: Coming): Promise<boolean> {
  const { name } = coming;
  const before = following.get(name);
  if (before) return before.catch(() => followText(coming));
  const running = follow(coming).finally(() => following.delete(name));
  following.set(name, running);
  return running;
}

async function follow(coming: Coming): Promise<boolean> {
  const place = await coming.read();
  if (!place) return true;
  const [{ callServer }, { getOrder }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/orders.ts'),
  ]);
  const [news] = await callServer(getOrder, since(place));
  await take(coming, news);
  return news.done || (coming.level === 'ai' && (await readStream(coming)));
}

/** Streams come through here; in some browsers, and behind some proxies, they never do. */
let streams = true;

/** Reads what is being written as it is written. `false`: the network was cut, or carries no stream; then it is asked for. */
async function readStream(coming: Coming): Promise<boolean> {
  const place = await coming.read();
  if (!streams || !place) return false;
  const [{ listen }, { orderStream }] = await Promise.all([
    import('../../service/stream.ts'),
    import('../../contract/orders.ts'),
  ]);
  let some = false;
  try {
    for await (const [news] of listen(orderStream, since(place))) {
      some = true;
      await take(coming, news);
      if (news.done) return true;
    }
  } catch {
    streams = some;
  }
  return false;
}

function since({ orderId, cursor }: Pick<ServedReading, 'orderId' | 'cursor'>) {
  return { order_id: orderId, after: cursor, locale: apiLocale(chosenLanguage()) };
}

async function take(coming: Coming, news: OrderText): Promise<void> {
  await coming.take(news);
  if (news.done) void refreshUser();
}
