import * as v from 'valibot';
import { MatterChange } from '../contract/matter.ts';
import { isClarifierIntact } from '../domain/draw/clarifier.ts';
import { isSealIntact } from '../domain/draw/seal.ts';
import { type JournalEntry, LANDINGS } from '../domain/journal/entry.ts';
import { type PortableEntry, portableOf } from '../domain/journal/portable.ts';
import { LAYOUTS } from '../domain/lenormand/cell.ts';
import { isBeginning } from '../domain/spread/dates.ts';
import { TOPICS } from '../domain/topic.ts';
import { type NotRead, readOwnFile, writeOwnFile } from './own-file.ts';
import { TableShape } from './table-shape.ts';

const FORM = { format: 'asterly-journal', version: 1 };

/** The journal as a file: readings with their seals, notes and what came of them. */
export function journalFile(entries: readonly JournalEntry[], now: Date): string {
  return writeOwnFile(FORM, { readings: entries.map(portableOf) }, now);
}

/** What a file holds: `altered` counts readings that were changed after they were sealed; they are left out. */
export type JournalFile = { kind: 'journal'; entries: JournalEntry[]; altered: number } | NotRead;

/** Reads a file whole before anything of it is kept. */
export function readJournalFile(text: string): JournalFile {
  const read = readOwnFile(FORM, Body, text);
  if (read.kind !== 'read') return read;
  const entries = read.body.readings.map((reading) => portableOf(reading as PortableEntry));
  const intact = entries.filter(isIntact);
  return { kind: 'journal', entries: intact, altered: entries.length - intact.length };
}

/** One reading that came from elsewhere; null where it has another form, or was changed after it was sealed. */
export function readReading(value: unknown): PortableEntry | null {
  const read = v.safeParse(Reading, value);
  const entry = read.success ? portableOf(read.output as PortableEntry) : null;
  return entry && isIntact(entry) ? entry : null;
}

/** Neither the draw nor the card drawn to it afterwards was changed. */
function isIntact({ draw, clarifier }: JournalEntry): boolean {
  return isSealIntact(draw) && (!clarifier || isClarifierIntact(draw, clarifier));
}

const Time = v.pipe(v.string(), v.isoTimestamp());
const Times = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Notes of two phones that were merged are longer than one. */
const Words = v.pipe(v.string(), v.maxLength(60_000));

/** Longer than any form lets a name be. */
const WayName = v.pipe(v.string(), v.maxLength(400));

const Draw = v.looseObject({
  deck: v.picklist(['tarot', 'lenormand', 'stardice']),
  spreadId: v.number(),
  question: v.pipe(v.string(), v.maxLength(2000)),
  topic: v.picklist(TOPICS),
  cards: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.maxLength(20)), reversed: v.boolean(), position: v.string() })),
    v.minLength(1),
    v.maxLength(78),
  ),
  order: v.pipe(v.array(v.string()), v.maxLength(78)),
  drawnAt: Time,
  significator: v.optional(v.string()),
  jumpers: v.optional(v.pipe(v.array(v.object({ id: v.string(), reversed: v.boolean() })), v.maxLength(78))),
  begins: v.optional(v.pipe(v.string(), v.check(isBeginning))),
  table: v.optional(TableShape),
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const Card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36));
const Tableau = v.object({
  layout: v.picklist(LAYOUTS),
  me: Card,
  partner: v.optional(v.nullable(Card)),
  fate: v.optional(v.picklist(['line', 'ordinary'])),
  work: v.optional(v.picklist(['anchor', 'fox'])),
  darkSide: v.optional(v.picklist(['left', 'right'])),
});

const ClarifierShape = v.object({
  id: v.pipe(v.string(), v.maxLength(20)),
  reversed: v.boolean(),
  position: v.string(),
  drawnAt: Time,
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const Reading = v.object({
  draw: Draw,
  note: Words,
  savedAt: Time,
  landed: v.optional(v.object({ how: v.picklist(LANDINGS), words: Words, at: Time, times: v.optional(Times) })),
  tableau: v.optional(Tableau),
  clarifier: v.optional(ClarifierShape),
  options: v.optional(v.tuple([WayName, WayName])),
  matter: v.optional(MatterChange),
  answer: v.optional(Words),
});

const Body = v.object({ readings: v.pipe(v.array(Reading), v.maxLength(20_000)) });
