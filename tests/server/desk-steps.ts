import { seatReader } from '../../server/operator/readers.ts';
import { asking } from './asking.ts';
import type { Stage, Visitor } from './stage.ts';

/** Coins for an answer by a person. */
export const PRICE = 68;
export const ANSWER = 'The Fool stands where you have been.\n\nGo and look at the work itself before you say yes.';

/** The phone or address a visitor came in by. */
export async function addressOf(stage: Stage, visitor: Visitor): Promise<string> {
  const [{ user_id }] = (await visitor.call('user_info', {})).data;
  const [row] = await stage.query<{ subject: string }>('select subject from identities where user_id = $1', [user_id]);
  return row!.subject;
}

/** Makes a visitor a reader. */
export async function seat(stage: Stage, visitor: Visitor, name: string): Promise<void> {
  await seatReader(stage.running.context, await addressOf(stage, visitor), name);
}

/** Asks a person. @returns the order's id. */
export async function askPerson(visitor: Visitor): Promise<string> {
  return (await visitor.call('spread_level_ask', asking({ level: 'person' }))).data[0].order_id;
}

export const desk = async (reader: Visitor) => (await reader.call('desk/list', {})).data[0];
export const waits = async (reader: Visitor, order_id: string) =>
  (await desk(reader)).waiting.some((one) => one.order_id === order_id);
export const claim = (reader: Visitor, order_id: string) => reader.call('desk/claim', { order_id });
export const orderOf = async (visitor: Visitor, order_id: string) =>
  (await visitor.call('get_order', { order_id })).data[0].order;
