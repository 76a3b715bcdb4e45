/** How the dream felt, as a person says it in the morning. */
export const DREAM_MOODS = [
  'calm',
  'joy',
  'wonder',
  'longing',
  'sadness',
  'fear',
  'anger',
  'shame',
  'puzzled',
] as const;
export type DreamMood = (typeof DREAM_MOODS)[number];

/** The longest dream and its longest title, in UTF-16 units. */
export const MAX_DREAM_CHARACTERS = 4000;
export const MAX_DREAM_TITLE_CHARACTERS = 80;

/** A dream written down. */
export interface DreamNote {
  /** The day of waking, `YYYY-MM-DD`, in the time of the phone. */
  dreamtOn: string;
  /** May be empty. */
  title: string;
  text: string;
  mood: DreamMood | null;
  /** Keys of symbols that the person has taken, in their order. */
  symbols: readonly string[];
}

/** The dream alone, of whatever it is a part. */
export function noteOf({ dreamtOn, title, text, mood, symbols }: DreamNote): DreamNote {
  return { dreamtOn, title, text, mood, symbols };
}

/** Whether nothing of the dream is written down yet. */
export function isBlank({ title, text }: DreamNote): boolean {
  return title.trim() === '' && text.trim() === '';
}

/** How wide the beginning of a dream may be that stands for a title; a Chinese character is two wide. */
const WIDEST = 40;

/** What a dream goes by in a list: its title, or how it begins. */
export function headOf({ title, text }: Pick<DreamNote, 'title' | 'text'>): string {
  const given = title.trim();
  if (given) return given;
  const first = text.trim().split('\n')[0]!;
  let head = '';
  let width = 0;
  for (const sign of first) {
    width += sign > '\u2e7f' ? 2 : 1;
    if (width > WIDEST) return `${head.trimEnd()}…`;
    head += sign;
  }
  return head;
}

/** Symbols that came in more than one dream, the most frequent first. */
export function returning(notes: readonly DreamNote[]): { symbol: string; times: number }[] {
  const times = new Map<string, number>();
  for (const { symbols } of notes)
    for (const symbol of new Set(symbols)) times.set(symbol, (times.get(symbol) ?? 0) + 1);
  return [...times]
    .map(([symbol, count]) => ({ symbol, times: count }))
    .filter((one) => one.times > 1)
    .sort((a, b) => b.times - a.times);
}
