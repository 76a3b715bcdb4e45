import { randomUUID } from 'node:crypto';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';
import { signAliyun } from './signature.ts';

/** An endpoint of Aliyun and the key to it. */
export interface AliyunKey {
  readonly endpoint: string;
  readonly id: string;
  readonly secret: string;
}

/** One signed call whose parameters stand in the query. @returns status and JSON of the answer, `{}` when it is none. */
export async function callAliyun(
  key: AliyunKey,
  action: string,
  version: string,
  params: Readonly<Record<string, string>>,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const { query, headers } = signAliyun(key, {
    host: new URL(key.endpoint).host,
    action,
    version,
    params,
    date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    nonce: randomUUID(),
  });
  const { host: _, ...sent } = headers;
  const response = await fetch(`${key.endpoint}/?${query}`, {
    method: 'POST',
    headers: sent,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  return { status: response.status, answer };
}
