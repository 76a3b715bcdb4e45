import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of home and friends, by the suit of the card. */
export const steps: StepWords = {
  family: {
    majors: [
      'Be the first to behave as a grown-up among grown-ups: say what you will do and what you will not, without heat.',
      'Resign from one family office you never applied for, the peacemaker, the messenger, the one who remembers birthdays.',
    ],
    wands: [
      'Get out of the house together, to a match or a beach or the swings; people talk more easily in the open air.',
      'Sit for an hour with the one you are thinking of, and if tempers rise, put the kettle on before anyone answers.',
    ],
    cups: [
      'Ask one of them about a time before you knew them, and let the answer take as long as it takes.',
      'Offer a bit of warmth that waits for nothing first, neither an apology nor good news.',
    ],
    swords: [
      'Put one question to the person concerned, face to face rather than through somebody else, and say back what you have understood.',
      'Give no advice for a week unless somebody asks for it in words.',
    ],
    pentacles: [
      'Do one useful thing for the house or for the one who carries most: shopping, a tap, an afternoon with the children.',
      'Put the matter of money, care or inheritance on a sheet of paper that all can read, so it stops being weather.',
    ],
  },
  friend: {
    majors: [
      'Meet your friend as they are at present, and leave what you both used to be out of it for one afternoon.',
      'Accept the distance for a month without punishing anyone, and see which of you grows curious.',
    ],
    wands: [
      'Suggest something silly and soon, chips on the pier, the worst film in town, and take no offence at a no.',
      'Let them arrange the next meeting, even if it means there is none this week.',
    ],
    cups: [
      'Tell them what you miss, as a fact about you, with no bill attached.',
      'Listen to one of their troubles without holding yours up beside it.',
    ],
    swords: [
      'Bring up the thing itself, in two sentences, while both of you still have your coats on.',
      'Pass nothing on that was told you in confidence, and tell no third person about the quarrel.',
    ],
    pentacles: [
      'Make it regular: the first Thursday, the Sunday run, a standing hour that nobody has to propose.',
      'Give back the book, the money or the favour that has been standing between you.',
    ],
  },
  move: {
    majors: [
      'Tell the people it concerns that you are serious about going, or about staying, and listen to the sentence as you say it.',
      'Say a proper goodbye to one place you have already half left, and only then look at the map.',
    ],
    wands: [
      'Spend a day and a night there with no sights and no programme, on foot, as if you had run out of milk.',
      'Bring the tempo down: one ticket, one viewing, one form this week, and the rest in their turn.',
    ],
    cups: [
      'Write to the only person you know there, or the friend of a friend, and ask to be shown their ordinary Sunday.',
      'Talk with whoever would be left behind, and let them be sad about it without mending it.',
    ],
    swords: [
      'Get the dull certainties first: visa, lease, insurance, what the doctor costs.',
      'Set the two most important reasons against each other, and stop adding a seventh and an eighth.',
    ],
    pentacles: [
      'Pack up what you have not used for a year and pass it on; whatever you decide, you will be lighter.',
      'Put a sum by for the unexpected before you fix the day, and check the papers are still valid.',
    ],
  },
};
