import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of love. */
export const concerns: MatterWords['concerns'] = {
  feelings: {
    past: [
      'Asking what {who} feel{s}, you have that much to start from.',
      'Some of the doubt you feel about {whom} may be left over from that.',
    ],
    now: [
      'Fondness has room to show now, in a glance or in a joke kept for you.',
      'Just now even real warmth might look like indifference from where you sit.',
    ],
    ahead: [
      'That leaves room for a liking to show, if there is one.',
      'Signs of affection may be harder to read for a while.',
    ],
    obstacle: 'It comes between what {who} may feel and what you get to see of it.',
  },
  contact: {
    past: [
      'Whichever of you writes first has something to write about.',
      'The silence may go back further than the last message.',
    ],
    now: [
      'A short message would cost little just now.',
      'Just now three friendly words can lie half typed under a thumb for hours.',
    ],
    ahead: [
      'That leaves room for a message, or for a call that gets picked up.',
      'A reply is easily put off in the meantime, even one that was meant.',
    ],
    obstacle: 'It is enough to turn a two-line reply into a job for another evening.',
  },
  reconcile: {
    past: [
      'If there is a second try, that would be worth bringing to it.',
      'Any second try would have to reckon with that.',
    ],
    now: [
      'If you met {whom} again, it would be as the person you are today.',
      'While that lasts, the way back to each other runs uphill.',
    ],
    ahead: [
      'There would be time for a coffee with {whom} that settles nothing and hurts nobody.',
      'What came between you and {whom} may come up again then.',
    ],
    obstacle: 'It is what makes missing {whom} simple and having {whom} back complicated.',
  },
  meet: {
    past: [
      'A room full of strangers need not put you on your guard.',
      'After that, anybody new may have to wait a while for your trust.',
    ],
    now: [
      'Just now you are easy to talk to, and a stranger may notice.',
      'Anybody new gets your name, a polite smile and not much more.',
    ],
    ahead: [
      'It leaves time to talk to somebody you did not come with.',
      'New faces are easily missed while that goes on, on a screen or off it.',
    ],
    obstacle: 'It takes the seat beside you that a stranger might have asked for.',
  },
  confess: {
    past: [
      'Spoken already or not, the words have something to stand on.',
      'No wonder words like these cost so much to say.',
    ],
    now: [
      'Just now plain words may come more easily than they did.',
      'The most honest sentence you have may come out sounding like small talk.',
    ],
    ahead: [
      'There is an opening in it for candour, the sort that comes up on the way to the station.',
      'Whatever has been said, or is waiting to be, may get lost in the noise of that.',
    ],
    obstacle: 'This is where the words stick, and perhaps the answer too.',
  },
  bond: {
    past: [
      'What you bring to {whom} is more than the mood of the last few weeks.',
      'You may still feel it, in which of you says sorry first and how soon.',
    ],
    now: [
      'An evening with {whom} need not be about anything in particular.',
      'It makes for careful sentences between you and {whom}.',
    ],
    ahead: [
      'There is room for two in that, if both of you want it.',
      'You and {who} may fall out of step over trifles for a while.',
    ],
    obstacle: 'Every talk with {whom} about the two of you has to get over that first.',
  },
  commit: {
    past: [
      'You know from that what you would want to build on with {whom}.',
      'Any talk with {whom} of living together may have that at the back of it.',
    ],
    now: [
      'Plans made with {whom} need not be a solemn business.',
      'For the moment a word like “ours” may be said in a lower voice.',
    ],
    ahead: [
      'It leaves time for a talk with {whom} about dates, keys and who sleeps nearest the door.',
      'Plans for the two of you may be put off meanwhile, without being given up.',
    ],
    obstacle: 'Whenever the talk comes round to making it official, it stops there.',
  },
  loyalty: {
    past: [
      'You know from that what trust feels like, and need not guess at it.',
      'Since then a phone laid face down may mean more to you than it used to.',
    ],
    now: [
      'Hearing {whom} out, you can still keep your own counsel.',
      'Just now an honest muddle and a lie would look much the same to you.',
    ],
    ahead: [
      'Things may be easier to say openly then, the harmless and the awkward.',
      'For a while a late train and an excuse may be hard to tell apart.',
    ],
    obstacle: 'Whatever {who} tell{s} you has to get past that before you can believe it.',
  },
  leave: {
    past: [
      'Nobody can take that from you, whichever way it goes with {whom}.',
      'The question of staying or going may have begun there.',
    ],
    now: [
      'It takes some of the chill out of the question of staying or going.',
      'Just now an ordinary evening can feel like a rehearsal for a goodbye.',
    ],
    ahead: [
      'Whatever has to be said between you and {whom} may be said more gently then.',
      'There may not be much calm in that for deciding anything about {whom}.',
    ],
    obstacle: 'Neither staying wholeheartedly nor parting cleanly gets past that as it is.',
  },
  loveAny: {
    past: [
      'Your heart learned something there that it need not unlearn.',
      'In love you may go on flinching from that long after the bruise has faded.',
    ],
    now: [
      'It makes your own heart easier to live with.',
      'Just now love has to get through that before it gets through to anybody.',
    ],
    ahead: ['Love gets a little more room in the days to come.', 'Your heart may need its thicker coat for that.'],
    obstacle: 'Affection arrives late because of that, or comes in by the side door.',
  },
};
