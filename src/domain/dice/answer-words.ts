import type { Area } from '../question/matter-kinds.ts';
import type { Pace } from '../reading/matter-words.ts';
import type { Dignity } from '../sky/dignity.ts';
import type { DicePoint, DiceSign } from './faces.ts';
import type { Ground, HousePlace, Modality, Speed, Strength } from './weigh.ts';

type Ways = readonly string[];

/** What every face of the three dice has, one thing each. */
export interface ByFace<One> {
  points: Readonly<Record<DicePoint, One>>;
  signs: Readonly<Record<DiceSign, One>>;
  houses: Readonly<Record<number, One>>;
}

/**
 * The words of one language by which a throw answers a question. Placeholders: {point} {sign} {house} the faces inside a
 * sentence, {card} point and sign together, {what} what the point is in the area of the question, {manner} the sign's
 * way, {where} the house's place, {who} {Who} {whose} the person, {side} where they stand, {back} the matter as a short noun, {a} {b} the options as typed. Of
 * two options {better} and {other}; {point} and the like are then of the better one. Every clause of `pace` can
 * follow every other, and so can those of `reason`.
 */
export interface DiceAnswerWords {
  /** A face inside a sentence. */
  named: {
    /** What is asked, where it is doubtful whether it was taken rightly. */
    matter: string;
    point: (name: string) => string;
    house: (name: string) => string;
    card: (point: string, sign: string) => string;
    /** The side of the person, as {side}. */
    side: (who: string, whose: string) => string;
  };
  /** The words of the tarot about a matter, as dice say them; null where they cannot. */
  ofDice: (way: string) => string | null;
  /** What a point is in an area: a noun. */
  what: Readonly<Record<DicePoint, Readonly<Record<Area | 'care' | 'open', string>>>>;
  /** Where a house lies in love, and in a question of health. */
  where: Readonly<Record<'love' | 'care', Readonly<Record<number, string>>>>;
  /** Where to look for what is lost: {among} by the point, {spot} by the sign, {near} by the house, a sentence. */
  lost: { told: Ways } & ByFace<string>;
  /** What a point has the person do who is asked about: what follows upon {who}, a verb that agrees with it. */
  inPerson: Readonly<Record<DicePoint, string>>;
  /** What acts, how and where; of the person who is asked about; if the asker does it. */
  core: Readonly<Record<'matter' | 'person' | 'doing', Ways>>;
  /** One throw for two named things: it says by what to choose. */
  between: Ways;
  /** Clauses: the rank of the point in the sign where it has one, what the house does by itself, and what both amount to. */
  reason: {
    rank: Readonly<Record<Dignity, string>>;
    place: Readonly<Record<HousePlace, Ways>>;
    sum: Readonly<Record<Strength, Ways>>;
  };
  /** How long the sum of the three is, a sentence, where the answer names no time by itself; and the words that name one. */
  span: Readonly<Record<Pace, string>> & { named: RegExp };
  pace: {
    sign: Readonly<Record<Modality, Ways>>;
    point: Readonly<Record<Speed, Ways>>;
    house: Readonly<Record<Exclude<Ground, 'own'>, Ways>>;
  };
  /** How three clauses become a sentence, by whether each speaks the same way as what stands before it. */
  joined: (clauses: readonly [text: string, turns: boolean][]) => string;
  options: {
    /** {name} the option, {gives} and {costs}, {where}. */
    each: Ways;
    gives: Readonly<Record<DicePoint, string>>;
    costs: Readonly<Record<DiceSign, string>>;
    /** Which leans better, and by what. */
    better: Readonly<Record<'nature' | 'dignity' | 'house', Ways>>;
    even: Ways;
    /** What would decide where neither leans: places, ways or forces that differ as {first} and {second}; all alike. */
    decide: Readonly<Record<'house' | 'sign' | 'point' | 'same', Ways>>;
    /** The better one all the same stands in detriment or fall. */
    caution: Ways;
  };
  /** Two first statements of every face beside the one on its page. */
  openings: ByFace<readonly [string, string]>;
}
