import * as v from 'valibot';
import { namesPhone } from './account.ts';
import { call } from './call.ts';
import { asksLocale, Count, Moment, one, text, Uuid } from './fields.ts';

/** Bytes in base64url, as WebAuthn's JSON has them. @__NO_SIDE_EFFECTS__ */
const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
const credential = { id: bytes(1400), rawId: bytes(1400), type: v.literal('public-key') };

/** What the browser gives for a new passkey: RegistrationResponseJSON of WebAuthn, as much of it as is needed. */
const Attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(30_000),
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(8)), []),
  }),
});

/** What the browser gives when a passkey has signed: AuthenticationResponseJSON of WebAuthn. */
const Assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: v.optional(v.nullable(bytes(100)), null),
  }),
});
export type Attestation = v.InferOutput<typeof Attestation>;
export type Assertion = v.InferOutput<typeof Assertion>;

/** Options of WebAuthn in JSON, for `navigator.credentials`. */
const Options = one(v.object({ options: v.record(v.string(), v.unknown()) }));

export const loginPasskeyOptions = call({
  name: 'login/passkey/options',
  method: 'POST',
  version: 'v1',
  payload: v.object(asksLocale),
  data: Options,
});

/** Lets in whoever signs a challenge for logging in: one that anybody may ask for, or the one given after a right code. */
export const loginPasskey = call({
  name: 'login/passkey',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...asksLocale, ...namesPhone, passkey: Assertion }),
  data: one(v.object({ tarot_session: v.string() })),
});

/** Whoever has the ticket of a right code and no passkey any more: 72 hours later none is asked for. */
export const loginPasskeyLost = call({
  name: 'login/passkey/lost',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...asksLocale, ticket: text(100) }),
  data: one(v.object({ off_at: Moment })),
});

/**
 * Whether a passkey is asked for after a code; from when, where its passkeys are younger than 72 hours; and until when,
 * where its end was asked for without one.
 */
const SecondStep = { required: v.boolean(), on_at: v.optional(v.nullable(Moment), null), off_at: v.nullable(Moment) };

const Passkey = v.object({
  passkey_id: v.string(),
  name: v.string(),
  created_at: Moment,
  used_at: v.nullable(Moment),
});

export const passkeyList = call({
  name: 'passkey/list',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(v.object({ passkeys: v.array(Passkey), ...SecondStep })),
});

/** `create`: for a new passkey. `prove`: for showing one of hers. */
export const passkeyOptions = call({
  name: 'passkey/options',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, purpose: v.picklist(['create', 'prove']) }),
  data: Options,
});

export const passkeyCreate = call({
  name: 'passkey/create',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, name: v.optional(text(60), ''), passkey: Attestation }),
  data: one(Passkey),
});

export const passkeyRemove = call({
  name: 'passkey/remove',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, passkey_id: Uuid }),
  data: one(v.object({ removed: Count })),
});

/** Turns the second step on, which also takes back a removal that waits; off at once with `proof` by a passkey of 72 hours, without it after 72 hours. */
export const passkeyRequire = call({
  name: 'passkey/require',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, on: v.boolean(), proof: v.optional(Assertion) }),
  data: one(v.object(SecondStep)),
});

/** Shows a passkey in a session that was opened without one: what only an operator may do asks for it. */
export const passkeyShow = call({
  name: 'passkey/show',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, proof: Assertion }),
  data: one(v.object({ shown_until: Moment })),
});
