import { Hono } from 'hono';
import type { HttpEnv } from '../core/http-env.ts';
import { hashToken, isSame } from '../core/secrets.ts';
import { METRICS_TYPE, type Metrics } from '../metrics.ts';
import { safetyHeaders } from './safety.ts';

/** `/metrics` for whoever shows the token. Without a token set there is no such address. */
export function metricsRoute(metrics: Metrics, token: string | null, secure: boolean): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  if (token === null) return routes;
  const wanted = hashToken(`Bearer ${token}`);
  routes.get('/metrics', async (c) => {
    const headers = { ...safetyHeaders(secure), 'Cache-Control': 'no-store' };
    if (!isSame(hashToken(c.req.header('authorization') ?? ''), wanted)) return c.text('no\n', 401, headers);
    return c.body(await metrics.text(), 200, { ...headers, 'Content-Type': METRICS_TYPE });
  });
  return routes;
}
