import { randomInt } from 'node:crypto';
import type { CallName, Payload } from '../../src/contract/calls.ts';
import { tokenOf } from '../bench/seed.mjs';
import { Authenticator, type Options } from '../server/authenticator.ts';
import { type Answered, Visitor } from '../server/stage.ts';

/** A server over a database that the seed has filled. */
export interface Site {
  readonly home: string;
  query<Row>(sql: string): Promise<Row[]>;
}

/** Somebody from an address of their own, so that no limit counts them with others. */
export class Traveller extends Visitor {
  readonly #address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

  override async fetch(...[path, init, manner = {}]: Parameters<Visitor['fetch']>): Promise<Response> {
    const from = { ...manner, headers: { 'X-Forwarded-For': this.#address, ...manner.headers } };
    try {
      return await super.fetch(path, init, from);
    } catch (reason) {
      // The server closed the idle connection in the moment in which it was used again.
      if (((reason as Error).cause as { code?: string } | undefined)?.code !== 'UND_ERR_SOCKET') throw reason;
      return await super.fetch(path, init, from);
    }
  }

  /** What must succeed. @throws Error with the server's words where it does not */
  async must<Name extends CallName>(name: Name, payload: Payload<Name>): Promise<Answered<Name>> {
    const told = await this.call(name, payload);
    if (told.status !== 1) throw new Error(`${name}: ${told.message}`);
    return told;
  }
}

/** Person `n` of the seed; 1 has one of two hundred orders. `7-1` is person 7 in another session. */
export function personOf({ home }: Site, n: number | string): Traveller {
  const traveller = new Traveller(home);
  traveller.token = tokenOf(n);
  return traveller;
}

/** By the code that came by mail. */
export async function codeOf(traveller: Traveller, email: string): Promise<string> {
  await traveller.must('email/verify_code', { email });
  return await letterTo(traveller.home, email);
}

export async function letterTo(home: string, subject: string): Promise<string> {
  const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { to: string; code: string }[];
  const found = letters.find(({ to }) => to === subject);
  if (!found) throw new Error(`no code was sent to ${subject}`);
  return found.code;
}

/** A passkey made for the person, not sent yet. */
export async function newPasskey(traveller: Traveller) {
  const key = new Authenticator();
  const { options } = (await traveller.must('passkey/options', { purpose: 'create' })).data[0];
  return { key, passkey: key.make(options as Options, { origin: traveller.home }) };
}

/** Adds a passkey to the person. */
export async function addPasskey(traveller: Traveller) {
  const { key, passkey } = await newPasskey(traveller);
  const { data } = await traveller.must('passkey/create', { passkey });
  return { key, id: data[0].passkey_id };
}

/** What the passkey signs to prove who holds the session. */
export async function proofBy(traveller: Traveller, key: Authenticator) {
  const { options } = (await traveller.must('passkey/options', { purpose: 'prove' })).data[0];
  return key.sign(options as Options, { origin: traveller.home });
}
