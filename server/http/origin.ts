import type { HonoRequest } from 'hono';
import type { ServerContext } from '../core/context.ts';
import { Refusal } from '../refusal.ts';
import { isLoopback } from '../settings/production.ts';

/** The origin of ours by which a request came in: each brand has its own hostname. A foreign host is answered by home. */
export function originBy(context: ServerContext, request: HonoRequest): string {
  // HTTP/2 has no Host header; the adapter writes its `:authority` into the address.
  const { host } = new URL(request.url);
  return context.origins.find((origin) => new URL(origin).host === host) ?? context.home;
}

/** The origin of the page that writes: as its browser names it, where that was checked, else as a request without one came in. */
export function pageOrigin(context: ServerContext, request: HonoRequest): string {
  return request.header('origin') ?? originBy(context, request);
}

/** In development any name of this machine will do: the second brand lives at moonpalace.localhost. */
function isOwnMachine(hostname: string): boolean {
  return isLoopback(hostname) || hostname.endsWith('.localhost');
}

/**
 * A write must come from a page of ours. Browsers name the origin of every POST; programs without an origin
 * (a native shell) may write only without cookies, so that nobody can borrow a browser's.
 * @throws Refusal `foreign_origin`.
 */
export function checkOrigin(context: ServerContext, request: HonoRequest): void {
  const origin = request.header('origin');
  if (origin === undefined) {
    const site = request.header('sec-fetch-site');
    if (site === 'same-origin' || (site === undefined && request.header('cookie') === undefined)) return;
    throw new Refusal('foreign_origin');
  }
  if (context.origins.includes(origin)) return;
  if (context.settings.APP_MODE === 'dev' && URL.canParse(origin) && isOwnMachine(new URL(origin).hostname)) return;
  throw new Refusal('foreign_origin');
}
