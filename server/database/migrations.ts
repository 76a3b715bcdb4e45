import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** A change of the tables. */
export interface Migration {
  /** As `0016_operator_acts`. */
  readonly name: string;
  /** By which a database knows that it has it. */
  readonly madeAtMs: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** Each statement is a transaction of its own, and can be done again after a fault between two of them. */
  readonly isApart: boolean;
}

/** Stands in the first line of a migration whose statements must not be one transaction. */
const APART = '-- each statement apart';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** All migrations of this build in their order. */
export function readMigrations(): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  const names = new Map(entries.map(({ when, tag }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? String(folderMillis),
    madeAtMs: folderMillis,
    hash,
    statements: sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
    isApart: sql[0]?.startsWith(APART) ?? false,
  }));
}
