import type { House } from '../core/context.ts';
import { companionName, writeCookie } from '../core/cookies.ts';
import { isSecure } from '../core/request.ts';
import { openSession, type SessionKind } from './sessions.ts';

/** Seconds. */
const COMPANION_LIFE = 30 * 86_400;

export interface Visit {
  readonly house: House;
  readonly agent: string;
  readonly setCookie: (cookie: string) => void;
}

/** Opens a session and sends its companion cookie along. */
export async function giveSession(visit: Visit, userId: string, kind: SessionKind): Promise<string> {
  const { token, companion } = await openSession(visit.house, userId, kind, visit.agent);
  const secure = isSecure(visit.house);
  if (companion) visit.setCookie(writeCookie(companionName(secure), companion, { life: COMPANION_LIFE, secure }));
  return token;
}
