import { type Context, Hono } from 'hono';
import { safeParse } from 'valibot';
import { ErrorReport, PolicyReport } from '../../src/contract/report.ts';
import { cleanMessage, ERROR_REPORT_PATH, framesIn, POLICY_REPORT_PATH, screenOf } from '../../src/domain/report.ts';
import type { ServerContext } from '../core/context.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { enforceLimit } from '../core/limits.ts';
import { isSecure } from '../core/request.ts';
import { seal } from '../core/secrets.ts';
import { Refusal } from '../refusal.ts';
import { addressReader } from './address.ts';
import { readBytes } from './body.ts';
import { checkOrigin } from './origin.ts';
import { safetyHeaders } from './safety.ts';

/** A stack of eight places has one; what is longer is not read. */
const MAX_REPORT_BYTES = 8192;

type Kind = 'error' | 'policy';
/** What is kept of a report: words, and the same as fields; null where it is none. */
type Reading = { line: string; fields: Record<string, unknown> } | null;

/** Where the app and browsers report what went wrong. Whoever sends one is told nothing, and nothing of them is kept. */
export function reportRoutes(context: ServerContext): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  if (context.settings.REPORT_PERCENT === 0) return routes;
  const addressOf = addressReader(context.settings.TRUSTED_PROXY);
  const take = async (c: Context<HttpEnv>, kind: Kind, read: (body: unknown) => Reading) => {
    const isKept = await keep(context, c, kind, read, addressOf).catch((reason: unknown) => {
      if (reason instanceof Refusal) return false;
      throw reason;
    });
    context.metrics.reported(kind, isKept ? 'kept' : 'dropped');
    return c.body(null, 204, safetyHeaders(isSecure(context)));
  };
  routes.post(ERROR_REPORT_PATH, (c) => take(c, 'error', readError));
  routes.post(POLICY_REPORT_PATH, (c) => take(c, 'policy', readPolicy));
  return routes;
}

/** @returns whether it was written to the log @throws Refusal where it is of a stranger, or one too many */
async function keep(
  context: ServerContext,
  c: Context<HttpEnv>,
  kind: Kind,
  read: (body: unknown) => Reading,
  addressOf: ReturnType<typeof addressReader>,
): Promise<boolean> {
  // A phone draws for itself whether it reports its errors; browsers report every breach.
  if (kind === 'policy' && Math.random() * 100 >= context.settings.REPORT_PERCENT) return false;
  if (kind === 'error') checkOrigin(context, c.req);
  else if (!['same-origin', undefined].includes(c.req.header('sec-fetch-site'))) return false;
  const peer = c.env.incoming?.socket.remoteAddress ?? '';
  const source = seal(context.secret, `log:${addressOf(peer, c.req.header('x-forwarded-for'))}`).slice(0, 10);
  const { limits, database, clock } = context;
  await enforceLimit(database.queries, `report:${source}`, limits.reportByAddress, clock());
  await enforceLimit(database.queries, 'report:all', limits.reportOverAll, clock());
  const bytes = await readBytes(c.req.raw, MAX_REPORT_BYTES);
  const report = bytes === null ? null : read(parsed(bytes));
  if (report === null) return false;
  context.log(report.line, { level: 'warn', request: c.get('requestId'), report: report.fields });
  return true;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function readError(body: unknown): Reading {
  const read = safeParse(ErrorReport, body);
  if (!read.success) return null;
  const fields = { ...read.output, message: cleanMessage(read.output.message), screen: screenOf(read.output.screen) };
  const { kind, name, message, at, screen } = fields;
  return {
    line: `The app reports (${kind}): ${name}: ${message} on ${screen}, at ${at.join(' < ') || 'nowhere'}.`,
    fields,
  };
}

function readPolicy(body: unknown): Reading {
  const read = safeParse(PolicyReport, body);
  if (!read.success) return null;
  const report = read.output['csp-report'];
  const [directive = ''] = /^[a-z-]{1,40}/.exec(report['effective-directive'] || report['violated-directive']) ?? [];
  if (directive === '') return null;
  const place = `${report['source-file'] ?? ''}:${report['line-number'] ?? 0}:${report['column-number'] ?? 0}`;
  const fields = {
    directive,
    blocked: originIn(report['blocked-uri']),
    screen: screenOf(pathIn(report['document-uri'])),
    from: framesIn(place)[0] ?? originIn(report['source-file'] ?? ''),
  };
  return {
    line: `The content policy stopped ${fields.blocked} (${directive}) on ${fields.screen}, from ${fields.from}.`,
    fields,
  };
}

/** `https://host`, the scheme of what has no host, or a word of the policy (`inline`, `eval`); never a path. */
function originIn(uri: string): string {
  if (/^[a-z-]{1,30}$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return 'unknown';
  const { protocol, host } = new URL(uri);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}`.slice(0, 100) : protocol.slice(0, 30);
}

function pathIn(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).pathname : '';
}
