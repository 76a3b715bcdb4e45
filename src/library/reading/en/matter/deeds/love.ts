import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of love. */
export const deeds: MatterWords['deeds'] = {
  feelings: [
    'Next time you are together, put the phone away and listen for a whole quarter of an hour.',
    'Say one true, small thing about what you enjoy in this person’s company, and expect nothing back for it.',
    'Write down three things that were actually done or said, and leave out everything you concluded from them.',
    'Spend one evening this week with people whose liking for you has never been in question.',
  ],
  contact: [
    'Put the phone in another room for two hours one evening, and do something that needs both hands.',
    'If there is something you want to say, write it in three sentences on paper and reread them in the morning.',
    'Ring somebody else to whom you have owed a call, and talk for longer than you planned.',
    'Turn off the one notification that makes you start, and leave it off until Sunday.',
  ],
  reconcile: [
    'Write the history of the parting from the other side, one page of it, as fairly as you can manage.',
    'Do one thing this week that you gave up for the two of you, and see whether you still like it.',
    'Put three old photographs or messages in an envelope, date it, and leave it shut until next month.',
    'Ask a friend who knew you both what you were like in the good weeks, and only listen.',
  ],
  meet: [
    'Say yes to the next invitation that you would normally get out of, and stay at least an hour.',
    'Visit the same park, library or market at the same hour twice this week, and look up.',
    'Tell one friend in plain words that you would like to meet somebody, and let them think about it.',
    'Clear one corner at home, a chair or some of a shelf, as though somebody might want to use it.',
  ],
  confess: [
    'Say the sentence aloud to the kettle until it sounds like something you might really say.',
    'Ask for half an hour of company over something ordinary, a walk or an errand, with nothing to declare.',
    'Write the letter in full, put it in a drawer, and read it again after two nights.',
    'Pay one honest compliment that is about the person and would embarrass neither of you.',
  ],
  bond: [
    'Suggest one hour together this week with nothing to settle, and leave the difficult subject at home.',
    'Thank the other person for something so regular that it has become invisible.',
    'Put one wish in the form “I would like”, without the word “always” and without the word “never”.',
    'Bring back one small custom from your first months, a walk, a dish, a silly greeting.',
  ],
  commit: [
    'Write down how an ordinary week might look in five years, and ask for the other person’s version too.',
    'Begin one conversation about money or chores, in good humour, and stop it after twenty minutes.',
    'Ask a couple you admire how they came to decide, and what they would do the same way again.',
    'Keep one very small promise every day this week, and mention it to nobody.',
  ],
  loyalty: [
    'Choose a quiet hour and say “I have been uneasy, and I would like to talk about it”, without a charge.',
    'Leave phones, pockets and accounts alone this week, and write down instead what you have seen for yourself.',
    'Tell one discreet friend what you fear, so that you are not alone with it at night.',
    'Do something on two evenings that steadies you and has nothing to do with anyone’s whereabouts.',
  ],
  leave: [
    'Make two lists, what you would miss and what you would be rid of, and sleep before you reread them.',
    'Take one long walk without music or the phone, and notice which sentence keeps returning.',
    'Give back, or put away out of sight, one thing that keeps pulling your eye to the past.',
    'Tell somebody who will not take sides how you are, and ask for company on one evening.',
  ],
};
