import type { Language } from '../domain/language.ts';

/** What this device really holds for the time without a network: shares from 0 to 1, and bytes in all. */
export interface OfflineParts {
  app: number;
  art: number;
  texts: number;
  /** The gazetteer and its map. */
  places: number;
  bytes: number;
}

/** Asks the worker. @throws when there is none. */
export async function offlineParts(language: Language): Promise<OfflineParts> {
  const parts = await askWorker<Omit<OfflineParts, 'bytes'>>({ type: 'PARTS', language });
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return { ...parts, bytes: usage };
}

/** Has the worker put drawings and the texts of a language by. */
export function keepForOffline(language: Language): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_PACKS', language });
}

function askWorker<Answer>(message: object): Promise<Answer> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.reject(new Error('no worker'));
  return new Promise((resolve, reject) => {
    const channel = new MessageChannel();
    const bell = setTimeout(() => reject(new Error('the worker gives no answer')), 5000);
    channel.port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(bell);
      resolve(data);
    };
    worker.postMessage(message, [channel.port2]);
  });
}
