import { mkdirSync, writeFileSync } from 'node:fs';
import type { PointerType, Remote } from './engine.ts';
import { find, read, spot, type Target, wasTapped, write } from './in-page.ts';

/** Milliseconds until a step has failed. A busy machine is slow, not wrong. */
const STEP_TIMEOUT_MS = 60_000;
const POLL_MS = 60;
/** Milliseconds in which a tap has become a click, if it met its target. */
const CLICK_TIMEOUT_MS = 4000;

export const PHONE_SIZE = { width: 390, height: 844 } as const;

/** One window of a phone: what a person does there, and what is read there. */
export class EngineWindow {
  readonly #remote: Remote;
  readonly #home: string;
  readonly #pointer: PointerType;

  constructor(remote: Remote, pointer: PointerType, home = '') {
    this.#remote = remote;
    this.#pointer = pointer;
    this.#home = home;
  }

  /** The same window for addresses of a server. */
  at(home: string): EngineWindow {
    return new EngineWindow(this.#remote, this.#pointer, home);
  }

  async goto(path: string): Promise<void> {
    await this.#remote.load(new URL(path, this.#home || undefined).href);
  }

  async reload(): Promise<void> {
    await this.goto(await this.evaluate(() => location.href));
  }

  /** The result of a function in the page; it is sent as it stands and may use nothing from outside. */
  async evaluate<Result, Given = undefined>(
    work: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    return await this.#run<Result>(`(${work})(${literal(given)})`);
  }

  /** Waits until a function in the page gives something, over navigations too. */
  async until<Result, Given = undefined>(
    what: string,
    work: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<NonNullable<Result>> {
    return await this.#wait(what, () => this.evaluate(work, given));
  }

  /** Waits until something is seen; resolves with its words. */
  async see(target: Target): Promise<string> {
    return (await this.#waitFor(target, read)).text;
  }

  /** Taps, and once more where the page has moved away under the finger. */
  async tap(target: Target): Promise<void> {
    do await this.#touch(await this.#waitFor(target, spot));
    while (!(await this.#met()));
  }

  /** Presses a key after the other, in what has the focus. */
  async type(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#remote.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Puts a value into a field or a select, as the browser's own pickers do. */
  async fill(target: Target, value: string): Promise<void> {
    await this.#waitFor(target, write, value);
  }

  async atPath(path: RegExp): Promise<string> {
    const isThere = ({ source }: { source: string }) =>
      new RegExp(source).test(location.pathname + location.search) ? location.pathname + location.search : '';
    return await this.until(`the address ${path}`, isThere, { source: path.source });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#remote.resize(width, height);
  }

  async show(): Promise<void> {
    await this.#remote.show();
  }

  async close(): Promise<void> {
    await this.#remote.close();
  }

  /** Leaves a picture of the window in `tests/shots`, where pictures are wanted (`SHOTS=1`). */
  async shoot(name: string): Promise<void> {
    if (process.env.SHOTS !== '1') return;
    const folder = `tests/shots/engines/${this.#pointer === 'mouse' ? 'webkit' : 'firefox'}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.png`, await this.#remote.picture());
  }

  async #touch({ x, y }: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 20 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#remote.perform([
      { type: 'pointer', id: 'finger', parameters: { pointerType: this.#pointer }, actions },
    ]);
  }

  async #met(): Promise<boolean> {
    const end = Date.now() + CLICK_TIMEOUT_MS;
    for (;;) {
      if (await this.evaluate(wasTapped).catch(() => true)) return true;
      if (Date.now() > end) return false;
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
  }

  /** Waits until a target is seen and a function of its element gives something. */
  #waitFor<Result>(
    target: Target,
    work: (element: HTMLElement, value?: string) => Result | Promise<Result>,
    value?: string,
  ): Promise<NonNullable<Result>> {
    const look = `((element) => element && (${work})(element, ${literal(value)}))((${find})(${literal(target)}))`;
    return this.#wait(literal(target), () => this.#run<Result>(look));
  }

  async #wait<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + STEP_TIMEOUT_MS;
    for (;;) {
      const found = await look().catch(() => undefined);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what} never came. The page: ${await this.#describe()}`);
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
  }

  async #run<Result>(expression: string): Promise<Result> {
    return JSON.parse(
      await this.#remote.evaluate(`(async () => JSON.stringify((await ${expression}) ?? null))()`),
    ) as Result;
  }

  async #describe(): Promise<string> {
    const describe = () => `${location.href} ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 400)}`;
    return await this.evaluate(describe).catch(String);
  }
}

function literal(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
