import * as v from 'valibot';
import type { Table } from '../domain/spread/table.ts';
import { gathered } from '../domain/spread/table.ts';
import { tidyTable } from '../domain/spread/table-words.ts';
import { type NotRead, readOwnFile, writeOwnFile } from './own-file.ts';
import { TableShape } from './table-shape.ts';

const FORM = { format: 'asterly-spreads', version: 1 };

/** Spreads of a person's own as a file that others can bring in. */
export function layoutFile(tables: readonly Table[], now: Date): string {
  return writeOwnFile(FORM, { spreads: tables }, now);
}

export type LayoutFile = { kind: 'spreads'; tables: Table[] } | NotRead;

/** Reads a file whole before anything of it is kept. */
export function readLayoutFile(text: string): LayoutFile {
  const read = readOwnFile(FORM, Body, text);
  if (read.kind !== 'read') return read;
  return { kind: 'spreads', tables: read.body.spreads.map((table) => gathered(tidyTable(table))) };
}

const Body = v.object({ spreads: v.pipe(v.array(TableShape), v.minLength(1), v.maxLength(500)) });
