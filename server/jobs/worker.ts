import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../core/context.ts';
import { nameFault } from '../log.ts';
import { claimJobs } from './queue.ts';
import { writeReading } from './write.ts';

/** Readings written side by side by one server. */
const HANDS = 8;
/** Milliseconds between two looks at the queue; another server's work is found by them. */
const LOOK = 1000;
/** Milliseconds from one look to the next at the least, so that under load one look finds work for many hands. */
const BREATH = 10;

export interface Worker {
  wake(): void;
  /** Gives back what is being written, and waits for it. */
  stop(): Promise<void>;
}

export function startWorker(house: House): Worker {
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let again = false;

  const look = () => {
    if (stopping.signal.aborted) return;
    if (looking) {
      again = true;
      return;
    }
    looking = takeWork()
      .catch((reason: unknown) => {
        if (!stopping.signal.aborted) house.log(`The queue could not be read. ${nameFault(reason)}`);
      })
      .then(() => sleep(BREATH))
      .finally(() => {
        looking = null;
        if (!again) return;
        again = false;
        look();
      });
  };

  const takeWork = async () => {
    const hands = HANDS - busy.size;
    if (hands === 0) return;
    const claimed = await claimJobs(house.database, hands, house.clock());
    for (const job of claimed) {
      const work: Promise<void> = writeReading(house, job, stopping.signal)
        .catch((reason: unknown) => house.log(`Reading ${job.orderId} was dropped. ${nameFault(reason)}`))
        .finally(() => {
          busy.delete(work);
          look();
        });
      busy.add(work);
    }
  };

  const timer = setInterval(look, LOOK);
  look();
  return {
    wake: look,
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server stops'));
      await looking;
      await Promise.allSettled(busy);
    },
  };
}
