import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Why the throw leans as it does: the nature of the point, its dignity, the strength of the house. */
export const reason: DiceAnswerWords['reason'] = {
  nature: {
    kind: [
      '{point} means well by nature',
      '{point} is one of the kindly points',
      '{point} gives more readily than it takes',
      'there is goodwill in {point}',
    ],
    even: [
      '{point} is neither friend nor foe',
      '{point} takes no side of its own',
      '{point} can be turned either way',
      '{point} leaves the decision to the other faces',
    ],
    hard: [
      '{point} makes demands',
      '{point} is one of the harder points',
      '{point} seldom comes without a bill',
      '{point} has to be worked with',
    ],
    apt: [
      '{point} is just the point for a question of this kind',
      '{point} is what a matter like this is made of',
      'in such a matter one is glad to see {point}',
      '{point} belongs to this question',
    ],
  },
  dignity: {
    domicile: ['it is at home in {sign}', 'in {sign} it has its own roof', '{sign} is its own sign'],
    exaltation: [
      'it is exalted in {sign}',
      'in {sign} it is an honoured guest',
      '{sign} is the sign of its exaltation',
    ],
    detriment: [
      'it is in detriment in {sign}, where it has to work against the grain',
      'in {sign} it stands in detriment, far from its own ways',
      '{sign} is the sign of its detriment, which makes it roundabout',
    ],
    fall: [
      'it is in fall in {sign}, where it is little heard',
      'in {sign} it stands in fall and is not taken quite seriously',
      '{sign} is the sign of its fall, which takes the force out of it',
    ],
    none: [
      '{sign} neither helps nor hinders it',
      'in {sign} it is a traveller like any other',
      'it has no rank in {sign}, good or bad',
    ],
    node: [
      'no sign lifts or lowers a Node',
      'a Node has no dignity to lose in {sign}',
      'as a Node it is the same in every sign',
    ],
  },
  ground: {
    own: [
      '{house} is the house of this very matter',
      'it falls in {house}, to which your question belongs',
      '{house} is exactly where one would look for it',
    ],
    angular: [
      '{house} is an angle, where things come about',
      'it falls in {house}, one of the four strong ones',
      '{house} is angular and lends it force',
    ],
    succedent: [
      '{house} is succedent, better at keeping than at starting',
      'it falls in {house}, a place of middling strength',
      '{house} holds what it gets and hurries nothing',
    ],
    cadent: [
      '{house} is cadent and lies off the main road',
      'it falls in {house}, where little comes of itself',
      '{house} is one of the weaker places',
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
