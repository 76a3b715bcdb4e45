import { listNotices } from '../operator-settings/notices.ts';
import { listPrices } from '../operator-settings/prices.ts';
import { listSpreads } from '../operator-settings/spreads.ts';
import { listSwitches } from '../operator-settings/switches.ts';
import type { Look } from './command.ts';
import { showPerson } from './person.ts';
import { listReaders } from './readers.ts';
import { listMismatches } from './refunds.ts';
import { listOperators } from './seats.ts';
import { showToday } from './today.ts';

/** Commands that change nothing. */
export const LOOKS: Readonly<Record<string, Look>> = {
  '--readers': ({ database }) => listReaders(database.queries),
  '--operators': ({ database }) => listOperators(database.queries),
  '--today': showToday,
  '--person': (context, [address = '']) => showPerson(context, address),
  '--mismatches': listMismatches,
  '--switches': ({ database }) => listSwitches(database.queries),
  '--spreads': ({ database }) => listSpreads(database.queries),
  '--notices': ({ database }) => listNotices(database.queries),
  '--prices': ({ database }) => listPrices(database.queries),
};
