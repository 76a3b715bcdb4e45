import type { Answer } from '../../src/contract/calls.ts';
import { takeChallenge } from '../account/challenges.ts';
import { countingFailures } from '../account/login-limit.ts';
import { keepShown } from '../account/operator-seat.ts';
import { tellOfPasskey } from '../account/passkey-news.ts';
import { beginPasskey, keepPasskey, listPasskeys, removePasskey } from '../account/passkeys.ts';
import {
  askForNoPasskey,
  askForNoPasskeyLater,
  askForPasskeys,
  isSettled,
  secondStepOf,
  takeBackRemoval,
} from '../account/second-step.ts';
import { askToSign, takeSigned } from '../account/signed.ts';
import type { ServerContext } from '../core/context.ts';
import { enforceLimit } from '../core/limits.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { startSession } from './log-in.ts';

type Listed = Answer<'passkey/create'>[0];

export const passkeyCalls: Handlers = {
  async 'login/passkey/options'({ context, from, page }) {
    const { queries } = context.database;
    await enforceLimit(queries, `passkey:address:${from.address}`, context.limits.passkeyByAddress, context.clock());
    return [{ options: { ...(await askToSign(context, 'login', null, page)) } }];
  },

  async 'login/passkey'(request) {
    const { context, payload, from, page } = request;
    const { queries } = context.database;
    const { userId, passkeyId } = await countingFailures(context, from.address, () =>
      takeSigned(context, payload.passkey, ['login', 'second'], page),
    );
    if (await isSettled(context, payload.passkey.id)) await takeBackRemoval(queries, userId);
    return await startSession(request, userId, passkeyId);
  },

  async 'login/passkey/lost'({ context, payload, from }) {
    const { queries } = context.database;
    await enforceLimit(queries, `login:address:${from.address}`, context.limits.loginByAddress, context.clock());
    const userId = await takeChallenge(context, payload.ticket, ['second'], 'passkey_ticket');
    if (userId === null) throw new Refusal('passkey_ticket');
    return [{ off_at: (await askForNoPasskeyLater(context, userId)).toISOString() }];
  },

  async 'passkey/list'({ context, person }) {
    const { userId } = requirePerson({ person });
    return [{ passkeys: (await listPasskeys(context, userId)).map(listed), ...(await standing(context, userId)) }];
  },

  async 'passkey/options'({ context, person, payload, page, language }) {
    const { userId, username } = requirePerson({ person });
    if (payload.purpose === 'prove') return [{ options: { ...(await askToSign(context, 'prove', userId, page)) } }];
    return [{ options: { ...(await beginPasskey(context, { userId, username }, page, language)) } }];
  },

  async 'passkey/create'({ context, person, payload, page, language }) {
    const { userId } = requirePerson({ person });
    const made = listed(await keepPasskey(context, userId, page, payload));
    // Nobody waits for a mail server.
    void tellOfPasskey(context, userId, language, page);
    return [made];
  },

  async 'passkey/remove'({ context, person, payload }) {
    await removePasskey(context, requirePerson({ person }).userId, payload.passkey_id);
    return [{ removed: 1 }];
  },

  async 'passkey/show'({ context, person, payload, page }) {
    const { userId, sessionId } = requirePerson({ person });
    const shown = await takeSigned(context, payload.proof, ['prove'], page);
    if (shown.userId !== userId) throw new Refusal('passkey_wrong');
    return [{ shown_until: (await keepShown(context, sessionId, shown)).toISOString() }];
  },

  async 'passkey/require'({ context, person, payload, page }) {
    const { userId } = requirePerson({ person });
    if (payload.on) await askForPasskeys(context, userId);
    else if (!payload.proof) await askForNoPasskeyLater(context, userId);
    else if ((await takeSigned(context, payload.proof, ['prove'], page)).userId !== userId)
      throw new Refusal('passkey_wrong');
    else if (await mayEndAtOnce(context, userId, payload.proof.id))
      await askForNoPasskey(context.database.queries, userId);
    // Somebody with a device that is logged in may just have made this one.
    else await askForNoPasskeyLater(context, userId);
    return [await standing(context, userId)];
  },
};

async function mayEndAtOnce(context: ServerContext, userId: string, credentialId: string): Promise<boolean> {
  const { onAt } = await secondStepOf(context.database.queries, userId, context.clock());
  return onAt !== null || (await isSettled(context, credentialId));
}

async function standing(context: ServerContext, userId: string) {
  const { required, onAt, offAt } = await secondStepOf(context.database.queries, userId, context.clock());
  return { required, on_at: onAt?.toISOString() ?? null, off_at: offAt?.toISOString() ?? null };
}

function listed(row: Awaited<ReturnType<typeof listPasskeys>>[number]): Listed {
  return {
    passkey_id: row.passkeyId,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    used_at: row.usedAt?.toISOString() ?? null,
  };
}
