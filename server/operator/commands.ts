import { welcomeCoins } from '../account/welcome.ts';
import type { Providers } from '../core/context.ts';
import { secretWith, sharedSecret } from '../core/secrets.ts';
import { openDatabaseClock } from '../database/clock.ts';
import { openDatabase, type Queries } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings/table.ts';
import { act, byMachine } from './acts.ts';
import { backUp, restore } from './backup.ts';
import { CHANGES } from './changes.ts';
import type { CommandContext } from './command.ts';
import { LOOKS } from './looks.ts';
import { migrate } from './migrate.ts';
import { inEnglish } from './refusals.ts';
import { readCommand } from './usage.ts';

/** Those that do not work on the tables of a running service. */
export const ASIDE: Readonly<Record<string, (settings: Settings, words: readonly string[]) => Promise<string>>> = {
  '--migrate': migrate,
  '--backup': backUp,
  '--restore': restore,
};

/**
 * Does what the words behind the program's name ask for, beside a running server or alone: docs/operations.md has the list. With
 * `--dry-run` a command that changes something does it and takes it back. `providersOf`: who sends a login code.
 * @throws BadCommand where there is no such command, and Error with a sentence for the operator.
 */
export async function runOperatorCommand(
  settings: Settings,
  argv: readonly string[],
  providersOf: (queries: Queries) => Pick<Providers, 'sms' | 'mail'> = () => ({ sms: null, mail: null }),
): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const { command, words, dryRun } = readCommand(argv);
  const name = command ?? '';
  const aside = ASIDE[name];
  if (aside) {
    if (dryRun) throw new Error(`${name} cannot be tried: give it without --dry-run.`);
    print(await aside(settings, words));
    return;
  }
  const database = await openDatabase(settings, print);
  try {
    const clock = await openDatabaseClock(database.pool, print);
    clock.stop();
    const context: CommandContext = {
      settings,
      database,
      clock: clock.now,
      welcomeCoins: welcomeCoins(settings),
      secret: secretWith(settings.CODE_SECRET, await sharedSecret(database.queries)),
      senders: providersOf(database.queries),
      log: print,
    };
    for (const line of await run(context, name, words, dryRun)) print(line);
  } catch (reason) {
    throw reason instanceof Refusal ? new Error(inEnglish(reason)) : reason;
  } finally {
    await database.close();
  }
}

async function run(
  context: CommandContext,
  name: string,
  words: readonly string[],
  dryRun: boolean,
): Promise<readonly string[]> {
  const look = LOOKS[name];
  if (look) return await look(context, words);
  const change = CHANGES[name];
  if (!change) return [];
  const lines = await act(context, byMachine(dryRun), name, (inside) =>
    change({ ...context, ...inside }, words, dryRun),
  );
  return dryRun ? lines.map((line) => `Would be done: ${line}`) : lines;
}
