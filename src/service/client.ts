import { FetchError, ofetch } from 'ofetch';
import { safeParse } from 'valibot';
import { type AnswerOf, type Call, callPath, type PayloadOf } from '../contract/call.ts';
import { Envelope, isAnswer, isSessionMissing } from '../contract/envelope.ts';
import { KEPT_ANSWER_HEADER } from '../contract/kept-answer.ts';
import { currentCaller } from './caller.ts';
import { setOnline } from './connection.ts';
import { ConnectionFailure, Refusal, type ServerFailure, SessionOver } from './refusal.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds until an answer is here to its last byte. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Asks the server and gives the `data` of its envelope, checked against the contract.
 * `code -1` with `available: false` is an answer. Nothing is asked twice by itself.
 * `token`: whose session asks, where it is not the one of whoever is here.
 * @throws Refusal when the server said no, SessionOver when nobody is logged in any more; ConnectionFailure when no valid answer came.
 */
export async function callServer<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  signal?: AbortSignal,
  token: string | null = currentCaller().token(),
): Promise<AnswerOf<C>> {
  const caller = currentCaller();
  const { envelope, failure } = await exchange(call, payload, token, signal);
  if (!isAnswer(envelope)) {
    const { message, code, data } = envelope;
    if (!isSessionMissing(message)) throw new Refusal(message, code, data, failure);
    // an answer to somebody who was here before ends nobody else's session
    if (caller.token() === token) caller.onSessionMissing();
    throw new SessionOver(envelope.message, envelope.code);
  }
  const answer = readAnswer(call, envelope.data);
  if (!answer) throw new ConnectionFailure(`${call.name}: an answer that the contract does not know`);
  return answer;
}

/** The `data` of an answer, when the contract knows it. */
export function readAnswer<C extends Call>(call: C, data: unknown): AnswerOf<C> | undefined {
  const read = safeParse(call.data, data);
  return read.success ? (read.output as AnswerOf<C>) : undefined;
}

interface Exchanged {
  readonly envelope: Envelope;
  readonly failure: ServerFailure | null;
}

async function exchange(call: Call, payload: unknown, token: string | null, signal?: AbortSignal): Promise<Exchanged> {
  const caller = currentCaller();
  let isKept = false;
  try {
    // ofetch's own limit ends with the headers, and does not count where a signal is given
    const answer: unknown = await withTimeLimit(REQUEST_TIMEOUT_MS, signal, (limited) =>
      ofetch(callPath(call, caller.version), {
        method: call.method,
        ...(call.method === 'GET' ? { query: payload as Record<string, string> } : { body: payload as object }),
        headers: {
          'Accept-Language': caller.locale(),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        responseType: 'json',
        retry: 0,
        signal: limited,
        onResponse({ response }) {
          isKept = response.headers.has(KEPT_ANSWER_HEADER);
        },
      }),
    );
    return { envelope: noteAnswer(readEnvelope(answer), !isKept), failure: null };
  } catch (reason) {
    if (reason instanceof FetchError && isEnvelope(reason.data))
      return { envelope: noteAnswer(reason.data, true), failure: failureIn(reason.response) };
    if (!signal?.aborted) setOnline(false);
    throw reason instanceof ConnectionFailure ? reason : new ConnectionFailure(String(reason));
  }
}

function failureIn(response: Response | undefined): ServerFailure | null {
  if (!response || response.status < 500) return null;
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return {
    requestId: response.headers.get('x-request-id') ?? '',
    retryAfterMs: seconds > 0 && Number.isFinite(seconds) ? 1000 * seconds : 0,
  };
}

/** An envelope means that the server itself spoke, whatever it said, unless the worker had kept it. */
function noteAnswer(envelope: Envelope, isFresh: boolean): Envelope {
  setOnline(isFresh);
  return envelope;
}

function readEnvelope(answer: unknown): Envelope {
  if (!isEnvelope(answer)) throw new ConnectionFailure('not an answer of this API');
  return answer;
}

function isEnvelope(answer: unknown): answer is Envelope {
  return safeParse(Envelope, answer).success;
}
