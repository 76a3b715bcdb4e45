import { expect, it } from 'vitest';
import { readMigrations } from '../server/database/migrations.ts';

/** Older ones were only ever applied to empty tables. */
const FIRST_BESIDE_WORK = '0014';
const migrations = readMigrations().filter(({ name }) => name >= FIRST_BESIDE_WORK);

const CREATED = /^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/im;
const INDEXED = /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY IF NOT EXISTS )?.*? ON "(\w+)"/im;
/** They read through the table under a lock that keeps everybody out. */
const READS_THROUGH =
  /\bADD CONSTRAINT\b(?!.*\bNOT VALID\b)|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bCLUSTER\b|\bVACUUM FULL\b/i;
/** The build before knows them, and runs on. */
const TAKES_AWAY = /\bDROP (TABLE|COLUMN)\b|\bRENAME\b/i;
const REPEATABLE =
  /IF (NOT )?EXISTS|OR REPLACE|VALIDATE CONSTRAINT|ON CONFLICT|^(UPDATE|DELETE)\b|\bLIMIT \d+\b|ALTER COLUMN "\w+" (SET|DROP)|ALTER TABLE "\w+" SET \(/i;

it.each(migrations)('The change $name of the tables stops nobody who works on them', ({ statements, isApart }) => {
  const fresh = new Set(statements.map((statement) => CREATED.exec(statement)?.[1]));
  for (const statement of statements) {
    const table = /(?:ALTER TABLE|UPDATE|DELETE FROM) "(\w+)"/i.exec(statement)?.[1];
    if (/^(--.*\n)*DO\b/i.test(statement)) expect(statement, 'gives free what it holds').toContain('COMMIT');
    const index = INDEXED.exec(statement);
    if (index) expect(index[1] !== undefined || fresh.has(index[2]), statement).toBe(true);
    if (table !== undefined && !fresh.has(table)) expect(statement).not.toMatch(READS_THROUGH);
    expect(statement).not.toMatch(TAKES_AWAY);
    if (isApart) expect(statement, 'can be done again').toMatch(REPEATABLE);
    else expect(statement).not.toMatch(/CONCURRENTLY|VALIDATE CONSTRAINT|^DO\b/im);
  }
});

it('Every change of the tables has a name and a time of its own', () => {
  const all = readMigrations();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ madeAtMs }) => madeAtMs)).size).toBe(all.length);
});
