/** What the dictionary says of one symbol. Lengths are English words, in brackets Chinese characters. */
export interface DreamText {
  name: string;
  /** Other words under which it is looked up. */
  also: readonly string[];
  /** What it may point to: 30–55 (50–90). */
  meaning: string;
  /** How the mood of the dream turns it: at ease, and uneasy; each 10–25 (15–40). */
  calm: string;
  uneasy: string;
  /** One sentence, a question to ask oneself. */
  ask: string;
}

/** The dictionary in one language, by the key of the symbol. */
export type DreamWords = Readonly<Record<string, DreamText>>;
