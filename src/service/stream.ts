import { safeParse } from 'valibot';
import { type Call, callPath, type Sent, type Told } from '../contract/call.ts';
import { currentCaller } from './caller.ts';
import { LineFailure } from './refusal.ts';

/** Milliseconds: the first word comes at once where a stream gets through; later the server says something every 15 s. */
const FIRST = 4000;
const SILENT = 25_000;

/**
 * What a call of the form `stream` tells, one after another, checked against the contract; ends when the server ends it.
 * @throws LineFailure where no stream gets through or it is cut: the same is then had by asking
 */
export async function* listen<C extends Call>(call: C, payload: Sent<C>): AsyncGenerator<Told<C>> {
  const enough = new AbortController();
  let bell = setTimeout(() => enough.abort(), FIRST);
  try {
    const lines = await open(call, payload, enough.signal);
    let rest = '';
    for (let next = await lines.read(); !next.done; next = await lines.read()) {
      clearTimeout(bell);
      bell = setTimeout(() => enough.abort(), SILENT);
      const events = (rest + next.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) yield read(call, data);
      }
    }
  } catch (reason) {
    throw reason instanceof LineFailure ? reason : new LineFailure(String(reason));
  } finally {
    clearTimeout(bell);
    enough.abort();
  }
}

async function open(call: Call, payload: unknown, signal: AbortSignal): Promise<ReadableStreamDefaultReader<string>> {
  const { version, locale, token } = currentCaller();
  const answer = await fetch(`${callPath(call, version)}?${new URLSearchParams(payload as Record<string, string>)}`, {
    headers: { 'Accept-Language': locale(), Authorization: `Bearer ${token() ?? ''}` },
    signal,
  });
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new LineFailure(`${call.name}: no stream`);
  return answer.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
}

function read<C extends Call>(call: C, data: string): Told<C> {
  const found = safeParse(call.data, [JSON.parse(data)]);
  if (!found.success) throw new LineFailure(`${call.name}: an answer that the contract does not know`);
  return found.output as Told<C>;
}
