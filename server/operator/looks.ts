import { listNotices } from '../operator-settings/notices.ts';
import { listPrices } from '../operator-settings/prices.ts';
import { listSpreads } from '../operator-settings/spreads.ts';
import { listSwitches } from '../operator-settings/switches.ts';
import { checkBooks } from './books.ts';
import type { Look } from './command.ts';
import { showPerson } from './person.ts';
import { listReaders } from './readers.ts';
import { listMismatches } from './refunds.ts';
import { listOperators } from './seats.ts';
import { showToday } from './today.ts';

/** Commands that change nothing. */
export const LOOKS: Readonly<Record<string, Look>> = {
  '--readers': async ({ database }) => orNone(await listReaders(database.queries), 'Nobody has a seat at /desk.'),
  '--operators': async ({ database }) =>
    orNone(await listOperators(database.queries), 'Nobody has a seat at /operator.'),
  '--today': showToday,
  '--person': (context, [address = '']) => showPerson(context, address),
  '--check-books': checkBooks,
  '--mismatches': listMismatches,
  '--switches': ({ database }) => listSwitches(database.queries),
  '--spreads': ({ database }) => listSpreads(database.queries),
  '--notices': async ({ database }) => orNone(await listNotices(database.queries), 'No notice is shown.'),
  '--prices': ({ database }) => listPrices(database.queries),
};

function orNone(lines: readonly string[], none: string): readonly string[] {
  return lines.length === 0 ? [none] : lines;
}
