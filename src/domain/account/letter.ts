/** What a letter with a login code is about: coming in, or coming in for the first time by a friend's invitation. */
const LETTER_KINDS = ['login', 'invited'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The kind that a `subject` names. Whatever else was sent is never printed: such a letter is about a login. */
export function letterKindOf(subject: string): LetterKind {
  return LETTER_KINDS.find((kind) => kind === subject) ?? 'login';
}
