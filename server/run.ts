import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { AMAP_PAGE } from '../src/domain/map/amap.ts';
import { welcomeCoins } from './account/welcome.ts';
import { HANDLERS } from './calls/handlers.ts';
import { readQuizzes } from './content/quizzes.ts';
import { SPREADS } from './content/spreads.ts';
import type { ServerContext } from './core/context.ts';
import { countedProviders } from './core/counted-providers.ts';
import type { HttpEnv } from './core/http-env.ts';
import { LIMITS, type Limits } from './core/limits.ts';
import { queueAge } from './core/queue-age.ts';
import { watchReadiness } from './core/readiness.ts';
import { isSecure } from './core/request.ts';
import { secretWith, sharedSecret } from './core/secrets.ts';
import { TIME_LIMITS, type TimeLimits } from './core/time-limits.ts';
import { VERSION } from './core/version.ts';
import type { Wiring } from './core/wiring.ts';
import { openDatabaseClock } from './database/clock.ts';
import { openDatabase } from './database/database.ts';
import { isDatabaseGone } from './database/gone.ts';
import { keepSandboxOut } from './database/sandbox-guard.ts';
import { amapPage } from './http/amap.ts';
import { healthRoutes } from './http/health.ts';
import { listen } from './http/listen.ts';
import { metricsRoute } from './http/metrics.ts';
import { appPages } from './http/pages.ts';
import { notifyRoute } from './http/payment-notifications.ts';
import { reportRoutes } from './http/reports.ts';
import { nameRequests } from './http/request-id.ts';
import { apiRoutes } from './http/routes.ts';
import { withSafety } from './http/safety.ts';
import { wechatReturnRoute } from './http/wechat-return.ts';

import { startSweeping } from './jobs/sweep.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { type Log, printJson, printLog } from './log.ts';
import { countWork } from './metrics.ts';
import { WECHAT_RETURN_PATH } from './ports/identity.ts';
import { previewPainter } from './previews/painter.ts';
import { missingFilings } from './settings/production.ts';
import type { Settings } from './settings/table.ts';

export interface Options {
  /** The folder of the built app. */
  readonly appDir: string;
  /** The file of the thread that paints preview pictures. */
  readonly previewProgram: string;
  /** Instead of the database's. */
  readonly clock?: () => Date;
  /** The clock of this machine. */
  readonly machineClock?: () => Date;
  readonly limits?: Partial<Limits>;
  /** How long a connection to the database in use may say nothing. */
  readonly databaseSilenceMs?: number;
  readonly timeLimits?: Partial<TimeLimits>;
  readonly log?: Log;
  /** false: what is due by the clock is left to the other servers of the database. */
  readonly sweeps?: boolean;
}

