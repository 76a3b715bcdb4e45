import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

/**
 * What the network does to a request. `lost`: the server acts, its answer does not arrive; `forget`: the answer has the
 * browser forget what it keeps for this address.
 */
export type Fault = 'none' | 'cut' | 'hang' | 'portal' | 'error' | 'broken' | 'truncated' | 'lost' | 'slow' | 'forget';

const PORTAL = '<!doctype html><html><body><h1>Welcome to the hotel network</h1></body></html>';

/** A connection between browser and server that can be made bad, so that the faults reach the service worker too. */
export class Network {
  /** Decides for each request; changed by the tests. */
  fault: (path: string, method: string) => Fault = () => 'none';
  /** Changes what the server answers on its way; set by the tests. */
  change: ((path: string, body: string) => string) | undefined;
  /** Every request that came, in order. */
  readonly seen: { method: string; path: string }[] = [];
  /** Those that were cut, or whose answer was lost, once that had happened. */
  readonly spoilt: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: string;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async to(target: string): Promise<Network> {
    const network = new Network(target);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As at the beginning, on the way to `target`: nothing is bad, nothing was seen. */
  renew(target: string): void {
    // a browser opens no seventh connection to a server that never answered on six
    for (const socket of this.#sockets) socket.destroy();
    this.mend();
    this.change = undefined;
    this.seen.length = 0;
    this.spoilt.length = 0;
    this.moveTo(target);
  }

  /** Everything works again. */
  mend(): void {
    this.fault = () => 'none';
  }

  /** Every request, also under way, ends as if the cable were pulled. */
  pull(): void {
    this.fault = () => 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Another build stands behind the same address. */
  moveTo(target: string): void {
    this.#target = target;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    const method = incoming.method ?? 'GET';
    this.seen.push({ method, path });
    // Browsers send again by themselves what breaks on a connection that was used before.
    answer.shouldKeepAlive = false;
    switch (this.fault(path, method)) {
      case 'cut':
        incoming.socket.destroy();
        this.spoilt.push(path);
        return;
      case 'hang':
        return;
      case 'portal':
        answer.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
        return;
      case 'forget':
        answer.writeHead(200, { 'Content-Type': 'text/html', 'Clear-Site-Data': '"storage"' }).end(PORTAL);
        return;
      case 'error':
        answer.writeHead(503, { 'Content-Type': 'text/plain' }).end('Service Unavailable');
        return;
      case 'broken':
        answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":0,"data":[');
        return;
      case 'truncated':
        answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4096' });
        answer.write('{"code":0,');
        setTimeout(() => incoming.socket.destroy(), 50);
        return;
      case 'slow':
        setTimeout(() => this.#forward(incoming, answer, false), 1200);
        return;
      case 'lost':
        this.#forward(incoming, answer, true);
        return;
      default:
        this.#forward(incoming, answer, false);
    }
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse, lose: boolean): void {
    if (!this.#server.listening) return;
    const own = new URL(this.address);
    const target = new URL(incoming.url ?? '/', this.#target);
    const headers = { ...incoming.headers, host: target.host };
    if (headers.origin === own.origin) headers.origin = target.origin;
    const { change } = this;
    if (change) headers['accept-encoding'] = 'identity';
    const onward = request(target, { method: incoming.method, headers }, (reply) => {
      if (lose) {
        reply.resume();
        reply.on('end', () => {
          incoming.socket.destroy();
          this.spoilt.push(incoming.url ?? '/');
        });
        return;
      }
      const { connection: _, 'keep-alive': __, ...kept } = reply.headers;
      if (change && /json/.test(kept['content-type'] ?? '')) {
        void textOf(reply).then((body) => {
          const changed = Buffer.from(change(incoming.url ?? '/', body));
          answer.writeHead(reply.statusCode ?? 502, { ...kept, 'content-length': changed.length }).end(changed);
        });
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(answer);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}

/** Half of the calls fail, each in another way, the same way in every run. */
export function halfFailing(): Network['fault'] {
  const kinds: Fault[] = ['cut', 'slow', 'error', 'portal', 'truncated', 'broken'];
  let count = 0;
  return (path) => {
    if (!path.startsWith('/fast/')) return 'none';
    count += 1;
    return count % 2 === 0 ? kinds[(count / 2) % kinds.length]! : 'none';
  };
}
