import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerContext } from '../../core/context.ts';
import type { HttpEnv } from '../../core/http-env.ts';
import type { PaymentEvent } from '../../ports/payment.ts';
import { devPage, escapeHtml } from './mark.ts';
import { type SandboxBank, signNotice, type Trade } from './sandbox.ts';

const ACTS = {
  pay: 'Pay',
  fail: 'Let it fail',
  twice: 'Pay twice',
  lost: 'Pay, and lose the notification',
  lapse: 'Let it lapse',
} as const;
type Act = keyof typeof ACTS;

/** The played provider's page: what a person can do there, and what can go wrong. */
export function payPages(context: ServerContext, bank: SandboxBank): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>();
  pages.get('/dev/pay/:order', async (c) => {
    const trade = await bank.trade(c.req.param('order'));
    return trade ? tradePage(trade) : devPage('Payment, played', '<p>There is no such payment.</p>');
  });
  pages.post('/dev/pay/:order', async (c) => {
    const trade = await bank.trade(c.req.param('order'));
    const { act } = await c.req.parseBody();
    if (!trade || typeof act !== 'string' || !Object.hasOwn(ACTS, act)) return c.text('Not found\n', 404);
    await play(context, bank, trade, act as Act);
    return c.redirect(trade.back_url, 303);
  });
  return pages;
}

function tradePage(trade: Trade): Response {
  const acts = (Object.entries(ACTS) as [Act, string][]).map(
    ([act, words]) => `<button class="go" name="act" value="${act}">${words}</button>`,
  );
  const late = trade.state === 'open' ? '' : `<p>It is ${trade.state}. A payment now is one that comes late.</p>`;
  return devPage(
    'Payment, played',
    `<p>${escapeHtml(trade.title)}</p><p><strong>${(trade.amount / 100).toFixed(2)} play money</strong></p>${late}` +
      `<form method="post">${acts.join('')}</form><p><a href="${escapeHtml(trade.back_url)}">Close this window and do nothing</a></p>`,
  );
}

async function play(context: ServerContext, bank: SandboxBank, trade: Trade, act: Act): Promise<void> {
  const { order_id: orderId } = trade;
  if (act === 'lapse') return await bank.set(orderId, 'closed');
  await bank.set(orderId, act === 'fail' ? 'failed' : 'paid');
  if (act === 'lost') return;
  const event: PaymentEvent = {
    provider: 'sandbox',
    eventId: randomUUID(),
    orderId,
    kind: act === 'fail' ? 'failed' : 'paid',
    tradeId: act === 'fail' ? '' : trade.trade_id,
    amount: trade.amount,
    currency: trade.currency,
  };
  const key = await bank.key();
  await sendNotification(context, key, trade.notify_url, event);
  if (act !== 'twice') return;
  await sendNotification(context, key, trade.notify_url, event);
  await sendNotification(context, key, trade.notify_url, {
    ...event,
    eventId: randomUUID(),
    tradeId: `${trade.trade_id}-again`,
  });
}

/** Sends a notification to the real address, a few times if it is not taken, as providers do. */
async function sendNotification(context: ServerContext, key: string, url: string, event: PaymentEvent): Promise<void> {
  const body = JSON.stringify(event);
  for (let tries = 0; tries < 3; tries += 1) {
    const time = String(Math.floor(context.clock().getTime() / 1000));
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Sandbox-Signature': `t=${time},v1=${signNotice(key, time, body)}` },
      body,
    }).catch(() => null);
    if (answer?.ok) return;
  }
}
