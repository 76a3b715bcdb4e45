import { readWorkerMessage, type WorkerAnswer, type WorkerMessage } from '../src/contract/worker-messages.ts';
import { REMINDER } from '../src/domain/lesson/reminder.ts';
import { answerFromContent, isContentCall, isPack, packFor } from './content.ts';
import { wantAgain } from './freed.ts';
import { freePart, weighParts } from './freeing.ts';
import { buildName } from './manifest.ts';
import { carryPacks, heldParts, keepPacks } from './packs.ts';
import { showPush } from './push.ts';
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
  const message = readWorkerMessage(event.data);
  if (message) event.waitUntil(handle(message, event));
});

function handle(message: WorkerMessage, event: ExtendableMessageEvent): Promise<void> {
  const answer = <T extends WorkerMessage['type']>(_: T, data: WorkerAnswer<T>) => event.ports[0]?.postMessage(data);
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'KEEP_PACKS':
      return mendShell().then(() => keepPacks(message.language));
    case 'WANT':
      return wantAgain(message.part).then(() => keepPacks(message.language));
    case 'FREE':
      return freePart(message.part, message.language).then(() => answer(message.type, { freed: message.part }));
    case 'PARTS':
      return heldParts(message.language).then((parts) => answer(message.type, parts));
    case 'WEIGHTS':
      return weighParts(message.language).then((weighed) => answer(message.type, weighed));
    case 'BUILD':
      return buildName().then((build) => answer(message.type, { build }));
  }
}

/** Chromium alone wakes a worker so, and only that of an installed app. */
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === REMINDER) waitUntil.call(event, remind());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminded(event.notification.data?.path));
});

/** Which request takes which road. What takes none goes to the network untouched. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (isTile(url, request)) return event.respondWith(tileFor(request));
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(fast|dev)\/|\.xml$/.test(url.pathname)) event.respondWith(pageOf(request, url));
    return;
  }
  if (isShellFile(url)) return event.respondWith(shellFile(request));
  if (isPack(url)) return event.respondWith(packFor(request));
  if (isContentCall(url)) event.respondWith(answerFromContent(event));
});
