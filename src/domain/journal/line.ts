import type { SealedDraw } from '../draw/draw.ts';
import type { JournalEntry } from './entry.ts';

/** A reading as lists need it: what its row shows, and what it is found, asked about and counted by. */
export interface EntryLine
  extends Pick<JournalEntry, 'note' | 'savedAt' | 'landed' | 'matter' | 'options' | 'span' | 'awayAt'> {
  /** The seal of its draw. */
  key: string;
  draw: LineDraw;
  /** Whether a text was ordered to it. */
  sold: boolean;
}

/** A draw without its pile. */
export interface LineDraw
  extends Pick<SealedDraw, 'deck' | 'spreadId' | 'question' | 'topic' | 'cards' | 'drawnAt' | 'byHand'> {
  /** The share of reversed cards in its whole pile, 0 to 1; 0 where there was none to shuffle. */
  reversedShare: number;
  /** What a table of the person's own is called. */
  table?: { title: string };
}

export function lineOf(entry: JournalEntry & { served?: unknown; servedByPerson?: unknown }): EntryLine {
  const { draw, note, savedAt, landed, matter, options, span, awayAt, served, servedByPerson } = entry;
  const { deck, spreadId, question, topic, cards, drawnAt, byHand, table, order } = draw;
  const reversed = order.filter((card) => card.startsWith('-')).length;
  return {
    key: draw.seal,
    note,
    savedAt,
    sold: served !== undefined || servedByPerson !== undefined,
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
  };
}
