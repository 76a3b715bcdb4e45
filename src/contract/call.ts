import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';

export const API_BASE = '/fast/tarot/api/';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;
export type Version = 'v1' | 'v2';

/** One thing the app can say to its server, and what comes back. */
export interface Call<Name extends string = string, P extends Schema = Schema, D extends Schema = Schema> {
  readonly name: Name;
  readonly method: 'GET' | 'POST';
  /** One road, or `brand`: v1 or v2, as the brand of the hostname has it. */
  readonly version: Version | 'brand';
  /**
   * `guest`: anyone, and whoever is logged in is known. `reader`: a person whom the operator has seated at the desk.
   * `operator`: one whom a command on the server has seated, and who has shown a passkey in this session.
   */
  readonly who: 'anyone' | 'guest' | 'person' | 'reader' | 'operator';
  /** The JSON body of a POST, the query of a GET. */
  readonly payload: P;
  /** The whole `data` of the envelope: always an array. */
  readonly data: D;
  /** The payload carries an `idempotency_key`: the same key is the same act, however often it is sent. */
  readonly idempotent: boolean;
  /** How it answers; the envelope unless told otherwise. Refusals are envelopes always. */
  readonly form: 'envelope' | 'redirect' | 'stream';
  /** The longest body of a POST, where it is more than that of an ordinary call. */
  readonly bodyBytes?: number;
}

type Written<Name extends string, P extends Schema, D extends Schema> = Omit<
  Call<Name, P, D>,
  'who' | 'idempotent' | 'form'
> &
  Partial<Pick<Call, 'who' | 'idempotent' | 'form'>>;

/** @__NO_SIDE_EFFECTS__ */
export function call<const Name extends string, P extends Schema, D extends Schema>(
  written: Written<Name, P, D>,
): Call<Name, P, D> {
  return { who: 'anyone', idempotent: false, form: 'envelope', ...written };
}

/** Where a call is found, without the origin: `/fast/tarot/api/v1/user_info`. */
export function callPath(one: Pick<Call, 'name' | 'version'>, brand: Version): string {
  return `${API_BASE}${one.version === 'brand' ? brand : one.version}/${one.name}`;
}

/** What the app sends; what the server's handler gets is `Asked`. */
export type PayloadOf<C> = C extends Call<string, infer P, Schema> ? InferInput<P> : never;
export type Asked<C> = C extends Call<string, infer P, Schema> ? InferOutput<P> : never;
/** The `data` that a call answers with. */
export type AnswerOf<C> = C extends Call<string, Schema, infer D> ? InferOutput<D> : never;
