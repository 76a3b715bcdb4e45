import { dayOf } from '../day.ts';
import { isQuiet, minuteOf, QUIET_HOURS } from './hours.ts';

/** What a push says, sealed for its phone: what rings, never a word of it. */
export type PushMessage = { kind: 'day' } | { kind: 'answer'; order: string };

/** What is shown: the page writes it in the person's language. */
export interface NoticeWords {
  title: string;
  text: string;
}

/** What a phone wants to be told, as it keeps it for the page and its worker. */
export interface PushWishes {
  /** `HH:MM` of every day, wherever the phone is; null: no daily reminder. */
  daily: string | null;
  /** Whether the daily reminder names a transit that is exact on its day. */
  transits: boolean;
  answers: boolean;
}

/** The wishes with all that the worker needs to make a notification without a network. */
export interface KeptPush extends PushWishes {
  words: {
    /** The card of the day waits, or the person has looked at it today. */
    day: NoticeWords;
    seen: NoticeWords;
    answer: NoticeWords;
  };
  /** By day (`YYYY-MM-DD`): the weightiest transit of one's own chart that is exact on it. */
  exact: Readonly<Record<string, NoticeWords>>;
}

export interface Notice extends NoticeWords {
  /** A notice of the same name takes the place of the one before. */
  tag: string;
  /** Where a tap leads. */
  path: string;
  silent: boolean;
}

/** A message as it arrived; null for what this build does not know. */
export function readPush(data: unknown): PushMessage | null {
  const { kind, order } = (data ?? {}) as Record<string, unknown>;
  if (kind === 'day') return { kind };
  return kind === 'answer' && typeof order === 'string' ? { kind, order } : null;
}

/**
 * What is shown for a push. `seenDay`: the last day on which the person looked at the card. Every push shows something:
 * browsers take the right to push from an app that stays silent. What comes late, in quiet hours, makes no sound.
 */
export function noticeOf(message: PushMessage | null, kept: KeptPush, now: Date, seenDay: string | null): Notice {
  const local = now.getHours() * 60 + now.getMinutes();
  const silent = isQuiet(local, QUIET_HOURS) && !isAskedAtNight(message, kept);
  if (message?.kind === 'answer') {
    const path = `/user/journal?order=${encodeURIComponent(message.order)}`;
    return { ...kept.words.answer, tag: `answer-${message.order}`, path, silent };
  }
  const today = dayOf(now);
  const exact = kept.transits ? kept.exact[today] : undefined;
  const isSeen = seenDay === today;
  const words = exact ?? (isSeen ? kept.words.seen : kept.words.day);
  return { ...words, tag: 'card-of-the-day', path: '/today', silent: silent || (isSeen && !exact) };
}

function isAskedAtNight(message: PushMessage | null, { daily }: PushWishes): boolean {
  return message?.kind === 'day' && daily !== null && isQuiet(minuteOf(daily), QUIET_HOURS);
}
