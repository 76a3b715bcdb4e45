import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../core/http-env.ts';
import { bareAddress, proxyList } from './address.ts';

const REQUEST_ID_HEADER = 'X-Request-Id';
/** What proxies make: hexadecimal digits, UUIDs, and the like. */
const WELL_FORMED = /^[\w.-]{8,64}$/;
const ID_BYTES = 10;

/**
 * Names every request, for the log and in the answer. A trusted proxy may have named it; of anybody else a name of one's
 * own could pass for another request in the log.
 */
export function nameRequests(proxies: readonly string[]): MiddlewareHandler<HttpEnv> {
  const isTrusted = proxyList(proxies);
  return async (c, next) => {
    const given = c.req.header(REQUEST_ID_HEADER) ?? '';
    const peer = c.env.incoming?.socket.remoteAddress ?? '';
    const id = WELL_FORMED.test(given) && isTrusted(bareAddress(peer)) ? given : randomBytes(ID_BYTES).toString('hex');
    c.set('requestId', id);
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, id);
  };
}
