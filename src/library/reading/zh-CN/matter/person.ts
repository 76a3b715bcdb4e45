import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** The other person: in a sentence, as an owner. */
export const pronouns: MatterWords['pronouns'] = {
  he: ['他', '他的'],
  she: ['她', '她的'],
  they: ['对方', '对方的'],
  other: ['对方', '对方的'],
};

/** No verb changes with who does it. */
export const verbs: MatterWords['verbs'] = { one: {}, many: {} };

/** A name as an owner. */
export const owned: MatterWords['owned'] = (name) => `${name}的`;
