/** The other person: in a sentence, as an owner, as an object. */
export const pronouns = {
  he: ['he', 'his', 'him'],
  she: ['she', 'her', 'her'],
  they: ['they', 'their', 'them'],
  other: ['the other person', 'the other person’s'],
} as const;

/** Verbs that go with one person, and with many or a singular they. */
export const verbs = {
  one: { is: 'is', has: 'has', does: 'does', s: 's' },
  many: { is: 'are', has: 'have', does: 'do', s: '' },
} as const;
