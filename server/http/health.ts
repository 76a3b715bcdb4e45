import { type Context, Hono } from 'hono';
import type { HttpEnv } from '../core/http-env.ts';
import type { Readiness } from '../core/readiness.ts';
import { VERSION } from '../core/version.ts';
import { safetyHeaders } from './safety.ts';

/** `/healthz`: the process lives, with its version. `/readyz`: people may be sent here; else 503 with the names of what is missing. */
export function healthRoutes(readiness: Readiness, secure: boolean): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const say = (c: Context<HttpEnv>, words: string, status: 200 | 503) =>
    c.text(`${words}\n`, status, { ...safetyHeaders(secure), 'Cache-Control': 'no-store' });
  routes.get('/healthz', (c) => say(c, `ok ${VERSION}`, 200));
  routes.get('/readyz', async (c) => {
    const missing = await readiness.missing();
    return missing.length === 0 ? say(c, 'ready', 200) : say(c, missing.join('\n'), 503);
  });
  return routes;
}
