import type { SpreadText } from '../../../src/domain/reading/texts.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import { SPREAD_TEXTS } from '../../content/spreads.ts';
import type { Reader, ReaderInput } from '../../ports/reader.ts';
import { calledIn, namesIn } from './library.ts';
import { plainly } from './plain.ts';
import { messagesFor } from './prompt.ts';

export interface Endpoint {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  readonly key: string | null;
  readonly model: string;
}

/** AI readings from any endpoint that speaks OpenAI's chat protocol. */
export function modelReader(endpoint: Endpoint): Reader {
  return {
    source: 'model',
    covers: () => true,
    async *read(input, signal) {
      const [names, called] = await Promise.all([namesIn(input.language), calledIn(input.language)]);
      const body = {
        model: endpoint.model,
        stream: true,
        max_tokens: 2400,
        messages: messagesFor(input, names, called, wordsOf(input)),
      };
      const answer = await fetch(`${endpoint.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'text/event-stream',
          ...(endpoint.key ? { Authorization: `Bearer ${endpoint.key}` } : {}),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      if (!answer.ok || !answer.body) throw new Error(`the model answered ${answer.status}`);
      yield* plainly(deltas(answer.body));
    },
  };
}

/** Months and days by name, and the places of a free table as the person named them. */
function wordsOf(input: ReaderInput): SpreadText | undefined {
  if (input.kind !== 'cards') return undefined;
  const { draw, spreadId, spreadKey, language } = input;
  const texts = SPREAD_TEXTS[language];
  const worded = draw.deck === 'tarot' ? nameSpread({ ...draw, spreadId }, texts, language) : null;
  return worded?.text ?? texts[spreadKey];
}

interface Chunk {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
  error?: unknown;
}

/** The pieces of text in a stream of server-sent events. A stream that stops without saying so is an error. */
async function* deltas(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  let line = '';
  let finished = false;
  const decoder = new TextDecoder();
  // The types of the page know no stream that is read by a loop; Node's are.
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    line += decoder.decode(bytes, { stream: true });
    const lines = line.split(/\r\n|\n|\r(?!$)/);
    line = lines.pop() ?? '';
    for (const one of lines) {
      if (!one.startsWith('data:')) continue;
      const data = one.slice(5).trim();
      if (data === '[DONE]') return;
      const chunk = JSON.parse(data) as Chunk;
      if (chunk.error !== undefined) throw new Error('the model reported an error');
      const [choice] = chunk.choices ?? [];
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason) {
        if (choice.finish_reason !== 'stop' && choice.finish_reason !== 'length')
          throw new Error(`the model stopped: ${choice.finish_reason}`);
        finished = true;
      }
    }
  }
  if (!finished) throw new Error('the model’s stream was cut');
}
