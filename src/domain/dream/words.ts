/** What the dictionary says of one symbol. Lengths are English words, in brackets Chinese characters. */
export interface DreamText {
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

/** What a symbol is called, and the other words under which it is looked up. */
export type DreamName = readonly [name: string, ...also: string[]];

/** Every symbol in the order of a printed dictionary of that language: under its letter, by key. */
export type DreamNames = readonly (readonly [letter: string, symbols: Readonly<Record<string, DreamName>>])[];
