import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { rules } from './en/rules.ts';

const ELEMENT = { fire: 'fire', water: 'water', air: 'air', earth: 'earth' };
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (count: number) => WORDS[count] ?? String(count);
/** Card names with "of" take the article inside a sentence: the Five of Swords, but Strength, The Star. */
const the = (card: string) => (card.includes(' of ') ? `the ${card}` : card);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One way of several, by the number the seal decides. */
const pick = (way: number, ...ways: readonly string[]) => ways[way % ways.length]!;

const under = (place: string | null) => (place ? ` under “${place}”` : '');

/** Each pair of the Celtic Cross in two ways of saying it. */
const PAIRS = [
  [
    (a: string, b: string) =>
      `At the heart of it ${the(a)} meets ${the(b)}: the first is the air you breathe, the second is what pushes against it.`,
    (a: string, b: string) =>
      `You are in ${the(a)}, and ${the(b)} lies straight across it. Most of the question is in these two.`,
  ],
  [
    (a: string, b: string) =>
      `Above you hangs ${the(a)}, below you lies ${the(b)}. Ask whether the aim has grown out of that ground or only floats over it.`,
    (a: string, b: string) =>
      `You stand on ${the(b)} and look up to ${the(a)}. There should be a way from the one to the other, or the aim is borrowed.`,
  ],
  [
    (a: string, b: string) =>
      `${capital(the(a))} is on its way out while ${the(b)} comes in, so part of what troubles you is simply the change of watch.`,
    (a: string, b: string) =>
      `${capital(the(a))} has had its time, and ${the(b)} has not had it yet: you are standing in the door between them.`,
  ],
  [
    (a: string, b: string) =>
      `You stand there as ${the(a)}, and around you stands ${the(b)}: each keeps the other as it is.`,
    (a: string, b: string) =>
      `Look at yourself, ${the(a)}, and then at the room you are in, ${the(b)}. One of the two can be changed by you this month.`,
  ],
  [
    (a: string, b: string) =>
      `Compare ${the(a)} and ${the(b)} last of all. What you hope and dread has already begun to shape what comes.`,
    (a: string, b: string) =>
      `What you hope and dread of ${the(b)} is written in ${the(a)}; see how much of the outcome is already in the expectation.`,
  ],
];

