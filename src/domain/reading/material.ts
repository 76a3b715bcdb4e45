import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import type { Matter } from '../question/matter-kinds.ts';
import type { Pronoun } from '../question/pronoun.ts';
import type { Role, Spread } from '../spread/spread.ts';
import { focusOf } from './focus.ts';
import { outcomeAreaOf, type PlaceOfItsOwn } from './places.ts';
import type { Side } from './polarity.ts';
import type { CardWords, ReadingPhrases, SideWords, SpokenNames, SpreadText, Wording } from './texts.ts';

/** What a reading is made of: a sealed draw, its spread, and the words of one language. */
export interface Material {
  draw: Pick<SealedDraw, 'cards' | 'seal'> & Partial<Pick<SealedDraw, 'jumpers' | 'order' | 'begins'>>;
  /** What the question asks. */
  matter: Matter;
  /** How the question speaks of the other person. */
  pronoun: Pronoun;
  /** The week, month or year that the question names is the one after this. */
  next?: boolean;
  /** What two ways are called, as the asker typed them. */
  options?: readonly [string, string];
  /** A card drawn afterwards for one of the places. */
  clarifier?: DrawnCard;
  /** Hashes of sentences that the person has read lately: another way to say a thing goes before. */
  read?: ReadonlySet<number>;
  spread: Spread;
  meanings: CardWords;
  spreadText: SpreadText;
  phrases: ReadingPhrases;
  names: SpokenNames;
}

/** A number that the seal decides, so that the same draw always reads the same. */
export function seedOf({ draw }: { draw: Pick<SealedDraw, 'seal'> }): number {
  return Number.parseInt(draw.seal.slice(0, 8), 16) || 0;
}

/** The wording that the seal chooses. */
export function worded(wording: Wording, way: number): string {
  return typeof wording === 'string' ? wording : wording[way % wording.length]!;
}

/** What the place of a card asks of it; a place that the spread does not have asks of the present. */
export function roleOf({ spread }: Material, card: DrawnCard): Role {
  return spread.positions.find(({ key }) => key === card.position)?.role ?? 'now';
}

/**
 * The card on which the answer leans: that of the date asked about, else the place that says where things go or what holds
 * two people, else the last card. Of two ways neither is preferred: the answer leans on the crossroads, the first card.
 */
export function leaningCard(material: Material): DrawnCard {
  const focus = focusOf(material);
  if (focus) return focus;
  const { cards } = material.draw;
  const ends = cards.filter((card) => ['outcome', 'chance', 'between'].includes(roleOf(material, card)));
  return (ends.length > 1 ? cards[0] : (ends[0] ?? cards.at(-1)))!;
}

/**
 * What a card says in a place of a role, whole. An outcome speaks of the area of the question.
 * @throws RangeError for a card without words there
 */
export function sideTextOf({ matter, phrases }: Material, role: PlaceOfItsOwn, { id, reversed }: Side): string {
  const texts = role === 'outcome' ? phrases.outcomes[outcomeAreaOf(matter)] : phrases.inPlace[role];
  const sides = texts?.[id];
  if (!sides) throw new RangeError(`no words of ${id} in a place of ${role}`);
  return sides[reversed ? 1 : 0];
}

/** @throws RangeError for a card without words. */
export function sideOf({ meanings }: Material, { id, reversed }: Side): SideWords {
  const words = meanings[id];
  if (!words) throw new RangeError(`no meaning of ${id}`);
  return reversed ? words.reversed : words.upright;
}

/** What a tarot card is called in the language of the reading; its id where it has no name. */
export function nameOf({ names }: Material, id: string): string {
  return names.tarot[id] ?? id;
}

/** What the place of a card is called; empty where the spread has no words for it. */
export function placeOf({ spreadText }: Material, card: DrawnCard): string {
  return spreadText.positions[card.position]?.name ?? '';
}
