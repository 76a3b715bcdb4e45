import { keepDevice, phoneOf } from '../account/devices.ts';
import { giveSession } from '../account/give-session.ts';
import { type IdentityKind, personOf } from '../account/people.ts';
import { passWithoutPasskey } from '../account/second-step.ts';
import { endToken } from '../account/sessions.ts';
import type { CallRequest } from '../core/request.ts';

type LoginCall = 'phone_login' | 'email_login' | 'facebook_login_without_auth';

/** Whoever has proved by a code or at another service who they are is logged in. @throws Refusal `passkey_needed` where that is not enough */
export async function logIn(
  request: CallRequest<LoginCall>,
  kind: IdentityKind,
  subject: string,
): Promise<[{ tarot_session: string }]> {
  const { context, payload } = request;
  const userId = await personOf(context, kind, subject, request.language, {
    inviter: payload.inviter,
    phone: phoneOf(request),
  });
  await passWithoutPasskey(context, userId, request.page);
  return await startSession(request, userId);
}

/** A session; one that came along is ended, so a token never outlives a login. */
export async function startSession(
  request: CallRequest<LoginCall | 'login/passkey'>,
  userId: string,
  passkeyId: string | null = null,
): Promise<[{ tarot_session: string }]> {
  const { queries } = request.context.database;
  await keepDevice(queries, phoneOf(request), userId, request.context.clock());
  if (request.token) await endToken(queries, request.token);
  return [{ tarot_session: await giveSession(request, userId, request.payload.client, passkeyId) }];
}
