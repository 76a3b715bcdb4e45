import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of work. */
export const further: MatterWords['further'] = {
  offer: {
    self: [
      'It would straighten your back on the way into that building.',
      'Your sentences get shorter because of it, just when somebody asks about your strengths.',
    ],
    hidden: [
      'You may come across better than you think because of that.',
      'Some of that may go out with an application, between the lines.',
    ],
    around: [
      'Nothing stands or falls by this one application.',
      'You may come out smaller on paper than you are, with all that going on.',
    ],
    wish: 'You would open the letter at once, and also leave it on the table till evening.',
    aim: 'You are after more than a post: a place that was meant for you.',
    support: 'You can speak from that when you are asked what you can do.',
  },
  change: {
    self: [
      'It leaves you less afraid of an empty week, whichever way you decide.',
      'At work the exits catch your eye first, and the reasons second.',
    ],
    hidden: [
      'It may have been making you readier for either answer.',
      'Tiredness that you put down to the job may draw on that as well.',
    ],
    around: [
      'Thinking aloud about going is possible there, and just as well about staying.',
      'It is hard to weigh a job calmly there.',
    ],
    wish: 'Your hope would sign a new contract unread, and your fear reads the small print.',
    aim: 'Whatever the job is called, you want to come home with something left of you.',
    support: 'No employer gave you that, and none can ask for it back.',
  },
  calling: {
    self: [
      'Your hands go to the work they like without asking leave.',
      'You hold your gifts up to that, and they look like other people’s.',
    ],
    hidden: [
      'What you drift towards when nobody sets you a task may begin there.',
      'Old advice about sensible jobs may speak through that, in a voice like your own.',
    ],
    around: [
      'Another trade could be tried out without announcing it.',
      'There, a calling is easily put down as a phase.',
    ],
    wish: 'You keep the dream job at a distance, where it can neither fail nor come true.',
    aim: 'You are looking for work in which you forget the clock.',
    support: 'Your hands know what to do with that, and hands are hard to argue with.',
  },
  rise: {
    self: [
      'Asked why it should be you, you would not need to look at the floor.',
      'You lower your own price by that much before anybody has heard it.',
    ],
    hidden: [
      'You may be readier for the next step than your title says.',
      'That may be why you cannot quite picture yourself one rung up.',
    ],
    around: [
      'The subject can be raised there without lowering your voice.',
      'Anybody hoping to move up has to do it past that.',
    ],
    wish: 'To be asked at last would be proof, and you both want it and mistrust it.',
    aim: 'Title and salary are what shows; you want to be taken at your full value.',
    support: 'That keeps you from making yourself smaller than you are.',
  },
  colleagues: {
    self: [
      'You are easy to work beside because of it, whether or not {who} say{s} so.',
      'A meeting with {whom} starts ten minutes early for you, with that.',
    ],
    other: [
      'A plain question to {whom} need not go wrong.',
      'What looks like a slight from {whom} may simply be that.',
    ],
    between: [
      'You and {who} could get a piece of work done on that footing.',
      'It is there whenever you hand something over to {whom}, like a key that sticks.',
    ],
    hidden: [
      'You may be doing better beside {whom} than the tone lets on.',
      'An argument with {whom} about dates or open windows may really be about that.',
    ],
    around: [
      'At some distance from {whom}, you can get on with your day.',
      'All that can make a plain word with {whom} feel like taking sides.',
    ],
    wish: 'You bring hope and worry to work every morning and hang them next to {whose} coat.',
    aim: 'With {whom} you want a plain thing: to do your work without looking over your shoulder.',
    support: 'When {who} {is} difficult, that is worth more to you than a sharp reply.',
  },
  business: {
    self: [
      'A slow month need not make you repaint the sign.',
      'You bargain against that before you have met a single customer.',
    ],
    other: [
      'It leaves room for terms that neither side need be ashamed of.',
      'That may come out as one more condition before anything is agreed.',
    ],
    between: [
      'An agreement might be kept short and still hold.',
      'Both sides may be adding that to the price under another name.',
    ],
    hidden: [
      'You may have been trading on that all along without listing it.',
      'Losses of that sort never come with a bill, so they are easy to go on making.',
    ],
    around: [
      'There is room in that for people to hear of what you make or sell.',
      'It may make customers slow and suppliers strict.',
    ],
    wish: 'Each order feeds your hope and gives your worry a figure.',
    aim: 'Takings are how you measure it; you want to build something that can stand by itself.',
    support: 'You can trade on that on days when nobody buys.',
  },
  workAny: {
    self: [
      'Anybody who works beside you has the good of it, whether or not you are thanked.',
      'You take off your coat at work and keep that on.',
    ],
    hidden: [
      'Some of your best work may come from there.',
      'It may have a say in decisions at work that you put down to something else.',
    ],
    around: ['A bad day at work need be no more than a bad day.', 'You have your work to do in the middle of that.'],
    wish: 'You take hope and dread to work with you, and bring both of them home.',
    aim: 'Wages are a part of it; you also want to be of use, and to be told so.',
    support: 'You can draw on that on days when nobody else has a hand free.',
  },
};
