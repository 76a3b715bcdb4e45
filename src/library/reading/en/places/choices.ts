import type { Leads } from '../../../../domain/reading/texts.ts';

/** Decisions, counted answers and spreads along time, place by place. */
export const choicePlaces: Record<string, Leads> = {
  'decision.core': ['', 'Under the question lies another one.', 'First, what is really being decided.'],
  'decision.for': {
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
  },
  'yesNo.matter': ['', 'First, what you are really asking.', 'This is what hangs on the answer for you.'],
  'yesNo.pull': {
    welcome: ['', 'It is easy to see what you want.', 'There would be something in it for you.'],
    plain: ['You lean this way yourself.', 'Something in it tugs at you.', 'Your own wish is in the scales as well.'],
    hard: ['Perhaps you are hoping to be spared this.', 'The wish has a worry inside it.', ''],
  },
  'counsel.result': {
    hard: [
      'Acting on it brings this to the surface, which may be needed.',
      'Then there is this to deal with, and you will be further along.',
      'There may be this to reckon with, so have your second move ready.',
    ],
  },
};
