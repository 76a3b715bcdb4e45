import type { LessonCard } from '../domain/lesson/deck.ts';
import type { Memory } from '../domain/lesson/memory.ts';
import type { CardMemory } from '../domain/lesson/queue.ts';
import type { DayCardRow, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** What a person remembers of the cards, by card; of two memories of one card the later answer counts. */
export async function readMemories(owner: Owner): Promise<Map<LessonCard, Memory>> {
  const rows = await (await shelves()).lessons.all();
  const memories = new Map<LessonCard, Memory>();
  for (const row of rows) {
    if (row.kind !== 'card' || (row.owner !== owner && row.owner !== '')) continue;
    const before = memories.get(row.card);
    if (!before || before.answeredAt < row.answeredAt) memories.set(row.card, memoryOf(row));
  }
  return memories;
}

export async function saveMemory(owner: Owner, card: LessonCard, memory: Memory): Promise<void> {
  await (await shelves()).lessons.put({ key: `${owner}:${card}`, owner, kind: 'card', card, ...memory });
}

/** A card is as if it had never been seen. */
export async function forgetMemory(owner: Owner, card: LessonCard): Promise<void> {
  const { lessons } = await shelves();
  await lessons.remove(`${owner}:${card}`);
  await lessons.remove(`:${card}`);
}

/** Takes over what a file remembers where it is the later word. @returns of how many cards */
export async function takeOverMemories(owner: Owner, brought: readonly CardMemory[]): Promise<number> {
  const here = await readMemories(owner);
  const later = brought.filter(({ card, answeredAt }) => (here.get(card)?.answeredAt ?? '') < answeredAt);
  for (const { card, ...memory } of later) await saveMemory(owner, card, memory);
  return later.length;
}

/** What the cards of the day of a person come from; nothing before the first was looked at. */
export async function readDayCard(owner: Owner): Promise<DayCardRow | undefined> {
  const { lessons } = await shelves();
  const row = (await lessons.get(`${owner}:day`)) ?? (await lessons.get(':day'));
  return row?.kind === 'day' ? row : undefined;
}

/** Changes what the cards of the day come from as it now stands; the same is not written again. */
export async function changeDayCard(owner: Owner, change: (row: DayCard | undefined) => DayCard): Promise<void> {
  const { lessons } = await shelves();
  const adopted = await lessons.get(':day');
  const key = `${owner}:day`;
  await lessons.change(key, (row) => {
    const before = [row, adopted].find((one) => one?.kind === 'day');
    const next = change(before);
    return next === row ? row : { key, owner, kind: 'day', seed: next.seed, turned: next.turned };
  });
}

type DayCard = Pick<DayCardRow, 'seed' | 'turned'>;

/** What was learnt before entering becomes the entering person's, where they do not know it better; so does the day. */
export async function adoptLessons(owner: Owner): Promise<void> {
  const { lessons } = await shelves();
  const strange = (await lessons.all()).filter((row) => row.owner === '');
  const memories = await readMemories(owner);
  for (const row of strange) if (row.kind === 'card') await saveMemory(owner, row.card, memories.get(row.card)!);
  const day = strange.find((row) => row.kind === 'day');
  if (day?.kind === 'day') await changeDayCard(owner, (here) => here ?? day);
  for (const row of strange) await lessons.remove(row.key);
}

function memoryOf({ step, learntOn, answeredAt, dueOn }: Memory): Memory {
  return { step, learntOn, answeredAt, dueOn };
}
