import type { Call, Told } from '../contract/call.ts';
import { owner } from '../session.ts';
import { chosenLanguage } from '../storage/language.ts';
import { recall, remember } from '../storage/remembered.ts';
import { isLineFailure } from './failure.ts';

export type Say = typeof import('../service/client.ts')['say'];

export interface Heard<Value> {
  readonly value: Value;
  /** When it was heard, if that is not now: ISO, UTC. */
  readonly since?: string;
}

/** The client of the API, fetched when it is first needed. */
export const liveSay: Say = async (call, payload, signal) => {
  const { say } = await import('../service/client.ts');
  return say(call, payload, signal);
};

/**
 * Asks a question that takes one call or more and keeps the answers; without a line it is answered with what this
 * person heard last. @throws Refusal, and LineFailure where it was never heard before
 */
export async function askOrRemember<Value>(question: (say: Say) => Promise<Value>): Promise<Heard<Value>> {
  const { say, readAnswer } = await import('../service/client.ts');
  const hearer = { owner: owner(), language: chosenLanguage() };
  const keeping: Say = async (call, payload, signal) => {
    const told = await say(call, payload, signal);
    remember(hearer, call.name, told);
    return told;
  };
  try {
    return { value: await question(keeping) };
  } catch (reason) {
    if (!isLineFailure(reason)) throw reason;
    let since = new Date().toISOString();
    const recalling = async <C extends Call>(call: C): Promise<Told<C>> => {
      const last = recall(hearer, call.name);
      const told = last && readAnswer(call, last.data);
      if (!told) throw reason;
      if (last.at < since) since = last.at;
      return told;
    };
    const value = await question(recalling);
    return { value, since };
  }
}
