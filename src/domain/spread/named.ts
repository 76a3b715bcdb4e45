import type { Language } from '../language.ts';
import type { PlaceText, SpreadText, SpreadTexts } from '../reading/texts.ts';
import { type Beginning, datedNames } from './dates.ts';
import type { Spread } from './spread.ts';
import { type Table, tableSpread } from './table.ts';
import { tarotSpread } from './tarot.ts';

/** A spread with its words in one language. */
export interface NamedSpread {
  spread: Spread;
  text: SpreadText;
}

/** What a draw says of its own places. */
export interface DrawnPlaces {
  spreadId: number;
  begins?: Beginning;
  table?: Table;
  /** What two ways are called. */
  options?: readonly [string, string];
}

/** The tarot spread of a draw as it lies on the table, with its words: months and days by name, the person's own places and ways as they named them. */
export function nameSpread(draw: DrawnPlaces, texts: SpreadTexts, language: Language): NamedSpread | null {
  const spread = tarotSpread(draw.spreadId);
  const text = spread && texts[spread.key];
  if (!spread || !text) return null;
  if (spread.free) return draw.table ? nameTable(spread, draw.table, text) : { spread, text: numbered(spread, text) };
  const dates = datedNames(spread, draw.begins, language);
  const positions = Object.fromEntries(
    Object.entries(text.positions).map(([key, place]) => [
      key,
      datedPlace(wayPlace(key, place, draw.options), dates[key], spread.dated),
    ]),
  );
  return { spread, text: { ...text, positions } };
}

/** A place on a way that the person named is called by that name. */
function wayPlace(key: string, place: PlaceText, options: DrawnPlaces['options']): PlaceText {
  const way = options?.[key.endsWith('A') ? 0 : 1];
  return place.named && way ? { ...place, name: place.named.replace('{way}', () => way) } : place;
}

/** A month or a day takes the place's name; a phase of the Moon keeps its own and gains its day. */
function datedPlace(place: PlaceText, date: string | undefined, dated: Spread['dated']) {
  if (!date) return place;
  return { ...place, name: dated === 'moon' ? `${place.name} · ${date}` : date };
}

function nameTable(free: Spread, table: Table, text: SpreadText): NamedSpread {
  const spread = tableSpread(free, table);
  const words = numbered(spread, text).positions;
  const positions = Object.fromEntries(
    table.places.map(({ key, name, meaning }) => [
      key,
      { name: name || words[key]!.name, meaning: meaning || words[key]!.meaning },
    ]),
  );
  return { spread, text: { ...text, title: table.title || text.title, positions } };
}

/** Places without a name of their own are called by the number in which their cards are laid. */
function numbered(spread: Spread, text: SpreadText): SpreadText {
  const pattern = text.positions.card1 ?? { name: '1', meaning: '' };
  const positions = Object.fromEntries(
    spread.positions.map(({ key }, index) => [key, { ...pattern, name: pattern.name.replace('1', String(index + 1)) }]),
  );
  return { ...text, positions };
}
