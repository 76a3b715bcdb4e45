import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of love. */
export const should: MatterWords['should'] = {
  feelings: {
    do: [
      'Trust what you sense and show a little of your own; that is where it leans. You can then no longer say you never minded.',
      'Go by the warmth, say the cards, and answer it with some of yours. It costs a piece of your composure.',
    ],
    refrain: [
      'Better to build nothing on those feelings yet. What you give up is a lovely daydream, and some sleepless arithmetic along with it.',
      'The cards would leave {whose} heart in peace for the moment. You miss the thrill of guessing, which has been expensive anyway.',
    ],
    unclear: [
      'Nothing here tells you to press on or to draw back. Whichever you do, do it without asking for a receipt.',
      'It is even between showing and waiting; either will cost an awkward evening, so choose the evening you would rather have had.',
    ],
  },
  contact: {
    do: [
      'Write, or answer, or pick up; the cards are for it. You pay with the advantage of being the one who did not ask.',
      'The scale tips towards getting in touch, briefly and without a hook in it. What you risk is a short reply, or a slow one.',
    ],
    refrain: [
      'Leave the phone where it is, on the whole. The price is a restless day or two, and you have paid that sort of bill before.',
      'Better not send it now. Holding it back costs you the relief of having said it, and spares you the watching for a reply.',
    ],
    unclear: [
      'Writing and keeping quiet come out level. If you write, ask for nothing in it; if you keep quiet, stop drafting.',
      'The draw will neither take the phone out of your hand nor put it in. Sleep on the wording, since that seems to matter most.',
    ],
  },
  reconcile: {
    do: [
      'A second try is worth it, on the cards’ reckoning, at the price of talking about the one thing you both step round.',
      'It favours opening up again, by a hand’s breadth. You would pay in patience, since trust comes back on foot.',
    ],
    refrain: [
      'The cards advise against going back. It costs you the hope, which is real money, and frees the hand that was holding it.',
      'Rather leave the parting as it stands. What you lose is a familiar voice in the evening, and no one should call that little.',
    ],
    unclear: [
      'Going back is neither advised nor ruled out. First find out whether you miss this person or the time when you were two.',
      'The scales will not settle on a second try. Before you decide, see what each of you has changed, in deeds.',
    ],
  },
  meet: {
    do: [
      'Go out and be met, is the drift of it. The price is a certain number of dull conversations.',
      'The cards are in favour of making yourself findable. It takes some pride, and a few evenings that were promised to the sofa.',
    ],
    refrain: [
      'The advice is to leave the search alone for a spell. You give up the feeling of doing something about it, and get your evenings back.',
      'Not now, while you are as weary of it as this. Waiting costs a little time; looking in this mood would cost your good opinion of people.',
    ],
    unclear: [
      'Looking or letting be: the cards see no great difference, so pick the one that leaves you better company for yourself.',
      'No clear lead is given. Try it in a small dose, with an end date, and notice in what temper you come home.',
    ],
  },
  confess: {
    do: [
      'Say it. It cannot be unsaid, and {who} may need longer to answer than you can comfortably bear; that is the whole cost.',
      'To speak is what the draw would have you do, in one sentence and in person if it can be managed. You give up the safety of the maybe.',
    ],
    refrain: [
      'Keep it a while longer, the cards suggest. Silence takes nerves; speaking now might cost the ease there is between you.',
      'Better hold the words until something has come from the other side too. You pay for that with the glory of having been first.',
    ],
    unclear: [
      'Speaking is neither urged nor warned against. The test is a simple one: could you live with a friendly no?',
      'The cards stop at the edge of this one. A smaller truth, told first, would show you how the ground takes it.',
    ],
  },
  bond: {
    do: [
      'What you have in mind would do the two of you good. It does call for an explanation, given before you begin.',
      'The draw is for the step you are thinking of. You would have to say aloud what you want from it, which is the dear part.',
    ],
    refrain: [
      'Leave it between you as it is for now. That costs some impatience, and saves you from correcting a thing that is still growing.',
      'Rather not. It would be done for your nerves’ sake more than for the two of you, and would be felt as such.',
    ],
    unclear: [
      'Whether to push or to let it run is not decided here. There is one other person with a vote, who has not been asked.',
      'Either course would do and neither would cure it. Choose the one you can carry out kindly for longer than a week.',
    ],
  },
  commit: {
    do: [
      'The cards incline to the promise. It costs a certain freedom, most of which you were no longer using.',
      'Yes, with a conversation about money and mornings beforehand. What you give up is the spare exit.',
    ],
    refrain: [
      'Not yet, by the feel of it. Waiting costs a disappointed face; hurrying would cost more, and later.',
      'Better leave the great promise unmade for now, and keep the small ones. You lose a date in the calendar and, with luck, no love.',
    ],
    unclear: [
      'There is no lead here that one could marry on. What each of you expects of an ordinary week should be compared first.',
      'The draw holds back, since part of the question belongs to somebody else. Put your part into words and see what comes to meet it.',
    ],
  },
  loyalty: {
    do: [
      'Bring it into the open, calmly, as a worry of yours; so the cards lean. You would have to hear the answer out, and that is the price.',
      'Take the step as somebody who wants to know and has no case to win. It costs the false peace you have now.',
    ],
    refrain: [
      'Leave it for the moment. You have a feeling and no facts, and a charge once made is hard to take back.',
      'The advice is against it, above all against anything done in secret. Holding off costs you patience, and keeps your hands clean.',
    ],
    unclear: [
      'The cards refuse to choose here, since they cannot know what happened. Talk to one sensible friend before you talk to anyone else.',
      'Neither trusting nor doubting is advised. Ask yourself what you would need in order to sleep, and whether it could simply be asked for.',
    ],
  },
  leave: {
    do: [
      'It inclines to parting, gently and in plain words. The price is a lonely season, and an honest one.',
      'Let go, is the drift of the cards. You lose the hope that it might have been otherwise, and there is nothing dearer to part with.',
    ],
    refrain: [
      'Stay for now, they say, or at least do not burn the bridge. That means another talk, of the kind you are tired of.',
      'Rather do not go in this mood. Staying has its price too, and yet what you would be leaving behind is not clear to either of you.',
    ],
    unclear: [
      'Going and staying weigh the same today, and no draw should break that tie. See first what one changed habit does.',
      'The cards will not send you away or call you back. If you are ever unsafe, that is another matter, and needs no card.',
    ],
  },
};
