import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SwallowingProxy {
  /** Of the same database, by way of the proxy. */
  readonly url: string;
  /** From now on nothing passes on the connections that stand, and nobody is told; new ones work. */
  swallow(): void;
  close(): Promise<void>;
}

/** A TCP proxy before a PostgreSQL that listens on a socket of the file system. */
export async function swallowingProxy(databaseUrl: string): Promise<SwallowingProxy> {
  const target = new URL(databaseUrl);
  const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.port}`;
  const pairs = new Set<Socket[]>();
  const server = createServer((near) => {
    const far = connect(path);
    const pair = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.once('close', () => {
        for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    swallow() {
      for (const [near, far] of pairs) {
        near?.unpipe(far).resume();
        far?.unpipe(near).resume();
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const pair of pairs) for (const socket of pair) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
