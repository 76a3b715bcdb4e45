import { parentPort, workerData } from 'node:worker_threads';
import type { PreviewOrder } from './order.ts';
import { openPainter } from './paint.ts';

/** The thread that paints preview pictures: an order comes in, its picture or null goes out, one after the other. */
const port = parentPort!;
const painter = openPainter(workerData as string);
port.on('message', async (order: PreviewOrder) => {
  try {
    port.postMessage(await (await painter)(order));
  } catch {
    port.postMessage(null);
  }
});
