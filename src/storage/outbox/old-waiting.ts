import type { SealedDraw } from '../../domain/draw/draw.ts';
import { headOf } from '../../domain/dream/note.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import { sameBirth } from '../../domain/sky/merge.ts';
import type { Topic } from '../../domain/topic.ts';
import { forget, type KeptName, keptJson } from '../store/kept.ts';
import type { ChartRow, DiaryRow, Owner, QuizRow } from '../store/rows.ts';
import type { NewAct, OutboxRow } from './outbox-rows.ts';

/** What waits on a phone in the forms of older builds. Every key stays what it was: the server may know it already. */

/** A row of the outbox of draws. */
export interface OldAskRow {
  key: string;
  owner: Owner;
  draw: SealedDraw;
  level: 'ai' | 'person';
  agreed?: number;
  askedAt: string;
  state: 'waiting' | 'refused';
  refusal?: string;
}

/** A dream with the ask that lay in its row. */
export type OldDiaryRow = DiaryRow & {
  ask?: { key: string; question: string; dream: string; symbols: readonly string[]; agreed?: number };
};

/** A chart with what was sent to make it in the account. */
export type OldChartRow = ChartRow & { sent?: { key: string; birth: Birth } };

export function actOfAsk({ key, owner, draw, level, agreed, askedAt, state, refusal }: OldAskRow): NewAct<'draw'> {
  const agreeing = agreed === undefined ? {} : { agreed };
  const payload = { draw, level, ...agreeing };
  const said = refusal === undefined ? {} : { refusal };
  return { kind: 'draw', key, owner, payload, about: draw.question, createdAt: askedAt, state, ...said };
}

export function actOfDream(row: OldDiaryRow): NewAct<'dream'> | undefined {
  if (!row.ask) return undefined;
  const { key, dream: text, ...asked } = row.ask;
  const payload = { ...asked, dream: row.key, text };
  return { kind: 'dream', key, owner: row.owner, payload, about: headOf(row), createdAt: row.changedAt };
}

/** A chart that the account does not have as it stands here, unless it waits already. */
export function actOfChart(row: OldChartRow, acts: readonly OutboxRow[]): NewAct<'chart'> | undefined {
  const { sent } = row;
  const waits = acts.some((act) => act.kind === 'chart' && act.payload.chart === row.key);
  if (!sent && (waits || isSettled(row))) return undefined;
  const payload = { chart: row.key, ...(sent ? { sent: sent.birth } : {}) };
  const key = sent ? { key: sent.key } : {};
  return { kind: 'chart', ...key, owner: row.owner, payload, about: row.birth.name, createdAt: row.changedAt };
}

/** Does the account have the chart as it stands here? */
export function isSettled({ removed, agreed, birth }: ChartRow): boolean {
  return !removed && agreed !== undefined && sameBirth(birth, agreed);
}

/** A result that the account does not have, unless it waits already. */
export function actOfQuiz(row: QuizRow, acts: readonly OutboxRow[]): NewAct<'quiz'> | undefined {
  if (row.sent !== 'waiting' || acts.some(({ key }) => key === row.key)) return undefined;
  const createdAt = row.finishedAt ?? row.changedAt;
  return { kind: 'quiz', key: row.key, owner: row.owner, payload: { quiz: row.key }, about: '', createdAt };
}

/**
 * What was begun and kept by name in local storage. What was bought or asked there and not answered is sent when the
 * person says so and not by itself: they were told that it had failed.
 */
export function actsOfKept(): { name: KeptName; act: NewAct }[] {
  const owner = read<{ user_id?: string }>('UserInfo')?.user_id ?? '';
  const found: { name: KeptName; act: NewAct }[] = [];
  const asked = read<{ key: string; chart: string; question: string; topic?: Topic; agreed?: number }>('ChartAsk');
  if (asked?.key) {
    const { key, topic = 'open', ...rest } = asked;
    const payload = { ...rest, topic };
    const act = { kind: 'chartQuestion', key, owner, payload, about: asked.question, held: true } as const;
    found.push({ name: 'ChartAsk', act });
  }
  const bought = read<{ key: string; kind: 'currency' | 'vip'; productId: number; way: string; orderId?: string }>(
    'Purchase',
  );
  if (bought?.key) {
    const { key, kind: product, ...rest } = bought;
    const payload = { ...rest, product };
    found.push({ name: 'Purchase', act: { kind: 'purchase', key, owner, payload, about: '', held: true } });
  }
  const paper = read<{ key: string; id: number; price: number }>('WallpaperBuy');
  if (paper?.key) {
    const payload = { id: paper.id, agreed: paper.price };
    found.push({
      name: 'WallpaperBuy',
      act: { kind: 'wallpaper', key: paper.key, owner, payload, about: '', held: true },
    });
  }
  const left = read<{ token: string; everywhere: boolean }>('LogoutToTell');
  if (left?.token) {
    const payload = { token: left.token, everywhere: left.everywhere };
    found.push({ name: 'LogoutToTell', act: { kind: 'logout', owner: '', payload, about: '' } });
  }
  return found;
}

/** The same is forgotten by its old name, once it lies in the outbox. */
export function forgetKept(names: readonly KeptName[]): void {
  for (const name of names) forget(name);
}

function read<Value>(name: KeptName): Value | undefined {
  return keptJson(name) as Value | undefined;
}
