import type { AnswerOf } from '../../contract/call.ts';
import { apiLocale } from '../../domain/language.ts';
import { currentSession, owner } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { putInOutbox, readActs, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import { saveBought, saveWallpaperList } from '../../storage/wallpapers.ts';
import { sendNow } from '../outbox/sender.ts';

const PAGE_SIZE = 100;

async function api() {
  const [{ callServer }, content] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/content.ts'),
  ]);
  return { callServer, content, locale: apiLocale(chosenLanguage()) };
}

/** Fetches the list and what is bought, and keeps both on this phone. @throws Refusal, ConnectionFailure */
export async function refreshWallpapers(): Promise<void> {
  const { callServer, content, locale } = await api();
  const me = owner();
  const { token } = currentSession();
  const labels = await callServer(content.wallpaperLabels, { locale });
  const found = await wholeList();
  await saveWallpaperList({
    key: chosenLanguage(),
    labels: labels.map(({ label_id, name }) => ({ id: label_id, name })),
    wallpapers: found.map(({ wallpaper_id, title, image, labels: about, price }) => ({
      id: wallpaper_id,
      title,
      art: image.replace(/^art:/, ''),
      labels: about,
      price,
    })),
  });
  if (token !== null && token === currentSession().token) {
    const bought = found.filter((one) => one.owned).map((one) => one.wallpaper_id);
    await saveBought(me, bought);
  }
}

type Listed = AnswerOf<typeof import('../../contract/content.ts')['wallpaperList']>[0]['wallpapers'];

async function wholeList(before?: string): Promise<Listed> {
  const { callServer, content, locale } = await api();
  const asked = { locale, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) };
  const [{ wallpapers, next }] = await callServer(content.wallpaperList, asked);
  return next === null ? wallpapers : [...wallpapers, ...(await wholeList(next))];
}

/**
 * Buys a wallpaper for good at the price that was seen; what does not get through is sent by itself, never above that
 * price. @throws Refusal
 */
export async function buyWallpaper({ id, title, price }: { id: number; title: string; price: number }): Promise<void> {
  const me = owner();
  const before = (await readActs(me, 'wallpaper')).find(({ payload }) => payload.id === id);
  // one that was sent at another price may be bought already: a new one is made only when that was refused
  if (before?.state === 'waiting') {
    const outcome = await sendNow(before);
    if (outcome.state !== 'refused') return;
    await takeFromOutbox(before.key);
    if (before.payload.agreed === price) throw outcome.reason;
  } else if (before) await takeFromOutbox(before.key);
  const row = await putInOutbox({ kind: 'wallpaper', owner: me, payload: { id, agreed: price }, about: title });
  const outcome = await sendNow(row);
  if (outcome.state !== 'refused') return;
  await takeFromOutbox(row.key);
  throw outcome.reason;
}
