import type { Topic } from '../topic.ts';

export type Deck = 'tarot' | 'lenormand' | 'stardice';

/** What a place asks of its card: the same card is read otherwise as a hindrance than as advice. */
export const ROLES = [
  'now',
  'past',
  'ahead',
  'outcome',
  'between',
  'chance',
  'counsel',
  'support',
  'obstacle',
  'hidden',
  'self',
  'other',
  'around',
  'wish',
  'aim',
] as const;
export type Role = (typeof ROLES)[number];

/** One place of a spread. Its name and meaning stand in the texts of each language under its key. */
export interface Position {
  key: string;
  /** `now` where it is left out. */
  role?: Role;
  /** Centre of the card on the table, in card widths and card heights from the upper left. */
  x: number;
  y: number;
  /** The card lies on its side and is read upright whatever its orientation (the crossing card). */
  crossing?: true;
}

export interface Spread {
  /** The law of ids: up to 50 tarot, above 50 Lenormand, 68 the Grand Tableau. */
  id: number;
  key: string;
  deck: Deck;
  topics: readonly Topic[];
  positions: readonly Position[];
  /** Its places have dates: twelve months, the phases of a lunation, seven days. The draw says when the first one is. */
  dated?: 'months' | 'moon' | 'days';
  /** Its upright cards are counted as yes, so the shuffle reverses half of the deck whatever was wished. */
  counts?: true;
  /** Two ways lie side by side, each with a name: keys of places on the first end in A, on the second in B. */
  options?: true;
  /** Its places are the person's own and travel with the draw. */
  free?: true;
}

/** Whether a reading turns on the card of a place: how it ends, or the middle of a line. */
export function turnsOn({ key, role }: Position): boolean {
  return role === 'outcome' || key === 'centre';
}

export const GRAND_TABLEAU = 68;
export const GRAND_TABLEAU_SCOPES: readonly number[] = [69, 70];
export const LAST_TAROT_SPREAD = 50;
/** The tarot spread of one card for today, which has a page of its own. */
export const DAY_SPREAD = 2;

/** Where a home card of the given ids leads. `null`: neither id names anything. */
export function destinationOf(card: {
  spread_id?: number | null | undefined;
  scope_id?: number | null | undefined;
}): 'tableau' | 'lenormand' | 'tarot' | 'astrolabe' | null {
  const spread = card.spread_id ?? 0;
  const scope = card.scope_id ?? 0;
  if (spread === GRAND_TABLEAU || GRAND_TABLEAU_SCOPES.includes(scope)) return 'tableau';
  if (spread > LAST_TAROT_SPREAD) return 'lenormand';
  if (spread > 0) return 'tarot';
  return scope > 0 ? 'astrolabe' : null;
}

/** Half of the room that a card takes from side to side; a card that lies across takes its length. */
export function halfWidth({ crossing }: Pick<Position, 'crossing'>): number {
  return crossing ? 0.85 : 0.5;
}

/** From the middle of a card to that of its nearest neighbour at the same height, in card widths; 1 without one. */
export function narrowestStep({ positions }: Pick<Spread, 'positions'>): number {
  const steps = positions.flatMap((one) =>
    positions.filter((other) => Math.abs(other.y - one.y) < 1 && other.x > one.x).map((other) => other.x - one.x),
  );
  return steps.length > 0 ? Math.min(...steps) : 1;
}

/** Width and height of the table that a spread covers, in card widths and card heights. */
export function tableSize(spread: Pick<Spread, 'positions'>): { columns: number; rows: number } {
  let columns = 1;
  let rows = 1;
  for (const place of spread.positions) {
    columns = Math.max(columns, place.x + halfWidth(place));
    rows = Math.max(rows, place.y + 0.5);
  }
  return { columns, rows };
}
