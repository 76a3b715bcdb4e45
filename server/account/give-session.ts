import type { ServerContext } from '../core/context.ts';
import { COMPANION_LIFE_S, companionName, writeCookie } from '../core/cookies.ts';
import { isSecure } from '../core/request.ts';
import { openSession, type SessionKind } from './sessions.ts';

export interface Visit {
  readonly context: ServerContext;
  readonly agent: string;
  readonly setCookie: (cookie: string) => void;
}

/** Opens a session and sends its companion cookie along. `passkeyId`: the passkey by which the person came in. */
export async function giveSession(
  visit: Visit,
  userId: string,
  kind: SessionKind,
  passkeyId: string | null = null,
): Promise<string> {
  const { token, companion } = await openSession(visit.context, userId, kind, visit.agent, passkeyId);
  const secure = isSecure(visit.context);
  if (companion) visit.setCookie(writeCookie(companionName(secure), companion, { life: COMPANION_LIFE_S, secure }));
  return token;
}
