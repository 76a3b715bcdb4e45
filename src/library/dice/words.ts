import type { DicePoint, DiceSign } from '../../domain/dice/faces.ts';

/** A face of a die: its page in the library, and its part of the sentence that a throw makes. */
export interface FaceWords {
  name: string;
  /** Four to six. */
  keywords: readonly string[];
  /** At least 80 words, or 140 Chinese characters. */
  text: string;
  /** A question to the querent, as "you", when this face lies up. */
  question: string;
  /**
   * The part of speech it has in the sentence: a point is what acts (subject and verb), a sign is how (manner), a house
   * is where (area of life). Written so that point + sign + house read as one natural sentence in any combination.
   */
  part: string;
}

export interface DiceWords {
  points: Readonly<Record<DicePoint, FaceWords>>;
  signs: Readonly<Record<DiceSign, FaceWords>>;
  /** By number, 1 to 12. */
  houses: Readonly<Record<number, FaceWords>>;
  /** Joins the three parts into the sentence of a throw, with its capital and full stop. */
  sentence: (point: DicePoint, sign: DiceSign, house: number) => string;
}
