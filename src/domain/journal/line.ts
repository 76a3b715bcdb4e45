import type { SealedDraw } from '../draw/draw.ts';
import type { JournalEntry } from './entry.ts';

/** A reading as lists need it: what its row shows, and what it is found, asked about and counted by. */
export interface EntryLine
  extends Pick<
    JournalEntry,
    'note' | 'savedAt' | 'landed' | 'matter' | 'options' | 'span' | 'awayAt' | 'lookBackSeenAt'
  > {
  /** The seal of its draw. */
  key: string;
  draw: LineDraw;
  /** Whether a text was ordered to it. */
  sold: boolean;
  /** Whether such a text arrived, or came to nothing, and was not looked at. */
  unseen: boolean;
}

/** A draw without its pile. */
export interface LineDraw
  extends Pick<SealedDraw, 'deck' | 'spreadId' | 'question' | 'topic' | 'cards' | 'drawnAt' | 'byHand'> {
  /** The share of reversed cards in its whole pile, 0 to 1; 0 where there was none to shuffle. */
  reversedShare: number;
  /** What a table of the person's own is called. */
  table?: { title: string };
}

/** A text that was ordered, as far as a list cares. */
interface Text {
  unseenSince?: string;
}

export function lineOf(entry: JournalEntry & { served?: Text; servedByPerson?: Text }): EntryLine {
  const { draw, note, savedAt, landed, matter, options, span, awayAt, lookBackSeenAt, served, servedByPerson } = entry;
  const { deck, spreadId, question, topic, cards, drawnAt, byHand, table, order } = draw;
  const reversed = order.filter((card) => card.startsWith('-')).length;
  return {
    key: draw.seal,
    note,
    savedAt,
    sold: served !== undefined || servedByPerson !== undefined,
    unseen: (served?.unseenSince ?? servedByPerson?.unseenSince) !== undefined,
    draw: {
      deck,
      spreadId,
      question,
      topic,
      cards,
      drawnAt,
      reversedShare: order.length > 0 ? reversed / order.length : 0,
      ...(byHand ? { byHand } : {}),
      ...(table ? { table: { title: table.title } } : {}),
    },
    ...(landed ? { landed } : {}),
    ...(matter ? { matter } : {}),
    ...(options ? { options } : {}),
    ...(span === undefined ? {} : { span }),
    ...(awayAt === undefined ? {} : { awayAt }),
    ...(lookBackSeenAt === undefined ? {} : { lookBackSeenAt }),
  };
}
