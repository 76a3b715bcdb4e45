import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** What to do, by the face that lies up. */
export const steps: DiceAnswerWords['steps'] = {
  points: {
    Sun: 'Say in one sentence what you want, and put your name to it.',
    Moon: 'See that you have slept and eaten, then ask the feeling what it needs.',
    Mercury: 'Find the one fact that is missing and ask the person who has it.',
    Venus: 'Start with the part you like, and be friendly about the rest.',
    Mars: 'Choose a single target and do the hardest piece of it while you have the strength.',
    Jupiter: 'Ask for a little more than you think proper.',
    Saturn: 'Make the plan smaller, put a date on it, and begin with the dull part.',
    Uranus: 'Leave a gap in the plan, and do one thing as it has never been done.',
    Neptune: 'Write in two columns what you know and what you only hope.',
    Pluto: 'Name the thing that everyone walks round, to yourself to begin with.',
    NorthNode: 'Try the unfamiliar way once, badly if need be.',
    SouthNode: 'Remember the last time this happened, and leave out one thing you did then.',
  },
  signs: {
    Aries: 'Do it today, before a reason to wait occurs to you.',
    Taurus: 'Go at a pace that you could keep up for four months.',
    Gemini: 'Talk it over with two people who would not agree with each other.',
    Cancer: 'Choose an hour and a place where nobody needs to be on guard.',
    Leo: 'Let it be seen, with the light on and your face towards the room.',
    Virgo: 'Take one small piece and finish it properly.',
    Libra: 'Ask what the other side would like before you say what you would.',
    Scorpio: 'Stay with one question until you have come to the bottom of it.',
    Sagittarius: 'Look further than you had planned, and check the details on the way back.',
    Capricorn: 'Divide it into stages, and keep the first deadline to the day.',
    Aquarius: 'Treat it as the affair of a friend, and take the advice you would give.',
    Pisces: 'Go by feeling, and fix one date or number so that it does not float off.',
  },
  houses: {
    1: 'Look to yourself, to how you walk in and what you say first.',
    2: 'Work out on paper what it costs in money and in hours.',
    3: 'Send the short message that you have been putting off.',
    4: 'Take it home, and talk about it where you feel safe.',
    5: 'Give it an hour of play with nothing at stake.',
    6: 'Give it a quarter of an hour in each ordinary day.',
    7: 'Make the other person a clear offer, and leave time for the answer.',
    8: 'Put on the table what is shared and what is owed.',
    9: 'Ask somebody who has been there, or go and see for yourself.',
    10: 'Tell whoever decides, and have something to show when you do.',
    11: 'Tell two friends what you are hoping for.',
    12: 'Keep it to yourself for a few days, and sleep on it properly.',
  },
};

/** What has to happen first, by the house. */
export const condition: DiceAnswerWords['condition'] = {
  1: 'It comes once you have made the first move yourself.',
  2: 'The money side of it has to be settled first, in figures.',
  3: 'It needs a conversation, and a short one would do.',
  4: 'Something at home has to be put in order before there is room for it.',
  5: 'It comes when it is allowed to be play again.',
  6: 'It depends on the ordinary day; once that has a place for it, it arrives.',
  7: 'Another person has to say yes to it, and may not have been asked plainly.',
  8: 'An old account has to be closed first, of money or of trust.',
  9: 'It waits for news from further off, or for a wider view of your own.',
  10: 'Whoever has the say in it must decide, and would like to see results before that.',
  11: 'It comes by way of friends, once they know that you are hoping for it.',
  12: 'It is not ready to be seen; there is a quiet stretch to go through first.',
};
