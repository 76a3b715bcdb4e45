import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The tables of money, by their name in the code and in SQL. */
const TABLES = {
  orders: 'orders',
  purchases: 'purchases',
  paymentEvents: 'payment_events',
  refunds: 'refunds',
  balances: 'balances',
  transfers: 'transfers',
  allowances: 'allowances',
  keys: 'keys',
} as const;

const root = join(import.meta.dirname, '../server');
const files = (readdirSync(root, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts'));

/** Every place of a text that writes one of the tables: by the query builder, or in SQL of our own. */
function writesIn(code: string): string[] {
  const named = Object.keys(TABLES).join('|');
  const inSql = `"?(?:${Object.values(TABLES).join('|')})"?|\\$\\{(?:${named})\\}`;
  const builder = new RegExp(`\\.(?:insert|update|delete)\\(\\s*(?:${named})\\s*\\)`, 'g');
  const raw = new RegExp(
    `\\b(?:insert\\s+into|update(?:\\s+only)?|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?|copy)\\s+(?:public\\.)?(?:${inSql})(?![\\w-])`,
    'gi',
  );
  const renamed = new RegExp(`\\b(?:${named})\\s+as\\s+\\w+|=\\s*(?:${named})\\s*;`, 'g');
  return [builder, raw, renamed].flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => found));
}

describe('money', () => {
  it('is written by the ledger alone', () => {
    const found = files
      .filter((file) => !file.startsWith('ledger/'))
      .flatMap((file) =>
        writesIn(withoutComments(readFileSync(join(root, file), 'utf8'))).map((write) => `${file}: ${write}`),
      );
    expect(found).toEqual([]);
  });

  it('is written by the ledger in each of its tables', () => {
    const code = files
      .filter((file) => file.startsWith('ledger/'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const written = new Set(writesIn(code).map((write) => /(\w+)\W*$/.exec(write)?.[1]));
    for (const [name, table] of Object.entries(TABLES))
      expect(written.has(name) || written.has(table), name).toBe(true);
  });

  it('knows a write when it sees one', () => {
    for (const write of [
      'tx.insert(orders).values(row)',
      'await tx\n    .update(balances)\n    .set({ coins: 1 })',
      'reach.delete( keys )',
      'insert into transfers (id) values (1)',
      'update orders set state = 1',
      'delete\n from "keys"',
      `sql\`update \${balances} set coins = 1\``,
      'INSERT INTO public.allowances values (1)',
      "import { orders as rows } from '../database/orders.ts'",
      'const table = refunds;',
    ])
      expect(writesIn(write), write).toHaveLength(1);
    for (const other of [
      'tx.select().from(orders)',
      'insert into sandbox_refunds values (1)',
      'for update of orders',
      'tx.delete(passkeys)',
      'tx.insert(readings)',
    ])
      expect(writesIn(other), other).toEqual([]);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
