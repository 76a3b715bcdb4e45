import type { Leads } from '../../../../domain/reading/texts.ts';

/** Decisions, counted answers and spreads along time, place by place. */
export const choicePlaces: Record<string, Leads> = {
  'decision.core': ['', 'Under the question lies another one.', 'First, what is really being decided.'],
  'decision.for': {
    welcome: ['Something good speaks for it.', 'This would be a reason to do it.', 'The yes has a cheerful advocate.'],
    plain: ['', 'On the one hand there is this.', 'A yes would have this in it.'],
    hard: [
      'What speaks for it is pressure more than pleasure.',
      'You might do it to be rid of this, which is a reason as well.',
      'Things being as they are, this speaks for moving.',
    ],
  },
  'decision.against': {
    welcome: [
      'You would be putting something good at risk.',
      'Against it stands what you already have.',
      'A no would let you keep this.',
    ],
    plain: ['', 'On the other hand there is this.', 'The no has something on its side as well.'],
    hard: ['', 'A no could give this as its reason.', 'If you hesitate, it is for this.'],
  },
  'yesNo.matter': ['', 'First, what you are really asking.', 'This is what hangs on the answer for you.'],
  'yesNo.pull': {
    welcome: ['', 'It is easy to see what you want.', 'This is the pull.'],
    plain: ['You lean this way yourself.', 'This is the pull.', 'Your own wish is in the scales as well.'],
    hard: ['Perhaps you are hoping to be spared this.', 'The wish has a worry inside it.', ''],
  },
  'yesNo.others': ['', 'Others are in this with you, or in your way.', 'Then there are the people involved.'],
  'yesNo.unseen': ['', 'You have not looked here.', 'Out of view, and of some weight, there is this.'],
  'yesNo.near': ['', 'This is the first thing likely to move.', 'Before anything else happens, reckon with this.'],
  'timeline.past': ['It began before you asked.', '', 'First, a look over your shoulder.'],
  'timeline.present': ['Today it is like this.', 'This is where it stands.', 'And now?'],
  'triangle.origin': ['', 'Somebody who knew you then would remember.', 'It started further back.'],
  'triangle.now': ['', 'At present it is this.', 'By now it has turned into this.'],
  'counsel.situation': [
    '',
    'Look at it once without wishing anything.',
    'If somebody else told it, it would sound like this.',
  ],
  'counsel.result': {
    hard: [
      'Acting on it brings this to the surface, which may be needed.',
      'Then there is this to deal with, and you will be further along.',
      'There may be this to reckon with, so have your second move ready.',
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
    'The light goes, and what it ripened stays.',
  ],
  'moonCycle.lastQuarter': ['', 'Half of it may go.', 'See what you no longer need.'],
  'moonCycle.waningCrescent': ['Then it rests.', '', 'The last sickle rises late and asks for little.'],
};
