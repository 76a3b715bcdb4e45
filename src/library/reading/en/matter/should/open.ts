import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in other matters. */
export const should: MatterWords['should'] = {
  health: {
    do: [
      'It inclines to yes, with a doctor’s yes first, for cards are no second opinion. The cost is some comfort.',
      'As far as a card may speak here, it speaks for taking care sooner rather than later. That costs a phone call and an afternoon.',
    ],
    refrain: [
      'The draw would wait, and would ask somebody qualified while it waited. You pay in patience.',
      'Rather not on the strength of a card. Let trained people advise, and give up the idea of settling it alone at night.',
    ],
    unclear: [
      'A decision about health should not rest on a draw, and this one offers nothing to rest on. Take your questions, written down, to a professional.',
      'The cards abstain. What they can tell you is that you need not carry the decision by yourself.',
    ],
  },
  lost: {
    do: [
      'Do go on, for a set time and with a second pair of eyes. It costs an afternoon and some shoe leather.',
      'Act on it now, and tell whoever might have seen something. You pay with a little embarrassment.',
    ],
    refrain: [
      'The cards would call off the frantic part and leave word with others. You lose the feeling of doing everything, and little else.',
      'Rather not. Report it properly, tell two people, and give your nerves an evening off; you pay in patience.',
    ],
    unclear: [
      'No lead either way. Search once more in good order, leave a note with those who handle lost things, and then decide.',
      'It is even. What is missing has a worth to you, in money or in memory; let that set how long you go on.',
    ],
  },
  outlook: {
    do: [
      'The time favours it, so go ahead, and keep a little in reserve. You pay with some quiet you were looking forward to.',
      'Use the opening. It asks you to be early, and to leave something else half done.',
    ],
    refrain: [
      'This is a time for keeping more than for launching. You let some excitement go by.',
      'Better not start it in this stretch; what you save in strength will be wanted. Somebody else may go first, and that stings.',
    ],
    unclear: [
      'The time itself has no opinion. Begin what can be stopped again, and leave the rest.',
      'It leans nowhere yet. Look again when the first third of it is over, and you know what it wants from you.',
    ],
  },
  open: {
    do: [
      'Doing it is favoured, whatever it is. First say in one line what it will cost you, for the cards do not know.',
      'Go ahead, is the gist; take it in a size you could undo.',
    ],
    refrain: [
      'Rather leave it, they suggest. What you lose by that you know better than a draw does, so weigh it once.',
      'The table shakes its head for now. It costs you little to wait until the thing has a name.',
    ],
    unclear: [
      'An unnamed plan gets an undecided answer. Give it a name and one reason, and see whether you still need to ask.',
      'Do it or leave it: the cards come out level. Your first breath after reading that is probably the better guide.',
    ],
  },
};
