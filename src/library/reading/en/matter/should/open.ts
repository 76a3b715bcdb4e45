import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in other matters. */
export const should: MatterWords['should'] = {
  health: {
    do: [
      'The draw is for taking good care and taking advice; what exactly to do, those who can examine it should say first. It costs a phone call and an afternoon.',
      'The cards find the courage for it here. Let those who treat have the deciding word, since a card is no second opinion.',
    ],
    refrain: [
      'Nothing should be done or left undone on the strength of a card. Ask those who know the case, and give up settling it alone at night.',
      'The draw would take it slowly and with company. Whether it is right for the body, somebody qualified can tell you and the cards cannot.',
    ],
    unclear: [
      'A decision about health should not rest on anything drawn or thrown, and nothing here offers to bear it. Take your questions, written down, to whoever treats.',
      'The cards abstain and leave it to you and those who treat. What they can say is that you need not carry the decision by yourself.',
    ],
  },
  lost: {
    do: [
      'Do it, and go on looking for a set time, with a second pair of eyes. It costs an afternoon and some shoe leather.',
      'Act on it now, and tell whoever might have seen something. The worst of it is a little embarrassment.',
    ],
    refrain: [
      'Call off the frantic part and leave word with others. You lose the feeling of doing everything, and little else.',
      'Better not, before it has been properly reported and two people have been told. It tries the patience, and saves a quarrel or a wasted day.',
    ],
    unclear: [
      'It could be done or left. Search once more in good order, leave a note with those who handle lost things, and then decide.',
      'The cards are even on it. What is missing has a worth to you, in money or in memory; let that set how long you go on.',
    ],
  },
  outlook: {
    do: [
      'The time favours it, so go ahead, and keep a little in reserve. Some quiet you were looking forward to will have to go.',
      'Use the opening. It asks you to be early, and to leave something else half done.',
    ],
    refrain: [
      'This is a time for keeping more than for launching, and some excitement will go by without you.',
      'Do not start it in this stretch; the strength you save will be wanted. Somebody else may go first, and that stings.',
    ],
    unclear: [
      'The time itself has no opinion. Begin what can be stopped again, and leave the rest.',
      'It leans nowhere yet. Look again when the first third of it is over and you know what it wants from you.',
    ],
  },
  open: {
    do: [
      'Do it, the cards say, whatever it is. First put down in one line what it will cost you, for they do not know.',
      'Go ahead, in a size you could undo.',
    ],
    refrain: [
      'Leave it, they suggest. What you lose by that you know better than the cards do, so weigh it once.',
      'The table shakes its head for now. It costs you little to wait until the thing has a name.',
    ],
    unclear: [
      'An unnamed plan gets an undecided answer. Give it a name and one reason, and see whether you still need to ask.',
      'Do it or leave it: the cards come out level. Your first breath after reading that is probably the better guide.',
    ],
  },
  animal: {
    do: [
      'Do it today, while people remember. It costs some doorbells and a little pride.',
      'Keep at it, say the cards, with someone beside you. An evening goes, and you will not wonder afterwards.',
    ],
    refrain: [
      'Do not chase or call in a crowd; sit quietly near home instead. Holding still is harder, and it frightens less.',
      'Rest before the next round, and let others take a shift. You lose an hour of searching and gain better ears.',
    ],
    unclear: [
      'Either can be right. Report it first to the shelter and the vets nearby, and then do what lets you sleep.',
      'The cards have no view. Think what {who} would do when frightened, and search as far as that would lead.',
    ],
  },
};
