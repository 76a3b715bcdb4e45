import { WALLPAPER_ITEMS, WALLPAPER_LABELS } from '../content/wallpapers.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { beginIdempotent, type KeyedCall, runIdempotent } from '../ledger/keys.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';
import { buyWallpaper } from '../wallpapers/buy.ts';
import { ownedBy } from '../wallpapers/owned.ts';

type Answered = [{ order_id: string; wallpaper_id: number; balance: number }];

export const wallpaperCalls: Handlers = {
  async wallpaper_label_list({ language }) {
    return WALLPAPER_LABELS.map(({ labelId, names }) => ({ label_id: labelId, name: names[language] }));
  },

  async wallpaper_list({ context, payload, language, person }) {
    const { label_id, limit, before } = payload;
    if (before !== undefined && !/^\d{1,6}$/.test(before)) throw new Refusal('parameter');
    const from = Number(before ?? 0);
    const owned = person ? await ownedBy(context, person.userId) : new Set<number>();
    const prices = await pricesNow(context.database.queries);
    const items = WALLPAPER_ITEMS.filter(({ labels }) => label_id === undefined || labels.includes(label_id));
    return [
      {
        wallpapers: items.slice(from, from + limit).map(({ wallpaperId, titles, art, labels }) => ({
          wallpaper_id: wallpaperId,
          title: titles[language],
          image: `art:${art}`,
          labels: [...labels],
          price: prices.wallpapers[wallpaperId] ?? 0,
          owned: owned.has(wallpaperId),
        })),
        next: from + limit < items.length ? String(from + limit) : null,
      },
    ];
  },

  async buy_wallpaper(request) {
    const { context, payload, language } = request;
    const { userId } = requirePerson(request);
    const item = WALLPAPER_ITEMS.find(({ wallpaperId }) => wallpaperId === payload.wallpaper_id);
    if (!item) throw new Refusal('product_unknown');
    const keyed: KeyedCall = { userId, key: payload.idempotency_key, call: 'buy_wallpaper', payload };
    const before = await beginIdempotent(context, keyed, { ...context.limits.buyByPerson, key: `buy:${userId}` });
    const answer =
      before ??
      (await runIdempotent(context, keyed, async (tx) => {
        const terms = { language, agreed: payload.agreed_price, at: context.clock() };
        const { orderId, balance } = await buyWallpaper(tx, userId, item, terms);
        return [{ order_id: orderId, wallpaper_id: item.wallpaperId, balance }];
      }));
    return answer as Answered;
  },
};
