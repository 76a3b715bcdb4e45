import { ERRORS, type ErrorKey } from '../../src/contract/errors.ts';
import type { Language } from '../../src/domain/language.ts';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
} as const;

export type HeaderList = Record<string, string | string[]>;

export interface Reply {
  readonly status: number;
  readonly body: string | ReadableStream<Uint8Array>;
  readonly headers: HeaderList;
}

/** What a call answers, in its envelope. */
export function success(data: readonly unknown[]): Reply {
  return {
    status: 200,
    body: JSON.stringify({ code: SUCCESS, data, status: 1, message: 'success' }),
    headers: { ...HEADERS },
  };
}

/** The same in pieces, each made when the one before has gone out. `failed` is told why it breaks off. */
export function successInPieces(data: AsyncIterable<string>, failed: (reason: unknown) => void): Reply {
  const pieces = enveloped(data);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (reason) {
          failed(reason);
          controller.error(new BrokenOff());
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { status: 200, body, headers: { ...HEADERS } };
}

/** What was wrong is told to the log alone; the connection ends as when the phone is gone, without another word of it. */
class BrokenOff extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

async function* enveloped(data: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"code":${SUCCESS},"data":`;
  yield* data;
  yield ',"status":1,"message":"success"}';
}

/** A no with its reason in the caller's language. */
export function refusal(key: ErrorKey, language: Language, data: readonly unknown[] = []): Reply {
  const { code, http } = ERRORS[key];
  return {
    status: http,
    body: JSON.stringify({ code, data, status: 0, message: ERRORS[key][language] }),
    headers: { ...HEADERS },
  };
}

/** Seconds after which a phone that was turned away may ask again. */
const RETRY_AFTER_S = 5;

/**
 * Turned away, because there is more to do than the database can take, or because it cannot be reached. In the words and code of `service`: phones of
 * earlier builds know it as passing, and send the same again under the same key.
 */
export function busy(language: Language): Reply {
  const { headers, ...reply } = refusal('service', language);
  return { ...reply, status: 503, headers: { ...headers, 'Retry-After': String(RETRY_AFTER_S) } };
}

/** The envelope's code of what succeeded, and of what is not available now. */
const SUCCESS = 0;
const UNAVAILABLE = -1;

/** An answer that says "not available", with the words why as message and as `reason`. */
export function unavailable(key: ErrorKey, language: Language, first: object): Reply {
  return {
    status: 200,
    body: JSON.stringify({
      code: UNAVAILABLE,
      data: [{ ...first, reason: ERRORS[key][language] }],
      status: 0,
      message: ERRORS[key][language],
    }),
    headers: { ...HEADERS },
  };
}
