import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { readText } from './text.ts';

/** Between two looks at the rows, and between two comments on a quiet stream. */
const POLL_MS = 250;
const HEARTBEAT_MS = 15_000;
/** A phone that is still there then asks again from its cursor. */
const MAX_STREAM_MS = 115_000;

/** The rows of `get_order` as server-sent events, over any server and any number of cuts. */
export async function streamText(
  context: ServerContext,
  request: { userId: string; orderId: string; after: string; language: Language; signal: AbortSignal },
): Promise<Response> {
  let text = await readText(context, request.userId, request.orderId, request.after, request.language);
  const encoder = new TextEncoder();
  let cancelled = false;
  const isOver = () => cancelled || request.signal.aborted;

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
          } else if (Date.now() - quiet > HEARTBEAT_MS) {
            send(': still here\n\n');
            quiet = Date.now();
          }
          if (text.done || Date.now() - began > MAX_STREAM_MS) break;
          await sleep(POLL_MS);
          text = await readText(context, request.userId, request.orderId, text.cursor, request.language);
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
