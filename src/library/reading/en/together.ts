import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { capital, counted, pick, word } from './saying.ts';

const among = (count: number, total: number) =>
  count === total ? `All ${word(total)} cards` : `${counted(count)} of the ${word(total)} cards`;

const inside = (count: number, total: number) =>
  count === total ? `all ${word(total)} cards` : `${word(count)} of the ${word(total)} cards`;

export const majors: ReadingPhrases['majors'] = {
  many: (count, total, way) =>
    pick(way, 1, [
      `${among(count, total)} are Majors, so this was not made in a week; what moves here has been moving for a while.`,
      `${among(count, total)} are Majors. Take your time over it, for small steps alone will hardly settle this.`,
      `With ${word(count)} Majors on the table, the question touches something that goes on in your life for longer.`,
    ]),
  none: [
    'There is no Major among these cards. The question lives in the everyday, and that is where you can act on it.',
    'Not one Major is among them: this is made of ordinary days, and ordinary days can be changed.',
    'No Major lies here, so nothing great has to happen first. It turns on people, habits and appointments.',
  ],
};

export const suit: ReadingPhrases['suit'] = {
  wands: (count, way, total) =>
    pick(way, 2, [
      `${among(count, total)} are Wands, so will, hurry and the wish to begin run through the whole draw.`,
      `${among(count, total)} are Wands. There is a good deal of drive here; it wants a direction more than it wants fuel.`,
      `As ${inside(count, total)} are Wands, it is a matter of what you want, and how badly.`,
    ]),
  cups: (count, way, total) =>
    pick(way, 2, [
      `${among(count, total)} are Cups, so feelings decide more here than arguments do.`,
      `${among(count, total)} are Cups: ask how it feels before you ask how it works.`,
      `As ${inside(count, total)} are Cups, hearts are in this, and not only yours.`,
    ]),
  swords: (count, way, total) =>
    pick(way, 2, [
      `${among(count, total)} are Swords: the matter is being fought out in words and thoughts, yours included.`,
      `${among(count, total)} are Swords, which makes it a question for a clear head; say less, and say it exactly.`,
      `As ${inside(count, total)} are Swords, there is much thinking here. Some of it could stop for tonight.`,
    ]),
  pentacles: (count, way, total) =>
    pick(way, 2, [
      `${among(count, total)} are Pentacles, which keeps it on the ground: time, money, body and plain work carry the answer.`,
      `${among(count, total)} are Pentacles, so it is settled by what is done, paid and kept up.`,
      `As ${inside(count, total)} are Pentacles, it goes slowly, and what comes of it can be touched.`,
    ]),
};

export const courts: ReadingPhrases['courts'] = (count, way) =>
  pick(way, 3, [
    `${counted(count)} court cards are on the table. Other people have a say in this, or several sides of you do.`,
    `With ${word(count)} court cards it is a matter among people; ask of each whether it is somebody you know or a part you play.`,
    `${counted(count)} faces look up from the table. Give each of them a name, and see whether one of the names is yours.`,
    `There are ${word(count)} court cards here, so a good part of this is a matter of temperaments; yours is one of them.`,
    `With ${word(count)} court cards in play, ask who has not been heard yet.`,
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

export const friends: ReadingPhrases['friends'] = (first, second, [a, b], way, heavy) =>
  pick(
    way,
    4,
    heavy
      ? [
          `${capital(first)} and ${second} feed each other, as ${a} and ${b} do; loosen the one, and the other grows lighter too.`,
          `${capital(first)} makes ${second} heavier, and the other way round: ${a} and ${b} strengthen each other in this as well.`,
          `Look at ${first} and ${second} together, for each keeps the other going.`,
        ]
      : [
          `${capital(first)} and ${second} help each other, as ${a} and ${b} do: the good of the one carries the other further.`,
          `What ${first} begins, ${second} can take further, since ${a} and ${b} work together.`,
          `With ${a} beside ${b}, ${first} and ${second} each mean a little more than they would alone.`,
        ],
  );

export const opposed: ReadingPhrases['opposed'] = (first, second, [a, b], way) =>
  pick(way, 4, [
    `${capital(first)} and ${second} lie side by side, ${a} against ${b}, and each takes some force from the other.`,
    `Next to each other, ${first} and ${second} promise less and threaten less than either would alone; ${a} and ${b} do that.`,
    `${capital(a)} meets ${b} in ${first} and ${second}, which pull against each other, so read each a shade more quietly.`,
    `Two neighbours do not agree: ${first} and ${second} are ${a} and ${b}, and what the one wants the other puts off.`,
  ]);
