import { createHash, randomBytes } from 'node:crypto';
import type { ServerContext } from '../core/context.ts';
import type { WechatAccount } from '../ports/wechat.ts';
import { Refusal } from '../refusal.ts';
import { jsTicketOf } from './tickets.ts';

export interface PageSignature {
  readonly app_id: string;
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: string;
}

/** Lets a page of ours use the messaging app's calls. @throws Refusal `parameter` for a page that is not ours. */
export async function signPage(context: ServerContext, wechat: WechatAccount, url: string): Promise<PageSignature> {
  const page = url.split('#')[0]!;
  if (!URL.canParse(page) || !context.origins.includes(new URL(page).origin)) throw new Refusal('parameter');
  const ticket = await jsTicketOf(context, wechat);
  const timestamp = Math.floor(context.clock().getTime() / 1000);
  const nonce = randomBytes(12).toString('hex');
  return { app_id: wechat.appId, timestamp, nonce, signature: signatureOf({ ticket, nonce, timestamp, url: page }) };
}

/** WeChat's JS-SDK signature. Source: appendix 1 of the JS-SDK's manual. */
export function signatureOf(parts: { ticket: string; nonce: string; timestamp: number; url: string }): string {
  const text = `jsapi_ticket=${parts.ticket}&noncestr=${parts.nonce}&timestamp=${parts.timestamp}&url=${parts.url}`;
  return createHash('sha1').update(text).digest('hex');
}
