import type pg from 'pg';

/** Where a connection to the database breaks: before a statement is sent, or after it ran and before its answer came. */
type Cut = 'before' | 'after' | null;
type Callback = (error: Error | null, result?: unknown) => void;

const broken = () => new Error('Connection terminated unexpectedly');

/** Breaks connections of a pool to the database as `next` says, asked at every statement: any two writes can be torn apart. */
export function cutConnections(pool: pg.Pool, next: () => Cut): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const drop = () => Reflect.get(Reflect.get(client, 'connection'), 'stream').destroy();
    const query = (...args: unknown[]): unknown => {
      const cut = next();
      if (cut === null) return send(...args);
      const last = args.at(-1);
      const callback = typeof last === 'function' ? (last as Callback) : null;
      if (cut === 'before') {
        drop();
        if (!callback) return Promise.reject(broken());
        setImmediate(callback, broken());
        return undefined;
      }
      if (callback)
        return send(...args.slice(0, -1), () => {
          drop();
          callback(broken());
        });
      return (send(...args) as Promise<unknown>).then(() => {
        drop();
        throw broken();
      });
    };
    Reflect.set(client, 'query', query);
  });
}

/** Lets something happen once, just before the first statement that begins with these words is sent. */
export function justBefore(pool: pg.Pool, words: string, happens: () => Promise<unknown>): void {
  let done = false;
  pool.on('acquire', (client) => {
    if (done) return;
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = async (...args: unknown[]) => {
      const [statement] = args as [string | { text: string }];
      if (!done && (typeof statement === 'string' ? statement : statement.text).startsWith(words)) {
        done = true;
        await happens();
      }
      return send(...args);
    };
    Reflect.set(client, 'query', query);
  });
}
