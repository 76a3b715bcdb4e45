import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../src/domain/language.ts';
import type { House } from '../core/context.ts';
import { readText } from './text.ts';

/** Milliseconds between two looks at the rows, and between two signs of life on a quiet line. */
const LOOK = 250;
const BEAT = 15_000;
/** A phone that is still there then asks again from its cursor. */
const LONGEST = 115_000;

/** The rows of `get_order` as server-sent events, over any server and any number of cuts. */
export async function streamText(
  house: House,
  ask: { userId: string; orderId: string; after: string; language: Language; gone: AbortSignal },
): Promise<Response> {
  let text = await readText(house, ask.userId, ask.orderId, ask.after, ask.language);
  const encoder = new TextEncoder();
  let cancelled = false;
  const isOver = () => cancelled || ask.gone.aborted;

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line));
      const began = Date.now();
      let quiet = began;
      let state = '';
      try {
        while (!isOver()) {
          if (text.parts.length > 0 || text.restart || text.done || text.order.state !== state) {
            send(`id: ${text.cursor}\ndata: ${JSON.stringify(text)}\n\n`);
            quiet = Date.now();
            state = text.order.state;
          } else if (Date.now() - quiet > BEAT) {
            send(': still here\n\n');
            quiet = Date.now();
          }
          if (text.done || Date.now() - began > LONGEST) break;
          await sleep(LOOK);
          text = await readText(house, ask.userId, ask.orderId, text.cursor, ask.language);
        }
        controller.close();
      } catch {
        // The phone is gone, or the database: it asks again from its cursor.
        if (!isOver()) controller.error(new Error('the stream was cut'));
      }
    },
    cancel() {
      cancelled = true;
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
