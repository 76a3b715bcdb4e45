import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of oneself are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  self: {
    majors: [
      'You are between two versions of yourself, and each of them has a hand in this: the one you are used to, and the one still being cut.',
      'A lesson has come round again in different clothes, having been sent away half-heard the last time.',
    ],
    wands: [
      'You get a long way by will and warmth, and are caught out where a thing answers to neither.',
      'Your flame has been kept low for other people’s comfort, so long that low has come to feel like its size.',
    ],
    cups: [
      'You pick up what others feel so readily that your own wish gets to the table last.',
      'A feeling was packed away once because it was inconvenient, and it has been making the weather from in there.',
    ],
    swords: [
      'You see through yourself quickly, and it is easy to take having seen a thing for having changed it.',
      'A voice in you finds fault before anything has been done, and it learned its lines from somebody else.',
    ],
    pentacles: [
      'You have built a good deal by being reliable, and it has left little room for surprise.',
      'Worth gets measured here by what was done today, and no day has ever been quite done.',
    ],
  },
  mood: {
    majors: [
      'Something large has ended or begun, and all of you is making the change, at the speed large things have.',
      'You stayed strong well past the hour, because somebody had to, and the rest you were owed has fallen due.',
    ],
    wands: [
      'You have been living at full pace, and it tells, in the good hours as well as in the tired ones.',
      'The spark is low after being lent out in every direction, and there is nothing weak about that.',
    ],
    cups: [
      'You love somebody or something, and love makes the full days fuller and the empty ones emptier.',
      'There are tears that were put off until a better moment, and the better moment has kept away.',
    ],
    swords: [
      'The mind is with it from morning to night, and what is thought so often is felt before long.',
      'The nights have taken over the thinking, and they were never any good at it.',
    ],
    pentacles: [
      'It has much to do with the plain load of the days, what you carry, what has been lifted off you, and who sees it.',
      'Sleep, meals, money, fresh air: several of the plain accounts have been overdrawn at the same time.',
    ],
  },
  anxious: {
    majors: [
      'Something large is undecided, and your whole body is waiting for it.',
      'You learned early to be ready for anything, and nobody has told you that you may stand down.',
    ],
    wands: [
      'You have been running at full speed, and the engine goes on when you stop.',
      'Too many beginnings are open, and each of them asks for you at night.',
    ],
    cups: [
      'You worry out of love, for people whom you cannot keep from everything.',
      'A feeling that has had no room by day comes looking for it at night.',
    ],
    swords: [
      'The mind takes thinking for doing, and thinks on so as not to be caught out.',
      'You go through what might be said and what might go wrong until it feels as though it had.',
    ],
    pentacles: [
      'It has plain causes, work, money, too little sleep, and they feed one another.',
      'You carry the responsibility for more than is yours, and it has no closing time.',
    ],
  },
};
