import type { Network } from '../network.ts';
import type { EngineWindow } from './window.ts';

/** A browser of another engine than Chromium's. */
export interface Engine {
  readonly name: 'WebKit' | 'Firefox';
  /** A phone with storage of its own, in English, 390 px wide, by day, with motion. */
  phone(): Promise<EnginePhone>;
  close(): Promise<void>;
}

export interface EnginePhone {
  /** One more window over the storage of this phone. */
  open(): Promise<EngineWindow>;
  /** What went wrong in any page of this phone: uncaught errors and console errors that are not the connection's. */
  complaints(): readonly string[];
  /** Takes the connection to the store away from a window of this phone, as this engine itself does. */
  loseStore(window: EngineWindow, network: Network): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is driven by, for one window: the smallest part of WebDriver and of WebDriver BiDi. */
export interface Remote {
  /** Resolves when the page is there to be read. */
  load(address: string): Promise<void>;
  /** The value of an expression in the page, which is a promise of a string. */
  evaluate(expression: string): Promise<string>;
  /** Sequences of actions as WebDriver has them. */
  perform(actions: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** Brings the window before all others of its phone. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** How a pointer of this engine is called in actions. */
export type PointerType = 'touch' | 'mouse';

/** What the engines themselves say of a bad connection, and of headers and rules that they do not know. */
const OF_THE_BROWSER =
  /favicon\.ico|Failed to load resource|Could not connect|network connection was lost|NetworkError|manifest-src|cannot be parsed|Loading failed for the|Error while fetching|ServiceWorker.*(intercepted|network error)|Cross-Origin Request Blocked|Cookie .* (rejected|will be)/i;

/** Whether a line of the console is a fault of the page. */
export function isComplaint(text: string): boolean {
  return !OF_THE_BROWSER.test(text);
}
