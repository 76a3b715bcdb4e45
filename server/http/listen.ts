import { createServer, type IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from '../core/http-env.ts';
import type { TimeLimits } from '../core/time-limits.ts';
import type { Log } from '../log.ts';
import { BadSettings } from '../settings/read.ts';
import type { Settings } from '../settings/table.ts';
import { followCertificate, readCertificate } from './certificate.ts';

export interface Listening {
  readonly port: number;
  /** Takes no more, lets what runs end, and cuts what takes longer than `drainMs`. */
  close(drainMs: number): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 20_000;
/** Requests at once on one connection of HTTP/2; a browser opens some dozen. */
const MAX_STREAMS_PER_CONNECTION = 100;

type App = Hono<HttpEnv>;

/** @throws BadSettings when the port is taken or a certificate cannot be read. */
export async function listen(
  app: App,
  settings: Settings,
  { bodyMs, certificateMs }: TimeLimits,
  log: Log,
): Promise<Listening> {
  const server = serverFor(app, settings, bodyMs);
  const unfollow = follow(server, settings, certificateMs, log);
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (reason: NodeJS.ErrnoException) => reject(new BadSettings(trouble(reason, settings))));
    server.listen(settings.PORT, settings.HOST, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (drainMs) =>
      new Promise((resolve) => {
        unfollow();
        const cut = setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, drainMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        for (const session of sessions) session.close();
      }),
  };
}

function serverFor(app: App, settings: Settings, bodyMs: number): ServerType {
  const fetch = app.fetch as Parameters<typeof createAdaptorServer>[0]['fetch'];
  if (settings.TLS_CERT === null || settings.TLS_KEY === null)
    return createAdaptorServer({
      fetch,
      createServer,
      serverOptions: {
        requestTimeout: bodyMs,
        headersTimeout: Math.min(HEADERS_TIMEOUT_MS, bodyMs),
        keepAliveTimeout: 15_000,
        maxHeaderSize: 16_384,
      },
    });
  const server = createAdaptorServer({
    fetch,
    createServer: createSecureServer,
    serverOptions: {
      allowHTTP1: true,
      settings: { maxConcurrentStreams: MAX_STREAMS_PER_CONNECTION },
      ...readCertificate({ cert: settings.TLS_CERT, key: settings.TLS_KEY }),
    },
  });
  server.on('request', (request: IncomingMessage | Http2ServerRequest) => cutSlowBody(request, bodyMs));
  return server;
}

/** Where the server speaks TLS itself, by certificates that may change under it. */
function follow(server: ServerType, { TLS_CERT, TLS_KEY }: Settings, everyMs: number, log: Log): () => void {
  if (TLS_CERT === null || TLS_KEY === null || !('setSecureContext' in server)) return () => {};
  return followCertificate(server as Http2SecureServer, { cert: TLS_CERT, key: TLS_KEY }, everyMs, log);
}

/** Node bounds how long a request may take to come over HTTP/1 without TLS alone. */
function cutSlowBody(request: IncomingMessage | Http2ServerRequest, bodyMs: number): void {
  // What has no body is answered without being read to its end, and a stream goes on for long after it.
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const timer = setTimeout(() => request.destroy(), bodyMs);
  const clear = () => clearTimeout(timer);
  request.once('end', clear);
  request.once('close', clear);
}

function trouble(reason: NodeJS.ErrnoException, { HOST, PORT }: Settings): string {
  if (reason.code === 'EADDRINUSE')
    return `PORT ${PORT} is taken by another program. Stop it or set PORT to a free one.`;
  if (reason.code === 'EACCES') return `PORT ${PORT} may not be used by this account. Set PORT to one above 1023.`;
  if (reason.code === 'EADDRNOTAVAIL' || reason.code === 'ENOTFOUND')
    return `HOST must be an address of this machine, not "${HOST}".`;
  return `The server cannot listen on ${HOST}:${PORT}: ${reason.message}`;
}
