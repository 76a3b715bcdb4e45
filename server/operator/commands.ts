import { welcomeCoins } from '../account/welcome.ts';
import { openDatabase } from '../database/database.ts';
import { endNotice, giveNotice, listNotices } from '../operator-settings/notices.ts';
import { givePrices, listPrices } from '../operator-settings/prices.ts';
import { listSwitches, turn } from '../operator-settings/switches.ts';
import type { Settings } from '../settings/table.ts';
import { logOutAddress, logOutAll } from './accounts.ts';
import { dismissReader, listReaders, seatReader } from './readers.ts';

const ORDERS = [
  '--reader',
  '--reader-leaves',
  '--readers',
  '--log-out',
  '--log-out-all',
  '--switch-off',
  '--switch-on',
  '--switches',
  '--notice',
  '--notice-ends',
  '--notices',
  '--price',
  '--prices',
] as const;

/** Is the program asked to do something for the operator instead of serving? */
export function isOperatorCommand(argv: readonly string[]): boolean {
  return ORDERS.some((order) => argv.includes(order));
}

/**
 * `--reader ADDRESS NAME` seats the account of an e-mail address or phone at the desk, `--reader-leaves ADDRESS` takes
 * the seat away, `--readers` lists them; `--log-out ADDRESS` ends all sessions of an account, `--log-out-all` those of
 * everybody; `--switch-off NAME …` hides parts of the app, `--switch-on NAME …` shows them again, `--switches` lists them;
 * `--notice ID KIND FROM UNTIL ENGLISH SIMPLIFIED TRADITIONAL` says something on everybody's home, `--notice-ends ID`
 * takes it away, `--notices` lists them; `--price KEY=COINS …` says what something costs from now on, `--prices` lists what
 * everything costs. Beside a running server or alone. @throws Error with a sentence for the operator.
 */
export async function runOperatorCommand(settings: Settings, argv: readonly string[]): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await openDatabase(settings, say);
  const office = { database, clock: () => new Date(), welcomeCoins: welcomeCoins(settings) };
  try {
    const order = ORDERS.find((one) => argv.includes(one));
    const rest = argv.slice(argv.indexOf(order ?? '') + 1);
    const [address = '', ...name] = rest;
    if (order === '--reader') say(`${await seatReader(office, address, name.join(' '))} may sit at /desk.`);
    if (order === '--reader-leaves') say(`${await dismissReader(office, address)} has left the desk.`);
    if (order === '--log-out') say(`${await logOutAddress(database.queries, address)} sessions were ended.`);
    if (order === '--log-out-all') say(`${await logOutAll(database.queries)} sessions were ended.`);
    if (order === '--readers') for (const line of await listReaders(database.queries)) say(line);
    if (order === '--switch-off') say(`Off: ${(await turn(office, true, rest)).join(', ')}.`);
    if (order === '--switch-on') say(`On: ${(await turn(office, false, rest)).join(', ')}.`);
    if (order === '--switches') for (const line of await listSwitches(database.queries)) say(line);
    if (order === '--notice') say(`The notice ${await giveNotice(office, rest)} is given.`);
    if (order === '--notice-ends') say(`The notice ${await endNotice(database.queries, address)} is taken away.`);
    if (order === '--notices') for (const line of await listNotices(database.queries)) say(line);
    if (order === '--price') for (const line of await givePrices(office, rest)) say(line);
    if (order === '--prices') for (const line of await listPrices(database.queries)) say(line);
  } finally {
    await database.close();
  }
}
