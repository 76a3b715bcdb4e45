import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of love. */
export const should: MatterWords['should'] = {
  feelings: {
    do: [
      'Trust what you sense, and let a little of your own show. After that you can no longer claim that you never minded.',
      'The cards would take the warmth as meant and answer it with some of yours, even at the cost of your composure.',
    ],
    refrain: [
      'Better to build nothing on those feelings yet. You give up a lovely daydream, and some sleepless arithmetic along with it.',
      'Leave {whose} heart in peace for the moment. You will miss the thrill of guessing, which has been expensive anyway.',
    ],
    unclear: [
      'Nothing here tells you to believe it or to doubt it. Go by what {who} {does} on an ordinary day, and by nothing cleverer.',
      'Showing and waiting come out even. Each will cost you one awkward evening, so choose the evening you would rather have had.',
    ],
  },
  contact: {
    do: [
      'Get in touch, the cards say, and say what you want in one line. You lose the small advantage of not having asked.',
      'Yes to a word from you, provided there is no hook in it. The reply may be short, or slow, and you would survive either.',
    ],
    refrain: [
      'Leave it unsent for now. The price is a restless day or two, and you have paid that sort of bill before.',
      'The cards would keep quiet at present. You go without the relief of having said it, and are spared the watching for a reply.',
    ],
    unclear: [
      'Writing and keeping quiet come out level. If you write, ask for one thing only; if you keep quiet, stop drafting.',
      'The draw will neither take the phone out of your hand nor put it in. Sleep on the wording, since most depends on that.',
    ],
  },
  reconcile: {
    do: [
      'A second try is worth it, as the cards reckon, at the price of talking about the one thing you both step round.',
      'Open up again, by a hand’s breadth. It will want patience of you, since trust comes back on foot.',
    ],
    refrain: [
      'Going back is not what the cards advise. You would be giving up a hope, and freeing the hand that has been holding it.',
      'Let the parting stand. With it goes a voice you know by heart, and no one should call that little.',
    ],
    unclear: [
      'Going back is neither advised nor ruled out. First find out whether you miss this person or the time when you were a couple.',
      'The scales will not settle on a second try. Before you decide, see what each of you has changed, in deeds.',
    ],
  },
  meet: {
    do: [
      'Yes, be findable, in whatever way you can do with a good grace, in company or on a screen. A few dull conversations are the fee.',
      'The cards are in favour of looking. Some pride goes into it, and a few evenings that were promised to the sofa.',
    ],
    refrain: [
      'Leave the search alone for a spell. You lose the feeling of doing something about it, and get your evenings back.',
      'Not now, while you are as weary of it as this. Waiting costs a little time; looking in this mood would cost your good opinion of people.',
    ],
    unclear: [
      'Between looking and letting be the cards see no great difference, so pick whichever leaves you better company for yourself.',
      'Try it in a small dose, with an end date, and notice in what temper you come home. The draw has no more to say than that.',
    ],
  },
  confess: {
    do: [
      'Say it. It cannot be unsaid, and {who} may need longer to answer than you can comfortably bear; that is the whole cost.',
      'Speak, in one sentence, and to {whose} face if that can be managed. The safety of the maybe goes out of the window.',
    ],
    refrain: [
      'Keep it a while longer, the cards suggest. Silence takes nerves; speaking now might cost the ease there is between you.',
      'Hold the words until something has come from the other side as well. The glory of having been first is all that you forgo.',
    ],
    unclear: [
      'Speaking is neither urged nor warned against. The test is a simple one: could you live with a friendly no?',
      'The cards stop at the edge of this one. A smaller truth, told first, would show you how {who} take{s} it.',
    ],
  },
  bond: {
    do: [
      'What you have in mind would do the two of you good. It does call for an explanation, given before you begin.',
      'Take the step you are thinking of. The dear part is that you would have to say aloud what you want from it.',
    ],
    refrain: [
      'Leave it between you as it is for now. That takes some patience, and saves you correcting a thing that is still growing.',
      'Better not. It would be done for your nerves’ sake more than for the two of you, and {who} would feel it.',
    ],
    unclear: [
      'Whether to push or to let it run is not decided here. There is one other person with a vote, who has not been asked.',
      'Either course would do and neither would cure it. Choose the one you can carry out kindly for longer than a week.',
    ],
  },
  commit: {
    do: [
      'The cards would make the promise. It costs a certain freedom, most of which you were no longer using.',
      'Yes, after a conversation about money and mornings. What you give up is the spare exit.',
    ],
    refrain: [
      'Not yet. Waiting means a disappointed face, perhaps your own; hurrying would cost more, and later.',
      'Leave the great promise unmade for now, and keep the small ones. You lose a date in the diary and, with luck, no love.',
    ],
    unclear: [
      'This draw alone will not carry a promise. Compare first what each of you expects of an ordinary week.',
      'The cards hold back, since part of the question belongs to somebody else. Put your own part into words and see what comes to meet it.',
    ],
  },
  loyalty: {
    do: [
      'Bring it into the open, calmly, as a worry of yours. You would then have to hear the answer out, and that is the price.',
      'Take the step as somebody who wants to know and has no case to win. The false peace you have now would be over.',
    ],
    refrain: [
      'Leave it for the moment. You have a feeling and no facts, and a charge once made is hard to take back.',
      'The advice is against it, above all against anything done in secret. Holding off strains your patience and keeps your hands clean.',
    ],
    unclear: [
      'The cards refuse to choose here, since they cannot know what happened. Talk to one sensible friend before you talk to anyone else.',
      'Neither trusting nor doubting is advised. Ask yourself what you would need in order to sleep, and whether {who} could simply be asked for it.',
    ],
  },
  leave: {
    do: [
      'The cards lean to parting, gently and in plain words. After it comes a lonely season, and an honest one.',
      'Let go. You lose the hope that it might have been otherwise, and there is nothing dearer to part with.',
    ],
    refrain: [
      'Stay for now, they say, or at least leave the bridge standing. That means another talk, of the kind you are tired of.',
      'Do not go in this mood. Staying has its price too, and yet it is not clear to either of you what you would be leaving.',
    ],
    unclear: [
      'Going and staying weigh the same today, and no draw should break that tie. See first what one changed habit does.',
      'The cards will not send you away or call you back. If you are ever unsafe, that is another matter, and needs no card.',
    ],
  },
  seen: {
    do: [
      'Speak to {whom} about it, with what you saw and nothing added. It ends the pretending, which was tiring you out.',
      'Do it, in daylight and with somebody knowing where you are. You give up the power of knowing in secret.',
    ],
    refrain: [
      'Not tonight, and not in that state. Two nights’ sleep cost you some agony and give you back your own voice.',
      'Hold it a little longer, without denying it to yourself. A friend should hear it first; you lose only the surprise.',
    ],
    unclear: [
      'The draw leaves it to you, since you are the one who saw. Ask what you need in order to feel safe, and begin there.',
      'It advises neither silence nor a scene. Write down what you know, then choose the person you would tell first.',
    ],
  },
  over: {
    do: [
      'Yes, let it go, the cards say, a little each day. What you lose is a pain that had become company.',
      'Move on, as far as one can decide such a thing. There will be a few evenings that echo.',
    ],
    refrain: [
      'Do not force yourself to forget. It takes longer this way, and nothing good gets thrown out with the rest.',
      'The draw would not slam that door yet. You go on missing for a while, and come away with fewer splinters.',
    ],
    unclear: [
      'Nobody can choose that on a given day. Choose one habit that keeps it alive, and do without it for a week.',
      'Forgetting or remembering is open. Ask what you would like to keep from it, since that makes the rest lighter.',
    ],
  },
  baby: {
    do: [
      'The cards are on the side of the wish, at your own pace. It asks for sleep, freedom and a good many plans.',
      'Let it begin, is how the draw leans, after an honest talk about who would do what. Your old evenings are the price.',
    ],
    refrain: [
      'Give it more time, the cards suggest. Waiting hurts in its own way, and it lets the ground grow firmer.',
      'Not under pressure, whoever it comes from. You may disappoint a relative, and you keep the decision where it belongs.',
    ],
    unclear: [
      'This is larger than a draw. Each of those it concerns should say their yes, their no and their fear, and be heard.',
      'The table leaves it with you. Picture a dull Wednesday with a child in it, and one without, and see which you miss.',
    ],
  },
};
