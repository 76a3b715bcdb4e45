import type { LibraryDeck } from '../decks/card-address.ts';
import type { Language } from '../language.ts';
import { LENORMAND_SPREADS } from './lenormand.ts';
import type { Spread } from './spread.ts';
import { TAROT_SPREADS } from './tarot.ts';

/** One name for each spread in every language, from its English name, in the order of the ids. */
const SLUGS: Readonly<Record<LibraryDeck, readonly string[]>> = {
  tarot:
    'one-card card-of-the-day past-present-future holy-triangle situation-action-result you-the-other-the-bond two-paths lovers-cross five-card-cross horseshoe celtic-cross before-the-exam where-my-work-stands the-purse the-mirror yes-or-no where-we-stand what-each-one-needs the-year-ahead one-moon a-term-of-study changing-jobs before-you-spend one-decision an-old-pattern seven-days four-elements letting-go'.split(
      ' ',
    ),
  lenormand: 'one-card line-of-three line-of-five line-of-seven nine-cards grand-tableau'.split(' '),
};

/** The spreads that have a page of their own: all but the free table, whose places are the person's. */
export const PUBLIC_SPREADS: Readonly<Record<LibraryDeck, readonly Spread[]>> = {
  tarot: TAROT_SPREADS.filter(({ free }) => !free),
  lenormand: LENORMAND_SPREADS,
};

/** The path of the list of a deck's spreads, and with `/$entry` that of a spread. */
export const SPREAD_PATHS = { tarot: '/$language/spreads', lenormand: '/$language/lenormand-spreads' } as const;

/** The address of the list of a deck's spreads in a language. */
export function spreadListAddress(language: Language, deck: LibraryDeck): string {
  return SPREAD_PATHS[deck].replace('$language', language);
}

/** The address of a spread's page in a language, `/en/spreads/celtic-cross`. */
export function spreadAddress(language: Language, deck: LibraryDeck, spread: Spread): string {
  return `${spreadListAddress(language, deck)}/${spreadSlug(deck, spread)}`;
}

/** The last part of the address of a spread. @throws RangeError for one that has no page */
export function spreadSlug(deck: LibraryDeck, { id }: Spread): string {
  const slug = SLUGS[deck][PUBLIC_SPREADS[deck].findIndex((one) => one.id === id)];
  if (slug === undefined) throw new RangeError(`no page for the spread ${id}`);
  return slug;
}

/** The spread that the last part of an address names; undefined where it names none. */
export function spreadOfSlug(deck: LibraryDeck, slug: string | undefined): Spread | undefined {
  return PUBLIC_SPREADS[deck][SLUGS[deck].indexOf(slug ?? '')];
}
