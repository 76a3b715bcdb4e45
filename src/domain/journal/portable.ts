import type { JournalEntry } from './entry.ts';

/** What of a reading goes into a file or a copy; the rest belongs to one phone. */
const PORTABLE = [
  'draw',
  'note',
  'savedAt',
  'landed',
  'tableau',
  'options',
  'clarifier',
  'matter',
  'answer',
] as const satisfies readonly (keyof JournalEntry)[];

export type PortableEntry = Pick<JournalEntry, (typeof PORTABLE)[number]>;

/** The portable part of a reading; what it does not have is left out. */
export function portableOf(entry: PortableEntry): PortableEntry {
  const fields = PORTABLE.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]]));
  return Object.fromEntries(fields) as PortableEntry;
}

/** What of it may change after the draw. */
export type Changeable = Omit<PortableEntry, 'draw'>;

export function changeableOf(entry: Changeable): Changeable {
  const { draw: _, ...rest } = portableOf(entry as PortableEntry);
  return rest;
}

/** Whether two states of one reading say the same, in whatever order their fields stand. */
export function isSameState(one: Changeable, other: Changeable): boolean {
  return inOrder(changeableOf(one)) === inOrder(changeableOf(other));
}

/** JSON of which every object has its fields in the order of their names. */
export function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
