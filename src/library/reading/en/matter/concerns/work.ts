import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of work. */
export const concerns: MatterWords['concerns'] = {
  offer: {
    past: [
      'Asked about yourself, you can speak from that.',
      'Some of that may still be audible when you explain a gap or a change.',
    ],
    now: [
      'Behind the name on the application there is a person to be seen.',
      'It can creep into a covering letter, and into a handshake.',
    ],
    ahead: [
      'That leaves room for a call from a number you do not know.',
      'A decision about you could sit in somebody’s inbox through all that.',
    ],
    obstacle: 'At an interview it would sit down before you did.',
  },
  change: {
    past: [
      'You would have that with you in a new job, and you have it in this one.',
      'Your Monday mornings may owe something of what they are to that.',
    ],
    now: [
      'The job you have and the one you might have can be compared by daylight.',
      'Just now staying and going may each look like the worse idea by turns.',
    ],
    ahead: [
      'You would have firmer ground under you then, to stay on or to leave from.',
      'Staying and going may both be harder work while that lasts.',
    ],
    obstacle: 'It keeps you with one foot in the job and one out of the door.',
  },
  calling: {
    past: [
      'A hint of the work that suits you may lie there.',
      'You may have taken that for a verdict on what you are good for.',
    ],
    now: [
      'It is easier now to tell the work you love from the work you merely do well.',
      'Just now every line of work may look like somebody else’s.',
    ],
    ahead: [
      'It leaves you time to try your hand at something and see how it feels.',
      'For a while the bills may talk louder than any calling.',
    ],
    obstacle: 'The work you would do for nothing stays a hobby or a daydream behind that.',
  },
  rise: {
    past: [
      'When the next step is discussed, you can point to that.',
      'You may still hear some of that in your voice when you speak up for yourself.',
    ],
    now: [
      'A promotion can be spoken of now without an apology.',
      'Just now good work may be thanked in words and go no further.',
    ],
    ahead: [
      'That leaves room for your name to come up when a post is filled.',
      'Any step up may be put off while that lasts, with reasons or without.',
    ],
    obstacle: 'It stands between doing the work and being seen to do it.',
  },
  colleagues: {
    past: [
      'Your standing at work does not hang on {whom} alone.',
      'Since then you may read everything from {whom} once for content and once for tone.',
    ],
    now: [
      'Meeting {whom} needs no rehearsal at the moment.',
      'Just now a remark in the team chat gets taken for a shot across the bows.',
    ],
    ahead: [
      'It leaves room for an ordinary word with {whom} about the work.',
      'Under that sort of strain people start keeping copies of everything.',
    ],
    obstacle: 'Whatever might be good between you and {whom} has to get round that.',
  },
  business: {
    past: [
      'The shelf you start from is not empty.',
      'You may have paid for that without ever writing it down under costs.',
    ],
    now: ['Naming your price needs no apology just now.', 'One slow day can look like the end of the trade.'],
    ahead: [
      'There is room in that for a few orders, and for somebody who comes back.',
      'What is owed to the business may come in late meanwhile.',
    ],
    obstacle: 'It is what the plan keeps running up against, version after version.',
  },
  workAny: {
    past: ['You have had that to draw on at work ever since.', 'It may have been coming to work with you ever since.'],
    now: [
      'A working day goes more smoothly because of it.',
      'Just now an ordinary day’s work may take more out of you than it should.',
    ],
    ahead: [
      'That leaves some time for the part of the job you like.',
      'A full day and that together make for long hours.',
    ],
    obstacle: 'The job gets your hours and that gets your attention.',
  },
};
