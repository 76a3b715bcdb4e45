import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DeskQuestion, DeskWork } from '../../src/contract/desk.ts';
import type { SealedDraw } from '../../src/contract/draw.ts';
import type { AskedMatter } from '../../src/contract/matter.ts';
import { ANSWER_WITHIN_MS } from '../../src/domain/desk/hours.ts';
import type { Language } from '../../src/domain/language.ts';
import { askedMatter } from '../../src/domain/question/asked.ts';
import { matterOf } from '../../src/domain/question/matter.ts';
import type { Topic } from '../../src/domain/topic.ts';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { drafts } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { readings } from '../database/readings.ts';
import { Refusal } from '../refusal.ts';
import { heldBy, heldFrom, onDeskFor } from './claim.ts';

const MAX_WAITING_SHOWN = 50;
/** A count ends there. */
const MAX_COUNTED = 10_000;

const COLUMNS = {
  orderId: orders.orderId,
  askedAt: orders.createdAt,
  question: readings.question,
  topic: readings.topic,
  language: readings.language,
  // Persons read cards alone, and cards have a spread and a draw.
  spreadId: sql<number>`${readings.spreadId}`,
  draw: sql<SealedDraw>`${readings.draw}`,
  matter: readings.matter,
  matterChange: readings.matterChange,
  heldUntil: jobs.leaseUntil,
};

function select(db: Executor) {
  return db
    .select(COLUMNS)
    .from(jobs)
    .innerJoin(orders, eq(orders.orderId, jobs.orderId))
    .innerJoin(readings, eq(readings.orderId, jobs.orderId));
}
type Row = Awaited<ReturnType<typeof select>>[number];

/** What waits and what the reader holds, the oldest first. */
export async function deskOf(context: ServerContext, readerId: string) {
  const { queries } = context.database;
  const waits = onDeskFor(readerId, context.clock());
  const waiting = await select(queries)
    .where(waits)
    .orderBy(asc(orders.createdAt), asc(orders.orderId))
    .limit(MAX_WAITING_SHOWN);
  const mine = await select(queries)
    .where(and(eq(jobs.readerId, readerId), eq(jobs.state, 'held')))
    .orderBy(asc(orders.createdAt), asc(orders.orderId));
  const counted = queries
    .select({ orderId: jobs.orderId })
    .from(jobs)
    .innerJoin(orders, eq(orders.orderId, jobs.orderId))
    .where(waits)
    .limit(MAX_COUNTED)
    .as('counted');
  const [all] = await queries.select({ waiting: count() }).from(counted);
  const done = queries
    .select({ orderId: jobs.orderId })
    .from(jobs)
    .where(and(eq(jobs.readerId, readerId), eq(jobs.state, 'done')))
    .limit(MAX_COUNTED)
    .as('done');
  const [answered] = await queries.select({ answers: count() }).from(done);
  return {
    waiting: waiting.map(questionOut),
    mine: mine.map(questionOut),
    waiting_count: all?.waiting ?? 0,
    answered_count: answered?.answers ?? 0,
  };
}

/** Opens what the reader holds, and renews the hold. @throws Refusal when another holds it, or nobody. */
export async function openWork(context: ServerContext, readerId: string, orderId: string): Promise<DeskWork> {
  const { queries } = context.database;
  await renewHold(queries, readerId, orderId, context.clock());
  const [row] = await select(queries).where(heldBy(readerId, orderId));
  if (!row) throw new Refusal('desk_not_held');
  const [draft] = await queries
    .select()
    .from(drafts)
    .where(and(eq(drafts.orderId, orderId), eq(drafts.readerId, readerId)));
  return {
    question: questionOut(row),
    draw: row.draw,
    tableau: row.matter?.kind === 'tableau' ? { layout: row.matter.layout, me: row.matter.me } : null,
    draft: draft?.text ?? '',
    saved_at: draft?.savedAt.toISOString() ?? null,
    held_until: (row.heldUntil ?? heldFrom(context.clock())).toISOString(),
  };
}

/** A reader who is at work on a question holds it longer. @throws Refusal when another holds it, or nobody. @returns until when. */
export async function renewHold(db: Executor, readerId: string, orderId: string, now: Date): Promise<Date> {
  const leaseUntil = heldFrom(now);
  const [held] = await db
    .update(jobs)
    .set({ leaseUntil })
    .where(heldBy(readerId, orderId))
    .returning({ jobId: jobs.jobId });
  if (!held) throw new Refusal('desk_not_held');
  return leaseUntil;
}

function questionOut(row: Row): DeskQuestion {
  return {
    order_id: row.orderId,
    question: row.question,
    topic: row.topic,
    language: row.language as Language,
    deck: row.draw.deck,
    spread_id: row.spreadId,
    cards: row.draw.cards.length,
    matter: matterOut(row),
    asked_at: row.askedAt.toISOString(),
    refund_at: new Date(row.askedAt.getTime() + ANSWER_WITHIN_MS).toISOString(),
  };
}

/** What the model would be told of the question too. */
function matterOut({ question, topic, language, matterChange }: Row): AskedMatter {
  const asked = askedMatter(matterOf, question, topic as Topic, language as Language, matterChange ?? {});
  const { intent, form, person, options, span, bond, sure } = asked;
  return { intent, form, person, options, span, bond, sure };
}
