import { logOutAddress, logOutAll } from '../account/operator.ts';
import { welcomeCoins } from '../account/welcome.ts';
import { openDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { dismissReader, listReaders, seatReader } from './readers.ts';

const ORDERS = ['--reader', '--reader-leaves', '--readers', '--log-out', '--log-out-all'] as const;

/** Is the program asked to do something for the operator instead of serving? */
export function isOfficeOrder(argv: readonly string[]): boolean {
  return ORDERS.some((order) => argv.includes(order));
}

/**
 * `--reader ADDRESS NAME` seats the account of an e-mail address or phone at the desk, `--reader-leaves ADDRESS` takes
 * the seat away, `--readers` lists them; `--log-out ADDRESS` ends all sessions of an account, `--log-out-all` those of
 * everybody. Beside a running server or alone. @throws Error with a sentence for the operator.
 */
export async function runOfficeOrder(settings: Settings, argv: readonly string[]): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await openDatabase(settings, say);
  const office = { database, clock: () => new Date(), welcomeCoins: welcomeCoins(settings) };
  try {
    const order = ORDERS.find((one) => argv.includes(one));
    const [address = '', ...name] = argv.slice(argv.indexOf(order ?? '') + 1);
    if (order === '--reader') say(`${await seatReader(office, address, name.join(' '))} may sit at /desk.`);
    if (order === '--reader-leaves') say(`${await dismissReader(office, address)} has left the desk.`);
    if (order === '--log-out') say(`${await logOutAddress(database.queries, address)} sessions were ended.`);
    if (order === '--log-out-all') say(`${await logOutAll(database.queries)} sessions were ended.`);
    if (order === '--readers') for (const line of await listReaders(database.queries)) say(line);
  } finally {
    await database.close();
  }
}
