import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Two named options, a throw for each. */
export const options: DiceAnswerWords['options'] = {
  each: [
    '“{name}” would give you {gives}, {where}; what it asks for is {costs}.',
    'With “{name}” you would have {gives}, {where}, and it would be paid for with {costs}.',
    'What you would get from “{name}” is {gives}, {where}; what it takes is {costs}.',
    'For “{name}” the dice name {gives}, {where}. Its price is {costs}.',
  ],
  gives: {
    Sun: 'a place in the light, and your own name on it',
    Moon: 'comfort, and the sense of belonging',
    Mercury: 'variety, and people to talk to',
    Venus: 'pleasure, and company you like',
    Mars: 'drive, and something to win',
    Jupiter: 'room to grow',
    Saturn: 'something solid that lasts',
    Uranus: 'freedom, and more surprises than you have now',
    Neptune: 'a life nearer to your dream of it',
    Pluto: 'a change from the ground up',
    NorthNode: 'something altogether new to learn',
    SouthNode: 'the use of what you already do well',
  },
  costs: {
    Aries: 'patience, when the first rush is over',
    Taurus: 'a long breath and the willingness to stay put',
    Gemini: 'attention in two directions at once',
    Cancer: 'thought for other people’s feelings, often before your own',
    Leo: 'being looked at, on poor days as well',
    Virgo: 'care over details that nobody praises',
    Libra: 'one compromise after another',
    Scorpio: 'an openness you would rather keep back',
    Sagittarius: 'the comfort of knowing where you will be in a month',
    Capricorn: 'a long haul with few holidays',
    Aquarius: 'some of the closeness you are used to',
    Pisces: 'boundaries, which you would have to draw yourself',
  },
  better: {
    nature: [
      'Of the two, “{better}” comes off better: {point} has more to give here than what comes up for “{other}”.',
      'The dice lean towards “{better}”, since {point} is the friendlier guide in this matter; “{other}” comes with the sterner one.',
      '“{better}” comes out ahead of “{other}”, and it is {point} that makes the difference.',
    ],
    dignity: [
      'Of the two, “{better}” comes off better, because {point} stands with honour in {sign}; nothing in “{other}” is so well placed.',
      'The dice lean towards “{better}”, where {point} is well placed in {sign} and can do what it is meant to; “{other}” has no such helper.',
      '“{better}” comes out ahead of “{other}”: {point} in {sign} is in good standing, and that makes the way smoother.',
    ],
    house: [
      'Of the two, “{better}” comes off better, for it falls in {house}, where more comes of what one does than with “{other}”.',
      'The dice lean towards “{better}”: {house} is the stronger place, and “{other}” lies further from the road.',
      '“{better}” comes out ahead of “{other}”, and the reason is the ground it stands on, {house}.',
    ],
  },
  even: [
    'The dice lean neither to “{a}” nor to “{b}”; they weigh the same.',
    '“{a}” and “{b}” come out even, and no honest reading would push one of them forward.',
    'Between “{a}” and “{b}” the dice see no better and no worse.',
  ],
  decide: {
    house: [
      'What would decide is where you would rather have your days filled: {first}, or {second}.',
      'Ask yourself in which part of your life you can better bear the weight: {first}, or {second}.',
    ],
    sign: [
      'They meet in the same part of your life, so the manner would decide: {first}, or {second}.',
      'The place is the same in both; choose by the way you would go about it, {first}, or {second}.',
    ],
    point: [
      'Only the first die differs, so it would be decided by what you want more of: {first}, or {second}.',
      'Place and manner are the same; what differs is {first} here and {second} there.',
    ],
    same: [
      'The same three faces come up twice, so there is nothing to compare; go by the name that you were gladder to type.',
      'Both throws are the same, face for face. The difference is in you: which of the two names did you type with a lighter hand?',
    ],
  },
  caution: [
    'Go gently all the same, as {point} is not at its best in {sign}.',
    'There is a reservation, since {point} works against the grain in {sign}.',
  ],
};
