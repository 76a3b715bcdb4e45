import * as v from 'valibot';
import { DREAM_MOODS, type DreamNote, MAX_DREAM_CHARACTERS, MAX_DREAM_TITLE_CHARACTERS } from '../domain/dream/note.ts';
import type { JournalEntry } from '../domain/journal/entry.ts';
import { isLessonCard } from '../domain/lesson/deck.ts';
import { LADDER } from '../domain/lesson/memory.ts';
import type { CardMemory } from '../domain/lesson/queue.ts';
import { type Birth, birthFaults } from '../domain/sky/birth.ts';
import type { Table } from '../domain/spread/table.ts';
import { journalFile, readJournalFile } from './journal-file.ts';
import { layoutFile, readLayoutFile } from './layout-file.ts';
import { type NotRead, readOwnFile, writeOwnFile } from './own-file.ts';
import type { Settings } from './settings-shape.ts';
import { settingsIn } from './settings-shape.ts';
import type { QuizRow } from './store/rows.ts';

const FORM = { format: 'asterly-data', version: 1 };

/** A test begun or taken, without whose it is and what the account knows of it. */
export type QuizNote = Pick<QuizRow, 'key' | 'testId' | 'choices' | 'born' | 'changedAt' | 'finishedAt'>;

/** What a person has on this phone and, where the server could be asked, in the account. */
export interface MyData {
  journal: readonly JournalEntry[];
  tables: readonly Table[];
  births: readonly Birth[];
  dreams: readonly DreamNote[];
  lessons: readonly CardMemory[];
  tests: readonly QuizNote[];
  settings: unknown;
  /** As the server tells it; null where it could not be asked, or nobody is logged in. */
  account: unknown;
}

/** Everything as one file; the parts that can be brought in again stand in the form of their own files. */
export function dataFile(data: MyData, now: Date): string {
  const { journal, tables, births, dreams, lessons, tests, settings, account } = data;
  const content = {
    journal: JSON.parse(journalFile(journal, now)),
    spreads: JSON.parse(layoutFile(tables, now)),
    births,
    dreams,
    lessons,
    tests,
    settings,
    account,
  };
  return writeOwnFile(FORM, content, now);
}

/** `altered` counts readings that were changed after they were sealed; they are left out. */
export type DataFile =
  | {
      kind: 'data';
      entries: JournalEntry[];
      altered: number;
      tables: Table[];
      births: Birth[];
      dreams: DreamNote[];
      lessons: CardMemory[];
      tests: QuizNote[];
      settings: Partial<Settings>;
    }
  | NotRead;

/** Reads a file whole before anything of it is kept. */
export function readDataFile(text: string): DataFile {
  const read = readOwnFile(FORM, Body, text);
  if (read.kind !== 'read') return read;
  const { body } = read;
  const journal = readJournalFile(JSON.stringify(body.journal));
  const births = body.births.map((birth) => ({ ...birth, sex: birth.sex ?? null }));
  const spreads = v.is(NoSpreads, body.spreads)
    ? { kind: 'spreads' as const, tables: [] }
    : readLayoutFile(JSON.stringify(body.spreads));
  if (journal.kind !== 'journal' || spreads.kind !== 'spreads') return { kind: 'broken' };
  if (births.some((birth) => birthFaults(birth).length > 0)) return { kind: 'broken' };
  return {
    kind: 'data',
    entries: journal.entries,
    altered: journal.altered,
    tables: spreads.tables,
    births,
    dreams: body.dreams,
    lessons: body.lessons as CardMemory[],
    tests: body.tests,
    settings: settingsIn(body.settings),
  };
}

const NoSpreads = v.looseObject({ spreads: v.pipe(v.array(v.unknown()), v.length(0)) });
const BirthShape = v.object({
  name: v.string(),
  sex: v.optional(v.nullable(v.picklist(['female', 'male', 'other']))),
  date: v.string(),
  time: v.nullable(v.string()),
  place: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  zone: v.string(),
  later: v.boolean(),
  relation: v.picklist(['self', 'other']),
});
const DreamShape = v.object({
  dreamtOn: v.pipe(v.string(), v.isoDate()),
  title: v.pipe(v.string(), v.maxLength(MAX_DREAM_TITLE_CHARACTERS)),
  text: v.pipe(v.string(), v.maxLength(MAX_DREAM_CHARACTERS)),
  mood: v.nullable(v.picklist(DREAM_MOODS)),
  symbols: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(500)),
});
const Day = v.pipe(v.string(), v.isoDate());
const LessonShape = v.object({
  card: v.pipe(v.string(), v.check(isLessonCard)),
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LADDER.length - 1)),
  learntOn: Day,
  answeredAt: v.pipe(v.string(), v.isoTimestamp()),
  dueOn: Day,
});
const QuizShape = v.object({
  key: v.pipe(v.string(), v.uuid()),
  testId: v.pipe(v.string(), v.maxLength(64)),
  choices: v.pipe(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)))), v.maxLength(200)),
  born: v.nullable(v.pipe(v.string(), v.isoDate())),
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  finishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
const Body = v.object({
  journal: v.unknown(),
  spreads: v.unknown(),
  births: v.pipe(v.array(BirthShape), v.maxLength(1000)),
  /** Files of older versions have no dreams, lessons and tests. */
  dreams: v.optional(v.pipe(v.array(DreamShape), v.maxLength(20_000)), []),
  lessons: v.optional(v.pipe(v.array(LessonShape), v.maxLength(500)), []),
  tests: v.optional(v.pipe(v.array(QuizShape), v.maxLength(20_000)), []),
  settings: v.unknown(),
});
