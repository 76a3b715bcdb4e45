import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AnswerOf } from '../../contract/call.ts';
import { agentName } from '../../domain/account/agent.ts';
import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { currentHost } from '../app/host.ts';
import { carryLeftToken, entered, type PasskeyTicket } from './account.ts';
import { refreshUser } from './refresh-user.ts';

export type Passkeys = AnswerOf<typeof import('../../contract/passkeys.ts')['passkeyList']>[0];

async function api() {
  const [{ callServer }, passkeys] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/passkeys.ts'),
  ]);
  return { callServer, passkeys, locale: apiLocale(chosenLanguage()) };
}

/** Whether passkeys can be made and used here: in a browser that has them, at an address with a name. */
export function passkeysWork(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return currentHost() === 'browser' && named && isSecureContext && typeof PublicKeyCredential === 'function';
}

/** Logs in by any passkey of this site. `false`: the person turned away, or has none here. @throws Refusal, ConnectionFailure */
export async function enterByPasskey(): Promise<boolean> {
  const { callServer, passkeys, locale } = await api();
  const [{ options }] = await callServer(passkeys.loginPasskeyOptions, { locale });
  return await enterSigned(options);
}

/** The second step of a login: the passkey of whose code was right. `false`: the person turned away. @throws Refusal, ConnectionFailure */
export async function enterByTicket(ticket: PasskeyTicket): Promise<boolean> {
  return await enterSigned(ticket.options);
}

/** Asks, by the ticket of a right code, that no passkey be asked for any more. @returns from when @throws Refusal, ConnectionFailure */
export async function reportPasskeyLost(ticket: PasskeyTicket): Promise<string> {
  const { callServer, passkeys, locale } = await api();
  const [{ off_at }] = await callServer(passkeys.loginPasskeyLost, { ticket: ticket.ticket, locale });
  return off_at;
}

/** The person's passkeys and her second step. @throws Refusal, ConnectionFailure */
export async function myPasskeys(): Promise<Passkeys> {
  const { callServer, passkeys, locale } = await api();
  const [mine] = await callServer(passkeys.passkeyList, { locale });
  return mine;
}

/** Makes a passkey on this device. `known`: it has one already. `away`: the person turned away. @throws Refusal, ConnectionFailure */
export async function addPasskey(): Promise<'added' | 'known' | 'away'> {
  const { callServer, passkeys, locale } = await api();
  const { startRegistration } = await import('@simplewebauthn/browser');
  const [{ options }] = await callServer(passkeys.passkeyOptions, { purpose: 'create', locale });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(turnedAway);
  if (typeof made === 'string') return made === 'InvalidStateError' ? 'known' : 'away';
  const { id, rawId, response } = made;
  const passkey = { id, rawId, type: 'public-key' as const, response };
  await callServer(passkeys.passkeyCreate, { name: agentName(navigator.userAgent), passkey, locale });
  return 'added';
}

/** @throws Refusal, ConnectionFailure */
export async function removePasskey(id: string): Promise<void> {
  const { callServer, passkeys, locale } = await api();
  await callServer(passkeys.passkeyRemove, { passkey_id: id, locale });
}

/** From now on a passkey is asked for after a code; a removal that waits is taken back. @throws Refusal, ConnectionFailure */
export async function askForPasskey(): Promise<void> {
  const { callServer, passkeys, locale } = await api();
  await callServer(passkeys.passkeyRequire, { on: true, locale });
  await refreshUser();
}

/** None is asked for any more: at once by the passkey, in 72 hours without. `false`: the person turned away. @throws Refusal, ConnectionFailure */
export async function askForNoPasskey(how: 'by passkey' | 'without'): Promise<boolean> {
  const { callServer, passkeys, locale } = await api();
  if (how === 'without') await callServer(passkeys.passkeyRequire, { on: false, locale });
  else {
    const [{ options }] = await callServer(passkeys.passkeyOptions, { purpose: 'prove', locale });
    const proof = await signChallenge(options);
    if (!proof) return false;
    await callServer(passkeys.passkeyRequire, { on: false, proof, locale });
  }
  await refreshUser();
  return true;
}

async function enterSigned(options: Record<string, unknown>): Promise<boolean> {
  const passkey = await signChallenge(options);
  if (!passkey) return false;
  const { callServer, passkeys, locale } = await api();
  await carryLeftToken();
  const [session] = await callServer(passkeys.loginPasskey, { passkey, locale });
  await entered(session);
  return true;
}

/** Has a passkey of this device sign a challenge; null where the person turned away, or has none here. */
export async function signChallenge(options: Record<string, unknown>) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const signed = await startAuthentication({ optionsJSON }).catch(turnedAway);
  if (typeof signed === 'string') return null;
  const { id, rawId, response } = signed;
  return { id, rawId, type: 'public-key' as const, response };
}

/** A browser says neither whether there was no passkey nor whether the person closed its window. */
function turnedAway(reason: unknown): string {
  console.info('The passkey was not used:', String(reason));
  return reason instanceof Error ? reason.name : '';
}
