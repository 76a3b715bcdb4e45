import type { Language } from '../language.ts';
import { isLenormandId, LENORMAND, type LenormandId } from './lenormand.ts';
import { type Rank, TAROT, type TarotCard, type TarotId } from './tarot.ts';

/** The decks whose cards have a page of their own under a readable address. */
export type LibraryDeck = 'tarot' | 'lenormand';

const MAJORS =
  'the-fool the-magician the-high-priestess the-empress the-emperor the-hierophant the-lovers the-chariot strength the-hermit wheel-of-fortune justice the-hanged-man death temperance the-devil the-tower the-star the-moon the-sun judgement the-world'.split(
    ' ',
  );
const RANKS: Readonly<Record<Rank, string>> = {
  1: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  P: 'page',
  N: 'knight',
  Q: 'queen',
  K: 'king',
};
const NUMBERED =
  'rider clover ship house tree clouds snake coffin bouquet scythe whip birds child fox bear stars stork dog tower garden mountain crossroads mice heart ring book letter man woman lily sun moon key fish anchor cross'.split(
    ' ',
  );

/** One name for each card in every language, from its English name: an address stays the same when texts change. */
const SLUGS: Readonly<Record<LibraryDeck, ReadonlyMap<string, string>>> = {
  tarot: new Map(TAROT.map((card) => [card.id, tarotSlug(card)])),
  lenormand: new Map(LENORMAND.map(({ id, number }) => [id, NUMBERED[number - 1]!])),
};
const IDS: Readonly<Record<LibraryDeck, ReadonlyMap<string, string>>> = {
  tarot: new Map([...SLUGS.tarot].map(([id, slug]) => [slug, id])),
  lenormand: new Map([...SLUGS.lenormand].map(([id, slug]) => [slug, id])),
};

/** The address of a card's page in a language, `/en/tarot/ten-of-swords`. @throws RangeError for an id of no card */
export function cardAddress(language: Language, id: TarotId | LenormandId): string {
  return `/${language}/${deckOf(id)}/${cardSlug(id)}`;
}

/** The last part of the address of a card. @throws RangeError for an id of no card */
export function cardSlug(id: TarotId | LenormandId): string {
  const slug = SLUGS[deckOf(id)].get(id);
  if (slug === undefined) throw new RangeError(`no card ${id}`);
  return slug;
}

export function deckOf(id: TarotId | LenormandId): LibraryDeck {
  return isLenormandId(id) ? 'lenormand' : 'tarot';
}

/** The card that the last part of an address names; undefined where it names none. */
export function tarotOfSlug(slug: string): TarotId | undefined {
  return IDS.tarot.get(slug) as TarotId | undefined;
}
export function lenormandOfSlug(slug: string): LenormandId | undefined {
  return IDS.lenormand.get(slug) as LenormandId | undefined;
}

function tarotSlug(card: TarotCard): string {
  return card.arcana === 'major' ? MAJORS[card.number]! : `${RANKS[card.rank]}-of-${card.suit}`;
}
