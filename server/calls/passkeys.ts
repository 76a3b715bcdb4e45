import type { Answer } from '../../src/contract/calls.ts';
import { takeChallenge } from '../account/challenges.ts';
import { beginPasskey, keepPasskey, listPasskeys, removePasskey } from '../account/passkeys.ts';
import {
  askForNoPasskey,
  askForNoPasskeyLater,
  askForPasskeys,
  secondStepOf,
  takeBackRemoval,
} from '../account/second-step.ts';
import { askToSign, takeSigned } from '../account/signed.ts';
import type { House } from '../core/context.ts';
import { spend } from '../core/limits.ts';
import { type Handlers, personIn } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { loadScreen } from './enter.ts';

type Listed = Answer<'passkey/create'>[0];

export const passkeyCalls: Handlers = {
  async 'login/passkey/options'({ house, from, page }) {
    const { queries } = house.database;
    await spend(queries, `passkey:address:${from.address}`, house.limits.passkeyByAddress, house.clock());
    return [{ options: { ...(await askToSign(house, 'login', null, page)) } }];
  },

  async 'login/passkey'(ask) {
    const { house, payload, from, page } = ask;
    const { queries } = house.database;
    await spend(queries, `login:address:${from.address}`, house.limits.loginByAddress, house.clock());
    const userId = await takeSigned(house, payload.passkey, ['login', 'second'], page);
    await takeBackRemoval(queries, userId);
    return await loadScreen(ask, userId);
  },

  async 'login/passkey/lost'({ house, payload, from }) {
    const { queries } = house.database;
    await spend(queries, `login:address:${from.address}`, house.limits.loginByAddress, house.clock());
    const userId = await takeChallenge(house, payload.ticket, ['second'], 'passkey_ticket');
    if (userId === null) throw new Refusal('passkey_ticket');
    return [{ off_at: (await askForNoPasskeyLater(house, userId)).toISOString() }];
  },

  async 'passkey/list'({ house, person }) {
    const { userId } = personIn({ person });
    return [{ passkeys: (await listPasskeys(house, userId)).map(listed), ...(await standing(house, userId)) }];
  },

  async 'passkey/options'({ house, person, payload, page, language }) {
    const { userId, username } = personIn({ person });
    if (payload.purpose === 'prove') return [{ options: { ...(await askToSign(house, 'prove', userId, page)) } }];
    return [{ options: { ...(await beginPasskey(house, { userId, username }, page, language)) } }];
  },

  async 'passkey/create'({ house, person, payload, page }) {
    return [listed(await keepPasskey(house, personIn({ person }).userId, page, payload))];
  },

  async 'passkey/remove'({ house, person, payload }) {
    await removePasskey(house, personIn({ person }).userId, payload.passkey_id);
    return [{ removed: 1 }];
  },

  async 'passkey/require'({ house, person, payload, page }) {
    const { userId } = personIn({ person });
    if (payload.on) await askForPasskeys(house, userId);
    else if (!payload.proof) await askForNoPasskeyLater(house, userId);
    else if ((await takeSigned(house, payload.proof, ['prove'], page)) !== userId) throw new Refusal('passkey_wrong');
    else await askForNoPasskey(house.database.queries, userId);
    return [await standing(house, userId)];
  },
};

async function standing(house: House, userId: string): Promise<{ required: boolean; off_at: string | null }> {
  const { required, offAt } = await secondStepOf(house.database.queries, userId, house.clock());
  return { required, off_at: offAt?.toISOString() ?? null };
}

function listed(row: Awaited<ReturnType<typeof listPasskeys>>[number]): Listed {
  return {
    passkey_id: row.passkeyId,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    used_at: row.usedAt?.toISOString() ?? null,
  };
}
