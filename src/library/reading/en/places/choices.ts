import type { Leads } from '../../../../domain/reading/texts.ts';

/** Decisions, counted answers and spreads along time, place by place. */
export const choicePlaces: Record<string, Leads> = {
  'decision.core': ['', 'Under the question lies this one.', 'First, what it is about.'],
  'decision.for': {
    hard: [
      'What speaks for it is pressure more than pleasure.',
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
  },
  'yesNo.matter': ['', 'First, what you are really asking.', 'This is what hangs on the answer.'],
  'yesNo.pull': {
    welcome: ['', 'It is easy to see what you want.', 'This is the pull.'],
    plain: ['You lean this way yourself.', 'This is the pull.', 'Your own wish is in the scales, too.'],
    hard: ['Perhaps you are hoping to be spared this.', 'The wish has a worry inside it.', ''],
  },
  'counsel.result': {
    hard: [
      'Acting on it brings this to the surface, which may be needed.',
      'Then there is this to deal with, and you will be further along.',
      'Expect this, and have your second move ready.',
    ],
  },
};
