import type { SealedDraw } from '../../domain/draw/draw.ts';
import { dayDraw, newSeed } from '../../domain/lesson/day-card.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import { type Answer, answered, type Memory } from '../../domain/lesson/memory.ts';
import { owner } from '../../session.ts';
import { saveReading } from '../../storage/journal.ts';
import { changeDayCard, forgetMemory, readDayCard, saveMemory } from '../../storage/lessons.ts';
import { settings } from '../../storage/settings.ts';
import type { DayCardRow } from '../../storage/store/rows.ts';

/** Keeps how well a card was known. */
export async function answerCard(card: LessonCard, before: Memory | undefined, answer: Answer): Promise<void> {
  await saveMemory(owner(), card, answered(before, answer, new Date()));
}

/** Takes an answer back: the card is remembered as it was before. */
export async function takeBack(card: LessonCard, before: Memory | undefined): Promise<void> {
  if (before) await saveMemory(owner(), card, before);
  else await forgetMemory(owner(), card);
}

/** Turns the card of a day and keeps it in the journal. The chance behind all of them is drawn with the first one. */
export async function turnDayCard(deck: LessonDeck, day: string): Promise<void> {
  const { reversals } = settings();
  const me = owner();
  await changeDayCard(me, (row = { seed: newSeed(), turned: {} }) =>
    row.turned[deck]?.day === day
      ? row
      : { seed: row.seed, turned: { ...row.turned, [deck]: { day, at: new Date().toISOString(), reversals } } },
  );
  const draw = turnedOn((await readDayCard(me)) ?? null, deck, day);
  if (draw) await saveReading(me, draw);
}

/** The card that was turned on a day, or nothing. */
export function turnedOn(row: DayCardRow | null, deck: LessonDeck, day: string): SealedDraw | null {
  const turned = row?.turned[deck];
  if (!row || turned?.day !== day) return null;
  return dayDraw({ seed: row.seed, day, deck, reversals: turned.reversals, drawnAt: turned.at });
}

/** Keeps a card of the day in the journal, as any reading. */
export async function keepDayCard(draw: SealedDraw): Promise<void> {
  await saveReading(owner(), draw);
}
