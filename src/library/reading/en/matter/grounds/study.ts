import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of study are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  exam: {
    majors: [
      'More than a mark is riding on this, and it is felt in the hands on the day.',
      'Some part has never quite agreed to take it, and keeps sending an understudy to the desk.',
    ],
    wands: [
      'There is drive in the preparing, and it goes in great leaps; what can be leapt is safe, and the stairs have to be climbed singly.',
      'The fire was spent early, on plans and late nights, and the last stretch is being done on embers.',
    ],
    cups: [
      'There is somebody whom the result ought to please, and that somebody comes along into the room.',
      'An old failure has kept its taste, and it returns whenever the word is mentioned.',
    ],
    swords: [
      'A good deal is known, and known with reasons, which is a strength in talk and costs time on paper.',
      'Nerves have got hold of the thinking, and what was fluent at home is behind a locked door at the table.',
    ],
    pentacles: [
      'It comes down to practice hours. Those that were done hold, and those that were not cannot be argued with.',
      'There are gaps in the groundwork, small and early, with all the later floors balanced on them.',
    ],
  },
  study: {
    majors: [
      'The subject is changing the way of thinking itself, and in the middle of that one feels stupider than before.',
      'It is being learned for somebody else, or to spite somebody, which adds a kilo to every page.',
    ],
    wands: [
      'Curiosity is doing the work, well ahead of the timetable, and brings home everything except the homework.',
      'Interest went out when it turned compulsory, and diligence by itself gives a poor light.',
    ],
    cups: [
      'Learning follows liking here; with the right teacher it flows, and without one it waits.',
      'Shame has crept in, from one laugh too many at a wrong answer, and shame is a slow pupil.',
    ],
    swords: [
      'The head takes it in quickly, understanding being the pleasanter half; the practising comes along behind.',
      'There is too much material and there are too many methods, so the head has put its shutters down.',
    ],
    pentacles: [
      'It is going in slowly and for keeps, and thorough learners are always overtaken at the first bend.',
      'There is no steady place or hour for it, and sleep has been making up the difference.',
    ],
  },
  thesis: {
    majors: [
      'It has come to stand for more than a degree, for who you will be afterwards, and that makes each page weigh.',
      'Some part of you does not want it over, since nobody has said what follows.',
    ],
    wands: [
      'You have more ideas than the form can hold. It is the good problem, and it still needs a fence.',
      'The fire went into the beginning, and the middle has had to get by on duty.',
    ],
    cups: [
      'The subject touches you, more closely than a footnote would allow, and from there it gets its life.',
      'You write for one reader whom you would like to please, and that makes the hand careful.',
    ],
    swords: [
      'You see the weak points sooner than others would, a gift for the second draft and a brake on the first.',
      'Too many voices have had their say in it; your own has been pushed down into the notes.',
    ],
    pentacles: [
      'Slow, steady work has gone into it. It carries more than you think, and needs finishing rather than genius.',
      'The hours are missing, or the quiet, or a table; the head gets blamed for what the week cannot give.',
    ],
  },
};
