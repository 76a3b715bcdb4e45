import type { Intent, Matter, Person } from '../question/matter-kinds.ts';
import type { Scene } from '../question/scene.ts';
import type { Mood, Pace, Verdict } from '../reading/matter-words.ts';
import { isHeavyYes } from '../reading/polarity.ts';
import type { Dignity } from '../sky/dignity.ts';
import type { DicePoint, DiceSign, Throw } from './faces.ts';
import { DICE_SIGNS } from './faces.ts';
import { dignityOfThrow, naturalHouses } from './strength.ts';

/** How strong a house is; `own` where it is the house of the matter. */
export type Ground = 'own' | 'angular' | 'succedent' | 'cadent';
/** How strongly a throw speaks, for whatever it says. */
export type Strength = 'strong' | 'middling' | 'weak';
/** What a house does by itself: as that of the matter, as the natural one of the sign or of the point, or by its strength. */
export type HousePlace = Ground | 'ofSign' | 'ofPoint';
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

/** What decides to which houses a question belongs. */
export type OfHouses = Pick<Matter, 'intent' | 'facet' | 'person' | 'yes'> & { scene?: Scene | null };

/** The houses to which a matter belongs, the chief one first. */
const HOUSES_OF: Readonly<Partial<Record<Intent, readonly number[]>>> = {
  feelings: [5, 7],
  contact: [3, 7],
  reconcile: [7, 5],
  meet: [5, 7],
  confess: [5, 7],
  bond: [7, 5],
  commit: [7, 4],
  loyalty: [7, 8],
  leave: [7, 8],
  offer: [10, 6],
  change: [10, 6],
  calling: [10],
  rise: [10],
  colleagues: [6, 11],
  business: [7, 10],
  exam: [9, 3],
  study: [3, 9],
  money: [2, 8],
  purchase: [2, 4],
  self: [1],
  mood: [12, 4],
  family: [4],
  friend: [11],
  move: [4, 9],
  health: [6, 12],
  lost: [2, 4],
};
/** Where the question says so, a journey is not the house at home, and a vehicle is what one drives, not what one lives in. */
const HOUSES_OF_SCENE: Readonly<Partial<Record<Intent, Readonly<Partial<Record<Scene, readonly number[]>>>>>> = {
  move: { journey: [9, 3] },
  purchase: { vehicle: [2, 3] },
};
const HOUSES_OF_PERSON: Readonly<Partial<Record<Person, number>>> = { child: 5, sibling: 3, boss: 10, animal: 6 };

/** The houses of a question. */
export function housesOf({ intent, person, scene }: OfHouses): readonly number[] {
  const houses = (scene && HOUSES_OF_SCENE[intent]?.[scene]) ?? HOUSES_OF[intent] ?? [];
  const ofPerson = person === null ? undefined : HOUSES_OF_PERSON[person];
  return ofPerson === undefined || houses.length === 0 ? houses : [...houses, ofPerson];
}

/** From so far an answer is clear; between them it is honestly open. */
const CLEAR = 0.9;

export function weightsOf(thrown: Throw, asked: OfHouses): Weights {
  const dignity = dignityOfThrow(thrown);
  return {
    nature: NATURE[thrown.point] + (OF_MATTER[asked.intent]?.[thrown.point] ?? 0),
    dignity: dignity ? DIGNITY[dignity] : 0,
    house: GROUND[groundOf(thrown.house, asked)],
  };
}

export function moodOfThrow(thrown: Throw, asked: OfHouses): Mood {
  const { nature, dignity, house } = weightsOf(thrown, asked);
  const sum = nature + dignity + house;
  if (sum > CLEAR) return 'light';
  return sum < -CLEAR ? 'heavy' : 'mixed';
}

/** Yes, no or unclear; turned round where yes is what weighs something. */
export function verdictOfThrow(thrown: Throw, asked: OfHouses): Verdict {
  const mood = moodOfThrow(thrown, asked);
  if (mood === 'mixed') return 'unclear';
  return (mood === 'light') === isHeavyYes(asked) ? 'no' : 'yes';
}

export function groundOf(house: number, asked: OfHouses): Ground {
  if (housesOf(asked).includes(house)) return 'own';
  return (['angular', 'succedent', 'cadent'] as const)[(house - 1) % 3]!;
}

/** By what a house adds to a throw or takes from it. */
export function placeOfThrow(thrown: Throw, asked: OfHouses): HousePlace {
  const ground = groundOf(thrown.house, asked);
  const { ofSign, ofPoint } = naturalHouses(thrown);
  if (ground === 'own') return 'own';
  if (ofPoint) return 'ofPoint';
  return ofSign ? 'ofSign' : ground;
}

/** Whether a point is honoured in a sign, not hindered. */
export function isHonour(dignity: Dignity): boolean {
  return DIGNITY[dignity] > 0;
}

/** What a point gains in a house of its own and a sign in its own house; an angle lends strength, a cadent house takes some. */
const JOY = 0.75;
const OF_GROUND: Readonly<Record<Ground, number>> = { own: 0.5, angular: 0.5, succedent: 0, cadent: -0.5 };
const STRONG = 0.75;
const WEAK = -1;

/** How strongly a throw speaks: dignity, house and joy in one. */
export function strengthOf(thrown: Throw, asked: OfHouses): Strength {
  const dignity = dignityOfThrow(thrown);
  const { ofSign, ofPoint } = naturalHouses(thrown);
  const joy = ofPoint || ofSign ? JOY : 0;
  const sum = (dignity ? DIGNITY[dignity] : 0) + joy + OF_GROUND[groundOf(thrown.house, asked)];
  if (sum >= STRONG) return 'strong';
  return sum <= WEAK ? 'weak' : 'middling';
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
