import type { DeskQuestion, DeskWork } from '../../contract/desk.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { apiLocale } from '../../domain/language.ts';
import type { Topic } from '../../domain/topic.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { forget, keep, keptJson } from '../../storage/store/kept.ts';
import { sharedDraw } from './shared-draw.ts';

export type Question = DeskQuestion;

/** A question as its reader has it before her. */
export interface Work {
  question: Question;
  draw: SealedDraw;
  /** A grand tableau: how it lies, and the number of the card that stands for the querent. */
  tableau: DeskWork['tableau'];
  draft: string;
}

async function api() {
  const [{ callServer }, desk] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/desk.ts'),
  ]);
  return { callServer, desk, locale: apiLocale(chosenLanguage()) };
}

/** What waits, and what the reader holds. @throws Refusal for everybody who is no reader. */
export async function lookAtDesk() {
  const { callServer, desk, locale } = await api();
  const [list] = await callServer(desk.deskList, { locale });
  return list;
}
export type DeskNews = Awaited<ReturnType<typeof lookAtDesk>>;

/** Takes a question up, or opens it again. @throws Refusal when another reader has it. */
export async function takeUp(orderId: string): Promise<Work> {
  const { callServer, desk, locale } = await api();
  const [work] = await callServer(desk.deskClaim, { order_id: orderId, locale });
  return workOf(work);
}

/** Keeps a draft on this device, for the time until the desk has it. */
export function keepDraftHere(orderId: string, text: string): void {
  const { [orderId]: _, ...others } = unsentDrafts();
  keep(
    'DeskDraft',
    JSON.stringify(Object.fromEntries([...Object.entries(others).slice(-MAX_DRAFTS), [orderId, text]])),
  );
}

/** Brings a draft to the desk; without a network it stays on this device. @throws Refusal, ConnectionFailure */
export async function keepDraft(orderId: string, text: string): Promise<void> {
  keepDraftHere(orderId, text);
  const { callServer, desk, locale } = await api();
  await callServer(desk.deskKeep, { order_id: orderId, text, locale });
  if (unsentDrafts()[orderId] === text) forgetDraft(orderId);
}

/** Sends the answer; after a lost receipt the same answer is sent again and is the same answer. */
export async function sendAnswer(orderId: string, text: string): Promise<void> {
  const { callServer, desk, locale } = await api();
  await callServer(desk.deskSend, { order_id: orderId, text, locale });
  forgetDraft(orderId);
}

/** Lays a question back for another reader. */
export async function giveBack(orderId: string): Promise<void> {
  const { callServer, desk, locale } = await api();
  await callServer(desk.deskGiveBack, { order_id: orderId, locale });
}

function workOf({ question, draw, tableau, draft }: DeskWork): Work {
  const { spread_id: spreadId, question: asked, topic, order_id } = question;
  return {
    question,
    draw: sharedDraw(draw, { spreadId, question: asked, topic: topic as Topic }),
    tableau,
    draft: unsentDrafts()[order_id] ?? draft,
  };
}

/** Drafts that wait here beside the one that is written: a reader has never so many questions at a time. */
const MAX_DRAFTS = 20;

/** What was written and has not reached the desk, by order. */
function unsentDrafts(): Partial<Record<string, string>> {
  return (keptJson('DeskDraft') ?? {}) as Record<string, string>;
}

function forgetDraft(orderId: string): void {
  const { [orderId]: gone, ...others } = unsentDrafts();
  if (gone === undefined) return;
  if (Object.keys(others).length > 0) keep('DeskDraft', JSON.stringify(others));
  else forget('DeskDraft');
}
