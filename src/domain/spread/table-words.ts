import type { Table } from './table.ts';

/** The longest words of a table, in UTF-16 units as a form counts them. */
export const TITLE_MAX = 40;
export const NAME_MAX = 24;
export const MEANING_MAX = 120;

/** A table as it is kept, sealed and sent: its words without spaces at their ends, within their lengths. */
export function tidyTable(table: Table): Table {
  const tidy = (text: string, most: number) => text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, most);
  return {
    title: tidy(table.title, TITLE_MAX),
    places: table.places.map((place) => ({
      ...place,
      name: tidy(place.name, NAME_MAX),
      meaning: tidy(place.meaning, MEANING_MAX),
    })),
  };
}
