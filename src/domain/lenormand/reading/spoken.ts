/** A card as a part of speech: in a pair the first is the noun, the second the adjective or the verb. */
export interface Spoken {
  number: number;
  /** A card taken for a person. */
  role?: 'me' | 'partner';
  name: string;
  noun: string;
  adjective: string;
  verb: string;
}

/** Joins a matter that was put into words into a sentence with its full stop. */
export type Frame = (matter: string) => string;
