import type { Intent } from '../question/matter-kinds.ts';
import type { Mood, Pace, Verdict } from '../reading/matter-words.ts';
import { isHeavyYes } from '../reading/polarity.ts';
import type { Dignity } from '../sky/dignity.ts';
import type { DicePoint, DiceSign, Throw } from './faces.ts';
import { DICE_SIGNS } from './faces.ts';
import { dignityOfThrow } from './strength.ts';

/** What a point is by nature, in the old sense; `apt` where it is what the matter itself is made of. */
export type Nature = 'kind' | 'even' | 'hard' | 'apt';
/** How strong a house is; `own` where it is the house of the matter. */
export type Ground = 'own' | 'angular' | 'succedent' | 'cadent';
export type Modality = 'cardinal' | 'fixed' | 'mutable';
export type Speed = 'quick' | 'even' | 'slow';

/** What each face adds to the answer: above 0 for a good end of the matter, below 0 against it. */
export interface Weights {
  nature: number;
  /** 0 for a Node, and for a planet that is neither honoured nor hindered. */
  dignity: number;
  house: number;
}

/** The old benefics and malefics; the modern planets by common practice. */
const NATURE: Readonly<Record<DicePoint, number>> = {
  Sun: 1,
  Moon: 0.5,
  Mercury: 0.5,
  Venus: 1.5,
  Mars: -1,
  Jupiter: 1.5,
  Saturn: -1.5,
  Uranus: -0.5,
  Neptune: -1,
  Pluto: -1,
  NorthNode: 1,
  SouthNode: -1,
};
const DIGNITY: Readonly<Record<Dignity, number>> = { domicile: 1.5, exaltation: 1.25, detriment: -1.25, fall: -1.5 };
const GROUND: Readonly<Record<Ground, number>> = { own: 1, angular: 0.75, succedent: 0.25, cadent: -0.75 };

/** Points that say more of a matter than they say in general. */
const OF_MATTER: Readonly<Partial<Record<Intent, Readonly<Partial<Record<DicePoint, number>>>>>> = {
  feelings: { Venus: 1, Moon: 1, Saturn: -0.5 },
  contact: { Mercury: 1.5, Moon: 1, Saturn: -0.5 },
  reconcile: { SouthNode: 2, Moon: 1, Venus: 1, Uranus: -1 },
  meet: { Venus: 1, NorthNode: 1, Mars: 1.5, Saturn: -0.5 },
  confess: { Mars: 2, Mercury: 1, Sun: 1 },
  bond: { Venus: 1, Saturn: 1.5, Uranus: -0.5 },
  commit: { Saturn: 2.5, Venus: 1, Uranus: -1 },
  loyalty: { Saturn: 2, Neptune: -1 },
  leave: { Uranus: -1, Pluto: -1, Saturn: 1 },
  offer: { Jupiter: 1, Sun: 1, Mercury: 1 },
  change: { Uranus: 2, NorthNode: 1, Jupiter: 1 },
  calling: { Sun: 1, NorthNode: 1 },
  rise: { Sun: 1, Saturn: 2, Jupiter: 1 },
  colleagues: { Mercury: 1, Venus: 1 },
  business: { Mercury: 1, Jupiter: 1, Saturn: 1.5 },
  exam: { Mercury: 1, Saturn: 2, Jupiter: 1 },
  study: { Mercury: 1, Jupiter: 1, Saturn: 1.5 },
  money: { Venus: 1, Jupiter: 1 },
  purchase: { Saturn: 1.5, Venus: 1 },
  mood: { Moon: 1, Sun: 1 },
  family: { Moon: 1.5 },
  friend: { Venus: 1, Mercury: 1 },
  move: { Mercury: 1, Jupiter: 1, Uranus: 1.5 },
  lost: { Moon: 1, Mercury: 1 },
};

/** The houses to which a matter belongs. */
const HOUSES_OF: Readonly<Partial<Record<Intent, readonly number[]>>> = {
  feelings: [5, 7],
  contact: [3],
  reconcile: [7],
  meet: [5, 7],
  confess: [5],
  bond: [7],
  commit: [7],
  loyalty: [7],
  offer: [10],
  change: [10],
  calling: [10],
  rise: [10],
  colleagues: [6],
  business: [7],
  exam: [9],
  study: [3, 9],
  money: [2],
  purchase: [2],
  self: [1],
  family: [4],
  friend: [11],
  move: [4, 9],
};

/** From so far an answer is clear; between them it is honestly open. */
const CLEAR = 0.9;

export function weightsOf(thrown: Throw, intent: Intent): Weights {
  const dignity = dignityOfThrow(thrown);
  return {
    nature: NATURE[thrown.point] + (OF_MATTER[intent]?.[thrown.point] ?? 0),
    dignity: dignity ? DIGNITY[dignity] : 0,
    house: GROUND[groundOf(thrown.house, intent)],
  };
}

export function moodOfThrow(thrown: Throw, intent: Intent): Mood {
  const { nature, dignity, house } = weightsOf(thrown, intent);
  const sum = nature + dignity + house;
  if (sum > CLEAR) return 'light';
  return sum < -CLEAR ? 'heavy' : 'mixed';
}

/** Yes, no or unclear; turned round where yes is what weighs something. */
export function verdictOfThrow(thrown: Throw, intent: Intent): Verdict {
  const mood = moodOfThrow(thrown, intent);
  if (mood === 'mixed') return 'unclear';
  return (mood === 'light') === isHeavyYes(intent) ? 'no' : 'yes';
}

export function natureOf(point: DicePoint, intent: Intent): Nature {
  if ((OF_MATTER[intent]?.[point] ?? 0) > 0) return 'apt';
  const nature = NATURE[point];
  if (nature >= 1) return 'kind';
  return nature <= -1 ? 'hard' : 'even';
}

export function groundOf(house: number, intent: Intent): Ground {
  if (HOUSES_OF[intent]?.includes(house)) return 'own';
  return (['angular', 'succedent', 'cadent'] as const)[(house - 1) % 3]!;
}

export function modalityOf(sign: DiceSign): Modality {
  return (['cardinal', 'fixed', 'mutable'] as const)[DICE_SIGNS.indexOf(sign) % 3]!;
}

const SPEED: Readonly<Record<DicePoint, number>> = {
  Sun: 0.5,
  Moon: 1,
  Mercury: 1,
  Venus: 0.5,
  Mars: 0.75,
  Jupiter: 0,
  Saturn: -1,
  Uranus: 0,
  Neptune: -1,
  Pluto: -1,
  NorthNode: 0,
  SouthNode: 0,
};
const OF_SIGN: Readonly<Record<Modality, number>> = { cardinal: 1, mutable: 0, fixed: -1 };

export function speedOf(point: DicePoint): Speed {
  const speed = SPEED[point];
  if (speed === 0) return 'even';
  return speed > 0 ? 'quick' : 'slow';
}

/** How soon: cardinal signs, quick points and angular houses hasten; fixed signs, slow points and cadent houses delay. */
export function paceOfThrow({ point, sign, house }: Throw): Pace {
  const ofHouse = [0.5, 0, -0.5][(house - 1) % 3]!;
  const pace = SPEED[point] + OF_SIGN[modalityOf(sign)] + ofHouse;
  if (pace >= 1) return 'soon';
  return pace <= -1 ? 'far' : 'condition';
}
