import type { HonoRequest } from 'hono';
import { Refusal } from '../refusal.ts';

/** The longest body of an ordinary call: a sealed draw with its deck takes 8 KB. */
const MAX_BODY_BYTES = 64 * 1024;

/** The JSON object of a POST; an empty body is an empty object. @throws Refusal `body_large` or `body_broken`. */
export async function readBody(request: HonoRequest, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  if (Number(request.header('content-length') ?? 0) > maxBytes) throw new Refusal('body_large');
  const text = await readText(request.raw, maxBytes);
  if (text === '') return {};
  const type = request.header('content-type') ?? '';
  // A form of another site can send text or form data without asking the browser first, but never JSON.
  if (!/^application\/json\b/i.test(type)) throw new Refusal('body_broken');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('body_broken');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('body_broken');
  return body;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (request.headers.has('content-length')) return await request.text().catch(broken);
  const body = await readBytes(request, maxBytes);
  if (body === null) throw new Refusal('body_large');
  return new TextDecoder().decode(body);
}

/** A body of at most so many bytes, whether its length comes before it or not; null when it is longer. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function broken(): never {
  throw new Refusal('body_broken');
}

/** The query of a GET: the first value of each name. */
export function readQuery(request: HonoRequest): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(new URL(request.url).search)) query[name] ??= value;
  return query;
}
