import type { AnswerOf, Call } from '../../contract/call.ts';
import { owner } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { recall, remember } from '../../storage/remembered.ts';
import { isConnectionFailure } from '../app/failure.ts';

export type CallServer = typeof import('../../service/client.ts')['callServer'];

export interface Answered<Value> {
  readonly value: Value;
  /** When it was answered, if that is not now: ISO, UTC. */
  readonly since?: string;
}

/** The client of the API, fetched when it is first needed. */
export const liveCall: CallServer = async (call, payload, signal) => {
  const { callServer } = await import('../../service/client.ts');
  return callServer(call, payload, signal);
};

/**
 * Asks a question that takes one call or more and keeps the answers; without a network it is answered with what this
 * person was answered last. @throws Refusal, and ConnectionFailure where it was never answered before
 */
export async function askOrRemember<Value>(
  question: (callServer: CallServer) => Promise<Value>,
): Promise<Answered<Value>> {
  const { callServer, readAnswer } = await import('../../service/client.ts');
  const recipient = { owner: owner(), language: chosenLanguage() };
  const keeping: CallServer = async (call, payload, signal) => {
    const answer = await callServer(call, payload, signal);
    remember(recipient, call.name, answer);
    return answer;
  };
  try {
    return { value: await question(keeping) };
  } catch (reason) {
    if (!isConnectionFailure(reason)) throw reason;
    let since = new Date().toISOString();
    const recalling = async <C extends Call>(call: C): Promise<AnswerOf<C>> => {
      const last = recall(recipient, call.name);
      const answer = last && readAnswer(call, last.data);
      if (!answer) throw reason;
      if (last.at < since) since = last.at;
      return answer;
    };
    const value = await question(recalling);
    return { value, since };
  }
}
