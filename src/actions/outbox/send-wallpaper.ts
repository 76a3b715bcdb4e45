import { buyWallpaper } from '../../contract/content.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { saveBought } from '../../storage/wallpapers.ts';
import { refreshUser } from '../account/refresh-user.ts';

/** Buys a wallpaper for good, never above the price that was seen. @throws Refusal, ConnectionFailure */
export async function send({ key, owner, payload }: OutboxRow<'wallpaper'>): Promise<undefined> {
  const { id, agreed } = payload;
  const locale = apiLocale(chosenLanguage());
  await callServer(buyWallpaper, { idempotency_key: key, wallpaper_id: id, agreed_price: agreed, locale });
  await saveBought(owner, [id]);
  void refreshUser();
}
