import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandIn {
  readonly url: string;
  /** The bodies and headers it was asked with. */
  readonly asked: { path: string; headers: IncomingMessage['headers']; body: unknown }[];
  close(): Promise<void>;
}

/** A server of ours that plays a provider's API. */
export async function standIn(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<StandIn> {
  const asked: StandIn['asked'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      let read: unknown = body;
      try {
        read = JSON.parse(body);
      } catch {
        // kept as text
      }
      asked.push({ path: request.url ?? '', headers: request.headers, body: read });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Manner {
  /** Milliseconds from piece to piece. */
  readonly every?: number;
  /** `cut` stops without a word. */
  readonly end?: 'done' | 'cut';
  /** What has to happen before it goes on, when so many pieces are written. */
  readonly rest?: { readonly after: number; readonly until: Promise<unknown> };
}

/** Speaks OpenAI's streaming protocol: these pieces, one after another. */
export async function stream(
  response: ServerResponse,
  pieces: readonly string[],
  { every = 5, end = 'done', rest }: Manner = {},
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  response.write(event({ role: 'assistant', content: '' }, null));
  for (const [written, piece] of pieces.entries()) {
    if (written === rest?.after) await rest.until;
    await new Promise((resolve) => setTimeout(resolve, every));
    if (response.destroyed) return;
    // In two halves, as networks do.
    const line = Buffer.from(event({ content: piece }, null));
    response.write(line.subarray(0, line.length >> 1));
    response.write(line.subarray(line.length >> 1));
  }
  if (end === 'cut') response.destroy();
  else response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
}
