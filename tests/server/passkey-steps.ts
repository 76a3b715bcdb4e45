import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { Authenticator, type Options } from './authenticator.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

/** The server of the file that calls `withPasskeys`. */
export let stage: Stage;

export function withPasskeys(): void {
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());
}

export const HOUR_S = 3600;
export const codeOf = (key: keyof typeof ERRORS) => ERRORS[key].code;
export const here = () => ({ origin: stage.home });

interface Owner {
  visitor: Visitor;
  email: string;
  key: Authenticator;
}

/** Somebody with an address and a passkey, for so long that it can be asked for. */
export async function owner(): Promise<Owner> {
  const visitor = stage.visitor();
  const email = `${randomUUID()}@example.org`;
  const heard = await byCode(visitor, email);
  visitor.token = heard.data[0].tarot_session;
  const key = await addTo(visitor);
  stage.advance(72 * HOUR_S);
  return { visitor, email, key };
}

export async function byCode(visitor: Visitor, email: string) {
  stage.advance(61);
  await visitor.call('email/verify_code', { email });
  return await visitor.call('email_login', { email, code: await stage.codeFor(email) });
}

export async function addTo(visitor: Visitor, name = 'Phone'): Promise<Authenticator> {
  const key = new Authenticator();
  const { options } = (await visitor.call('passkey/options', { purpose: 'create' })).data[0];
  const heard = await visitor.call('passkey/create', { name, passkey: key.make(options, here()) });
  expect(heard.status).toBe(1);
  return key;
}

export async function toSign(visitor: Visitor): Promise<Options> {
  return (await visitor.call('login/passkey/options', {})).data[0].options;
}

export async function byPasskey(visitor: Visitor, key: Authenticator) {
  const heard = await visitor.call('login/passkey', { passkey: key.sign(await toSign(visitor), here()) });
  if (heard.status === 1) visitor.token = heard.data[0].tarot_session;
  return heard;
}

/** The ticket of somebody whose code was right, and what her passkey is to sign. */
export async function ticketOf(visitor: Visitor, email: string) {
  const heard = await byCode(visitor, email);
  expect(heard.code).toBe(codeOf('passkey_needed'));
  return (heard.data as unknown as [{ ticket: string; options: Options }])[0];
}

export async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.call('user_info', {})).data[0].user_id;
}
