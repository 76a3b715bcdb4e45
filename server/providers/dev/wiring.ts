import { Hono } from 'hono';
import type { HttpEnv } from '../../core/http-env.ts';
import type { Wiring } from '../../core/wiring.ts';
import { type Log, printLog } from '../../log.ts';
import { isLoopback } from '../../settings/production.ts';
import type { Settings } from '../../settings/table.ts';
import { localReader } from '../reader/local.ts';
import { realProviders, realPush } from '../real.ts';
import { devFacebook, devWechat, facebookPage, wechatPage } from './consent.ts';
import { Inbox } from './inbox.ts';
import { devStyle } from './mark.ts';
import { payPages } from './pay.ts';
import { SandboxBank, sandboxPayment } from './sandbox.ts';

/** Development: every provider that is not configured is stood in for, on pages that say so. */
export function devWiring(settings: Settings, log: Log = printLog): Wiring {
  const inbox = new Inbox(log);
  return {
    providers(queries) {
      const real = realProviders(settings);
      return {
        ...real,
        sms: real.sms ?? inbox.sender,
        mail: real.mail ?? inbox.sender,
        facebook: real.facebook ?? devFacebook,
        wechat: real.wechat ?? devWechat,
        payments: [...real.payments, sandboxPayment(new SandboxBank(queries))],
        // A push service on this machine, beside those of the world.
        push: realPush(settings, (endpoint) => URL.canParse(endpoint) && isLoopback(new URL(endpoint).hostname)),
        readers: real.readers.length > 0 ? real.readers : [localReader],
      };
    },
    pages(context) {
      const pages = new Hono<HttpEnv>();
      pages.get('/dev/inbox', () => inbox.page());
      pages.get('/dev/inbox.json', () => inbox.json());
      pages.get('/dev/wechat', wechatPage);
      pages.get('/dev/facebook', facebookPage);
      pages.get('/dev/style.css', devStyle);
      pages.route('/', payPages(context, new SandboxBank(context.database.queries)));
      return pages;
    },
    notice: (home) => `Development: login codes are read at ${home}/dev/inbox and in this log.`,
  };
}
