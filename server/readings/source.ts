import type { Source } from '../../src/contract/orders.ts';
import type { ServerContext } from '../core/context.ts';
import { countReaders } from '../desk/readers.ts';
import { isOff } from '../operator-settings/switches.ts';
import type { Goods } from './goods.ts';

/** Who would read such a thing at this level, or null where nobody does. */
export async function sourceFor(
  context: ServerContext,
  { subject, level }: Pick<Goods, 'subject' | 'level'>,
): Promise<Source | null> {
  if (level === 'person' && (subject === 'chart' || subject === 'dream')) return null;
  if (await isOff(context.database.queries, level)) return null;
  if (level === 'person') return (await countReaders(context.database.queries)) > 0 ? 'person' : null;
  return context.providers.readers.find((reader) => reader.covers(subject))?.source ?? null;
}
