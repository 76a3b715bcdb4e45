/**
 * Ways to write the money wrongly, each an edit of the source, and the law of the books that has to break by it, or
 * the laws of which one has to, where chance decides which is seen first.
 * A database that guards by itself has its guard taken away in the same edit.
 * @type {readonly { name: string, file: string, from: string, to: string, breaks: string | string[] }[]}
 */
export const MUTANTS = [
  {
    name: 'a key is looked for, then written',
    file: 'server/database/migrate.ts',
    from: 'for (const migration of missing) await applyMigration(client, migration, log);',
    to: `for (const migration of missing) await applyMigration(client, migration, log);\n    await client.query('alter table keys drop constraint if exists keys_user_id_key_pk');`,
    breaks: 'no two acts have one key',
  },
  {
    name: 'a balance is read, then written',
    file: 'server/ledger/transfer.ts',
    from: 'const [got] = await tx\n      .update(balances)\n      .set({ coins: sql`',
    to: `const [seen] = await tx.select().from(balances).where(eq(balances.userId, creditor));
    const [got] = await tx
      .update(balances)
      .set({ coins: seen ? seen.coins + transfer.amount : sql\``,
    breaks: 'a cached balance is the sum of its transfers',
  },
  {
    name: 'a sale reads the balance, then writes it',
    file: 'server/ledger/sale.ts',
    from: 'set coins = coins - $4::bigint',
    to: 'set coins = (select b.coins from balances b where b.user_id = $1) - $4::bigint',
    breaks: 'a cached balance is the sum of its transfers',
  },
  {
    name: 'no inbox',
    file: 'server/ledger/payment-events.ts',
    from: `  const [mine] = await tx
    .insert(paymentEvents)
    .values({ ...event, verdict: 'again' satisfies Verdict, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return mine !== undefined;
`,
    to: '  return true;\n',
    breaks: 'a paid money order has one verified word of the exact sum',
  },
  {
    name: 'the inbox is written apart from its effect',
    file: 'server/payments/settle.ts',
    from: 'receiveEvent(tx, event, now)',
    to: 'receiveEvent(context.database.queries, event, now)',
    breaks: ['a verified payment is never forgotten', 'a second payment goes back'],
  },
  {
    name: 'a key is written apart from its effect',
    file: 'server/ledger/keys.ts',
    from: 'const [mine] = await tx\n',
    to: 'const [mine] = await context.database.queries\n',
    breaks: ['a key is one act of its person', 'a key was answered without its act'],
  },
  {
    name: 'an order goes anywhere',
    file: 'server/ledger/transition.ts',
    from: 'STATES.filter((from) => canTransition(from, to))',
    to: 'STATES',
    breaks: ' -> ',
  },
  {
    name: 'the sum is not compared',
    file: 'server/payments/settle.ts',
    from: 'event.amount === order.price && event.currency === order.currency',
    to: 'true',
    breaks: 'a paid money order has one verified word of the exact sum',
  },
  {
    name: 'a second payment is kept',
    file: 'server/payments/settle.ts',
    from: 'if (!bought || bought.tradeId === event.tradeId)',
    to: 'if (event)',
    breaks: 'a second payment goes back',
  },
  {
    name: 'what was never paid is refunded',
    file: 'server/payments/refund.ts',
    from: "if (!(await transition(tx, orderId, 'refunded', now))) return false;",
    to: "await transition(tx, orderId, 'refunded', now);",
    breaks: 'coins that were refunded in money are taken back',
  },
  {
    name: 'every friend is thanked for',
    file: 'server/account/inviter.ts',
    from: 'id: `reward:',
    to: 'id: performance.now() + `reward:',
    breaks: 'an inviter is thanked at most once',
  },
  {
    name: 'no friend is thanked for',
    file: 'server/account/people.ts',
    from: 'if (invitedBy !== null && isNew)',
    to: 'if (!invitedBy && !isNew)',
    breaks: 'who brings a friend on a phone of her own is thanked',
  },
  {
    name: 'an order is found by its number alone',
    file: 'server/ledger/orders.ts',
    from: 'and(eq(orders.userId, userId), inArray(orders.orderId, [...orderIds]))',
    to: 'inArray(orders.orderId, [...orderIds])',
    breaks: 'another saw an order',
  },
  {
    name: 'what is late stays so',
    file: 'server/jobs/sweep.ts',
    from: 'work: refundLate',
    to: 'work: async () => 0',
    breaks: 'reading waiting',
  },
];

/**
 * Applies one of them while the tests read the source; without a name nothing is changed.
 * @param {string | undefined} name
 */
export function mutation(name) {
  const mutant = MUTANTS.find((one) => one.name === name);
  if (name && !mutant) throw new Error(`there is no mutant "${name}"`);
  return {
    name: 'mutation',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!mutant || !id.endsWith(mutant.file)) return null;
      if (!code.includes(mutant.from)) throw new Error(`${mutant.file} has no place for "${mutant.name}"`);
      return { code: code.replace(mutant.from, () => mutant.to), map: null };
    },
  };
}
