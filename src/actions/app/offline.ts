import type { OfflineParts, WorkerAnswer, WorkerMessage } from '../../contract/worker-messages.ts';

export type { OfflineParts };

import type { FreeablePart, PartWeights } from '../../domain/device-parts.ts';
import type { Language } from '../../domain/language.ts';

/** What this device really holds for the time without a network. @throws when there is no worker */
export function offlineParts(language: Language): Promise<OfflineParts> {
  return askWorker({ type: 'PARTS', language });
}

/** Bytes of each part, of what the person made, and of all where the browser counts it; and which parts were let go. */
export interface Weighed {
  weights: PartWeights;
  freed: FreeablePart[];
  own: number;
  all: number | undefined;
}

/** Measures what is kept on this device. @throws when there is no worker */
export async function weighParts(language: Language): Promise<Weighed> {
  const { weighOwn } = await import('../../storage/store/own-weight.ts');
  const [answer, own, estimate] = await Promise.all([
    askWorker({ type: 'WEIGHTS', language }),
    weighOwn(),
    navigator.storage?.estimate?.(),
  ]);
  return { ...answer, own, all: estimate?.usage };
}

/** Lets a part go that comes back over a network; nothing of the person's own. @throws when there is no worker */
export async function freePart(part: FreeablePart, language: Language): Promise<void> {
  await askWorker({ type: 'FREE', part, language });
}

/** Has the worker keep a part again that was let go. */
export function keepPartAgain(part: FreeablePart, language: Language): void {
  sendToWorker({ type: 'WANT', part, language });
}

/** Has the worker put drawings and the texts of a language by. */
export function keepForOffline(language: Language): void {
  sendToWorker({ type: 'KEEP_PACKS', language });
}

/** The name of the build that serves this page. @throws when there is no worker */
export async function buildName(): Promise<string> {
  return (await askWorker({ type: 'BUILD' })).build;
}

/** Milliseconds: many map pictures take a slow phone a while to weigh. */
const WORKER_TIMEOUT_MS = 20_000;

function sendToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

function askWorker<M extends WorkerMessage>(message: M): Promise<WorkerAnswer<M['type']>> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.reject(new Error('no worker'));
  return new Promise((resolve, reject) => {
    const channel = new MessageChannel();
    const timer = setTimeout(() => {
      channel.port1.close();
      reject(new Error('the worker gives no answer'));
    }, WORKER_TIMEOUT_MS);
    channel.port1.onmessage = ({ data }: MessageEvent<WorkerAnswer<M['type']>>) => {
      clearTimeout(timer);
      channel.port1.close();
      resolve(data);
    };
    worker.postMessage(message, [channel.port2]);
  });
}
