import type { Leads } from '../../../../domain/reading/texts.ts';

/** Decisions, counted answers and spreads along time, place by place. */
export const choicePlaces: Record<string, Leads> = {
  'decision.core': ['', 'Under the question lies this one.', 'First, what it is about.'],
  'decision.for': {
    welcome: [
      'For it speaks something good.',
      'This would be a reason to do it.',
      'Do it, says this card, and is glad.',
    ],
    plain: ['', 'On the one hand there is this.', 'A yes would have this in it.'],
    hard: [
      'For it speaks a pressure, more than a pleasure.',
      'You might do it because of this, which is also a reason.',
      'Things being as they are, this speaks for moving.',
    ],
  },
  'decision.against': {
    welcome: [
      'You would be putting something good at risk.',
      'Against it stands what you already have.',
      'A no would let you keep this.',
    ],
    plain: ['', 'On the other hand there is this.', 'The no has this card on its side.'],
    hard: ['', 'A no could give this as its reason.', 'If you hesitate, it is for this.'],
  },
  'decision.unseen': [
    'You have left this out.',
    'One thing has not been weighed yet.',
    'Put this on the scales as well.',
  ],
  'decision.leave': [
    'Suppose you do nothing: then this card has the say.',
    '',
    'For as long as nothing is decided, read this.',
  ],
  'decision.step': [
    'You need not decide tonight, only do this.',
    'It gets clearer by way of this card.',
    'A next step, whichever way you lean.',
  ],
  'twoPaths.crossroads': ['You are standing here.', '', 'Before the fork in the road there is this.'],
  'twoPaths.pathA': ['Go left, and you walk through this.', '', 'Take the first way, and you have this for company.'],
  'twoPaths.endA': ['', 'After half a year on it, you have this.', 'And at its end stands this.'],
  'twoPaths.pathB': ['Go right, and it is like this.', '', 'Now the second way.'],
  'twoPaths.endB': [
    'That one ends here.',
    'Half a year later, on that side, it looks like this.',
    'And there you arrive at this.',
  ],
  'yesNo.matter': ['', 'First, what you are really asking.', 'This is what hangs on the answer.'],
  'yesNo.pull': {
    welcome: ['', 'It is easy to see what you want.', 'This is the pull.'],
    plain: ['You lean this way yourself.', 'This is the pull.', 'Your own wish is in the scales, too.'],
    hard: ['Perhaps you are hoping to be spared this.', 'The wish has a worry inside it.', ''],
  },
  'yesNo.others': [
    '',
    'You are not alone in it; “you” may be somebody else here.',
    'Then there are the people involved.',
  ],
  'yesNo.unseen': ['', 'You have not looked here.', 'Out of view, and of some weight, there is this.'],
  'yesNo.near': ['', 'Soonest of all, this will move.', 'Before anything else happens, this does.'],
  'timeline.past': ['It comes from here.', '', 'Look back first.'],
  'timeline.present': ['Look round: this is the place.', 'You are standing here.', 'So far it has come.'],
  'triangle.origin': ['', 'Somebody who knew you then would remember.', 'Look back first.'],
  'triangle.now': ['', 'Look round: this is the place.', 'You are standing here.'],
  'counsel.situation': [
    '',
    'Look at it once without wishing anything.',
    'If somebody else told it, it would sound like this.',
  ],
  'counsel.result': {
    welcome: [
      'Act on it, and something good comes of it.',
      'What follows is worth the trouble.',
      'Then it can turn out like this.',
    ],
    plain: ['Do that, and this follows.', 'Then it turns out like this.', ''],
    hard: [
      'Acting on it brings this to the surface, which may be needed.',
      'Then there is this to deal with, and you will be further along.',
      'Expect this, and have your second move ready.',
    ],
  },
  'yearAhead.theme': [
    'One card runs through all twelve.',
    'Whatever the months bring, this sounds beneath them.',
    'In the middle of the ring lies what the year is about.',
  ],
  'moonCycle.new': [
    '',
    'Nothing shows in the sky yet, and something has begun.',
    'Wish first, as long as nobody is looking.',
  ],
  'moonCycle.waxingCrescent': [
    '',
    'It is small still, so help it along.',
    'Now it shows, if one looks up at the right hour.',
  ],
  'moonCycle.firstQuarter': [
    'Here it meets its first resistance.',
    'Half light, half dark, and something to choose.',
    'Now it has to prove itself.',
  ],
  'moonCycle.waxingGibbous': ['', 'There is time for one correction.', 'A last touch, before it is seen by all.'],
  'moonCycle.full': ['Now it stands in full light.', '', 'Nothing is hidden tonight.'],
  'moonCycle.waningGibbous': [
    'You have something to pass on.',
    'Share it while there is plenty.',
    'The light goes, the yield stays.',
  ],
  'moonCycle.lastQuarter': ['', 'Half of it may go.', 'See what you no longer need.'],
  'moonCycle.waningCrescent': ['Then it rests.', '', 'The last sickle rises late and asks for little.'],
};
