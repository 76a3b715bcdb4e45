import type { ServerContext } from '../core/context.ts';
import { type Deadline, deadline } from '../core/deadline.ts';
import { countRefusal } from '../core/refused.ts';
import { untilAborted } from '../core/until-aborted.ts';
import { type ReadingJob, serveReading } from '../ledger/reading-jobs.ts';
import { describeError } from '../log.ts';
import { type Reader, type ReaderInput, subjectOf } from '../ports/reader.ts';
import { deliverAnswer } from '../push/deliveries.ts';
import { failJob, LEASE_MS, releaseJob, renewLease, writePart } from './queue.ts';

/** How often a part is written. */
const PART_EVERY_MS = 250;
/** The longest text; a model is asked for a fourth of it. */
const MAX_TEXT_CHARACTERS = 20_000;
/** As much of the text before goes to the moderator with each part, so that no word hides in the seam. */
const SEAM_CHARACTERS = 120;

/** Writes one reading: parts as they come, then served; or another try, or the coins back. */
export async function writeReading(context: ServerContext, job: ReadingJob, stop: AbortSignal): Promise<void> {
  const { queries } = context.database;
  const attempt = deadline(context.timeLimits.attemptMs, 'the text was not whole', stop);
  let leaseLost = false;
  const lease = setInterval(() => {
    renewLease(queries, job, context.clock()).then(
      (kept) => {
        if (kept) return;
        leaseLost = true;
        attempt.abort(new Error('the lease was lost'));
      },
      () => {},
    );
  }, LEASE_MS / 3);
  try {
    const input = inputFor(context, job);
    const reader = input && context.providers.readers.find((one) => one.covers(subjectOf(input)));
    if (!input || !reader) throw new Error('nobody reads this');
    const last = await writeParts(context, job, reader, input, attempt);
    if (await serveReading(context.database, job, last, reader.source, context.clock()))
      await tellOfAnswer(context, job.orderId);
  } catch (reason) {
    if (leaseLost) return;
    if (stop.aborted) return await releaseJob(queries, job, context.clock());
    const over = await failJob(queries, job, context.clock());
    if (over) context.metrics.refunded('reading', 1);
    context.log(`Reading ${job.orderId}, attempt ${job.attempt}${over ? ', refunded' : ''}. ${describeError(reason)}`, {
      level: over ? 'error' : 'warn',
    });
    if (!over) context.wake();
  } finally {
    clearInterval(lease);
    attempt.clear();
    // A request that still runs has nobody left who reads its answer.
    attempt.abort(new Error('the attempt is over'));
  }
}

/** The reading is sold and whole whatever becomes of its push. */
async function tellOfAnswer(context: ServerContext, orderId: string): Promise<void> {
  await deliverAnswer(context.database.queries, orderId, context.clock()).catch((reason: unknown) =>
    context.log(`Nobody is told of the answer ${orderId}. ${describeError(reason)}`, { level: 'warn' }),
  );
}

/** Writes the parts but the last, which is written together with the end. */
async function writeParts(
  context: ServerContext,
  job: ReadingJob,
  reader: Reader,
  input: ReaderInput,
  attempt: Deadline,
): Promise<{ seq: number; text: string }> {
  let seq = 1;
  let waiting = '';
  let tail = '';
  let length = 0;
  let written = Date.now();
  const check = async () => {
    if ((await context.providers.moderator.check(tail + waiting)) !== 'block') return;
    await countRefusal(context, 'answer');
    throw new Error('the text was not fit to be shown');
  };
  const flush = async () => {
    await check();
    if (!(await writePart(context.database.queries, job, seq, waiting, context.clock())))
      throw new Error('the job went to another writer');
    seq += 1;
    tail = waiting.slice(-SEAM_CHARACTERS);
    waiting = '';
    written = Date.now();
  };
  for await (const piece of piecesInTime(reader.read(input, attempt.signal), attempt, context.timeLimits.pieceMs)) {
    // What has come is written before the next piece is added, so that the end is never without a part.
    if (waiting !== '' && Date.now() - written >= PART_EVERY_MS) await flush();
    waiting += piece;
    length += piece.length;
    if (length > MAX_TEXT_CHARACTERS) throw new Error(`the text has more than ${MAX_TEXT_CHARACTERS} characters`);
  }
  if (waiting === '') throw new Error('the reader wrote nothing');
  await check();
  return { seq, text: waiting };
}

/** The pieces of a reader. One that is silent for too long ends the attempt; one that does not listen to it is left alone. */
async function* piecesInTime(pieces: AsyncIterable<string>, attempt: Deadline, pieceMs: number): AsyncIterable<string> {
  const iterator = pieces[Symbol.asyncIterator]();
  while (true) {
    const silence = setTimeout(() => attempt.abort(new Error(`nothing came for ${pieceMs} ms`)), pieceMs);
    try {
      const { done, value } = await untilAborted(iterator.next(), attempt.signal);
      if (done) return;
      clearTimeout(silence);
      yield value;
    } finally {
      clearTimeout(silence);
    }
  }
}

function inputFor(
  context: ServerContext,
  { question, topic, language, spreadId, draw, matter, matterChange }: ReadingJob,
): ReaderInput | null {
  const asked = { question, topic, language };
  if (matter?.kind === 'erased') return null;
  if (matter && matter.kind !== 'tableau') return { ...asked, ...matter };
  if (!draw || spreadId === null) return null;
  const spreadKey = context.spreads.get(spreadId)?.key ?? '';
  return { ...asked, kind: 'cards', spreadId, spreadKey, draw, tableau: matter, change: matterChange ?? {} };
}
