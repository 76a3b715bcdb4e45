import type { Topic } from '../../../topic.ts';
import type { Layout } from '../../cell.ts';
import { PICTURE_SIDES, type Side } from '../../facing.ts';
import { cardAt, type Laid, laidTable, placeOf } from '../../laid.ts';
import type { FateSetting } from '../../lineoffate.ts';
import { type Cast, castPersons } from '../../persons.ts';
import type { WorkSchool } from '../../topics.ts';
import { type LenormandLibrary, type Teller, tellerOf } from '../teller.ts';
import { type Choose, chooser } from './ways.ts';

/** What the reader settles before the cards are laid. */
export interface TableauSettings {
  layout: Layout;
  /** The card of the person asking: 28, 29, or any other. */
  me: number;
  /** The partner's card, only where it was named. */
  partner?: number | null;
  fate?: FateSetting;
  work?: WorkSchool;
  /** For a deck whose Clouds are dark on the other side. */
  darkSide?: Side;
}

/** A laid table with its persons, ready to be read. */
export interface Table {
  layout: Layout;
  laid: Laid;
  cast: Cast;
  /** Where the significator lies. */
  home: number;
  fate: FateSetting;
  work: WorkSchool;
  darkSide: Side;
  topic: Topic;
  library: LenormandLibrary;
  /** Every lens has its own turns of speech, but what one has told of a card or a pair the others leave out. */
  teller: () => Teller;
  /** Tells all anew. */
  summarist: () => Teller;
  /** One of several wordings, in turn through the whole table. */
  choose: Choose;
  at: (position: number) => number;
  placeOf: (card: number) => number;
}

/** `seed` chooses among wordings. @throws RangeError unless all 36 cards lie there once, and for persons that cannot be. */
export function tableOf(
  library: LenormandLibrary,
  cards: readonly number[],
  { topic, seed }: { topic: Topic; seed: number },
  { layout, me, partner = null, fate = 'line', work = 'anchor', darkSide = PICTURE_SIDES.cloudsDark }: TableauSettings,
): Table {
  const laid = laidTable(cards);
  const cast = castPersons(me, partner);
  const told = new Set<string>();
  return {
    layout,
    laid,
    cast,
    home: placeOf(laid, me),
    fate,
    work,
    darkSide,
    topic,
    library,
    teller: () => tellerOf(library, cast, told),
    summarist: () => tellerOf(library, cast),
    choose: chooser(seed),
    at: (position) => cardAt(laid, position),
    placeOf: (card) => placeOf(laid, card),
  };
}
