/** `unsure` is refused before payment, like `block`. */
export type Verdict = 'pass' | 'block' | 'unsure';

/** Looks at what people ask and at what a model writes. */
export interface Moderator {
  check(text: string): Promise<Verdict>;
}
