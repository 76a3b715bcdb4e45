import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer about a contest, or about the exam of a child. */
const stage = {
  yes: [
    'It looks like a good day for it: what has been practised comes when it is called.',
    'It goes well, as far as cards can answer for a day, and better there than at home.',
  ],
  no: [
    'It falls short this time, through one part that can be named and worked on; that says nothing about talent.',
    'The result is smaller than hoped, and what was learned on the way stays.',
  ],
  unclear: [
    'It turns on nerves, and those are calmed more by sleep and breakfast than by one more hour of practice.',
    'It is a near thing. The first minute decides a good deal, and it can be rehearsed.',
  ],
};

/** The answer to whether in matters of study. */
export const whether: MatterWords['whether'] = {
  exam: {
    yes: [
      'It looks like a pass, earned on the solid middle of the thing rather than by a stroke of luck.',
      'The result should please. There may be one nasty moment on the way to it, hardly the one that decides.',
      'It goes well on the day, as far as cards can answer for a day: what has been practised comes when it is called.',
    ],
    no: [
      'It falls short this time, through gaps that can be named and closed and hardly for want of ability.',
      'The hoped-for result does not come out of the present way of preparing. A different way, with somebody watching, could still move it.',
      'Not as it stands, by the look of it; once the weak part has been seen to, the prospects are better, and what has been learned so far counts towards that.',
    ],
    unclear: [
      'It is a borderline result, of the kind that a good night’s sleep can tip.',
      'Pass or fail stays open, because one part of it is still being avoided; an hour with that part would do more than a week with the rest.',
      'Enough is known, and nerves could spoil it. It turns on the first five minutes, and those can be rehearsed.',
    ],
  },
  study: {
    yes: [
      'It can be learned, and the learning takes; progress may be visible to others before it is felt.',
      'This is the right thing to be learning, by the cards, so long as little and often is preferred to heroic Sundays.',
      'It goes well, with this teaching and at this pace or something near it. The pleasure taken in it is a good sign.',
    ],
    no: [
      'It does not stick in this form. The subject may be right and the method wrong, or the other way about.',
      'This is hardly the right thing to take on now, since the interest in it looks borrowed from somebody else.',
      'Little comes of it at the present pace, which is too fast for the memory and too slow for the appetite.',
    ],
    unclear: [
      'It could go well under one teacher and badly under another, so try a lesson or two before it is settled.',
      'Whether it suits is undecided for as long as the reason for it is; name the reason, and the rest should follow.',
      'The head for it is there. Whether the time is depends on what may be dropped to make some.',
    ],
  },
  thesis: {
    yes: [
      'It gets finished and it passes, with corrections that look worse in the margin than they are.',
      'The work convinces, the cards think, above all where you stopped quoting and said what you see.',
      'It comes to a good end, by way of one chapter that you will have to write twice.',
    ],
    no: [
      'It does not get done in the time set, as it goes at present; a smaller question or a later date would rescue it.',
      'In its present form it does not quite persuade those who read it. One frank hour with the supervisor would show where.',
      'The date looks too near for what is still planned. Something has to be left out, and it will not be missed.',
    ],
    unclear: [
      'It may come off and may drag, and your next two pages say more about that than any plan does.',
      'There is enough material and no firm line yet; it turns on a single sentence that says what you claim.',
      'The judges of it differ among themselves. Whatever you can make plain to an outsider will count with all of them.',
    ],
  },
  examPast: {
    yes: [
      'It looks like a pass, on the solid middle of it; the question you keep thinking of was not the one that decided.',
      'You are through, by the look of this, with something in hand.',
    ],
    no: [
      'It seems to fall short, by a gap that can be named and closed before the next date.',
      'Not this time, it seems, and the marks will show you where, which is worth more than the figure.',
    ],
    unclear: [
      'It is on the line. Nothing you do now moves it, so leave the waiting to the post.',
      'A mark or two decide it, and you are no longer the one who gives them. Plan for both letters.',
    ],
  },
  contest: stage,
  pupil: stage,
};
