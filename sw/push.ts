import { get } from 'idb-keyval';
import { brandOf } from '../src/domain/brand.ts';
import { type KeptPush, noticeOf, readPush } from '../src/domain/push/notice.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows what a push is for, in the words that the page kept on this phone. Where nothing is kept any more the phone is
 * silenced: its browser tells the push service, and the server drops it.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const [text, seenDay] = await Promise.all([get<string>('Push'), get<string>('LessonsSeen')]);
  const brand = brandOf(self.location.hostname);
  const icon = `${brand.icons}/icon-192.png`;
  if (!text) {
    await self.registration.showNotification(brand.name.en, { icon, silent: true });
    const subscription = await self.registration.pushManager.getSubscription();
    return void (await subscription?.unsubscribe());
  }
  const message = readPush(jsonOf(data));
  const notice = noticeOf(message, JSON.parse(text) as KeptPush, new Date(), seenDay ?? null);
  const { title, text: body, tag, path, silent } = notice;
  await self.registration.showNotification(title, { body, tag, icon, silent, data: { path } });
  if (!silent) await navigator.setAppBadge?.(1).catch(() => {});
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
