import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '../core/context.ts';
import { describeError } from '../log.ts';
import { claimJobs } from './queue.ts';
import { writeReading } from './write.ts';

/** Readings written side by side by one server. */
const MAX_JOBS_AT_ONCE = 8;
/** Between two looks at the queue; another server's work is found by them. */
const POLL_MS = 1000;
/** From one look to the next at the least, so that under load one look finds work for many hands. */
const MIN_POLL_GAP_MS = 10;

export interface Worker {
  wake(): void;
  /** Whether it has looked at the queue lately. */
  isAlive(): boolean;
  /** Gives back what is being written, and waits for it. */
  stop(): Promise<void>;
}

export function startWorker(context: ServerContext): Worker {
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let again = false;
  let lookedAt = performance.now();
  let isReadable = true;

  const look = () => {
    if (stopping.signal.aborted) return;
    if (looking) {
      again = true;
      return;
    }
    looking = takeWork()
      .then(
        () => tellQueue(null),
        (reason: unknown) => tellQueue(reason),
      )
      .then(() => {
        lookedAt = performance.now();
        return sleep(MIN_POLL_GAP_MS);
      })
      .finally(() => {
        looking = null;
        if (!again) return;
        again = false;
        look();
      });
  };

  /** Said when it changes: a database that is gone would fill the log. */
  const tellQueue = (failure: unknown) => {
    if (stopping.signal.aborted || (failure === null) === isReadable) return;
    isReadable = failure === null;
    if (isReadable) context.log('The queue can be read again.');
    else context.log(`The queue cannot be read. ${describeError(failure)}`, { level: 'error' });
  };

  const takeWork = async () => {
    const hands = MAX_JOBS_AT_ONCE - busy.size;
    if (hands === 0) return;
    const claimed = await claimJobs(context.database, hands, context.clock());
    for (const job of claimed) {
      const work: Promise<void> = writeReading(context, job, stopping.signal)
        .catch((reason: unknown) =>
          context.log(`Reading ${job.orderId} was dropped. ${describeError(reason)}`, { level: 'error' }),
        )
        .finally(() => {
          busy.delete(work);
          look();
        });
      busy.add(work);
    }
  };

  const timer = setInterval(look, POLL_MS);
  look();
  return {
    wake: look,
    isAlive: () => performance.now() - lookedAt < context.timeLimits.workerMs,
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server stops'));
      await looking;
      await Promise.allSettled(busy);
    },
  };
}
