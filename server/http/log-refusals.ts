import type { BaseIssue } from 'valibot';
import type { Call } from '../../src/contract/call.ts';
import type { ErrorKey } from '../../src/contract/errors.ts';
import type { ServerContext } from '../core/context.ts';
import { seal } from '../core/secrets.ts';
import type { Facts } from '../log.ts';

/** Refusals that an operator wants to see come in numbers; the unknown ids are those of others, too. */
const WATCHED: ReadonlySet<ErrorKey> = new Set([
  'code_wrong',
  'passkey_wrong',
  'code_limit',
  'too_many',
  'foreign_origin',
  'body_broken',
  'body_large',
  'not_reader',
  'not_operator',
  'operator_passkey',
  'desk_not_held',
  'session_not_exist',
  'facebook_cancelled',
  'no_order',
  'profile_unknown',
]);

/** Who and where, as the log may know it. */
export function factsOf(context: ServerContext, call: Call, request: string, address: string, session?: string): Facts {
  const source = seal(context.secret, `log:${address}`).slice(0, 10);
  return { call: call.name, request, ...(session === undefined ? {} : { session }), source };
}

/** Logs a refusal that is watched. */
export function logRefusal(context: ServerContext, call: Call, refusal: ErrorKey, facts: Facts): void {
  if (WATCHED.has(refusal)) context.log(`${call.name} was refused: ${refusal}.`, { ...facts, refusal });
}

/** Logs what the contract did not let through: the field's name as the contract has it, never what stood in it. */
export function logBadInput(
  context: ServerContext,
  call: Call,
  refusal: ErrorKey,
  issues: readonly BaseIssue<unknown>[],
  facts: Facts,
): void {
  const { entries } = call.payload as unknown as { entries?: object };
  const field = issues[0]?.path?.[0]?.key;
  const known = typeof field === 'string' && entries !== undefined && Object.hasOwn(entries, field);
  context.log(`${call.name} was not let through by the contract${known ? `, at ${field}` : ''}: ${refusal}.`, {
    ...facts,
    refusal,
  });
}
