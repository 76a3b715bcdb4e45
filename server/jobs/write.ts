import { eq } from 'drizzle-orm';
import type { Language } from '../../src/domain/language.ts';
import type { Topic } from '../../src/domain/topic.ts';
import { readings } from '../database/schema.ts';
import type { House } from '../house.ts';
import { nameFault } from '../log.ts';
import { type Asking, type Reader, subjectOf } from '../providers/reader/reader.ts';
import { failJob, finishJob, type Job, LEASE, releaseJob, renewLease, writePart } from './queue.ts';

/** Milliseconds: how often a part is written, and how long one attempt may take. */
const PART_EVERY = 250;
const LONGEST = 110_000;
/** As much of the text before goes to the moderator with each part, so that no word hides in the seam. */
const SEAM = 120;

/** Writes one reading: parts as they come, then served; or another try, or the coins back. */
export async function writeReading(house: House, job: Job, stop: AbortSignal): Promise<void> {
  const { queries } = house.database;
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal, AbortSignal.timeout(LONGEST)]);
  const lease = setInterval(() => {
    renewLease(queries, job, house.clock()).then(
      (kept) => kept || lost.abort(),
      () => {},
    );
  }, LEASE / 3);
  try {
    const asking = await askingOf(house, job.orderId);
    const reader = asking && house.providers.readers.find((one) => one.covers(subjectOf(asking)));
    if (!asking || !reader) throw new Error('nobody reads this');
    await writeParts(house, job, reader, asking, signal);
    await finishJob(queries, job, reader.source, house.clock());
  } catch (reason) {
    if (lost.signal.aborted) return;
    if (stop.aborted) return await releaseJob(queries, job, house.clock());
    const over = await failJob(queries, job, house.clock());
    house.log(`Reading ${job.orderId}, attempt ${job.attempt}${over ? ', refunded' : ''}. ${nameFault(reason)}`);
    if (!over) house.wake();
  } finally {
    clearInterval(lease);
  }
}

async function writeParts(house: House, job: Job, reader: Reader, asking: Asking, signal: AbortSignal): Promise<void> {
  let seq = 0;
  let waiting = '';
  let tail = '';
  let written = Date.now();
  const flush = async () => {
    if (waiting === '') return;
    if ((await house.providers.moderator.check(tail + waiting)) === 'block')
      throw new Error('the text was not fit to be shown');
    seq += 1;
    if (!(await writePart(house.database.queries, job, seq, waiting, house.clock())))
      throw new Error('the job went to another writer');
    tail = waiting.slice(-SEAM);
    waiting = '';
    written = Date.now();
  };
  for await (const piece of untilAborted(reader.read(asking, signal), signal)) {
    waiting += piece;
    if (Date.now() - written >= PART_EVERY) await flush();
  }
  await flush();
  if (seq === 0) throw new Error('the reader wrote nothing');
}

/** A reader that does not listen to the signal is left alone with it. */
async function* untilAborted(pieces: AsyncIterable<string>, signal: AbortSignal): AsyncIterable<string> {
  const iterator = pieces[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  while (true) {
    const { done, value } = await Promise.race([iterator.next(), aborted]);
    if (done) return;
    yield value;
  }
}

async function askingOf(house: House, orderId: string): Promise<Asking | null> {
  const [row] = await house.database.queries.select().from(readings).where(eq(readings.orderId, orderId));
  if (!row) return null;
  const { question, matter, draw, spreadId } = row;
  const asked = { question, topic: row.topic as Topic, language: row.language as Language };
  if (matter && matter.kind !== 'tableau') return { ...asked, ...matter };
  if (!draw || spreadId === null) return null;
  return {
    ...asked,
    kind: 'cards',
    spreadId,
    spreadKey: house.spreads.get(spreadId)?.key ?? '',
    draw,
    tableau: matter,
  };
}
