import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { chromiumPath } from '../chromium.mjs';
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts';

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What the browser itself says of a bad network. */
const NETWORK_WORDS =
  /Failed to load (resource|module script)|net::ERR|occurred when fetching the script|Refused to (apply style|execute script)/;

/** The built server on a port of its own over a database of its own. */
export class Program {
  /** All that run in this process. */
  static readonly running = new Set<Program>();

  readonly address: string;
  readonly #process: ChildProcess;
  readonly #database: TestDatabase;

  private constructor(address: string, process: ChildProcess, database: TestDatabase) {
    this.address = address;
    this.#process = process;
    this.#database = database;
    Program.running.add(this);
  }

  static async start(settings: Record<string, string> = {}): Promise<Program> {
    const database = await createTestDatabase();
    const child = spawn('node', ['dist/server/dev.js'], {
      env: { ...process.env, PORT: '0', DATABASE_URL: database.url, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (part: Buffer) => {
        said += part;
        const found = /Ready at (http:\/\/\S+?),/.exec(said);
        if (found) resolve(found[1]!);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => reject(new Error(`the server did not start: ${said}`)));
    });
    return new Program(address, child, database);
  }

  /** The code that was sent last to an address. */
  async codeFor(address: string): Promise<string> {
    const letters = (await (await fetch(`${this.address}/dev/inbox.json`)).json()) as { to: string; code: string }[];
    const letter = letters.find((one) => one.to === address);
    if (!letter) throw new Error(`no code was sent to ${address}`);
    return letter.code;
  }

  /** Gives the person of an address a seat at the desk, as the operator does it. */
  async seatReader(address: string, name: string): Promise<void> {
    await this.operate('--reader', address, name);
  }

  /** A command of the operator, beside the running server. */
  async operate(...order: string[]): Promise<void> {
    const child = spawn('node', ['dist/server/dev.js', ...order], {
      env: { ...process.env, DATABASE_URL: this.#database.url },
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) throw new Error(`${order.join(' ')} was refused`);
  }

  /** Everybody may log in again as often as at first. */
  async forgetLimits(): Promise<void> {
    await this.#database.query('delete from limits');
  }

  /** Whoever logs in from now on is somebody new, whatever address is given; who is logged in stays so. */
  async forgetAddresses(): Promise<void> {
    await this.forgetLimits();
    await this.#database.query(
      "update identities set subject = gen_random_uuid() || ' ' || subject; delete from codes",
    );
  }

  async stop(): Promise<void> {
    Program.running.delete(this);
    const ended = new Promise((resolve) => this.#process.on('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    await this.#database.drop();
  }
}

export function launch(flags: readonly string[] = FLAGS): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath()!, args: [...flags] });
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  /** What went wrong in any page of this phone: uncaught errors and console errors that are not the network's. */
  complaints: string[];
  /** Another tab. */
  open(): Promise<Page>;
}

interface PhoneOptions {
  language?: Language;
  theme?: 'dark' | 'light';
  width?: number;
  init?: string;
  /** What the browser calls itself. */
  agent?: string;
  /** What an earlier phone has kept. */
  state?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Its worker keeps everything for the time without a connection by itself, as on every real phone. */
  keepsAll?: boolean;
  /** No worker is installed, which takes a browser as long as a third of a journey. */
  withoutWorker?: boolean;
}

/** In the page: the worker is not asked to keep what comes after the shell until a test waits for it (`readyOffline`). */
function keepShellAlone(mark: string): void {
  const { prototype } = ServiceWorker;
  const post = prototype.postMessage;
  const isWanted = () => {
    try {
      return localStorage.getItem(mark) !== null;
    } catch {
      return false;
    }
  };
  prototype.postMessage = function (this: ServiceWorker, ...given: Parameters<typeof post>) {
    const { type } = (given[0] ?? {}) as { type?: string };
    if (type !== 'KEEP_PACKS' || isWanted()) post.apply(this, given);
  } as typeof post;
  Object.assign(prototype, { keepsShellAlone: true });
}
const KEEPS_ALL = 'test-keeps-all';

/**
 * A phone with its own storage: 375 x 812, touch, the language and theme of its system. To keep all texts, drawings and
 * places takes a browser nine seconds of computing, so that only a phone that `keepsAll` begins it by itself, and any
 * other one when a test waits for it by `readyOffline`.
 */
export async function offlinePhone(browser: Browser, address: string, options: PhoneOptions = {}): Promise<Phone> {
  const { language = 'en', theme = 'dark', width = 375, init, agent, state, keepsAll, withoutWorker } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(withoutWorker ? { serviceWorkers: 'block' } : {}),
    ...(agent ? { userAgent: agent } : {}),
    ...(state ? { storageState: state } : {}),
  });
  context.setDefaultTimeout(SLOW_MS);
  if (!keepsAll) await context.addInitScript(keepShellAlone, KEEPS_ALL);
  if (init) await context.addInitScript(init);
  return await phoneIn(context);
}

/** A phone for what has nothing to do with the time without a connection: no worker is installed in it. */
export function phone(browser: Browser, address: string, options: PhoneOptions = {}): Promise<Phone> {
  return offlinePhone(browser, address, { ...options, withoutWorker: true });
}

/** A phone whose storage is that of a context, with one tab more. */
export async function phoneIn(context: BrowserContext): Promise<Phone> {
  const complaints: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_WORDS.test(message.text())) complaints.push(message.text());
    });
    return page;
  };
  return { context, page: await open(), complaints, open };
}

/** A busy machine is slow, not wrong: so long a step may take, and everything that is kept for the time without a network. */
const SLOW_MS = 90_000;

/** A page of any browser. */
interface Evaluates {
  evaluate<Result, Given>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
}

/** Waits until the worker of this phone has everything ready for the time without a network. */
export async function readyOffline(page: Evaluates, language: Language): Promise<void> {
  let asked = false;
  const share = async () => {
    const heard = await page.evaluate(heldShare, { language, asked, mark: KEEPS_ALL });
    asked = heard.asked;
    return heard.least;
  };
  await expect.poll(share, { timeout: SLOW_MS, interval: 300 }).toBeGreaterThanOrEqual(1);
}

interface HeldQuestion {
  language: string;
  asked: boolean;
  mark: string;
}

/** In the page: the smallest share of app, drawings, texts and places that the worker holds; it is asked once to keep them where this phone does not ask by itself. */
async function heldShare({ language, asked, mark }: HeldQuestion): Promise<{ least: number; asked: boolean }> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return { least: 0, asked };
  if (!asked && 'keepsShellAlone' in ServiceWorker.prototype) {
    localStorage.setItem(mark, 'yes');
    worker.postMessage({ type: 'KEEP_PACKS', language });
  }
  const parts = await new Promise<Record<string, number>>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'PARTS', language }, [channel.port2]);
  });
  return { least: Math.min(...Object.values(parts)), asked: true };
}