export interface Running {
  readonly context: ServerContext;
  readonly home: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Until a load balancer has seen that this server is not ready any more, where no setting says so. */
const DRAIN_DELAY_S = { production: 3, dev: 0 } as const;
/** What running requests get when the server stops. */
const DRAIN_TIMEOUT_MS = 3000;

/** Wires and starts a server. @throws BadSettings, or an Error with a sentence about the database. */
export async function start(settings: Settings, wiring: Wiring, options: Options): Promise<Running> {
  const log = options.log ?? (settings.LOG_FORMAT === 'json' ? printJson : printLog);
  const quizzes = readQuizzes();
  const timeLimits = { ...TIME_LIMITS, ...options.timeLimits };
  const database = await openDatabase(
    settings,
    log,
    options.databaseSilenceMs === undefined ? {} : { silenceMs: options.databaseSilenceMs },
  );
  let worker: Worker | null = null;
  const painter = previewPainter(options.previewProgram, options.appDir);
  const clock = await openDatabaseClock(database.pool, log, options.machineClock).catch(async (reason: unknown) => {
    await database.close();
    throw reason;
  });
  try {
    await keepSandboxOut(database.pool, settings.APP_MODE);
    const metrics = countWork(settings.METRICS_TOKEN !== null);
    database.wait.onWaited((ms) => metrics.waitedForConnection(ms / 1000));
    const providers = countedProviders(wiring.providers(database.queries), metrics);
    const secret = secretWith(settings.CODE_SECRET, await sharedSecret(database.queries));
    const app = new Hono<HttpEnv>();
    // From here to the last route nothing may wait: the first request that comes in seals the routes.
    const listening = await listen(app, settings, timeLimits, log);
    const scheme = settings.TLS_CERT === null ? 'http' : 'https';
    const here = `${scheme}://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${listening.port}`;
    const home = settings.PUBLIC_URL ?? here;
    const context: ServerContext = {
      settings,
      database,
      providers,
      limits: { ...LIMITS, ...options.limits },
      timeLimits,
      secret,
      home,
      origins: [home, ...settings.ORIGINS],
      welcomeCoins: welcomeCoins(settings),
      spreads: SPREADS,
      quizzes,
      clock: options.clock ?? clock.now,
      log,
      metrics,
      wake: () => worker?.wake(),
    };
    const readiness = watchReadiness({
      pool: database.pool,
      machineClock: options.machineClock ?? (() => new Date()),
      isWorkerAlive: () => worker?.isAlive() ?? false,
      log,
    });
    app.use('*', nameRequests(settings.TRUSTED_PROXY));
    app.route('/', healthRoutes(readiness, isSecure(context)));
    metrics.watchQueueAge(() => queueAge(context));
    app.route('/', metricsRoute(metrics, settings.METRICS_TOKEN, isSecure(context)));
    for (const path of ['/dev/*', '/pay/*', WECHAT_RETURN_PATH, `${AMAP_PAGE}*`])
      app.use(path, withSafety(isSecure(context)));
    if (wiring.pages) app.route('/', wiring.pages(context));
    app.route('/', notifyRoute(context));
    app.route('/', reportRoutes(context));
    app.route('/', wechatReturnRoute(context));
    app.route('/', apiRoutes(context, HANDLERS));
    app.route('/', amapPage(context, options.appDir));
    app.route('/', appPages(context, options.appDir, painter));
    app.onError((reason, c) => {
      if (isDatabaseGone(reason)) return c.text('The database cannot be reached\n', 503, { 'Retry-After': '5' });
      log(`A request failed. ${reason.name}`, { level: 'error', request: c.get('requestId') });
      return c.text('Service exception, please try again\n', 500);
    });
    worker = startWorker(context);
    const sweeping = options.sweeps === false ? null : startSweeping(context);
    log(
      `Ready at ${home}${home === here ? '' : ` (listening on ${here})`}, with ${database.called}. Version ${VERSION}.`,
    );
    if (context.providers.payments.length === 0)
      log('Payments are off: set WECHAT_PAY_MCH_ID, ALIPAY_APP_ID or STRIPE_SECRET_KEY and their kin.', {
        level: 'warn',
      });
    const missing = settings.APP_MODE === 'production' ? missingFilings(settings) : null;
    if (missing) log(missing, { level: 'warn' });
    if (wiring.notice) log(wiring.notice(home));
    return {
      context,
      home,
      port: listening.port,
      async stop() {
        readiness.leave();
        await sleep(drainDelayMs(settings));
        await listening.close(DRAIN_TIMEOUT_MS);
        await Promise.all([sweeping?.stop(), worker?.stop(), painter.stop()]);
        clock.stop();
        await database.close();
      },
    };
  } catch (reason) {
    await worker?.stop();
    clock.stop();
    await database.close();
    throw reason;
  }
}

/** For so long a server that stops only says so. */
export function drainDelayMs({ APP_MODE, DRAIN_DELAY_S: seconds }: Settings): number {
  return 1000 * (seconds ?? DRAIN_DELAY_S[APP_MODE]);
}
