import { welcomeCoins } from '../account/welcome.ts';
import type { ServerContext } from '../core/context.ts';
import { openDatabaseClock } from '../database/clock.ts';
import { openDatabase } from '../database/database.ts';
import { endNotice, giveNotice, listNotices } from '../operator-settings/notices.ts';
import { givePrices, listPrices } from '../operator-settings/prices.ts';
import { hideSpreads, listSpreads, orderSpreads } from '../operator-settings/spreads.ts';
import { listSwitches, turn } from '../operator-settings/switches.ts';
import type { Settings } from '../settings/table.ts';
import { dropPasskeys, flagPerson, logOutAddress, logOutAll } from './accounts.ts';
import { backUp, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { dismissReader, listReaders, seatReader } from './readers.ts';
import { listMismatches, refundOrder } from './refunds.ts';

type Operator = Pick<ServerContext, 'database' | 'clock' | 'welcomeCoins'>;
type Command = (operator: Operator, words: readonly string[]) => Promise<readonly string[]>;

/** Each takes the words behind it and answers with lines. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '--reader': async (operator, [address = '', ...name]) => [
    `${await seatReader(operator, address, name.join(' '))} may sit at /desk.`,
  ],
  '--reader-leaves': async (operator, [address = '']) => [
    `${await dismissReader(operator, address)} has left the desk.`,
  ],
  '--readers': ({ database }) => listReaders(database.queries),
  '--log-out': async ({ database }, [address = '']) => [
    `${await logOutAddress(database.queries, address)} sessions were ended.`,
  ],
  '--log-out-all': async ({ database }) => [`${await logOutAll(database.queries)} sessions were ended.`],
  '--drop-passkeys': async (operator, [address = '', ...reason]) => [
    `${await dropPasskeys(operator, address, reason.join(' ').trim())} passkeys were removed, and all sessions ended.`,
  ],
  '--flag': async ({ database }, [address = '']) => [
    `${await flagPerson(database.queries, address, true)} sees the language row.`,
  ],
  '--unflag': async ({ database }, [address = '']) => [
    `${await flagPerson(database.queries, address, false)} does not see the language row.`,
  ],
  '--refund': refundOrder,
  '--mismatches': listMismatches,
  '--switch-off': async (operator, names) => [`Off: ${(await turn(operator, true, names)).join(', ')}.`],
  '--switch-on': async (operator, names) => [`On: ${(await turn(operator, false, names)).join(', ')}.`],
  '--switches': ({ database }) => listSwitches(database.queries),
  '--notice': async (operator, words) => [`The notice ${await giveNotice(operator, words)} is given.`],
  '--notice-ends': async ({ database }, [id = '']) => [
    `The notice ${await endNotice(database.queries, id)} is taken away.`,
  ],
  '--notices': ({ database }) => listNotices(database.queries),
  '--price': givePrices,
  '--prices': ({ database }) => listPrices(database.queries),
  '--spread-order': orderSpreads,
  '--spread-hide': (operator, words) => hideSpreads(operator, true, words),
  '--spread-show': (operator, words) => hideSpreads(operator, false, words),
  '--spreads': ({ database }) => listSpreads(database.queries),
};

/** Those that do not work on the tables of a running service. */
const ASIDE: Readonly<Record<string, (settings: Settings, words: readonly string[]) => Promise<string>>> = {
  '--migrate': migrate,
  '--backup': backUp,
  '--restore': restore,
};

/** Is the program asked to do something for the operator instead of serving? */
export function isOperatorCommand(argv: readonly string[]): boolean {
  return commandIn(argv) !== undefined;
}

/**
 * `--reader ADDRESS NAME` seats the account of an e-mail address or phone at the desk, `--reader-leaves ADDRESS` takes
 * the seat away, `--readers` lists them; `--log-out ADDRESS` ends all sessions of an account, `--log-out-all` those of
 * everybody; `--refund ORDER REASON` undoes a purchase, with `--dry-run` it only says what it would do; `--mismatches`
 * lists what providers reported that did not fit the books; `--drop-passkeys ADDRESS REASON` takes an account's passkeys and its second step away; `--switch-off NAME …` hides parts of the app, `--switch-on NAME …` shows them again, `--switches` lists them;
 * `--notice ID KIND FROM UNTIL ENGLISH SIMPLIFIED TRADITIONAL` shows something on everybody's home, `--notice-ends ID`
 * takes it away, `--notices` lists them; `--price KEY=COINS …` sets what something costs from now on, `--prices` lists what
 * everything costs; `--spread-order ID …` puts spreads first in their lists, `--spread-hide ID …` takes them out of all
 * lists, `--spread-show ID …` back into them, `--spreads` lists them; `--flag ADDRESS` gives an account the language row
 * on its own tab, `--unflag ADDRESS` takes it away; `--migrate` brings the tables up to this build; `--backup FOLDER` copies the embedded database, `--restore FOLDER` puts a copy back, with `--at TIME` as it was then. Beside a running server or alone. @throws Error with a sentence for the operator.
 */
export async function runOperatorCommand(settings: Settings, argv: readonly string[]): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const name = commandIn(argv) ?? '';
  const aside = ASIDE[name];
  if (aside) {
    print(await aside(settings, argv.slice(argv.indexOf(name) + 1)));
    return;
  }
  const database = await openDatabase(settings, print);
  try {
    const clock = await openDatabaseClock(database.pool, print);
    clock.stop();
    const operator = { database, clock: clock.now, welcomeCoins: welcomeCoins(settings) };
    const lines = await COMMANDS[name]?.(operator, argv.slice(argv.indexOf(name) + 1));
    for (const line of lines ?? []) print(line);
  } finally {
    await database.close();
  }
}

function commandIn(argv: readonly string[]): string | undefined {
  return [...Object.keys(COMMANDS), ...Object.keys(ASIDE)].find((name) => argv.includes(name));
}
