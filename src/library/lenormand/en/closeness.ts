import type { CloseWords } from '../../../domain/lenormand/reading/texts.ts';

/** What each card says in love, whoever is alone or not, and among family and friends. */
export const closeness: CloseWords = {
  1: [
    'Somebody makes a move, and soon; meet it with an answer of the same day.',
    'Somebody calls or turns up, and the stiffness is gone sooner than you think.',
  ],
  2: [
    'Keep it light: a shared laugh does more here than a serious talk.',
    'A small kindness at the right moment is enough; nobody asks for more.',
  ],
  3: [
    'There is distance in it, of miles or of mood, and somebody has to cross it first.',
    'Distance sets the tone, and a date for the next meeting shortens it.',
  ],
  4: [
    'It is safety that is wanted here, somebody to come home to, more than excitement.',
    'It rests on the people who have always been there; go to them first.',
  ],
  5: [
    'It grows slowly and does not like to be tested by pulling.',
    'This has older roots than the quarrel of the day, and they hold.',
  ],
  6: [
    'Nobody has said it clearly, so a plain question is worth more than another night of guessing.',
    'Something was misheard; ask the one who said it and not the one who passed it on.',
  ],
  7: [
    'Something else is wound into it, an old story or another wish; ask for plain words first.',
    'It has gone through too many mouths; speak to each of them alone.',
  ],
  8: [
    'One way of being close is over, and nothing new fits in before that is said.',
    'It has gone quiet, and the silence is not yet a decision.',
  ],
  9: [
    'Somebody takes trouble to please; let it be seen that you noticed.',
    'A kindness opens this door, a small one, and without an occasion.',
  ],
  10: [
    'A word is going to decide it, so choose it in a calm hour.',
    'A sharp word lies in between; it is taken back faster than it is forgotten.',
  ],
  11: [
    'There is heat in it, and the same point hurts each time; settle that one.',
    'It is always the same quarrel, so change the hour and the room before you change the arguments.',
  ],
  12: [
    'It wants to be talked through, face to face and without an audience.',
    'It has to be talked about by the two who are in it, and by nobody else.',
  ],
  13: [
    'It is young and shy still; a small step suits it better than a declaration.',
    'Begin again with something small, done together and without talk of before.',
  ],
  14: [
    'Look at what is done, and leave what is said aside for a while.',
    'Not everything is being told; ask for one fact and let the rest go.',
  ],
  15: [
    'One side is much the stronger here, and protects and presses with the same hand.',
    'One person has the say in this: first thanks, then your own plan.',
  ],
  16: [
    'There is a hope in it; say it aloud once, and see who shares it.',
    'In the end you all want the same thing; start from there.',
  ],
  17: [
    'It is changing its form, and mostly for the warmer.',
    'The old order among you is changing; give the new one a few weeks.',
  ],
  18: [
    'Loyalty decides it, the sort that shows on a dull Tuesday.',
    'There is somebody here to rely on, and you may ask.',
  ],
  19: [
    'There is a wall, and it was built for safety; knock, and do not climb.',
    'Each keeps to a tower of their own and waits for the other to come down.',
  ],
  20: [
    'It happens among people: be seen, and let yourself be introduced.',
    'It is easier in company; meet where others are about.',
  ],
  21: [
    'Something stands in the way that will not be argued down; take the first small path round it.',
    'Stubbornness has the floor, and it gives way to patience and to nothing else.',
  ],
  22: [
    'Two ways are open, and being halfway on both helps nobody.',
    'You are being asked to take sides; you may decline.',
  ],
  23: [
    'Small neglect is what eats it, and one small repair a day is the cure.',
    'The little things have added up; put one of them right this week.',
  ],
  24: [
    'The heart is in it, warmly; say so while it is easy to say.',
    'The affection is there, underneath all of it, and wants to be told so.',
  ],
  25: [
    'It turns on a promise: whether one is given, kept or asked for.',
    'An agreement among you decides it; say aloud what has only been taken for granted.',
  ],
  26: [
    'One part of the story has not been told yet; ask once, kindly, and wait.',
    'There is something nobody speaks of; make it easy to mention, and do not force it.',
  ],
  27: [
    'Put it in writing: short, warm, and with one question in it.',
    'A few written lines do what a long talk would spoil.',
  ],
  28: ['The man’s next step decides it; look at what he does.', 'It turns on the man; ask him for something definite.'],
  29: [
    'The woman’s next step decides it; ask what she wants and believe her.',
    'It turns on the woman; find out what she is tired of.',
  ],
  30: [
    'It is calm and takes its time; nothing that is meant runs away.',
    'The oldest or the calmest among you should speak first.',
  ],
  31: [
    'It may be shown in broad daylight, and it is the better for it.',
    'It turns warm again, and sooner than the last weeks suggested.',
  ],
  32: [
    'The feeling is deep and changes with the hour; ask again by daylight.',
    'Everybody feels what nobody says; say some of it.',
  ],
  33: [
    'There is a sentence that opens this, and it is shorter than you fear.',
    'It can be solved, and the key is one plain sentence.',
  ],
  34: [
    'There is plenty of feeling; leave it room to swim.',
    'Generosity settles it, with time rather than with money.',
  ],
  35: [
    'It holds; make sure that it is held by wish and not by habit.',
    'What you have together lasts; it only wants to be used.',
  ],
  36: [
    'It has a weight to carry, and that goes better once somebody says how heavy it is.',
    'Something heavy has been left to one person too long; share it out by day and name.',
  ],
};
