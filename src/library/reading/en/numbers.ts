import type { Rank } from '../../../domain/decks/tarot.ts';
import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { counted, pick } from './saying.ts';

/** What the same number on several cards says; each line follows the count and the name of the number. */
const SAID: Readonly<Record<Rank, readonly [name: string, ...lines: string[]]>> = {
  1: [
    'Aces',
    'on one table: several doors are opening at once, and you cannot walk through all of them.',
    'mean more than one beginning. Choose which of them gets your mornings.',
    'have come together, so there is no lack of new starts; what is wanted is a second step.',
    'offer as many beginnings, and each of them is still small enough to be refused.',
  ],
  2: [
    'Twos',
    'repeat the theme of a choice or a counterpart; somebody is waiting for an answer.',
    'set one thing against another more than once. It is a matter of balance, or of making up your mind.',
    'speak of pairs: two people, two offers, two wishes in one heart.',
    'keep things in the balance; nobody has to lean out of it today.',
  ],
  3: [
    'Threes',
    'speak of something that is taking its first shape, usually with others.',
    'say that it has left the drawing board; more people are in it now than at the start.',
    'show growth that needs company.',
    'have other people in them. What grows here will be known by more than you.',
    'mark a first result, early and pleasing, with the longer part of the work still to come.',
  ],
  4: [
    'Fours',
    'hold still together: safety is strong here, movement is not.',
    'give the matter four walls and a roof. Whether you want to stay inside is another question.',
    'ask for a pause; nothing falls over if you sit down for a while.',
    'speak of what has been made safe, and of how loath one is to open the windows in it.',
    'show a matter that stands firm, whether or not anybody still wants it exactly there.',
  ],
  5: [
    'Fives',
    'mean friction in more than one corner. It is unpleasant, and it is how this moves on.',
    'say that something is out of joint, and that it shows; after a Five one seldom goes on as before.',
    'mark the middle of the road, where it is roughest.',
    'tell of something lost or contested, which is seldom all there was.',
  ],
  6: [
    'Sixes',
    'bring back balance after strain; help is being given or received.',
    'speak of giving, taking and getting across. The worst of the strain is over.',
    'say that things are easing, and that somebody else has a hand in it.',
    'look back as well as forward: what was learned earlier is of use here.',
  ],
  7: [
    'Sevens',
    'ask you to look twice before you believe what you see.',
    'call for an honest look at where you stand before you go further.',
    'put something to the test; what is only imagined will not pass.',
    'find you alone with it for a while, which need not be a bad place to think.',
  ],
  8: [
    'Eights',
    'show things in motion, with a rhythm you can use if you keep up with it.',
    'say that effort and movement count now, each in its own way.',
    'turn on the question of pace: what to speed up, what to keep up, what to leave.',
    'ask for skill, in the sense of doing the same thing better than last week.',
  ],
  9: [
    'Nines',
    'say that this is nearly finished; what is left is mostly yours alone to do.',
    'stand one step from the end. You see by now what you have got out of it.',
    'speak of a long way made, and of what it leaves in you.',
    'show something nearly full; it wants carrying with both hands.',
  ],
  10: [
    'Tens',
    'close a round. What ends here has run its full length.',
    'say that the measure is full; after this one starts from a smaller number.',
    'bring more than one thing to its end, and an end is also a place to put things down.',
    'are as much as a suit can hold. Share it out, whatever it is.',
  ],
  P: [
    'Pages',
    'bring news, beginners’ questions and something to be learned.',
    'stand about with messages in their hands; read your post with some care.',
    'say that somebody here is new to the matter. It may be you.',
    'take it up with fresh eyes, and are allowed to ask the obvious.',
  ],
  N: [
    'Knights',
    'are under way at the same time; expect haste, and check who rides where.',
    'set things going, and not all in one direction.',
    'make for speed. Somebody should hold the map.',
    'mean that it comes to you on the move; decide in time whether to get on.',
  ],
  Q: [
    'Queens',
    'share this table: much depends on people who hold things together quietly.',
    'sit here, each with her own way of caring for the matter.',
    'say that patience and a feeling for people count for more here than loud voices.',
    'know more than they say, each in her own department; ask.',
  ],
  K: [
    'Kings',
    'sit here, so more than one person believes that the decision is theirs.',
    'on one table: settle early who is responsible for what.',
    'speak of authority, and of having to get along with somebody else’s.',
    'would rather be asked than told, as you will notice in each of them.',
  ],
};

export const number = Object.fromEntries(
  Object.entries(SAID).map(([rank, [name, ...lines]]) => [
    rank,
    (count: number, way: number) => `${counted(count)} ${name} ${pick(way, 3, lines)}`,
  ]),
) as unknown as ReadingPhrases['number'];
