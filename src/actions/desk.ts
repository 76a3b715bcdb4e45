import type { DeskQuestion, DeskWork } from '../contract/desk.ts';
import type { SealedDraw } from '../domain/draw/draw.ts';
import { apiLocale } from '../domain/language.ts';
import type { Topic } from '../domain/topic.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { toldDraw } from './told-draw.ts';

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
  const [{ say }, desk] = await Promise.all([import('../service/client.ts'), import('../contract/desk.ts')]);
  return { say, desk, locale: apiLocale(chosenLanguage()) };
}

/** What waits, and what the reader holds. @throws Refusal for everybody who is no reader. */
export async function lookAtDesk() {
  const { say, desk, locale } = await api();
  const [list] = await say(desk.deskList, { locale });
  return list;
}
export type DeskNews = Awaited<ReturnType<typeof lookAtDesk>>;

/** Takes a question up, or opens it again. @throws Refusal when another reader has it. */
export async function takeUp(orderId: string): Promise<Work> {
  const { say, desk, locale } = await api();
  const [work] = await say(desk.deskClaim, { order_id: orderId, locale });
  return workOf(work);
}

/** Keeps the draft: on this device at once, at the desk when the line is up. */
export async function keepDraft(orderId: string, text: string): Promise<void> {
  keep('DeskDraft', JSON.stringify({ orderId, text }));
  const { say, desk, locale } = await api();
  await say(desk.deskKeep, { order_id: orderId, text, locale });
  if (localDraft(orderId) === text) forget('DeskDraft');
}

/** Sends the answer; after a lost receipt the same answer is sent again and is the same answer. */
export async function sendAnswer(orderId: string, text: string): Promise<void> {
  const { say, desk, locale } = await api();
  await say(desk.deskSend, { order_id: orderId, text, locale });
  if (localDraft(orderId) !== null) forget('DeskDraft');
}

/** Lays a question back for another reader. */
export async function giveBack(orderId: string): Promise<void> {
  const { say, desk, locale } = await api();
  await say(desk.deskGiveBack, { order_id: orderId, locale });
}

function workOf({ question, draw, tableau, draft }: DeskWork): Work {
  const { spread_id: spreadId, question: asked, topic, order_id } = question;
  return {
    question,
    draw: toldDraw(draw, { spreadId, question: asked, topic: topic as Topic }),
    tableau,
    draft: localDraft(order_id) ?? draft,
  };
}

/** What was written without a line and has not reached the desk. */
function localDraft(orderId: string): string | null {
  try {
    const found = JSON.parse(kept('DeskDraft') ?? 'null') as { orderId: string; text: string } | null;
    return found?.orderId === orderId ? found.text : null;
  } catch {
    return null;
  }
}
