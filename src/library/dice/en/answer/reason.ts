import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, and the house, as one thing. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point} is at home in {sign}',
    exaltation: '{point} is exalted in {sign}',
    detriment: '{point} is in detriment in {sign}',
    fall: '{point} is in fall in {sign}',
    none: '{point} is a guest in {sign}',
    node: '{point} is the same in every sign',
  },
  sum: {
    own: {
      strong: [
        '{rank}, and {house} is the very house of your question: it speaks here with full force.',
        '{rank}, in {house}, to which your question belongs; nothing takes away from what it says.',
      ],
      middling: [
        '{rank}, and {house} is the very house of your question, which gives its word more weight.',
        '{rank}, and it lies exactly where you asked, in {house}.',
      ],
      weak: [
        '{rank}, but {house} is the very house of your question: the right place, with little strength in it, so take it piece by piece.',
        '{rank}; at least it lies where you asked, in {house}, and there small steps count.',
      ],
    },
    other: {
      strong: [
        '{rank}, and {house} lends it a hand: what it says, it says with force.',
        '{rank}, well placed in {house}, so its word counts in full.',
      ],
      middling: [
        '{rank}, in {house}: it can be heard, and it does not shout.',
        '{rank}, and {house} lets it speak at its ordinary strength.',
        '{rank}; in {house} it speaks as it usually does.',
      ],
      weak: [
        '{rank}, and {house} gives it little to lean on: it speaks softly and takes its time.',
        '{rank}, off the main road in {house}, so do not build on this throw alone.',
      ],
    },
  },
};

/** Why soon or late: the modality of the sign, the pace of the point, the strength of the house. */
export const pace: DiceAnswerWords['pace'] = {
  sign: {
    cardinal: ['{sign} is a cardinal sign and starts quickly', '{sign}, being cardinal, gets things moving'],
    fixed: ['{sign} is a fixed sign and will not be hurried', '{sign}, being fixed, sits where it sits'],
    mutable: ['{sign} is a mutable sign and takes two attempts', '{sign}, being mutable, comes and goes'],
  },
  point: {
    quick: ['{point} is quick on its feet', '{point} is among the fast ones'],
    even: ['{point} keeps no clock', '{point} neither hurries nor delays'],
    slow: ['{point} is slow', '{point} takes the long way round'],
  },
  house: {
    angular: ['{house}, an angle, brings it nearer', '{house} pulls it forward'],
    succedent: ['{house} keeps a middling pace', '{house} neither hastens nor hinders'],
    cadent: ['{house} puts it off', '{house}, being cadent, takes its time'],
  },
};
