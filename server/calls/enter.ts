import { keepDevice, phoneOf } from '../account/devices.ts';
import { giveSession } from '../account/enter.ts';
import { type IdentityKind, personOf } from '../account/people.ts';
import { passWithoutPasskey } from '../account/second-step.ts';
import { endToken } from '../account/sessions.ts';
import type { Ask } from '../core/request.ts';

type LoginCall = 'phone_login' | 'email_login' | 'facebook_login_without_auth';

/** Whoever has proved by a code or another house who they are comes in. @throws Refusal `passkey_needed` where that is not enough */
export async function enter(
  ask: Ask<LoginCall>,
  kind: IdentityKind,
  subject: string,
): Promise<[{ tarot_session: string }]> {
  const { house, payload } = ask;
  const userId = await personOf(house, kind, subject, ask.language, { inviter: payload.inviter, phone: phoneOf(ask) });
  await passWithoutPasskey(house, userId, ask.page);
  return await loadScreen(ask, userId);
}

/** A session; one that came along is ended, so a token never outlives a login. */
export async function loadScreen(
  ask: Ask<LoginCall | 'login/passkey'>,
  userId: string,
): Promise<[{ tarot_session: string }]> {
  const { queries } = ask.house.database;
  await keepDevice(queries, phoneOf(ask), userId, ask.house.clock());
  if (ask.token) await endToken(queries, ask.token);
  return [{ tarot_session: await giveSession(ask, userId, ask.payload.client) }];
}
