import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { watchOrder } from './order-watch.ts';
import { readText } from './text.ts';

/** Between two comments on a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** A phone that is still there then asks again from its cursor. */
const MAX_STREAM_MS = 115_000;
/** Before an open payment is asked about for the first time; each further time waits twice as long. */
const FIRST_PAYMENT_LOOK_MS = 2000;

/**
 * The rows of `get_order` as server-sent events, over any server and any number of cuts.
 * @throws Refusal `too_many` where the person or the server has as many streams as may be
 */
export async function streamText(
  context: ServerContext,
  request: { userId: string; orderId: string; after: string; language: Language; signal: AbortSignal },
): Promise<Response> {
  const { userId, orderId, language } = request;
  let text = await readText(context, userId, orderId, request.after, language);
  const watch = watchOrder(context, userId, orderId);
  const encoder = new TextEncoder();
  let cancelled = false;
  const isOver = () => cancelled || request.signal.aborted;
  request.signal.addEventListener('abort', () => watch.close(), { once: true });

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line));
      const began = Date.now();
      let quiet = began;
      let state = '';
      let paymentLook = FIRST_PAYMENT_LOOK_MS;
      try {
        while (!isOver()) {
          if (text.parts.length > 0 || text.restart || text.done || text.order.state !== state) {
            send(`id: ${text.cursor}\ndata: ${JSON.stringify(text)}\n\n`);
            quiet = Date.now();
            state = text.order.state;
          } else if (Date.now() - quiet >= HEARTBEAT_MS) {
            send(': still here\n\n');
            quiet = Date.now();
          }
          if (text.done || Date.now() - began > MAX_STREAM_MS) break;
          await watch.next(Math.min(HEARTBEAT_MS, text.payment ? paymentLook : HEARTBEAT_MS));
          paymentLook *= 2;
          if (isOver()) break;
          text = await readText(context, userId, orderId, text.cursor, language);
        }
        if (!cancelled) controller.close();
      } catch {
        // The phone is gone, or the database: it asks again from its cursor.
        if (!isOver()) controller.error(new Error('the stream was cut'));
      } finally {
        watch.close();
      }
    },
    cancel() {
      cancelled = true;
      watch.close();
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
