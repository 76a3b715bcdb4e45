import { seatOperator } from '../../server/operator/seats.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { Authenticator, type Options } from './authenticator.ts';
import { addressOf } from './desk-steps.ts';
import type { Stage, Visitor } from './stage.ts';

export const codeOf = (key: keyof typeof ERRORS) => ERRORS[key].code;

/** Somebody with a passkey, who has shown none in this session. */
export async function withPasskey(stage: Stage): Promise<{ visitor: Visitor; key: Authenticator }> {
  const visitor = await stage.enter();
  return { visitor, key: await addPasskey(stage, visitor) };
}

export async function addPasskey(stage: Stage, visitor: Visitor): Promise<Authenticator> {
  const key = new Authenticator();
  const { options } = (await visitor.call('passkey/options', { purpose: 'create' })).data[0];
  await visitor.call('passkey/create', { passkey: key.make(options, { origin: stage.home }) });
  return key;
}

/** Shows a passkey in the session that is open. */
export async function show(stage: Stage, visitor: Visitor, key: Authenticator) {
  const { options } = (await visitor.call('passkey/options', { purpose: 'prove' })).data[0];
  return await visitor.call('passkey/show', { proof: key.sign(options as Options, { origin: stage.home }) });
}

/** A seated operator who has shown the passkey. */
export async function enterOperator(stage: Stage): Promise<Visitor> {
  const { visitor, key } = await withPasskey(stage);
  await seatOperator(stage.running.context, await addressOf(stage, visitor));
  await show(stage, visitor, key);
  return visitor;
}

export async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.call('user_info', {})).data[0].user_id;
}

/** What was kept of acts about something, the oldest first. */
export async function actsOn(stage: Stage, target: string) {
  return await stage.query<{ who: string; command: string; reason: string }>(
    'select who, command, reason from operator_acts where target = $1 order by at, act_id',
    [target],
  );
}
