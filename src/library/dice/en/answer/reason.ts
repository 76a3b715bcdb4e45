import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** How strongly the throw speaks: the rank of the point in the sign, what the house adds by itself, and what both amount to. */
export const reason: DiceAnswerWords['reason'] = {
  rank: {
    domicile: '{point} is at home in {sign}',
    exaltation: '{point} is exalted in {sign}',
    detriment: '{point} is in detriment in {sign}',
    fall: '{point} is in fall in {sign}',
  },
  place: {
    own: ['{house} is the very house of your question', 'it lies exactly where you asked, in {house}'],
    ofSign: ['{house} is by nature the house of {sign}', 'by nature {house} belongs to {sign}'],
    ofPoint: ['{house} is by nature the house of {point}', 'by nature {house} belongs to {point}'],
    angular: [
      '{house}, one of the four strong ones, lends it a hand',
      '{house} is one of the four strong ones and gives it weight',
    ],
    succedent: ['{house} neither adds to it nor takes away', '{house} leaves it as it is'],
    cadent: [
      '{house}, one of the quiet ones, keeps it in the background',
      '{house} is one of the quiet ones and lowers its voice',
    ],
  },
  sum: {
    strong: ['taken together, this answer counts in full', 'so this answer has force behind it'],
    middling: ['so take it as you would a sensible friend’s opinion', 'so it is worth hearing and worth checking'],
    weak: [
      'taken together, this answer is a soft one, so take it piece by piece',
      'so it is too soft an answer to build on alone',
    ],
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
