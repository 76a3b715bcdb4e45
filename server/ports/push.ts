/** A phone as its browser describes it: the address at its push service, and what a message is sealed with (base64url). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How a message travels. `topic`: one that still waits there for the same topic is replaced. */
export interface PushManner {
  readonly lifeS: number;
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** `gone`: the phone has no such subscription any more. `refused`: another try brings nothing. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Rings phones by the push service of their browser. */
export interface PushSender {
  /** By which phones subscribe, base64url. */
  readonly publicKey: string;
  /** Whether it is an address that may be asked, with keys that something can be sealed for. */
  accepts(target: PushTarget): boolean;
  /** Throws when nobody took the message and it may be tried again. */
  send(target: PushTarget, message: string, manner: PushManner, signal?: AbortSignal): Promise<PushOutcome>;
}
