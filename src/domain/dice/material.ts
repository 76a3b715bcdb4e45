import type { Matter } from '../question/matter-kinds.ts';
import type { Pronoun } from '../question/pronoun.ts';
import type { Scene } from '../question/scene.ts';
import type { Choose } from '../reading/choice.ts';
import { isHedged } from '../reading/hedge.ts';
import { type Sentence, sentence } from '../reading/sentence.ts';
import { backOf, subjectOf } from '../reading/subject.ts';
import type { MatterSpeech } from '../reading/texts.ts';
import { filled, personValues } from '../reading/words-of.ts';
import type { DiceAnswerWords } from './answer-words.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import type { NatalGround } from './natal.ts';
import type { DicePhrases, DiceRule, DiceSpeech } from './texts.ts';
import type { OfHouses } from './weigh.ts';

export type DiceSentence = Sentence<DiceRule>;

/** The words of one language. */
export interface DiceLibrary {
  words: DiceSpeech;
  phrases: DicePhrases;
  answer: DiceAnswerWords;
  /** What every kind of reading says of a matter. */
  speech: MatterSpeech;
}

/** The question that is thrown for. */
export interface DiceMatter {
  matter: Matter;
  /** How the question speaks of the other person. */
  pronoun: Pronoun;
  /** A journey or a vehicle, where the question names one. */
  scene?: Scene | null;
  /** Whether the time asked about is the next one. */
  next?: boolean;
  /** The seal of the throw: it chooses among ways to say a thing. */
  seal: string;
  /** Hashes of sentences that the person has read lately. */
  read?: ReadonlySet<number>;
  natal?: NatalGround;
}

export interface ThrowMaterial extends DiceLibrary, DiceMatter {
  thrown: Throw;
  /** The throw before it in the same conversation. */
  before?: Throw;
}

type Values = Readonly<Record<string, string>>;

/** What the templates may name of a throw, of the matter and of the person. */
export function valuesOf(material: ThrowMaterial): Values {
  const { words, answer, speech, matter, thrown } = material;
  const asked = { ...material, phrases: speech };
  const subject = subjectOf(asked);
  const { point, sign, house } = thrown;
  const names = [words.points[point].name, words.signs[sign].name] as const;
  const [a, b] = matter.options ?? [];
  const persons = personValues(asked);
  return {
    ...persons,
    side: answer.named.side(persons.who!, persons.whose!),
    ...(subject === null ? {} : { topic: subject }),
    point: answer.named.point(names[0]),
    sign: names[1],
    house: answer.named.house(words.houses[house]!.name),
    card: answer.named.card(...names),
    what: answer.what[point][fieldOf(material)],
    back: isHedged(matter) ? answer.named.matter : backOf(asked),
    person: filled(answer.inPerson[point], persons),
    manner: words.signs[sign].part,
    where: placeOf(material),
    ...(a && b ? { a, b } : {}),
  };
}

/** In whose terms a point is spoken of: a body has its own, and a journey is no matter of the house at home. */
function fieldOf({ matter, scene }: ThrowMaterial) {
  if (matter.intent === 'health') return 'care';
  const isJourney = scene === 'journey' || matter.facet === 'trip';
  return matter.intent === 'move' && isJourney ? 'open' : (matter.area ?? 'open');
}

/** Where the house lies, in the terms of love or of a body where these are asked about. */
function placeOf({ words, answer, matter, thrown: { house } }: ThrowMaterial): string {
  const own = matter.intent === 'health' ? 'care' : matter.area === 'love' ? 'love' : null;
  return own ? answer.where[own][house]! : words.houses[house]!.part;
}

/** What decides the houses of the question. */
export function housesAsked({ matter, scene }: Pick<DiceMatter, 'matter' | 'scene'>): OfHouses {
  return { ...matter, scene: scene ?? null };
}

/** One of some ways as a sentence about all three faces. */
export function phrased(
  material: ThrowMaterial,
  choose: Choose,
  rule: DiceRule,
  ways: readonly string[],
): DiceSentence {
  const values = valuesOf(material);
  const text = choose(
    rule,
    ways.map((way) => capital(filled(way, values))),
  );
  return sentence(text, rule, ...Object.values(faceIds(material.thrown)));
}

/** The ways of the cards to speak of a matter that dice can say as well. */
export function waysOfDice({ answer }: Pick<DiceLibrary, 'answer'>, ways: readonly string[]): string[] {
  return ways.flatMap((way) => answer.ofDice(way) ?? []);
}

/** A number that the seal decides. */
export function seedOf({ seal }: Pick<DiceMatter, 'seal'>): number {
  return Number.parseInt(seal.slice(0, 8), 16) || 0;
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