export const phrases: ReadingPhrases = {
  leads: {
    past: ['This is where it comes from.', 'What is behind you still has a hand in it.'],
    obstacle: [
      'Here is the resistance, and a friendly card can offer it too.',
      'This is the part that costs you something.',
    ],
    support: ['Help is to be looked for here.', 'This can work for you, even where it needs some care first.'],
    counsel: ['Look for the advice here.', 'This place says where you could begin.'],
    hidden: ['This works where you do not look.', 'You may not have counted on this one.'],
    self: ['This is your own share in it.'],
    other: ['This is how the other person looks from where you stand; where it says “you”, think of them.'],
    around: ['This comes from around you.'],
    wish: [
      'Here it is about what is wanted, more than about what is.',
      'A wish speaks here, and the worry that goes with it.',
    ],
    chance: ['There is a door here, and this card shows what lies behind it.'],
    outcome: ['As things stand today, it tends this way.', 'This is where it is heading, if nothing is changed.'],
  },
  school: {
    blocked: 'In this reading look in a reversed card for a force held back: it is there, and its way is not free yet.',
    inward: 'In this reading a reversed card is turned inward: look for it in yourself before you look for it outside.',
    delayed: 'In this reading a reversed card comes late: give what it speaks of more time than you would like to.',
    excess:
      'In this reading a reversed card leans towards too much: where its words leave you a choice, look for the excess.',
  },
  majors: {
    many: (count, total) =>
      `${capital(word(count))} of the ${word(total)} cards are Majors, so the matter is larger than this week; what moves here has been moving for a while.`,
    none: 'There is no Major among these cards. The question lives in the everyday, and that is where you can act on it.',
  },
  suit: {
    wands: (count) =>
      `${capital(word(count))} Wands give the table its heat: will, hurry and the wish to begin run through the whole draw.`,
    cups: (count) => `${capital(word(count))} Cups set the tone, so feelings decide more here than arguments do.`,
    swords: (count) =>
      `${capital(word(count))} Swords lie close together: the matter is being fought out in words and thoughts, yours included.`,
    pentacles: (count) =>
      `${capital(word(count))} Pentacles keep the draw on the ground: time, money, body and plain work carry the answer.`,
  },
  missing: {
    wands: 'No Wands appear. The push to begin will have to come from you, for nothing in the situation supplies it.',
    cups: 'No Cups appear, which leaves open what everybody in this actually feels. It may be worth asking.',
    swords: 'No Swords appear. The clear word has not been spoken yet.',
    pentacles: 'No Pentacles appear, so there is little on the table yet that you could touch, count or sign.',
  },
  number: {
    1: (count) =>
      `${capital(word(count))} Aces side by side: several doors are opening at once, and you cannot walk through all of them.`,
    2: (count) =>
      `${capital(word(count))} Twos repeat the theme of a choice or a counterpart; somebody is waiting for an answer.`,
    3: (count) =>
      `${capital(word(count))} Threes speak of something that is taking its first shape, usually with others.`,
    4: (count) => `${capital(word(count))} Fours hold still together: safety is strong here, movement is not.`,
    5: (count) =>
      `${capital(word(count))} Fives mean friction in more than one corner. It is unpleasant, and it is how this moves on.`,
    6: (count) => `${capital(word(count))} Sixes bring back balance after strain; help is being given or received.`,
    7: (count) => `${capital(word(count))} Sevens ask you to look twice before you believe what you see.`,
    8: (count) =>
      `${capital(word(count))} Eights show things in motion, with a rhythm you can use if you keep up with it.`,
    9: (count) =>
      `${capital(word(count))} Nines say that this is nearly finished; what is left is mostly yours alone to do.`,
    10: (count) => `${capital(word(count))} Tens close a round. What ends here has run its full length.`,
    P: (count) => `${capital(word(count))} Pages bring news, beginners’ questions and something to be learned.`,
    N: (count) =>
      `${capital(word(count))} Knights are under way at the same time; expect haste, and check who rides where.`,
    Q: (count) =>
      `${capital(word(count))} Queens share this table: much depends on people who hold things together quietly.`,
    K: (count) =>
      `${capital(word(count))} Kings sit here, so more than one person believes that the decision is theirs.`,
  },
  courts: (count, way) =>
    pick(
      way,
      `${capital(word(count))} court cards have come. Other people have a say in this, or several sides of you do.`,
      `With ${word(count)} court cards it is a matter among people; ask of each whether it is somebody you know or a part you play.`,
    ),
  reversals: {
    none: 'Every card lies upright, though the pile held plenty of reversed ones. Little here works against itself.',
    many: (count, total) =>
      `${capital(word(count))} of ${word(total)} cards are reversed, more than chance would bring. Much of this is still going on beneath the surface.`,
  },
  friends: (first, second, [a, b], way) =>
    pick(
      way,
      `${capital(the(first))} and ${the(second)} help each other, as ${ELEMENT[a]} and ${ELEMENT[b]} do; use the one to carry the other.`,
      `${capital(ELEMENT[a])} gets on with ${ELEMENT[b]}, so ${the(first)} and ${the(second)} strengthen each other.`,
      `What ${the(first)} begins, ${the(second)} can take further; ${ELEMENT[a]} and ${ELEMENT[b]} are old friends.`,
    ),
  opposed: (first, second, [a, b], way) =>
    pick(
      way,
      `${capital(the(first))} and ${the(second)} weaken each other: ${ELEMENT[a]} and ${ELEMENT[b]} do not share a room for long, and one of the two will have to give.`,
      `${capital(the(first))} and ${the(second)} take some force from each other, as ${ELEMENT[a]} and ${ELEMENT[b]} do, so read both a little more quietly.`,
      `There is friction between ${the(first)} and ${the(second)}. One is ${ELEMENT[a]}, the other ${ELEMENT[b]}, and neither gets all its own way.`,
      `${capital(ELEMENT[a])} meets ${ELEMENT[b]} in ${the(first)} and ${the(second)}: decide which of them the moment needs, for they will not both be served at once.`,
    ),
  alike: (first, second, element, way) =>
    pick(
      way,
      `${capital(the(first))} and ${the(second)} are both of ${ELEMENT[element]} and double each other, for better and for worse.`,
      `${capital(the(first))} finds more of its own kind in ${the(second)}: twice ${ELEMENT[element]}, with its gift and its fault.`,
      `Between ${the(first)} and ${the(second)} there is a good deal of ${ELEMENT[element]}, and each spurs the other on.`,
    ),
  pair: (first, second, pair, way) => PAIRS[pair]![way % 2]!(first, second),
  paths: (first, second) =>
    `Hold ${the(first)} and ${the(second)} side by side: which of the two ends could you live with on an ordinary Tuesday?`,
  outcome: {
    love: (card, place, way) =>
      pick(
        way,
        `For love, the answer leans on ${the(card)}${under(place)}.`,
        `In love, take your bearings from ${the(card)}${under(place)}.`,
      ),
    work: (card, place, way) =>
      pick(
        way,
        `For your work, the weight lies on ${the(card)}${under(place)}.`,
        `At work, ${the(card)}${under(place)} has the most to say.`,
      ),
    money: (card, place, way) =>
      pick(
        way,
        `Where money is concerned, look to ${the(card)}${under(place)} first.`,
        `On the question of money, ${the(card)}${under(place)} weighs most.`,
      ),
    study: (card, place, way) =>
      pick(
        way,
        `For your studies, ${the(card)}${under(place)} points the way.`,
        `When you next sit down to study, remember ${the(card)}${under(place)}.`,
      ),
    spirit: (card, place, way) =>
      pick(
        way,
        `For your inner life, stay a while with ${the(card)}${under(place)}.`,
        `What goes on inside you shows most clearly in ${the(card)}${under(place)}.`,
      ),
    open: (card, place, way) =>
      place
        ? pick(
            way,
            `If you keep one card of this draw in mind, let it be ${the(card)}${under(place)}.`,
            `It all comes down to ${the(card)}${under(place)}.`,
          )
        : pick(
            way,
            `${capital(the(card))} is enough to think about for a while.`,
            `Take ${the(card)} along, and see where you meet it.`,
          ),
  },
  against: (card, place, way) =>
    pick(
      way,
      `What stands in its way is ${the(card)}${under(place)}.`,
      `Reckon with ${the(card)}${under(place)}, which holds things up.`,
    ),
  aid: (card, place, way) =>
    pick(
      way,
      `Look for help in ${the(card)}${under(place)}.`,
      `${capital(the(card))}${under(place)} can help, taken at its best.`,
    ),
  arc: (from, to, way) =>
    pick(
      way,
      `The way leads from ${the(from)} to ${the(to)}.`,
      `It began with ${the(from)}, and it is moving towards ${the(to)}.`,
    ),
  count: {
    yes: (upright, reversed) =>
      `${capital(word(upright))} upright, ${word(reversed)} reversed: the count says yes. Counting is a blunt tool; the cards say on what terms.`,
    no: (upright, reversed) =>
      `${capital(word(upright))} upright, ${word(reversed)} reversed: the count says no, as things stand. The cards say what stands against it.`,
    unclear: (upright, reversed) =>
      `${capital(word(upright))} upright, ${word(reversed)} reversed: that is too close, and the honest answer is that it is unclear. Better than drawing again would be to ask what could tip it.`,
  },
  jumper: (card, way, reversed) =>
    pick(
      way,
      `While you shuffled, ${the(card)} fell out${reversed ? ' reversed' : ''}, so it may have its word as well.`,
      `${capital(the(card))} fell out of the pile${reversed ? ' reversed' : ''} before you had drawn; hear it as a remark from the side.`,
    ),
  shadow: (card, way, reversed) =>
    pick(
      way,
      `At the bottom of the pile lay ${the(card)}${reversed ? ', reversed' : ''}: nobody asked for it, and it goes along underneath.`,
      `${capital(the(card))} lay${reversed ? ' reversed' : ''} at the bottom of the pile, the ground note under the whole draw.`,
      `Turn the pile over and there is ${the(card)}${reversed ? ', reversed' : ''}, which plays its part without having been asked.`,
    ),
  rules,
};
