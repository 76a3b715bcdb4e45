import { brokenLaws } from '../../server/ledger/laws.ts';
import { canTransition } from '../../server/ledger/transition.ts';
import type { OrderState } from '../../src/contract/orders.ts';
import type { Stage } from './stage.ts';

/** The sentences that do not hold, all asked of one moment, so that it may be asked under load. */
export async function faultsInTheBooks(stage: Pick<Stage, 'query'>): Promise<string[]> {
  const rows = await stage.query<{ law: string }>(brokenLaws());
  return rows.map(({ law }) => law);
}

/** From now on every move of an order is noted beside it. */
export async function noteMoves(stage: Pick<Stage, 'query'>): Promise<void> {
  await stage.query(`
    create table if not exists moves (came_from text, went_to text not null);
    create or replace function note_move() returns trigger language plpgsql as $$
      begin insert into moves values (case tg_op when 'UPDATE' then old.state end, new.state); return null; end $$;
    create or replace trigger note_move after insert or update of state on orders for each row execute function note_move()`);
}

/** Moves along edges that are none. A failed purchase and a membership for coins may begin where they end. */
export async function illegalMoves(stage: Pick<Stage, 'query'>): Promise<string[]> {
  const rows = await stage.query<{ came_from: OrderState | null; went_to: OrderState }>(
    'select distinct came_from, went_to from moves',
  );
  const begins: readonly OrderState[] = ['waiting', 'in_payment', 'successful'];
  return rows
    .filter(
      ({ came_from, went_to }) => !(came_from === null ? begins.includes(went_to) : canTransition(came_from, went_to)),
    )
    .map(({ came_from, went_to }) => `${came_from} -> ${went_to}`);
}

/** Orders that are in no end, whose people would wait for ever: asked after a sweep that comes a day later. */
export async function ordersLeftOpen(stage: Pick<Stage, 'query'>): Promise<string[]> {
  const rows = await stage.query<{ state: string }>(
    `select distinct kind || ' ' || state as state from orders where state in ('waiting', 'writing', 'in_payment')
     union select 'refund ' || state from refunds where state <> 'done'`,
  );
  return rows.map(({ state }) => state);
}
