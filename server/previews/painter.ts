import { Worker } from 'node:worker_threads';
import type { PreviewOrder } from './order.ts';

/** All pictures that are held together weigh no more; what was asked for longest ago is painted again. */
const MAX_HELD_BYTES = 16_000_000;
/** So many wait for the thread; whoever comes then is asked to come back. */
const MAX_WAITING = 12;
/** A picture takes under a second; a thread that has not answered for so long is ended. */
const MAX_PAINT_MS = 30_000;
/** A thread without work for so long is ended, and its memory is free again. */
const IDLE_MS = 60_000;

export interface PreviewPainter {
  /** The picture of an order as PNG; null while too many others wait, and where it could not be painted. */
  paint(order: PreviewOrder): Promise<Uint8Array | null>;
  stop(): Promise<void>;
}

/** Paints preview pictures in a thread of its own, one at a time, and holds those asked for last. `program`: the file of that thread. */
export function previewPainter(program: string, appDir: string): PreviewPainter {
  const held = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  let heldBytes = 0;
  let before: Promise<unknown> = Promise.resolve();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;

  const leave = () => {
    const ended = thread?.terminate();
    thread = undefined;
    return ended;
  };
  const hold = (key: string, picture: Uint8Array) => {
    held.set(key, picture);
    heldBytes += picture.length;
    for (const [oldest, { length }] of held) {
      if (heldBytes <= MAX_HELD_BYTES) break;
      held.delete(oldest);
      heldBytes -= length;
    }
  };
  const paintNow = async (key: string, order: PreviewOrder) => {
    if (stopped) return null;
    clearTimeout(idle);
    thread ??= openThread(program, appDir);
    const picture = await answerOf(thread, order);
    if (picture === undefined) await leave();
    idle = setTimeout(leave, IDLE_MS).unref();
    if (picture) hold(key, picture);
    return picture ?? null;
  };
  return {
    async paint(order) {
      const key = JSON.stringify(order);
      const known = held.get(key);
      if (known) {
        // the last one asked for stands last
        held.delete(key);
        held.set(key, known);
        return known;
      }
      const same = underWay.get(key);
      if (same) return await same;
      if (underWay.size >= MAX_WAITING) return null;
      const painted = before.then(() => paintNow(key, order)).finally(() => underWay.delete(key));
      underWay.set(key, painted);
      before = painted;
      return await painted;
    },
    async stop() {
      stopped = true;
      clearTimeout(idle);
      await leave();
    },
  };
}

function openThread(program: string, appDir: string): Worker {
  const thread = new Worker(program, { workerData: appDir });
  thread.unref();
  return thread;
}

/** What the thread answers; undefined where it ended or took too long. */
async function answerOf(thread: Worker, order: PreviewOrder): Promise<Uint8Array | null | undefined> {
  return await new Promise((resolve) => {
    const limit = setTimeout(() => done(undefined), MAX_PAINT_MS);
    const ended = () => done(undefined);
    const done = (picture: Uint8Array | null | undefined) => {
      clearTimeout(limit);
      thread.off('message', done).off('error', ended).off('exit', ended);
      resolve(picture);
    };
    thread.on('message', done).on('error', ended).on('exit', ended);
    thread.postMessage(order);
  });
}
