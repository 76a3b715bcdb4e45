import { isFreeable } from '../src/domain/device-parts.ts';
import { REMINDER } from '../src/domain/lesson/reminder.ts';
import { answerFromContent, isContentCall, isPack, packFor } from './content.ts';
import { wantAgain } from './freed.ts';
import { answerBuild, answerWeights, freePart } from './freeing.ts';
import { answerParts, carryPacks, keepPacks } from './packs.ts';
import { openReminded, remind } from './reminder.ts';
import { activateShell, installShell, isShellFile, mendShell, pageOf, shellFile } from './shell.ts';
import { isTile, tileFor } from './tiles.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(installShell(event).then(carryPacks));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activateShell(event).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { type, language, part } = (event.data ?? {}) as { type?: string; language?: string; part?: string };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'KEEP_PACKS' && language) event.waitUntil(mendShell().then(() => keepPacks(language)));
  if (type === 'BUILD') event.waitUntil(answerBuild(event));
  if (type === 'WEIGHTS' && language) event.waitUntil(answerWeights(event, language));
  if (type === 'FREE' && language && isFreeable(part)) event.waitUntil(freePart(event, part, language));
  if (type === 'WANT' && language && isFreeable(part)) event.waitUntil(wantAgain(part).then(() => keepPacks(language)));
  if (type === 'PARTS' && language) event.waitUntil(answerParts(event, language));
});

/** Chromium alone wakes a worker so, and only that of an installed app. */
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === REMINDER) waitUntil.call(event, remind());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminded());
});

/** Which request takes which road. What takes none goes to the network untouched. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (isTile(url, request)) return event.respondWith(tileFor(request));
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(fast|dev)\//.test(url.pathname)) event.respondWith(pageOf(request, url));
    return;
  }
  if (isShellFile(url)) return event.respondWith(shellFile(request));
  if (isPack(url)) return event.respondWith(packFor(request));
  if (isContentCall(url)) event.respondWith(answerFromContent(event));
});
