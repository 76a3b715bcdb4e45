import { dayOf, daysAfter } from '../day.ts';

/** What the learner says of a card once it is turned. */
export const ANSWERS = ['notYet', 'almost', 'knewIt'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Days until a card is asked for again, by its step; Leitner's boxes, each about twice as far as the one before. */
export const LADDER = [0, 1, 3, 7, 16, 35, 80, 180] as const;

/** A card counts as known once it stays away for a week or longer. */
const KNOWN = 3;

/** How well a card is known. */
export interface Memory {
  /** Index into LADDER. */
  step: number;
  /** The day of the first answer, `YYYY-MM-DD`, in the time of the phone. */
  learntOn: string;
  /** ISO UTC time of the last answer. */
  answeredAt: string;
  /** The day from which it is asked for again. */
  dueOn: string;
}

/**
 * Leitner's rule with a middle way: "knew it" goes one step up, "almost" one step down and comes back tomorrow at the
 * earliest, "not yet" begins anew and is asked again today. A card that was known at first sight skips the first step.
 */
export function answered(before: Memory | undefined, answer: Answer, now: Date): Memory {
  const day = dayOf(now);
  const step = stepAfter(before?.step ?? 1, answer);
  return {
    step,
    learntOn: before?.learntOn ?? day,
    answeredAt: now.toISOString(),
    dueOn: daysAfter(day, LADDER[step]!),
  };
}

function stepAfter(step: number, answer: Answer): number {
  if (answer === 'notYet') return 0;
  if (answer === 'almost') return Math.max(1, step - 1);
  return Math.min(LADDER.length - 1, step + 1);
}

/** Whether a card counts as known. */
export function isKnown({ step }: Memory): boolean {
  return step >= KNOWN;
}
