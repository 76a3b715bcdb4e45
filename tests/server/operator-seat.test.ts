import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { dismissOperator, seatOperator } from '../../server/operator/seats.ts';
import { type Call, callPath } from '../../src/contract/call.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { addressOf, seat } from './desk-steps.ts';
import { actsOn, addPasskey, codeOf, enterOperator, idOf, show, withPasskey } from './operator-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const HOUR_S = 3600;
const names = (Object.entries(CALLS) as [CallName, Call][]).flatMap(([name, { who }]) =>
  who === 'operator' ? [name] : [],
);

/** What every call of the operator answers to somebody. */
async function answersTo(visitor: Visitor): Promise<Set<number>> {
  const codes = await Promise.all(names.map(async (name) => (await visitor.callAnything(name, {})).code));
  return new Set(codes);
}

describe('the calls of /operator', () => {
  it('are all refused to a stranger, to a person, to a reader and to an operator without a passkey', async () => {
    expect(names.length).toBeGreaterThan(12);
    expect(await answersTo(stage.visitor())).toEqual(new Set([codeOf('without_session')]));
    const { visitor, key } = await withPasskey(stage);
    await show(stage, visitor, key);
    expect(await answersTo(visitor)).toEqual(new Set([codeOf('not_operator')]));
    await seat(stage, visitor, 'Lin');
    expect(await answersTo(visitor)).toEqual(new Set([codeOf('not_operator')]));
    const seated = await stage.enter();
    await seatOperator(stage.running.context, await addressOf(stage, seated));
    expect((await seated.call('user_info', {})).data[0].operator).toBe(true);
    expect(await answersTo(seated)).toEqual(new Set([codeOf('operator_passkey')]));
  });

  it('are under addresses of the contract alone, and a GET finds nothing there', async () => {
    const visitor = await enterOperator(stage);
    for (const name of names) {
      const response = await visitor.fetch(callPath(CALLS[name], 'v1'));
      expect(response.status).toBe(405);
    }
  });
});

describe('an operator', () => {
  it('comes in by showing a passkey that was there when the seat was given, for twelve hours of this session alone', async () => {
    const { visitor, key } = await withPasskey(stage);
    await seatOperator(stage.running.context, await addressOf(stage, visitor));
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
    expect((await show(stage, visitor, key)).status).toBe(1);
    expect((await visitor.call('operator/settings', {})).status).toBe(1);
    stage.advance(13 * HOUR_S);
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
    const elsewhere = stage.visitor();
    const { options } = (await elsewhere.call('login/passkey/options', {})).data[0];
    const entered = await elsewhere.call('login/passkey', { passkey: key.sign(options, { origin: stage.home }) });
    elsewhere.token = entered.data[0].tarot_session;
    expect((await elsewhere.call('operator/settings', {})).status).toBe(1);
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
  });

  it('gets nowhere by a passkey that somebody with a code has just made, before 72 hours or a new seat', async () => {
    const visitor = await stage.enter();
    const address = await addressOf(stage, visitor);
    await seatOperator(stage.running.context, address);
    stage.advance(1);
    const thiefs = await addPasskey(stage, visitor);
    expect((await show(stage, visitor, thiefs)).status).toBe(1);
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
    stage.advance(72 * HOUR_S);
    await show(stage, visitor, thiefs);
    expect((await visitor.call('operator/settings', {})).status).toBe(1);
    const newer = await addPasskey(stage, visitor);
    await show(stage, visitor, newer);
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
    await seatOperator(stage.running.context, address);
    expect((await visitor.call('operator/settings', {})).status).toBe(1);
  });

  it('cannot show the passkey of another, nor one that was removed', async () => {
    const { visitor, key } = await withPasskey(stage);
    await seatOperator(stage.running.context, await addressOf(stage, visitor));
    const other = await withPasskey(stage);
    expect((await show(stage, visitor, other.key)).code).toBe(codeOf('passkey_wrong'));
    await show(stage, visitor, key);
    const { passkeys } = (await visitor.call('passkey/list', {})).data[0];
    await visitor.call('passkey/remove', { passkey_id: passkeys[0]!.passkey_id });
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('operator_passkey'));
  });

  it('is out at once when the seat is taken away, and has none any more once the account is erased', async () => {
    const visitor = await enterOperator(stage);
    expect((await visitor.call('operator/settings', {})).status).toBe(1);
    await dismissOperator(stage.running.context, await addressOf(stage, visitor));
    expect((await visitor.call('operator/settings', {})).code).toBe(codeOf('not_operator'));
    expect((await visitor.call('user_info', {})).data[0].operator).toBe(false);
    const leaving = await enterOperator(stage);
    const userId = await idOf(leaving);
    await leaving.call('user_leave', { leave: true });
    await stage.query('update departures set due_at = $1', [stage.running.context.clock()]);
    await sweep(stage.running.context);
    const [row] = await stage.query<{ left_at: Date | null }>('select left_at from operators where user_id = $1', [
      userId,
    ]);
    expect(row!.left_at).not.toBeNull();
  });
});

describe('the commands for seats', () => {
  it('seat, list and dismiss, kept with who gave them; a dry run does nothing', async () => {
    const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);
    const visitor = await stage.enter();
    const address = await addressOf(stage, visitor);
    const operator = async () => (await visitor.call('user_info', {})).data[0].operator;
    await operate('--operator', address, '--dry-run');
    expect([await operator(), await actsOn(stage, await idOf(visitor))]).toEqual([false, []]);
    await operate('--operator', address);
    expect(await operator()).toBe(true);
    await operate('--operators');
    await operate('--operator-leaves', address);
    expect(await operator()).toBe(false);
    await expect(operate('--operator-leaves', address)).rejects.toThrow('is no operator');
    await expect(operate('--operator', 'nowhere')).rejects.toThrow('neither an e-mail address');
    const acts = await actsOn(stage, await idOf(visitor));
    expect(acts.map(({ command }) => command)).toEqual(['--operator', '--operator-leaves']);
    expect(acts[0]!.who).not.toBe('');
  });
});
