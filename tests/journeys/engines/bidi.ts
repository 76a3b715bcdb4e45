import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands, and events that are heard. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, ((params: never) => void)[]>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has closed'));
    });
  }

  static async to(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** @throws what the browser answers with an error */
  call<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  on<Params>(event: string, listener: (params: Params) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  #hear({ id, type, result, error, message, method, params }: Message): void {
    if (type === 'event') {
      for (const listener of this.#listeners.get(method ?? '') ?? []) listener(params as never);
      return;
    }
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }
}
