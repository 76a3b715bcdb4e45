import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of work. */
export const deeds: MatterWords['deeds'] = {
  offer: [
    'Read the application aloud once as though you had to choose its writer, and mend a single sentence.',
    'Ask one person who is already where this leads what a dull day there is like.',
    'Prepare one short true story of a time you were useful, and tell it to a friend.',
    'Send a brief, friendly line to ask about the next step, and then leave it alone.',
  ],
  change: [
    'Note each evening which hour of work gave you something and which hour only took.',
    'Have a talk with somebody who has left a place like yours, and ask what they miss.',
    'Work out how many months you could live on what you have, and write the figure where you see it.',
    'Ask for one change where you are now, in a single sentence, and give it until Friday.',
  ],
  calling: [
    'Give an hour this week to something you once did for pleasure as a child, and do it badly.',
    'Ask three people what they come to you for, and write down their words unimproved.',
    'Spend a lunch break with somebody whose work makes you curious, and ask about the tedious parts.',
    'Offer an evening’s help where that kind of work is done, and keep your eyes open.',
  ],
  rise: [
    'Write down three things that went right because of you, each with a date and a figure.',
    'Ask whoever decides what they would need to see, and repeat the answer in your own words.',
    'Hand one task to somebody who would grow by it, and leave it in those hands.',
    'Let one piece of your work be seen this week before it is perfect.',
  ],
  colleagues: [
    'Ask the difficult person one question about their work, out of interest, and let the answer finish.',
    'Thank somebody at work by name, for something particular, where others can hear it.',
    'Before the next tense meeting write down one thing you want from it, and hold to that one.',
    'Let one provocation go by unanswered this week, and walk round the block instead.',
  ],
  business: [
    'Talk to one customer for ten minutes about anything except a sale, and write down their words.',
    'Put one agreement that rests on goodwill alone into three written lines, and send it round for a nod.',
    'Take an hour for the accounts, with tea and no interruptions, and circle the figure you least understand.',
    'Say no, pleasantly, to one piece of work that costs more than it brings.',
  ],
};
