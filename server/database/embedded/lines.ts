import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Moment } from './moment.ts';

/**
 * A line of the log. PostgreSQL begins another one (a "timeline") whenever a backup is brought to a moment, so that what
 * it writes from then on takes no older file's place.
 */
interface Line {
  readonly number: number;
  /** By the clock of the machine that began it; null of the first, which the making of the database began. */
  readonly begunAt: Date | null;
  /** The lines that it goes on from, and where in the log each was left. */
  readonly forks: readonly { readonly from: number; readonly at: bigint }[];
}

/**
 * The line that has what a backup became until a moment (null: until now): of those that go on from the backup, the last
 * that had begun by then. What was written after a restore is on its line, what was written before it on the older one.
 */
export function lineWith(archive: string, backup: string, until: Moment | null): number {
  const { number, at } = startOf(backup);
  const going = linesIn(archive)
    .filter((line) => line.forks.some((fork) => fork.from === number && fork.at > at))
    .filter((line) => until === null || line.begunAt === null || line.begunAt <= until.at);
  return Math.max(number, ...going.map((line) => line.number));
}

/** All lines of an archive, as an operator is told of them. */
export function linesInWords(archive: string): string {
  const begun = linesIn(archive).map(
    ({ number, begunAt }) => `${number} begun ${begunAt?.toISOString() ?? 'long ago'}`,
  );
  return ['1 from the start', ...begun].join(', ');
}

const HISTORY = /^([0-9A-F]{8})\.history\.gz$/;

function linesIn(archive: string): Line[] {
  return readdirSync(archive)
    .flatMap((name) => HISTORY.exec(name) ?? [])
    .filter((part) => /^[0-9A-F]{8}$/.test(part))
    .sort()
    .map((hex) => lineIn(readFileSync(join(archive, `${hex}.history.gz`)), Number.parseInt(hex, 16)));
}

/** The file has one row for each line before: its number, where it was left, and why. */
function lineIn(packed: Buffer, number: number): Line {
  const rows = gunzipSync(packed)
    .toString()
    .matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm);
  const forks = [...rows].map(([, from, at = '']) => ({ from: Number(from), at: placeIn(at) }));
  return { number, begunAt: packedAt(packed), forks };
}

/** gzip keeps the second in which what it packed was written, little end first (RFC 1952), and so does a copy. Its end. */
function packedAt(packed: Buffer): Date | null {
  const seconds = packed.readUInt32LE(4);
  return seconds === 0 ? null : new Date((seconds + 1) * 1000);
}

/** Where a backup begins. */
function startOf(backup: string): { number: number; at: bigint } {
  const label = readFileSync(join(backup, 'backup_label'), 'utf8');
  const at = /^START WAL LOCATION: (\S+)/m.exec(label)?.[1] ?? '0/0';
  return { number: Number(/^START TIMELINE: (\d+)/m.exec(label)?.[1] ?? 1), at: placeIn(at) };
}

/** A place in the log, written as two halves of 32 bits. */
function placeIn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
