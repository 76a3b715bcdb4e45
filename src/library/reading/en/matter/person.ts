import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** The other person: in a sentence, as an owner, as an object. */
export const pronouns: MatterWords['pronouns'] = {
  he: ['he', 'his', 'him'],
  she: ['she', 'her', 'her'],
  they: ['they', 'their', 'them'],
  other: ['the other person', 'the other person’s'],
};

/** A name as an owner: Noah’s, James’s. */
export const owned: MatterWords['owned'] = (name) => `${name}’s`;

/** Verbs that go with one person, and with many or a singular they. */
export const verbs: MatterWords['verbs'] = {
  one: { is: 'is', has: 'has', does: 'does', s: 's' },
  many: { is: 'are', has: 'have', does: 'do', s: '' },
};
