import { safeParse } from 'valibot';
import { type AnswerOf, type Call, callPath, type PayloadOf } from '../contract/call.ts';
import { currentCaller } from './caller.ts';
import { ConnectionFailure } from './refusal.ts';

/** Milliseconds: the first word comes at once where a stream gets through; later the server says something every 15 s. */
const FIRST_EVENT_TIMEOUT_MS = 4000;
const SILENCE_TIMEOUT_MS = 25_000;

/**
 * What a call of the form `stream` tells, one after another, checked against the contract; ends when the server ends it.
 * @throws ConnectionFailure where no stream gets through or it is cut: the same is then had by asking
 */
export async function* listen<C extends Call>(call: C, payload: PayloadOf<C>): AsyncGenerator<AnswerOf<C>> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), FIRST_EVENT_TIMEOUT_MS);
  try {
    const lines = await open(call, payload, abort.signal);
    let rest = '';
    for (let next = await lines.read(); !next.done; next = await lines.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), SILENCE_TIMEOUT_MS);
      const events = (rest + next.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) yield read(call, data);
      }
    }
  } catch (reason) {
    throw reason instanceof ConnectionFailure ? reason : new ConnectionFailure(String(reason));
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function open(call: Call, payload: unknown, signal: AbortSignal): Promise<ReadableStreamDefaultReader<string>> {
  const { version, locale, token } = currentCaller();
  const answer = await fetch(`${callPath(call, version)}?${new URLSearchParams(payload as Record<string, string>)}`, {
    headers: { 'Accept-Language': locale(), Authorization: `Bearer ${token() ?? ''}` },
    signal,
  });
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new ConnectionFailure(`${call.name}: no stream`);
  return answer.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
}

function read<C extends Call>(call: C, data: string): AnswerOf<C> {
  const found = safeParse(call.data, [JSON.parse(data)]);
  if (!found.success) throw new ConnectionFailure(`${call.name}: an answer that the contract does not know`);
  return found.output as AnswerOf<C>;
}
