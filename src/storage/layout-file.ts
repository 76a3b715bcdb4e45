import * as v from 'valibot';
import type { Table } from '../domain/spread/table.ts';
import { gathered } from '../domain/spread/table.ts';
import { tidyTable } from '../domain/spread/table-words.ts';
import { TableShape } from './table-shape.ts';

const FORMAT = 'asterly-spreads';
const VERSION = 1;

/** Spreads of a person's own as a file that others can bring in. */
export function layoutFile(tables: readonly Table[], now: Date): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), spreads: tables }, null, 1);
}

export type LayoutFile = { kind: 'spreads'; tables: Table[] } | { kind: 'broken' | 'foreign' | 'newer' };

/** Reads a file whole before anything of it is kept. */
export function readLayoutFile(text: string): LayoutFile {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return { kind: text.includes(FORMAT) ? 'broken' : 'foreign' };
  }
  const head = v.safeParse(Head, told);
  if (!head.success || head.output.format !== FORMAT) return { kind: 'foreign' };
  if (head.output.version > VERSION) return { kind: 'newer' };
  const read = v.safeParse(Body, told);
  if (!read.success) return { kind: 'broken' };
  return { kind: 'spreads', tables: read.output.spreads.map((table) => gathered(tidyTable(table))) };
}

const Head = v.object({ format: v.string(), version: v.number() });
const Body = v.object({ spreads: v.pipe(v.array(TableShape), v.minLength(1), v.maxLength(500)) });
