import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { deadline } from '../../core/deadline.ts';
import type { PushOutcome, PushSender } from '../../ports/push.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';
import { isPublicUrl, lookUpPublic } from './public-hosts.ts';
import { canSeal, seal } from './sealed.ts';
import { type VapidIdentity, vapidHeader } from './vapid.ts';

/** Answers by which a push service says that nobody listens any more (RFC 8030, section 7.3). */
const GONE: readonly number[] = [404, 410];
/** Answers after which another try may bring more. */
const LATER: readonly number[] = [408, 425, 429];

/**
 * Web push (RFC 8030) to whatever service a browser names: public hosts alone, over https, without redirects.
 * `mayAsk` lets development and tests name this machine besides.
 */
export function webPush(identity: VapidIdentity, mayAsk: (endpoint: string) => boolean = () => false): PushSender {
  return {
    publicKey: identity.publicKey,
    accepts: (target) => (isPublicUrl(target.endpoint) || mayAsk(target.endpoint)) && canSeal(target),
    async send(target, message, { lifeS, topic, urgency }, signal) {
      const { endpoint } = target;
      const isOwn = mayAsk(endpoint);
      if (!isOwn && !isPublicUrl(endpoint)) return 'refused';
      const body = seal(message, target);
      const headers = {
        Authorization: vapidHeader(identity, endpoint, new Date()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: lifeS,
        Topic: topic,
        Urgency: urgency,
      };
      const asking = deadline(PROVIDER_TIMEOUT_MS, 'no answer', signal);
      try {
        return outcomeOf(await post(endpoint, headers, body, isOwn, asking.signal), endpoint);
      } finally {
        asking.clear();
      }
    },
  };
}

/** @returns the status of the answer, whose body nobody reads */
function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer,
  isOwn: boolean,
  signal: AbortSignal,
): Promise<number> {
  const request = endpoint.startsWith('http:') ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const asking = request(
      endpoint,
      { method: 'POST', headers, signal, agent: false, ...(isOwn ? {} : { lookup: lookUpPublic }) },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** A redirect is none of ours to follow: what is not taken here is refused. */
function outcomeOf(status: number, endpoint: string): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  if (status >= 500 || LATER.includes(status))
    throw new Error(`the push service ${new URL(endpoint).hostname} answered ${status}`);
  return 'refused';
}
