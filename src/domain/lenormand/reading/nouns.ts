import { lenormandId } from '../../decks/lenormand.ts';
import type { Cast } from '../persons.ts';
import type { Field } from './field.ts';
import type { Spoken } from './spoken.ts';
import { AREAS, type CardsWords, type CardWords, FURTHER_FIELDS, type LenormandPhrases } from './texts.ts';

/** The words of one language by which cards are called. */
export interface CardNames {
  meanings: CardsWords;
  phrases: LenormandPhrases;
  names: { readonly lenormand: Readonly<Record<string, string>> };
}

/** Who is who among the cards. */
export interface People {
  /** On a table of all cards. */
  cast?: Cast;
  /** What the question calls the partner of the cast. */
  partner?: string;
  /** The card, Man or Woman, by which the question speaks of somebody, and what they are called. */
  person?: { card: number; noun: string } | null;
}

/** How the cards are called in a language. */
interface Nouns {
  /** @throws RangeError where a card has no meaning. */
  words: (card: number) => CardWords;
  nameOf: (card: number) => string;
  /** The card by itself, whoever it is taken for. */
  itself: (card: number) => Spoken;
  /** A card with its noun in the field that is asked about, or as the person for whom it stands. */
  speak: (card: number) => Spoken;
  /** Whether a card stands for one of the two of the cast. */
  isCast: (card: number) => boolean;
}

/** The fields in the order of their nouns. */
const FIELDS: readonly Field[] = [...AREAS, ...FURTHER_FIELDS];

/** How the cards are called where something of a field is asked; null for no field. */
export function nounsOf(
  { meanings, phrases, names }: CardNames,
  { cast, partner, person }: People,
  field: Field | null,
): Nouns {
  const words = (card: number): CardWords => {
    const found = meanings[card];
    if (!found) throw new RangeError(`no meaning of Lenormand card ${card}`);
    return found;
  };
  const nameOf = (card: number) => names.lenormand[lenormandId(card)] ?? '';
  const itself = (card: number): Spoken => ({ number: card, name: nameOf(card), noun: words(card).noun });
  const inField = (card: number): string | undefined => {
    if (field === null) return undefined;
    if (field === 'journey') return phrases.journeyNouns[card];
    const at = FIELDS.indexOf(field);
    return at < AREAS.length ? phrases.nouns[card]?.[at] : phrases.furtherNouns[card]?.[at - AREAS.length];
  };
  /** As the card is meant in every area. */
  const plainly = (card: number): Spoken => {
    const role = card === cast?.me ? 'me' : card === cast?.partner ? 'partner' : null;
    if (role === null) return itself(card);
    return { ...itself(card), role, ...(role === 'me' ? phrases.persons.me : phrases.persons.partner(partner)) };
  };
  const isCast = (card: number) => card === cast?.me || card === cast?.partner;
  const speak = (card: number): Spoken => {
    const spoken = plainly(card);
    if (isCast(card)) return spoken;
    if (card === person?.card) return { ...spoken, noun: person.noun };
    return { ...spoken, noun: inField(card) ?? spoken.noun };
  };
  return { words, nameOf, itself, speak, isCast };
}
