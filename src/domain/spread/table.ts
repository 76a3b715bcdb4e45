import { halfWidth, type Position, type Spread } from './spread.ts';

/** The most places of a spread of the person's own, and the most cards that lie on a free table. */
export const MAX_PLACES = 20;
export const MAX_FREE_PLACES = 12;
/** The table on which places are laid, in card widths and heights. */
export const TABLE = { columns: 6, rows: 5 } as const;
/** Places snap to quarters of a card. */
export const STEP = 0.25;

/** A place that a person laid. Name and meaning may be empty. */
export interface TablePlace {
  key: string;
  name: string;
  meaning: string;
  x: number;
  y: number;
  /** The card lies on its side and is read upright. */
  crossing?: true;
}

/** Places of the person's own, with the title they gave; it is empty for a free table. */
export interface Table {
  title: string;
  places: readonly TablePlace[];
}

/** The spread that a table makes. The card laid last says where things go. */
export function tableSpread(free: Spread, table: Table): Spread {
  const positions = table.places.map(({ key, x, y, crossing }, index): Position => {
    const last = index === table.places.length - 1;
    return { key, x, y, ...(crossing ? { crossing } : {}), ...(last ? { role: 'outcome' } : {}) };
  });
  return { ...free, positions };
}

/** A table with one more place, on the first spot that is free; null when it has `most` places already. */
export function withPlace(table: Table, most: number): Table | null {
  if (table.places.length >= most) return null;
  const spot = freeSpot(table.places);
  const taken = new Set(table.places.map(({ key }) => key));
  let number = table.places.length + 1;
  while (taken.has(`card${number}`)) number += 1;
  return { ...table, places: [...table.places, { key: `card${number}`, name: '', meaning: '', ...spot }] };
}

/** The table without a place. */
export function withoutPlace(table: Table, key: string): Table {
  return { ...table, places: table.places.filter((place) => place.key !== key) };
}

export type PlaceChange = Partial<Omit<TablePlace, 'key' | 'crossing'>> & { crossing?: boolean };

/** The table with one of its places changed. */
export function withChange(table: Table, key: string, change: PlaceChange): Table {
  return { ...table, places: table.places.map((place) => (place.key === key ? changed(place, change) : place)) };
}

/** The place goes one earlier or later in the order of laying. */
export function withOrder(table: Table, key: string, later: 1 | -1): Table {
  const from = table.places.findIndex((place) => place.key === key);
  const to = from + later;
  if (from < 0 || to < 0 || to >= table.places.length) return table;
  const places = [...table.places];
  [places[from], places[to]] = [places[to]!, places[from]!];
  return { ...table, places };
}

/** Puts a place where it was let go: on the nearest quarter of a card, wholly on the table. */
export function movedTo(table: Table, key: string, x: number, y: number): Table {
  return withChange(table, key, { x, y });
}

/** The table with its places moved to the upper left, as it is kept and drawn with. */
export function gathered(table: Table): Table {
  const left = Math.min(...table.places.map((place) => place.x - halfWidth(place)));
  const top = Math.min(...table.places.map(({ y }) => y)) - 0.5;
  return { ...table, places: table.places.map((place) => ({ ...place, x: place.x - left, y: place.y - top })) };
}

function changed(
  { crossing: before, ...place }: TablePlace,
  { crossing = before, ...change }: PlaceChange,
): TablePlace {
  const next = { ...place, ...change, ...(crossing ? { crossing: true as const } : {}) };
  return { ...next, x: snap(next.x, halfWidth(next), TABLE.columns), y: snap(next.y, 0.5, TABLE.rows) };
}

/** The nearest quarter of a card that keeps it wholly on the table. */
function snap(value: number, half: number, size: number): number {
  const least = Math.ceil(half / STEP) * STEP;
  return Math.min(size - least, Math.max(least, Math.round(value / STEP) * STEP));
}

/** A spot where no card lies: in even rows first, then wherever there is room, else the middle. */
function freeSpot(places: readonly TablePlace[]): { x: number; y: number } {
  for (const step of [1.25, STEP])
    for (let y = 0.5; y <= TABLE.rows - 0.5; y += step === STEP ? STEP : 1)
      for (let x = 0.5; x <= TABLE.columns - 0.5; x += step)
        if (places.every((place) => Math.abs(place.x - x) >= 1 || Math.abs(place.y - y) >= 1)) return { x, y };
  return { x: TABLE.columns / 2, y: TABLE.rows / 2 };
}
