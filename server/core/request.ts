import type { Version } from '../../src/contract/call.ts';
import type { Answer, CALLS, CallName, Request as Payload } from '../../src/contract/calls.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from './context.ts';
import type { LongAnswer } from './long-answer.ts';
import type { Person } from './person.ts';

/** Where a request comes from, as far as limits care. */
export interface RequestSource {
  readonly address: string;
  readonly device: string;
}

/** One request, after origin, size, session and payload were checked. */
export interface CallRequest<Name extends CallName> {
  readonly context: ServerContext;
  readonly payload: Payload<Name>;
  readonly language: Language;
  readonly version: Version;
  /** Whoever is logged in; `requirePerson` for a call that needs one. */
  readonly person: Person | null;
  /** The session's token as it came. */
  readonly token: string | null;
  readonly from: RequestSource;
  readonly agent: string;
  readonly cookies: string | null;
  /** The origin of ours that the browser asked. */
  readonly origin: string;
  /** The origin of the page that wrote, which was checked; a passkey belongs to its hostname. */
  readonly page: string;
  /** Aborted when the phone is gone. */
  readonly signal: AbortSignal;
  /** Writes an event to the log, with who and where. */
  readonly log: (line: string) => void;
  /** A cookie that goes out with the answer. */
  readonly setCookie: (cookie: string) => void;
}

type Form<Name extends CallName> = (typeof CALLS)[Name]['form'];

/** Answers a call: the `data` of the envelope, at once or in pieces, or a response of its own where the call's form is another. */
export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<Answer<Name> | LongAnswer | (Form<Name> extends 'envelope' ? never : Response)>;

/** What stands behind the calls of a subject. */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };

/** The person of a call that needs one: the router has made sure. */
export function requirePerson(request: { readonly person: Person | null }): Person {
  if (!request.person) throw new Error('a call for a person was answered without one');
  return request.person;
}

/** Cookies are marked Secure wherever people come over https. */
export function isSecure(context: ServerContext): boolean {
  return context.home.startsWith('https:');
}
