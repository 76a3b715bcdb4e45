import type { House } from '../core/context.ts';
import { type ReadingJob, serveReading } from '../ledger/reading-jobs.ts';
import { nameFault } from '../log.ts';
import { type Asking, type Reader, subjectOf } from '../ports/reader.ts';
import { failJob, LEASE_MS, releaseJob, renewLease, writePart } from './queue.ts';

/** Milliseconds: how often a part is written, and how long one attempt may take. */
const PART_EVERY = 250;
const LONGEST = 110_000;
/** As much of the text before goes to the moderator with each part, so that no word hides in the seam. */
const SEAM = 120;

/** Writes one reading: parts as they come, then served; or another try, or the coins back. */
export async function writeReading(house: House, job: ReadingJob, stop: AbortSignal): Promise<void> {
  const { queries } = house.database;
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal, AbortSignal.timeout(LONGEST)]);
  const lease = setInterval(() => {
    renewLease(queries, job, house.clock()).then(
      (kept) => kept || lost.abort(),
      () => {},
    );
  }, LEASE_MS / 3);
  try {
    const asking = askingOf(house, job);
    const reader = asking && house.providers.readers.find((one) => one.covers(subjectOf(asking)));
    if (!asking || !reader) throw new Error('nobody reads this');
    const last = await writeParts(house, job, reader, asking, signal);
    await serveReading(house.database, job, last, reader.source, house.clock());
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

/** Writes the parts but the last, which is written together with the end. */
async function writeParts(
  house: House,
  job: ReadingJob,
  reader: Reader,
  asking: Asking,
  signal: AbortSignal,
): Promise<{ seq: number; text: string }> {
  let seq = 1;
  let waiting = '';
  let tail = '';
  let written = Date.now();
  const check = async () => {
    if ((await house.providers.moderator.check(tail + waiting)) === 'block')
      throw new Error('the text was not fit to be shown');
  };
  const flush = async () => {
    await check();
    if (!(await writePart(house.database.queries, job, seq, waiting, house.clock())))
      throw new Error('the job went to another writer');
    seq += 1;
    tail = waiting.slice(-SEAM);
    waiting = '';
    written = Date.now();
  };
  for await (const piece of untilAborted(reader.read(asking, signal), signal)) {
    // What has come is written before the next piece is added, so that the end is never without a part.
    if (waiting !== '' && Date.now() - written >= PART_EVERY) await flush();
    waiting += piece;
  }
  if (waiting === '') throw new Error('the reader wrote nothing');
  await check();
  return { seq, text: waiting };
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

function askingOf(house: House, { question, topic, language, spreadId, draw, matter }: ReadingJob): Asking | null {
  const asked = { question, topic, language };
  if (matter?.kind === 'erased') return null;
  if (matter && matter.kind !== 'tableau') return { ...asked, ...matter };
  if (!draw || spreadId === null) return null;
  const spreadKey = house.spreads.get(spreadId)?.key ?? '';
  return { ...asked, kind: 'cards', spreadId, spreadKey, draw, tableau: matter };
}
