import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { capital, counted, pick, the, word } from './saying.ts';

const ELEMENT = { fire: 'fire', water: 'water', air: 'air', earth: 'earth' };

const among = (count: number, total: number) =>
  count === total ? `All ${word(total)} cards` : `${counted(count)} of the ${word(total)} cards`;

export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    pick(way, 1, [
      `${among(count, total)} are Majors, so the matter is larger than this week; what moves here has been moving for a while.`,
      `${among(count, total)} are Majors. Take your time over it, for small measures alone will hardly settle this.`,
      `With ${word(count)} Majors on the table, the question touches something that goes on in your life for longer.`,
    ]),
  none: [
    'There is no Major among these cards. The question lives in the everyday, and that is where you can act on it.',
    'Not one Major has come: this is made of ordinary days, and ordinary days can be changed.',
    'No Major lies here, so nothing great has to happen first. It turns on people, habits and appointments.',
  ],
};

export const suit: ReadingPhrases['suit'] = {
  wands: (count, way) =>
    pick(way, 2, [
      `${counted(count)} Wands give the table its heat: will, hurry and the wish to begin run through the whole draw.`,
      `${counted(count)} Wands have come, and with them a good deal of drive; it wants a direction more than it wants fuel.`,
      `With ${word(count)} Wands on the table it is a matter of what you want, and how badly.`,
    ]),
  cups: (count, way) =>
    pick(way, 2, [
      `${counted(count)} Cups set the tone, so feelings decide more here than arguments do.`,
      `${counted(count)} Cups have come: ask how it feels before you ask how it works.`,
      `With ${word(count)} Cups on the table, hearts are in this, and not only yours.`,
    ]),
  swords: (count, way) =>
    pick(way, 2, [
      `${counted(count)} Swords have come: the matter is being fought out in words and thoughts, yours included.`,
      `${counted(count)} Swords make it a question for a clear head; say less, and say it exactly.`,
      `With ${word(count)} Swords on the table there is much thinking here. Some of it could stop for tonight.`,
    ]),
  pentacles: (count, way) =>
    pick(way, 2, [
      `${counted(count)} Pentacles keep the draw on the ground: time, money, body and plain work carry the answer.`,
      `${counted(count)} Pentacles have come, so it is settled by what is done, paid and kept up.`,
      `With ${word(count)} Pentacles on the table it goes slowly, and what comes of it can be touched.`,
    ]),
};

export const missing: ReadingPhrases['missing'] = {
  wands: [
    'No Wands appear. The push to begin will have to come from you, for nothing in the situation supplies it.',
    'There are no Wands among them: somebody has to light the fire, and it will not light itself.',
    'Wands are missing altogether, so ask whether you really want this, or only think you should.',
  ],
  cups: [
    'No Cups appear, which leaves open what everybody in this actually feels. It may be worth asking.',
    'There are no Cups among them: the heart has not been consulted so far.',
    'Cups are missing altogether. Much has been weighed here, and perhaps little has been felt.',
  ],
  swords: [
    'No Swords appear. The clear word has not been spoken yet.',
    'There are no Swords among them: something here wants to be thought through, or said out loud.',
    'Swords are missing altogether, so nobody has cut the matter short. You might, with one plain sentence.',
  ],
  pentacles: [
    'No Pentacles appear, so there is little on the table yet that you could touch, count or sign.',
    'There are no Pentacles among them: the practical side of it is still to come.',
    'Pentacles are missing altogether. Ask when, where and with what it is supposed to happen.',
  ],
};

export const courts: ReadingPhrases['courts'] = (count, way) =>
  pick(way, 3, [
    `${counted(count)} court cards have come. Other people have a say in this, or several sides of you do.`,
    `With ${word(count)} court cards it is a matter among people; ask of each whether it is somebody you know or a part you play.`,
    `${counted(count)} faces look up from the table. Give each of them a name, and see whether one of the names is yours.`,
  ]);

export const reversals: ReadingPhrases['reversals'] = {
  none: [
    'Every card lies upright, though the pile held plenty of reversed ones. Little here works against itself.',
    'Not one card came reversed, and that is rarer than it sounds: what is here may show itself.',
    'All of them lie upright. There is not much hidden in this draw.',
  ],
  many: (count, total, way) =>
    pick(way, 5, [
      `${among(count, total)} are reversed, more than chance would bring. Much of this is still going on beneath the surface.`,
      `${among(count, total)} are reversed, and that is a good many. Give the matter some time before you judge it.`,
      `With ${word(count)} cards reversed, a good deal here is held back, turned inward or not ready yet.`,
    ]),
};

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${capital(the(first))} and ${the(second)} help each other, as ${ELEMENT[a]} and ${ELEMENT[b]} do; use the one to carry the other.`,
    `${capital(ELEMENT[a])} gets on with ${ELEMENT[b]}, so ${the(first)} and ${the(second)} strengthen each other.`,
    `What ${the(first)} begins, ${the(second)} can take further; ${ELEMENT[a]} and ${ELEMENT[b]} are old friends.`,
    `You may take ${the(first)} and ${the(second)} in one breath, since ${ELEMENT[a]} and ${ELEMENT[b]} feed each other.`,
  ]);

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${capital(the(first))} and ${the(second)} weaken each other: ${ELEMENT[a]} and ${ELEMENT[b]} do not share a room for long, and one of the two will have to give.`,
    `${capital(the(first))} and ${the(second)} take some force from each other, as ${ELEMENT[a]} and ${ELEMENT[b]} do, so read both a little more quietly.`,
    `There is friction between ${the(first)} and ${the(second)}. One is ${ELEMENT[a]}, the other ${ELEMENT[b]}, and neither gets all its own way.`,
    `${capital(ELEMENT[a])} meets ${ELEMENT[b]} in ${the(first)} and ${the(second)}: decide which of them the moment needs, for they will not both be served at once.`,
    `${capital(the(first))} says one thing and ${the(second)} another, ${ELEMENT[a]} and ${ELEMENT[b]} as they are. Let them take turns.`,
    `Between ${the(first)} and ${the(second)} the weather changes, from ${ELEMENT[a]} to ${ELEMENT[b]}. Mind the step.`,
    `Neither ${the(first)} nor ${the(second)} has it easy beside the other; ${ELEMENT[a]} and ${ELEMENT[b]} each want the room to themselves.`,
  ]);

export const alike: ReadingPhrases['alike'] = (first, second, element, way) =>
  pick(way, 4, [
    `${capital(the(first))} and ${the(second)} are both of ${ELEMENT[element]} and double each other, for better and for worse.`,
    `${capital(the(first))} finds more of its own kind in ${the(second)}: twice ${ELEMENT[element]}, with its gift and its fault.`,
    `Twice ${ELEMENT[element]} lies together in ${the(first)} and ${the(second)}, so expect more of the same before it changes.`,
    `Between ${the(first)} and ${the(second)} there is a good deal of ${ELEMENT[element]}, and each spurs the other on.`,
  ]);
