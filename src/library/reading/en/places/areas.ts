import type { Leads } from '../../../../domain/reading/texts.ts';

/** Spreads for work, money and study, place by place. */
export const areaPlaces: Record<string, Leads> = {
  'jobChange.leaving': [
    'You want to get away from this, or from the lack of it.',
    'Ask what this card has to do with your wish to leave.',
    'This is at your back when you think of going.',
  ],
  'jobChange.holding': {
    welcome: [
      'You stay for something good.',
      'It is hard to leave a thing like this.',
      'What keeps you is worth keeping, and that is the trouble.',
    ],
    plain: [
      'Ask how this could be what keeps you.',
      'Somewhere in this is the string on your coat.',
      'What keeps you has to do with this.',
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
      'On the new desk lies this.',
    ],
    plain: ['', 'So it looks over there.', 'On the new desk lies this.'],
    hard: [
      'Over there it is no bed of roses either.',
      'Look closely at the offer: this comes with it.',
      'The new place has its own troubles, and this is one.',
    ],
  },
  'jobChange.price': ['', 'It costs something, too, and this is where you would pay.', 'Read this as the small print.'],
  'jobChange.prepare': ['', 'Put this in order first.', 'You could see to this while you are still where you are.'],
  'jobChange.people': [
    'Others have a part in it; “you” may be one of them.',
    'Think of who is involved when you read this.',
    'Somebody at one of the two places meets you in this card.',
  ],
  'jobChange.afterwards': {
    welcome: [
      'Half a year on, you can be content.',
      'Once the boxes are unpacked, it looks like this.',
      'The new place turns out well.',
    ],
    plain: ['Imagine the sixth month, on a Wednesday.', '', 'Half a year on, the novelty is gone and this remains.'],
    hard: [
      'Half a year on, you would still have this to deal with.',
      'A change of place does not settle this by itself.',
      'Look at this before you sign, for it tends this way as things stand.',
    ],
  },
  'career.place': [
    'You stand here at present.',
    'This is the chair you are sitting on.',
    'So it is with your work these weeks.',
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
    plain: ['This takes your strength.', 'By Friday you feel this one.', ''],
    hard: ['', 'You have been tired of this for some time.', 'The strain has this face.'],
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
    'So it stands with your money.',
    'First, the balance.',
    'Open the purse: this is what it looks like inside.',
  ],
  'purse.inflow': {
    welcome: ['', 'On this side it flows.', 'Money can come to you this way.'],
    plain: ['', 'On this side something comes in.', 'Look here for a source.'],
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
    plain: ['', 'Follow the small sums, and they lead you here.', 'Look for the hole on this side.'],
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
    'It stands for this, one floor down.',
    'What you need may be quite another thing.',
  ],
  'purchase.cost': {
    welcome: ['It would cost you something you like.', '', 'You would pay with a good thing, so weigh it.'],
    plain: ['', 'Beside the sum on the label there is this.', 'You would also pay with this.'],
    hard: [
      'The price has this on its back.',
      'Beside the money it brings this with it.',
      'It could cost you some peace.',
    ],
  },
  'purchase.wait': [
    'Leave it for a month, and this comes to the fore.',
    'Waiting would bring this in.',
    'A month from now you will see it in this light.',
  ],
  'purchase.measure': {
    welcome: ['Done in the size that suits you, it goes like this.', '', 'If you do it, then like this.'],
    plain: ['Done in the size that suits you, it goes like this.', '', 'If you do it, then like this.'],
    hard: [
      'The right size may be smaller than you thought.',
      'Before anything is measured, see to this.',
      'A fair measure begins with a look at this.',
    ],
  },
  'learning.aim': ['', 'This is what pulls you.', 'At the end of the term stands this.'],
  'learning.now': ['You are here.', 'So far you have come.', ''],
  'learning.ease': {
    welcome: ['', 'Here you have a gift, so use it first.', 'This comes to you without much trouble.'],
    plain: ['', 'Here you have a gift, so use it first.', 'This comes to you without much trouble.'],
    hard: [
      'What comes easily is not always what one would choose.',
      'Even this can be put to work, if it is turned round.',
      'You need no teacher for this, and it still has something to give.',
    ],
  },
  'learning.resist': ['And here it sticks.', '', 'This page you always turn quickly.'],
  'learning.teacher': [
    '',
    'Your teacher looks like this, with or without a desk.',
    'Look for a person with this about them; here “you” may be they.',
  ],
  'learning.practice': {
    welcome: ['Practise like this.', 'The daily work looks like this.', ''],
    plain: ['Practise like this.', 'The daily work looks like this.', 'And then, day after day, this.'],
    hard: [
      'Before the practice there is this to see to.',
      'The daily work has to get past this first.',
      'A little of this wants doing each day as well.',
    ],
  },
  'exam.ground': ['You bring this with you.', '', 'This lies safely behind you.'],
  'exam.method': {
    welcome: ['', 'The work can be done this way.', 'As for the method, take this card at its word.'],
    plain: ['', 'The work can be done this way.', 'As for the method, take this card at its word.'],
    hard: [
      'Before any method there is this to see to.',
      'The way to work leads past this.',
      'Deal with this first, and the rest gets easier.',
    ],
  },
};
