/** A card as a part of speech: what it stands for, as a noun. */
export interface Spoken {
  number: number;
  /** A card taken for a person. */
  role?: 'me' | 'partner';
  name: string;
  noun: string;
}

/** Joins a matter that was put into words into a sentence with its full stop. */
export type Frame = (matter: string) => string;
