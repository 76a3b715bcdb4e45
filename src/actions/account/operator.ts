import type { AnswerOf, Call, PayloadOf } from '../../contract/call.ts';
import { ERROR_CODES } from '../../contract/error-codes.ts';
import * as operator from '../../contract/operator.ts';
import * as ofPerson from '../../contract/operator-person.ts';
import { passkeyOptions, passkeyShow } from '../../contract/passkeys.ts';
import { apiLocale } from '../../domain/language.ts';
import type { Switch } from '../../domain/switches.ts';
import { newListeners } from '../../platform/listeners.ts';
import { callServer } from '../../service/client.ts';
import { Refusal } from '../../service/refusal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { signChallenge } from './passkeys.ts';

export type Today = AnswerOf<typeof operator.operatorToday>[0];
export type OperatorOrder = operator.OperatorOrder;
export type Mismatch = AnswerOf<typeof operator.operatorMismatches>[0]['events'][number];
export type RefundPlan = operator.RefundPlan;
export type PersonBook = ofPerson.OperatorPerson;
export type OperatorSettings = AnswerOf<typeof operator.operatorSettings>[0];
export type NewNotice = Omit<PayloadOf<typeof operator.operatorNotice>, 'locale'>;

let locked = false;
const changes = newListeners();

/** Whether the server has asked for a passkey that was not shown since. */
export function isLocked(): boolean {
  return locked;
}

export const onLock = changes.on;

/** Shows a passkey in this session. `false`: the person turned away, or has none here. @throws Refusal, ConnectionFailure */
export async function showPasskey(): Promise<boolean> {
  const locale = apiLocale(chosenLanguage());
  const [{ options }] = await callServer(passkeyOptions, { purpose: 'prove', locale });
  const proof = await signChallenge(options);
  if (!proof) return false;
  await callServer(passkeyShow, { proof, locale });
  lock(false);
  return true;
}

/** How the service does since midnight of this phone. @throws Refusal, ConnectionFailure */
export async function lookAtToday(): Promise<Today> {
  const from = new Date();
  from.setHours(0, 0, 0, 0);
  return (await ask(operator.operatorToday, { from: from.toISOString() }))[0];
}

/** Orders for money, the newest first, behind a place in their list. @throws Refusal, ConnectionFailure */
export async function moneyOrders(before?: string): Promise<{ orders: OperatorOrder[]; next: string | null }> {
  return (await ask(operator.operatorOrders, before === undefined ? {} : { before }))[0];
}

/** What did not fit the books: what nobody has handled, or what somebody has. @throws Refusal, ConnectionFailure */
export async function mismatches(which: 'open' | 'handled'): Promise<Mismatch[]> {
  return (await ask(operator.operatorMismatches, { handled: which === 'handled' }))[0].events;
}

/** Marks one of them as handled, or takes the mark away. @throws Refusal, ConnectionFailure */
export async function handleMismatch(event: Mismatch, handled: boolean, reason: string): Promise<void> {
  const { provider, event_id } = event;
  await ask(operator.operatorMismatch, { provider, event_id, handled, reason });
}

/** What a refund would do. @throws Refusal, ConnectionFailure */
export async function planRefund(orderId: string): Promise<RefundPlan> {
  return (await ask(operator.operatorRefundPlan, { order_id: orderId }))[0];
}

/** Refunds an order once for its key. @throws Refusal, ConnectionFailure: then the same key may be sent again */
export async function refund(orderId: string, reason: string, key: string): Promise<void> {
  await ask(operator.operatorRefund, { idempotency_key: key, order_id: orderId, reason });
}

/** One person's books and sessions. @throws Refusal, ConnectionFailure */
export async function lookUpPerson(address: string): Promise<PersonBook> {
  return (await ask(ofPerson.operatorPerson, { address }))[0];
}

/** @returns how many sessions ended @throws Refusal, ConnectionFailure */
export async function logOutPerson(address: string, reason: string): Promise<number> {
  return (await ask(ofPerson.operatorLogOut, { address, reason }))[0].ended;
}

/** @returns how many passkeys are gone @throws Refusal, ConnectionFailure */
export async function dropPasskeys(address: string, reason: string): Promise<number> {
  return (await ask(ofPerson.operatorDropPasskeys, { address, reason }))[0].dropped;
}

/** @throws Refusal, ConnectionFailure */
export async function sendCode(address: string, reason: string): Promise<void> {
  await ask(ofPerson.operatorSendCode, { address, reason });
}

/** @throws Refusal, ConnectionFailure */
export async function flagPerson(address: string, on: boolean): Promise<void> {
  await ask(ofPerson.operatorFlag, { address, on });
}

/** Switches, notices and prices. @throws Refusal, ConnectionFailure */
export async function operatorSettings(): Promise<OperatorSettings> {
  return (await ask(operator.operatorSettings, {}))[0];
}

/** @throws Refusal, ConnectionFailure */
export async function setSwitch(name: Switch, off: boolean): Promise<void> {
  await ask(operator.operatorSwitch, { name, off });
}

/** @throws Refusal, ConnectionFailure */
export async function giveNotice(notice: NewNotice): Promise<void> {
  await ask(operator.operatorNotice, notice);
}

/** @throws Refusal, ConnectionFailure */
export async function endNotice(id: string): Promise<void> {
  await ask(operator.operatorNoticeEnd, { notice_id: id });
}

/** @throws Refusal, ConnectionFailure */
export async function setPrice(key: string, coins: number): Promise<void> {
  await ask(operator.operatorPrice, { key, coins });
}

/** Asks in the person's language; where a passkey is wanted, the pages are locked until one is shown. */
async function ask<C extends Call>(call: C, payload: Omit<PayloadOf<C>, 'locale'>): Promise<AnswerOf<C>> {
  try {
    return await callServer(call, { ...payload, locale: apiLocale(chosenLanguage()) } as PayloadOf<C>);
  } catch (reason) {
    if (reason instanceof Refusal && reason.code === ERROR_CODES.operator_passkey) lock(true);
    throw reason;
  }
}

function lock(is: boolean): void {
  locked = is;
  changes.announce();
}
