import type { Table } from './table.ts';

/** The longest words of a table, in UTF-16 units as a form counts them. */
export const MAX_TITLE_CHARACTERS = 40;
export const MAX_NAME_CHARACTERS = 24;
export const MAX_MEANING_CHARACTERS = 120;

/** A table as it is kept, sealed and sent: its words without spaces at their ends, within their lengths. */
export function tidyTable(table: Table): Table {
  const tidy = (text: string, most: number) => text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, most);
  return {
    title: tidy(table.title, MAX_TITLE_CHARACTERS),
    places: table.places.map((place) => ({
      ...place,
      name: tidy(place.name, MAX_NAME_CHARACTERS),
      meaning: tidy(place.meaning, MAX_MEANING_CHARACTERS),
    })),
  };
}
