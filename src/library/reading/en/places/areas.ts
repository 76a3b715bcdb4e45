import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for work, money and study, place by place. */
export const areaPlaces: Record<string, Leads> = {
  'jobChange.leaving': [
    'Part of what pushes you towards the door is this.',
    'When you think of leaving, you are thinking of something like this.',
    'This is at your back when you look outside for work.',
  ],
  'jobChange.holding': {
    welcome: [
      'You stay for something good.',
      'It is hard to leave a thing like this.',
      'What keeps you is worth keeping, and that is the trouble.',
    ],
    plain: [
      'What keeps you has to do with this.',
      'There is a string on your coat, and it is tied here.',
      'You have stayed so far, and here is some of the reason.',
    ],
    hard: [
      'What holds you is the heavy part itself.',
      'One can be held by a thing one does not even like.',
      'This pins you down more than any contract does.',
    ],
  },
  'jobChange.offered': {
    welcome: [
      'The other side has something to give.',
      'What is offered looks good from here.',
      'With the new place comes something you would like.',
    ],
    plain: ['', 'This is how it looks over there.', 'With the new place comes this.'],
    hard: [
      'Over there it is no bed of roses either.',
      'Look closely at the offer: this comes with it.',
      'The new place has its own troubles, and this is one.',
    ],
  },
  'jobChange.price': ['', 'It costs something as well, and this is where you would pay.', 'Now for the small print.'],
  'jobChange.prepare': [
    '',
    'Some of it can be put in order beforehand.',
    'This can be seen to while you are still where you are.',
  ],
  'jobChange.people': [
    'Other people have a part in it.',
    'Then there are those who would be staying, and those you would be joining.',
    'A change of work is a change of company as well.',
  ],
  'jobChange.afterwards': {
    hard: [
      'Half a year on, you would still have this to deal with.',
      'A change of place does not settle this by itself.',
      'Look at this before you sign, for it tends this way as things stand.',
    ],
  },
  'career.place': [
    'This is how you stand at work.',
    'Seen without flattery, your place at work is this.',
    'At work, these weeks go roughly like this.',
  ],
  'career.strength': {
    welcome: ['', 'Here you are good, and it shows.', 'You have this on your side.'],
    plain: ['', 'Ask a colleague, and they might name this.', 'Others have noticed this in you.'],
    hard: [
      'There is a strength in it, though it does not feel like one.',
      'You have learned to live with this, and not everyone can.',
      'What tires you here has also trained you.',
    ],
  },
  'career.strain': {
    welcome: [
      'Even what is good can tire one out.',
      'It wears you down pleasantly, and that is why you have not complained.',
      'You put a great deal of yourself into this.',
    ],
  },
  'career.chance': {
    welcome: ['', 'There is a good door here.', 'You could have this.'],
    plain: ['', 'This would be possible.', 'A door is ajar.'],
    hard: [
      'The chance lies in dealing with what others avoid.',
      'Something opens here once this has been faced.',
      'It does not look like a chance at first.',
    ],
  },
  'purse.state': [
    'This is how it stands with your money.',
    'First, the balance.',
    'Open the purse: this is what it looks like inside.',
  ],
  'purse.inflow': {
    hard: [
      'What comes in, comes slowly or with some effort.',
      'The source needs attention before it gives more.',
      'Less comes this way than might.',
    ],
  },
  'purse.leak': {
    welcome: [
      'It goes on something good.',
      'You spend it gladly, and that is how it slips away.',
      'Nobody grudges you this, and still it costs.',
    ],
    plain: ['', 'Follow the small sums, and they lead you here.', 'If the money goes somewhere, it goes this way.'],
    hard: ['Here it drains away.', 'This costs you more than it shows.', 'Trouble is expensive, and this is yours.'],
  },
  'purse.habit': ['', 'You do this without thinking, month after month.', 'Behind the figures sits this habit.'],
  'purchase.wish': {
    welcome: ['', 'What you imagine is lovely.', 'The wish has this face.'],
    plain: ['', 'The wish has this face.', 'Here is what you see when you picture having it.'],
    hard: [
      'Perhaps you hope that it will take this away.',
      'The wish comes out of something heavy.',
      'You would like to be done with this, and a purchase looks quick.',
    ],
  },
  'purchase.need': [
    'Under the wish there is a need.',
    'Take away the thing itself, and this is what you were after.',
    'What you need may be quite another thing.',
  ],
  'purchase.cost': {
    welcome: ['It would cost you something you like.', '', 'You would pay with a good thing, so weigh it.'],
    plain: ['', 'Beside the sum on the label there is this.', 'You would also pay with this.'],
    hard: [
      'This comes along with the price.',
      'Beside the money it brings this with it.',
      'It could cost you some peace.',
    ],
  },
  'purchase.measure': {
    welcome: ['There is a size in which it would suit you.', '', 'If you do it, do it in this spirit.'],
    plain: ['There is a size in which it would suit you.', '', 'If you do it, do it in this spirit.'],
    hard: [
      'The right size may be smaller than you thought.',
      'Before anything is measured, see to this.',
      'A fair measure begins with a look at this.',
    ],
  },
  'learning.aim': ['', 'This is what pulls you.', 'At the far end of the learning stands this.'],
  'learning.ease': {
    hard: [
      'What comes easily is not always what one would choose.',
      'Even this can be put to work, if it is turned round.',
      'You need no teacher for this, and it still has something to give.',
    ],
  },
  'learning.resist': ['And here it sticks.', '', 'This page you always turn quickly.'],
  'learning.teacher': [
    '',
    'A teacher may come with or without a classroom.',
    'Those you learn from, and those you learn with, bring this into it.',
  ],
  'learning.practice': {
    welcome: ['Practise in this spirit.', 'The daily part looks like this.', ''],
    plain: ['Practise in this spirit.', 'The daily part looks like this.', 'And then, day after day, this.'],
    hard: [
      'Before the practice there is this to see to.',
      'The daily practice has to get past this first.',
      'A little of this wants doing each day as well.',
    ],
  },
  'exam.ground': ['You bring this with you.', '', 'What was done before still counts.'],
  'exam.method': {
    welcome: ['', 'The work can be done this way.', 'As for the method, take this at its word.'],
    plain: ['', 'The work can be done this way.', 'As for the method, take this card at its word.'],
    hard: [
      'Before any method there is this to see to.',
      'The way to work leads past this.',
      'Deal with this first, and the rest gets easier.',
    ],
  },
};
