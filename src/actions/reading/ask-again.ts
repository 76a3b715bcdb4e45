import type { JournalEntry } from '../../domain/journal/entry.ts';
import { lenormandSpread, tableauSpread } from '../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { settings } from '../../storage/settings.ts';
import { beginHandAsked } from '../draw/by-hand.ts';
import { beginDice } from '../draw/dice.ts';
import { beginAsked, type Carried } from '../draw/draw.ts';

/** Where a new draw is asked for. */
interface Form {
  to: string;
  search: Record<string, string | number>;
}

/**
 * Begins a new draw of the same kind as a reading, with its question, topic, matter and options. A draw of that spread
 * that is under way stays as it is.
 */
export async function beginAgain(entry: JournalEntry): Promise<Form> {
  const { draw, matter, options } = entry;
  const carried: Carried = {
    topic: draw.topic,
    ...(matter ? { matter } : {}),
    ...(options ? { options } : {}),
    ...(draw.table ? { table: draw.table, stage: 'question' as const } : {}),
  };
  if (draw.deck === 'stardice') {
    await beginDice(draw.question, carried);
    return { to: '/stardice/index', search: {} };
  }
  const form = formOf(entry);
  const spread = spreadOf(entry);
  if (spread && draw.byHand) await beginHandAsked(spread, draw.question, carried);
  else if (spread) await beginAsked(spread, draw.question, carried);
  return form;
}

function spreadOf({ draw: { deck, spreadId } }: JournalEntry) {
  if (deck === 'tarot') return tarotSpread(spreadId);
  return spreadId === GRAND_TABLEAU ? tableauSpread(settings().tableau.layout) : lenormandSpread(spreadId);
}

function formOf({ draw: { deck, spreadId, byHand } }: JournalEntry): Form {
  if (deck === 'tarot') return { to: byHand ? '/tarot/assistant' : '/tarot', search: { drawType: spreadId } };
  const table = spreadId === GRAND_TABLEAU ? '/lenormand/grandTableau' : '/lenormand/index';
  return { to: byHand ? '/lenormand/assistant' : table, search: { type: spreadId } };
}
