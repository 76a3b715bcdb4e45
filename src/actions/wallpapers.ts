import type { AnswerOf } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import { isFinal } from '../service/refusal.ts';
import { currentSession, owner } from '../session.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { saveBought, saveWallpaperList } from '../storage/wallpapers.ts';
import { refreshUser } from './account.ts';

const PAGE_SIZE = 100;

async function api() {
  const [{ callServer }, content] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/content.ts'),
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

type Listed = AnswerOf<typeof import('../contract/content.ts')['wallpaperList']>[0]['wallpapers'];

async function wholeList(before?: string): Promise<Listed> {
  const { callServer, content, locale } = await api();
  const asked = { locale, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) };
  const [{ wallpapers, next }] = await callServer(content.wallpaperList, asked);
  return next === null ? wallpapers : [...wallpapers, ...(await wholeList(next))];
}

interface Purchase {
  key: string;
  id: number;
  price: number;
}

/**
 * Buys a wallpaper for good at the price that was seen. The key is kept until an answer came: whoever loses it goes on
 * with the same order. @throws Refusal, ConnectionFailure
 */
export async function buyWallpaper(id: number, price: number): Promise<void> {
  const before = readPurchase();
  const same = before?.id === id && before.price === price;
  const purchase: Purchase = same ? before : { key: crypto.randomUUID(), id, price };
  keep('WallpaperBuy', JSON.stringify(purchase));
  const me = owner();
  const { callServer, content, locale } = await api();
  const asked = { idempotency_key: purchase.key, wallpaper_id: id, agreed_price: price, locale };
  try {
    await callServer(content.buyWallpaper, asked);
  } catch (reason) {
    if (isFinal(reason)) forget('WallpaperBuy');
    throw reason;
  }
  forget('WallpaperBuy');
  await saveBought(me, [id]);
  void refreshUser();
}

function readPurchase(): Purchase | undefined {
  try {
    return JSON.parse(kept('WallpaperBuy') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
