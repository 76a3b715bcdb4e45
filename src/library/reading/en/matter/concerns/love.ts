import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of love. */
export const concerns: MatterWords['concerns'] = {
  feelings: {
    past: [
      'So you need not begin from nothing when you ask what {who} feel{s}.',
      'Some of the doubt you feel about {whom} may be left over from that.',
    ],
    now: [
      'So fondness has room to show, in a glance or in a joke kept for you.',
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
      'So there is something to write about, whichever of you writes first.',
      'The silence may go back further than the last message.',
    ],
    now: [
      'So a short message would cost little just now.',
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
      'So you could meet {whom} again as the person you are today.',
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
      'So you need not go into a room full of strangers on your guard.',
      'After that, anybody new may have to wait a while for your trust.',
    ],
    now: [
      'Just now you are easy to talk to, and a stranger may notice.',
      'So anybody new gets your name, a polite smile and not much more.',
    ],
    ahead: [
      'It leaves time to talk to somebody you did not come with.',
      'New faces are easily missed while that goes on, on a screen or off it.',
    ],
    obstacle: 'It takes the seat beside you that a stranger might have asked for.',
  },
  confess: {
    past: [
      'So the words have something to stand on, spoken already or not.',
      'No wonder words like these cost so much to say.',
    ],
    now: [
      'Just now plain words may come more easily than they did.',
      'So the most honest sentence you have may come out sounding like small talk.',
    ],
    ahead: [
      'There is an opening in it for candour, the sort that comes up on the way to the station.',
      'Whatever has been said, or is waiting to be, may get lost in the noise of that.',
    ],
    obstacle: 'This is where the words stick, and perhaps the answer too.',
  },
  bond: {
    past: [
      'So you bring more to {whom} than the mood of the last few weeks.',
      'You may still feel it, in which of you says sorry first and how soon.',
    ],
    now: [
      'So an evening with {whom} need not be about anything in particular.',
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
      'So making plans with {whom} need not be a solemn business.',
      'Just now a word like “ours” may be said in a lower voice.',
    ],
    ahead: [
      'It leaves time for a talk with {whom} about dates, keys and who sleeps nearest the door.',
      'Plans for the two of you may be put off meanwhile, without being given up.',
    ],
    obstacle: 'Whenever the talk comes round to making it official, it stops there.',
  },
  loyalty: {
    past: [
      'So you know what trust feels like, and need not guess at it.',
      'Since then a phone laid face down may mean more to you than it used to.',
    ],
    now: [
      'So you can hear {whom} out and still keep your own counsel.',
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
      'So whatever has to be said between you and {whom} may be said more gently.',
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
    ahead: [
      'So there is a little more room for love in the days to come.',
      'Your heart may need its thicker coat for that.',
    ],
    obstacle: 'So affection arrives late, or comes in by the side door.',
  },
};
