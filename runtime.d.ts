/** What page, worker and server all have, and nothing else: the pure folders are compiled against it alone. */
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string };
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare function setTimeout(work: (value?: unknown) => void, delayMs: number): unknown;
declare class TextDecoder {
  constructor(label?: string);
  decode(bytes: Uint8Array): string;
}
