import { isAbsolute, resolve } from 'node:path';

/** What a setting's text is read into; throws an Error whose message ends the sentence "PORT …". */
type Read<T> = (text: string) => T;

/** One setting as the table lists it. */
export interface Setting<T> {
  /** The text that stands when nothing is set. */
  readonly fallback: string;
  readonly read: Read<T>;
  readonly what: string;
}

/** A row of the table: what stands when nothing is set, how a text is read, and what it is for. */
export function setting<T>(fallback: string, read: Read<T>, what: string): Setting<T> {
  return { fallback, read, what };
}

/** As it stands. */
export const words: Read<string> = (text) => text;
/** Null where nothing is set. */
export const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (text) =>
    text === '' ? null : read(text);
/** Parts between commas, empty ones left out. */
export const list: Read<string[]> = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** A path, made absolute. */
export const folder: Read<string> = (text) => (isAbsolute(text) ? text : resolve(text));

/** A whole number from `min` to `max`, both allowed. */
export function whole(min: number, max: number): Read<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return value;
  };
}

/** Exactly `count` bytes. */
export function exactBytes(count: number): Read<string> {
  return (text) => {
    if (Buffer.byteLength(text) !== count) throw new Error(`must have ${count} bytes`);
    return text;
  };
}

/** So many characters or more. */
export function atLeast(count: number): Read<string> {
  return (text) => {
    if (text.length < count) throw new Error(`must have at least ${count} characters`);
    return text;
  };
}

/** One of these words. */
export function choice<const T extends string>(...choices: T[]): Read<T> {
  return (text) => {
    const found = choices.find((one) => one === text);
    if (found === undefined) throw new Error(`must be ${choices.join(' or ')}`);
    return found;
  };
}

/** A calendar day, as 2026-12-24. */
export const day: Read<string> = (text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || new Date(text).toJSON()?.slice(0, 10) !== text)
    throw new Error('must be a day as 2026-12-24');
  return text;
};

/** An address to which mail can be sent. */
export const mailbox: Read<string> = (text) => {
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)) throw new Error('must be an e-mail address');
  return text;
};

/** Where somebody can be reached: `mailto:` with an address, or a page over https. */
export const contact: Read<string> = (text) => {
  if (text.startsWith('mailto:')) mailbox(text.slice('mailto:'.length));
  else if (!text.startsWith('https://') || !URL.canParse(text)) throw new Error('must begin with mailto: or https://');
  return text;
};

/** A key of web push: so many bytes in base64url. */
export function vapidKey(bytes: number): Read<string> {
  return (text) => {
    if (!/^[\w-]+$/.test(text) || Buffer.from(text, 'base64url').length !== bytes)
      throw new Error(`must be ${bytes} bytes in base64url`);
    return text;
  };
}

/** An address of one of these protocols, without a slash at its end. */
export function address(...protocols: string[]): Read<string> {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    if (!protocols.includes(protocol))
      throw new Error(`must be an address that begins with ${protocols.join(':// or ')}://`);
    return text.replace(/\/+$/, '');
  };
}

/** The origin of an address: protocol, host and port. */
export const origin: Read<string> = (text) => new URL(address('http', 'https')(text)).origin;
