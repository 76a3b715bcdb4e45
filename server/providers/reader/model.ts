import { DICE_SPREADS } from '../../../src/domain/spread/dice.ts';
import { LENORMAND_SPREADS } from '../../../src/domain/spread/lenormand.ts';
import { type NamedSpread, nameSpread } from '../../../src/domain/spread/named.ts';
import { loadAboutWords } from '../../../src/library/reading/about.ts';
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
      const { language } = input;
      const [names, called, about] = await Promise.all([
        namesIn(language),
        calledIn(language),
        loadAboutWords(language),
      ]);
      const body = {
        model: endpoint.model,
        stream: true,
        max_tokens: 2400,
        messages: messagesFor(input, { names, called, about }, namedSpread(input)),
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

/** Its places with their words: months and days by name, the places of a free table as the person named them. */
function namedSpread(input: ReaderInput): NamedSpread | undefined {
  if (input.kind !== 'cards') return undefined;
  const { draw, spreadId, language } = input;
  const texts = SPREAD_TEXTS[language];
  if (draw.deck === 'tarot') return nameSpread({ ...draw, spreadId }, texts, language) ?? undefined;
  const spread = [...LENORMAND_SPREADS, ...DICE_SPREADS].find(({ id }) => id === spreadId);
  const text = spread && texts[spread.key];
  return text && { spread, text };
}

interface Chunk {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
  error?: unknown;
}

/** The longest event: some endpoints send a whole reading in one. */
const MAX_LINE_CHARACTERS = 32_768;

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
    if (lines.concat(line).some(({ length }) => length > MAX_LINE_CHARACTERS))
      throw new Error('the model’s stream has a line that is too long');
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
