import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of study, by the suit of the card. */
export const steps: StepWords = {
  exam: {
    majors: [
      'Go and see the place beforehand, the room, the test route or the stage, and stand there for a few minutes.',
      'Talk with somebody about what happens if it goes wrong; once there is a second date on the map, hands are steadier.',
    ],
    wands: [
      'Do a full trial under real conditions on a morning this week, and stop when the time is up.',
      'Take one evening off completely, with exercise in it, and go to bed before the late-night courage starts.',
    ],
    cups: [
      'Practise with somebody who is in the same boat, each explaining to the other the part they like least.',
      'Tell one kind person how nervous you are, out loud, and ask them to be reachable on the day.',
    ],
    swords: [
      'Look through past papers or the examiner’s sheet for what comes up every time, and learn that first.',
      'Shut the forums and ask nobody what they scored; read each question twice before your pen moves.',
    ],
    pentacles: [
      'Split what is left into pieces of forty minutes, and pin them to days with a rest in between.',
      'Go back over the basics you skipped, the boring tenth of it, where most of the cheap marks are lying.',
    ],
  },
  study: {
    majors: [
      'Find out what the learning is for, one thing you will be able to do with it, and pin it up above the desk.',
      'Change the method rather than the effort: if reading fails, draw it; if sitting fails, pace up and down.',
    ],
    wands: [
      'Begin with the exercise, before the theory, and look up only what stops you.',
      'Cut the number of subjects or courses on the go to two until the month is out.',
    ],
    cups: [
      'Arrange for one hour of it in company, at a library table or with somebody patient who asks questions.',
      'Say sorry to yourself, or to the pupil, for the scolding, and start the next session with what already sits.',
    ],
    swords: [
      'Close the book after each page and say what it said; what cannot be said goes to the teacher as a question.',
      'Put a stop to collecting material, and work one single chapter to its end.',
    ],
    pentacles: [
      'Keep the same chair and the same half-hour on five days, with the phone in another room.',
      'See to the body first this week, sleep, breakfast, daylight, and halve the workload while you do.',
    ],
  },
  thesis: {
    majors: [
      'Say your main claim to someone outside the subject in three sentences, and write those down before you forget them.',
      'Settle what this piece of work need not do, in writing, and pin it above the desk.',
    ],
    wands: [
      'Write five hundred bad words before breakfast or before the inbox, and do not read them until tomorrow.',
      'Stop for today in the middle of a sentence you know how to end, and go outside.',
    ],
    cups: [
      'Sit down with someone else who is writing, two hours in one room with one break, and compare nothing.',
      'Tell a friend what you are ashamed of about it, the late date or the thin chapter, and hear yourself say it.',
    ],
    swords: [
      'Send your supervisor one page and two precise questions, with a day by which you would like a reply.',
      'Take the harshest comment you got, translate it into one task, and put the rest of it away.',
    ],
    pentacles: [
      'Fix the references and headings of one chapter tonight; order on the page makes room in the head.',
      'Count the days that are left, give each a small named part, and strike out a third of the parts.',
    ],
  },
  examPast: {
    majors: [
      'Close the books on it for a week. What is in them is in them.',
      'Write one page on what you will do in either case, so that neither letter finds you without a plan.',
    ],
    wands: [
      'Start something with your hands or your feet that has nothing to do with marks.',
      'Compare answers with nobody, and go and be loud somewhere instead.',
    ],
    cups: [
      'See somebody who does not know that you sat it.',
      'Sleep off the debt before you judge yourself; two long nights, to begin with.',
    ],
    swords: [
      'Look up when results come and how a review is asked for, write both down, and shut the page.',
      'List the two topics that surprised you while you remember them. If you sit again, you begin there.',
    ],
    pentacles: [
      'Clear the desk down to the wood and give back what was lent.',
      'Check the practical side of a second date, fee and deadline, so that it is a plan and no threat.',
    ],
  },
  contest: {
    majors: [
      'Go and see the place beforehand, the stage, the court or the hall, and stand there for a few minutes.',
      'Decide what would count as having done it well, apart from the prize.',
    ],
    wands: [
      'Do the whole of it once at full length, in front of two people, without stopping for mistakes.',
      'Rest for a whole day before the last rehearsal.',
    ],
    cups: [
      'Perform it for somebody who likes you, and ask only what they remember best.',
      'Say aloud to one person that you are nervous, and practise after that.',
    ],
    swords: [
      'Read what the judges look for, and check the opening and the end against it.',
      'Leave off watching the others, and go through your own first minute ten times.',
    ],
    pentacles: [
      'Practise the transition that goes wrong most often, slowly, for twenty minutes a day.',
      'Lay out clothes, shoes, gear and papers the evening before.',
    ],
  },
  pupil: {
    majors: [
      'Go and see the place together beforehand, and let {whom} stand there for a few minutes.',
      'Say once, in an ordinary tone, that nothing at home depends on the result.',
    ],
    wands: [
      'Let {whom} go through the whole of it once under real conditions, while you keep the time and say nothing.',
      'Keep one evening free of it altogether, and see to it that everybody is in bed early.',
    ],
    cups: [
      'Ask {whom} to show you the part that goes best, and only listen.',
      'Ask what {who} {is} most afraid of, and do not answer with advice.',
    ],
    swords: [
      'Find out from the teacher which one point is worth working on before the day.',
      'Leave out every question about how the others did.',
    ],
    pentacles: [
      'See to the plain things, the bag, the papers, the way there, breakfast, so that nobody has to hunt for them.',
      'Sit beside {whom} for half an hour while the dullest part is practised, and do something dull of your own.',
    ],
  },
};
