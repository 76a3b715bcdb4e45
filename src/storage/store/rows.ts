import type { OrderState } from '../../contract/orders.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { ReversalShare } from '../../domain/draw/draw.ts';
import type { DreamNote } from '../../domain/dream/note.ts';
import type { JournalEntry } from '../../domain/journal/entry.ts';
import type { Changeable } from '../../domain/journal/portable.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import type { Memory } from '../../domain/lesson/memory.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import type { HouseSystem } from '../../domain/sky/houses/cusps.ts';
import type { Deck } from '../../domain/spread/spread.ts';
import type { Table } from '../../domain/spread/table.ts';

/** Where a draft lies: the draw of each deck, and cards that are entered from a deck at home. */
export const DRAFT_AREAS = ['tarot', 'tarotByHand', 'lenormand', 'lenormandByHand', 'stardice'] as const satisfies (
  | Deck
  | 'tarotByHand'
  | 'lenormandByHand'
)[];
export type DraftArea = (typeof DRAFT_AREAS)[number];

/** Key: the area; what could not be read lies aside under a key of its own. */
export interface DraftRow {
  key: DraftArea | `${DraftArea}:unread`;
  draft: Draft;
  changedAt: string;
  owner?: Owner;
}

/** Whose it is: an account's id, or `''` for what was made on this device before anybody entered. */
export type Owner = string;

/** The text of a reading that came from the server, as far as it has come. */
export interface ServedReading {
  level: 'ai' | 'person';
  orderId: string;
  state: OrderState;
  text: string;
  cursor: string;
  source?: string;
  /** The server's words when it failed. */
  failure?: string;
  price: number;
  /** A person's reading: the name of the reader, and when the coins go back at the latest (ISO UTC). */
  reader?: string;
  refundAt?: string;
  /** ISO UTC time when its end arrived, an answer or a refund; only until somebody looked at it. */
  unseenSince?: string;
}

/** A reading of the journal. Key: the seal of its draw. */
export interface JournalRow extends JournalEntry {
  key: string;
  owner: Owner;
  /** Star dice: the seal of the throw that this one follows up. */
  after?: string;
  served?: ServedReading;
  /** The same draw, read by a person. */
  servedByPerson?: ServedReading;
  /** ISO UTC time of the last change that the copy at the server, where there is one, does not have. */
  copyDue?: string;
}

/** What is known of a row of the copy at the server. Key: `<owner>:<its name there>`. */
export interface CopiedRow {
  key: string;
  owner: Owner;
  kind: 'row';
  name: string;
  revision: number;
  /** The reading; none where it was removed before this phone saw it. */
  seal?: string;
  /** The reading as both sides last knew it; none where it is removed there. */
  agreed?: Changeable;
  /** It was removed here, and the copy has it. */
  removed?: 'here';
}

/** How far this phone and the copy have come. Key: `<owner>:`. */
export interface CopyProgressRow {
  key: string;
  owner: Owner;
  kind: 'progress';
  copyId: string;
  /** Everything up to this revision was fetched. */
  cursor: number;
  /** ISO UTC time at which both were the same last. */
  copiedAt?: string;
  /** Readings that cannot be in it: `full`, the copy has no room; `long`, one is too long; `newer`, a newer app wrote one. */
  leftOut?: 'full' | 'long' | 'newer';
}

/** A question to a chart and its whole answer, as the account has them. */
export interface KeptAnswer {
  orderId: string;
  title: string;
  text: string;
  /** From the library, not from a model. */
  local: boolean;
  /** ISO UTC time of the ask. */
  at: string;
}

/** A birth and the houses of its chart. Key: made on this device, a UUID. */
export interface ChartRow {
  key: string;
  owner: Owner;
  birth: Birth;
  houseSystem: HouseSystem;
  /** ISO UTC time of the last change on this device. */
  changedAt: string;
  /** The profile of the account, and the birth as both sides last knew it. */
  profileId?: string;
  agreed?: Birth;
  /** What was asked of it and answered, the newest first. */
  answers?: readonly KeptAnswer[];
  /** Taken away here; kept until the server knows. */
  removed?: true;
}

/** A dream written down. Key: a UUID. */
export interface DiaryRow extends DreamNote {
  key: string;
  owner: Owner;
  /** ISO UTC time. */
  changedAt: string;
  served?: ServedReading;
}

/** A spread of the person's own. Key: a UUID. */
export interface LayoutRow {
  key: string;
  owner: Owner;
  table: Table;
  /** ISO UTC time. */
  changedAt: string;
}

/** How well a card is known. Key: `<owner>:<card>`. */
export interface LessonRow extends Memory {
  key: string;
  owner: Owner;
  kind: 'card';
  card: LessonCard;
}

/** A card of the day that was turned. */
export interface TurnedCard {
  /** `YYYY-MM-DD` in the time of the phone. */
  day: string;
  /** ISO UTC time. */
  at: string;
  /** As it was wished when the card was turned. */
  reversals: ReversalShare;
}

/** What the cards of the day of a person come from, and which were turned last. Key: `<owner>:day`. */
export interface DayCardRow {
  key: string;
  owner: Owner;
  kind: 'day';
  seed: string;
  turned: { readonly [Deck in LessonDeck]?: TurnedCard };
}

/** A test begun or taken. Key: a UUID, under which its result is sent. */
export interface QuizRow {
  key: string;
  owner: Owner;
  testId: string;
  /** The place of the chosen option of each question; null where none is chosen yet. */
  choices: readonly (number | null)[];
  /** Date of birth, ISO, where the test asks it. */
  born: string | null;
  /** ISO UTC times: of the last change, and of the end, when every question was answered. */
  changedAt: string;
  finishedAt?: string;
  /** Whether the account has the result. `refused` keeps the server's words. */
  sent?: 'waiting' | 'sent' | 'refused';
  refusal?: string;
}

/** A wallpaper that an account has bought; kept for good. Key: `<owner>:<id>`. */
export interface BoughtWallpaperRow {
  key: string;
  owner: Owner;
  id: number;
}
