import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { webkitPaths } from '../../other-engines.mjs';
import { type Engine, type EnginePhone, isComplaint, type Remote } from './engine.ts';
import { EngineWindow, PHONE_SIZE } from './window.ts';

/** The toolbar of the browser would be wider than a phone: everything in it is made as small as can be. */
const SMALL_TOOLBAR = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }';
const SMALL_ICONS = '[Settings]\ngtk-toolbar-icon-size=1\n';

/** WebKitGTK over W3C WebDriver, on a screen that nobody sees. Each phone is a browser of its own. */
export async function launchWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen, screen.stdio[3] as Readable);
  return {
    name: 'WebKit',
    phone: () => openPhone(`:${display}`),
    close: () => ended(screen),
  };
}

async function openPhone(display: string): Promise<EnginePhone> {
  const folder = mkdtempSync(join(tmpdir(), 'asterly-webkit-'));
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKitGTK is not here');
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), SMALL_TOOLBAR);
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), SMALL_ICONS);
  const port = await freePort();
  // a group of its own, so that no browser outlives a driver that hangs
  const program = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'en_US', XDG_CONFIG_HOME: folder },
  });
  const stop = () => {
    process.kill(-(program.pid ?? 0), 'SIGKILL');
  };
  process.once('exit', stop);
  const session = await Session.begin(`http://127.0.0.1:${port}`, paths.browser);
  let first: string | undefined = await session.window();
  return {
    async open() {
      const handle = first ?? (await session.newWindow());
      first = undefined;
      const window = new EngineWindow(session.remoteOf(handle), 'mouse');
      await window.resize(PHONE_SIZE.width, PHONE_SIZE.height);
      return window;
    },
    complaints: () => session.faults.filter(isComplaint),
    loseStore: (window) => window.evaluate(loseStore),
    async close() {
      await session.end().catch((reason) => console.warn('WebKit did not end by itself:', String(reason)));
      const end = once(program, 'exit');
      process.off('exit', stop);
      stop();
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * In the page: as when iOS has ended the process that keeps the stores of an app that was put away. Nothing that is open
 * works, and nothing opens again in this document; another document of the page has stores of its own. (WebKitGTK's
 * driver gives no answer any more once that process has really ended.)
 */
function loseStore(): void {
  const lose = () => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
  };
  IDBFactory.prototype.open = lose;
  IDBDatabase.prototype.transaction = lose;
}

interface Heard {
  value: string;
  faults: string[];
}

/**
 * In the page: does some work, and hands over what the page has complained of since the last time. WebKitGTK's driver
 * tells nothing of the console; it is asked several times a second, so that little can be missed.
 */
async function listening(work: () => Promise<string>): Promise<Heard> {
  const page = window as Window & { faultsHeard?: string[] };
  if (!page.faultsHeard) {
    const heard: string[] = [];
    page.faultsHeard = heard;
    const { error } = console;
    console.error = (...said: unknown[]) => {
      heard.push(said.map(String).join(' '));
      error.apply(console, said);
    };
    addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`uncaught: ${reason}`));
  }
  const value = await work();
  return { value, faults: page.faultsHeard.splice(0) };
}

/** A session of WebDriver. Its commands go to one window at a time, so that they wait for each other. */
class Session {
  /** What pages have complained of. */
  readonly faults: string[] = [];
  readonly #address: string;
  #window = '';
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(address: string) {
    this.#address = address;
  }

  static async begin(address: string, binary: string): Promise<Session> {
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    await listens(address);
    const { sessionId } = (await ask(`${address}/session`, 'POST', { capabilities })) as { sessionId: string };
    return new Session(`${address}/session/${sessionId}`);
  }

  async window(): Promise<string> {
    return (await this.#say('GET', '/window')) as string;
  }

  async newWindow(): Promise<string> {
    return ((await this.#say('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
  }

  remoteOf(handle: string): Remote {
    const say = (method: string, path: string, body?: object) => this.#say(method, path, body, handle);
    return {
      load: async (url) => void (await say('POST', '/url', { url })),
      evaluate: async (expression) => {
        const script = `return (${listening})(() => ${expression})`;
        const { value, faults } = (await say('POST', '/execute/sync', { script, args: [] })) as Heard;
        this.faults.push(...faults);
        return value;
      },
      perform: async (actions) => void (await say('POST', '/actions', { actions })),
      async resize(width, height) {
        const rect = (add: number) => say('POST', '/window/rect', { x: 0, y: 0, width, height: height + add });
        await rect(0);
        const inner = (await say('POST', '/execute/sync', { script: 'return innerHeight', args: [] })) as number;
        await rect(height - inner);
      },
      picture: async () => Buffer.from((await say('GET', '/screenshot')) as string, 'base64'),
      show: async () => {},
      close: async () => void (await say('DELETE', '/window')),
    };
  }

  async end(): Promise<void> {
    await this.#say('DELETE', '');
  }

  #say(method: string, path: string, body?: object, handle?: string): Promise<unknown> {
    const work = async () => {
      if (handle && handle !== this.#window) {
        await ask(`${this.#address}/window`, 'POST', { handle });
        this.#window = handle;
      }
      return await ask(this.#address + path, method, body ?? (method === 'POST' ? {} : undefined));
    };
    const said = this.#turn.then(work);
    this.#turn = said.catch(() => {});
    return said;
  }
}

/** Milliseconds that a command may take, a page that is loaded among them. A busy machine is slow, not wrong. */
const COMMAND_TIMEOUT_MS = 100_000;

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const given = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(address, { method, ...given, signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) }).catch(
    (reason) => {
      throw new Error(
        `the driver gave no answer to ${method} ${address} ${body ? JSON.stringify(body).slice(0, 200) : ''}: ${reason}`,
      );
    },
  );
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function listens(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await ask(`${address}/status`, 'GET');
      return;
    } catch (reason) {
      if (tries > 200) throw reason;
      await new Promise((next) => setTimeout(next, 50));
    }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function firstLine(program: ChildProcess, from: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    from.on('data', (part) => {
      said += part;
      if (said.includes('\n')) resolve(said.trim());
    });
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`${program.spawnfile} ended: ${said}`)));
  });
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const end = new Promise((resolve) => program.on('exit', resolve));
  program.kill();
  await end;
}
