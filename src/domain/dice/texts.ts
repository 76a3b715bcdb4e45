import type { DicePoint, DiceSign } from './faces.ts';

/** What a reading takes from the page of a face (library/dice/words.ts). */
export interface FaceSpeech {
  name: string;
  keywords: readonly string[];
  text: string;
  question: string;
  /** Its part of the sentence that a throw makes: what acts, how, where. */
  part: string;
}

/** The faces and the grammar of one language. */
export interface DiceSpeech {
  points: Readonly<Record<DicePoint, FaceSpeech>>;
  signs: Readonly<Record<DiceSign, FaceSpeech>>;
  houses: Readonly<Record<number, FaceSpeech>>;
  sentence: (point: DicePoint, sign: DiceSign, house: number) => string;
}

export const DICE_PARTS = ['point', 'sign', 'house', 'again', 'natal'] as const;
export type DicePartKey = (typeof DICE_PARTS)[number];

export const DICE_RULES = [
  'unsure',
  'answer',
  'reason',
  'sentence',
  'point',
  'sign',
  'house',
  'deed',
  'prompt',
  'again',
  'natalSign',
  'natalPoint',
  'natalHouse',
  'option',
  'difference',
] as const;
export type DiceRule = (typeof DICE_RULES)[number];

/** The phrases by which a language joins faces into a reading; names come as the library has them. */
export interface DicePhrases {
  titles: Readonly<Record<DicePartKey, string>>;
  /** A face that lay up in the throw before, and the house opposite to the one before. */
  again: Readonly<Record<'point' | 'sign' | 'house' | 'opposite' | 'fresh', (name: string) => string>>;
  natal: {
    signHouse: (sign: string, houses: readonly string[]) => string;
    intercepted: (sign: string, house: string) => string;
    point: (point: string, sign: string, house: string | null) => string;
    inHouse: (points: readonly string[], house: string) => string;
    empty: (house: string) => string;
  };
  /** What two throws have in common. */
  difference: Readonly<Record<'samePoint' | 'sameSign' | 'sameHouse', (name: string) => string>>;
  /** What the options are called where the person gave no names. */
  options: readonly [string, string];
  rules: Readonly<Record<DiceRule, string>>;
}
