import { array, type InferOutput, number, object, string, unknown } from 'valibot';

/** What every answer is wrapped in. */
export const Envelope = object({ code: number(), data: array(unknown()), status: number(), message: string() });
export type Envelope = InferOutput<typeof Envelope>;

export function isSuccess({ code, status }: Pick<Envelope, 'code' | 'status'>): boolean {
  return code === 0 || status === 1;
}

/** `code -1` with `data[0].available === false` is an answer ("not for you, not now"), not an error. */
export function isAnswer(envelope: Envelope): boolean {
  if (isSuccess(envelope)) return true;
  const first = envelope.data[0];
  return (
    envelope.code === -1 && typeof first === 'object' && first !== null && Reflect.get(first, 'available') === false
  );
}

/** The server's words for "you are not logged in". They are part of the protocol and are never translated. */
export const WITHOUT_SESSION = 'without session';
export const SESSION_NOT_EXIST = 'session not exist';

export function isSessionMissing(message: string): boolean {
  return message === WITHOUT_SESSION || message === SESSION_NOT_EXIST;
}
