import type { Matter } from '../../../question/matter-kinds.ts';
import type { Layout } from '../../cell.ts';
import { PICTURE_SIDES, type Side } from '../../facing.ts';
import { cardAt, type Laid, laidTable, placeOf } from '../../laid.ts';
import type { FateSetting } from '../../lineoffate.ts';
import { type Cast, castPersons } from '../../persons.ts';
import type { WorkSchool } from '../../topics.ts';
import { type Asked, lovedOf } from '../asked.ts';
import { type LenormandLibrary, type Narrator, narratorOf } from '../narrator.ts';
import type { TableauSettings } from './settings.ts';
import { type Choose, chooser } from './ways.ts';

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
  /** What is asked. */
  matter: Matter;
  library: LenormandLibrary;
  /** Every lens has its own turns of speech, but what one has said of a card or a pair the others leave out. */
  narrator: () => Narrator;
  /** Tells of every subject, whatever is asked. */
  narratorOfAll: () => Narrator;
  /** Tells all anew. */
  storyteller: () => Narrator;
  /** One of several wordings, in turn through the whole table. */
  choose: Choose;
  at: (position: number) => number;
  placeOf: (card: number) => number;
}

/** `seed` chooses among wordings. @throws RangeError unless all 36 cards lie there once, and for persons that cannot be. */
export function tableOf(
  library: LenormandLibrary,
  cards: readonly number[],
  asked: Asked & { seed: number },
  { layout, me, partner = null, fate = 'line', work = 'anchor', darkSide = PICTURE_SIDES.cloudsDark }: TableauSettings,
): Table {
  const laid = laidTable(cards);
  const cast = castPersons(me, partner);
  const used = new Set<string>();
  const { matter } = asked;
  const settings = { cast, matter, ...(lovedOf(asked) ? { partner: lovedOf(asked)! } : {}) };
  return {
    layout,
    laid,
    cast,
    home: placeOf(laid, me),
    fate,
    work,
    darkSide,
    matter,
    library,
    narrator: () => narratorOf(library, { ...settings, aptOnly: 'table', used }),
    narratorOfAll: () => narratorOf(library, { ...settings, used }),
    storyteller: () => narratorOf(library, settings),
    choose: chooser(asked.seed),
    at: (position) => cardAt(laid, position),
    placeOf: (card) => placeOf(laid, card),
  };
}
