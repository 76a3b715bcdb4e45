import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of that which works unseen beneath the matter. */
export const hiddenMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Beneath it lies a wish to be a beginner again, with nobody’s expectations to meet. You have told no one, since it hardly sounds like a reason.',
    'At the bottom is one old tumble that nobody remembers except you. It still decides what you dare, and passes for good sense.',
  ],
  maj01: [
    'You could do more here than you have let on, even to yourself. Under the hesitation a talent is waiting for you to call it one.',
    'The matter rests on an impression that was made once and has had to be kept up since. Whose idea it was has never been discussed.',
  ],
  maj02: [
    'You knew before you asked. Under the question lies an answer that you have felt for some time and were too polite to interrupt the others with.',
    'The one thing that everyone half knows has not been spoken of. Keeping it unsaid takes more of your strength than all the rest.',
  ],
  maj03: [
    'The root of it is affection, plain and bodily: you want somebody or something to thrive. The sensible reasons were added afterwards.',
    'Under it all is the tiredness of someone who feeds everybody. What looks like lost interest may only mean that nothing has been put back.',
  ],
  maj04: [
    'It stands on a structure you seldom notice because it works: a rule kept for years, somebody’s steady responsibility. Loosen that, and the rest shifts.',
    'Who commands here is the buried question. It probably began a long way back, with a parent or a first employer, and you are still answering.',
  ],
  maj05: [
    'What you were taught about right and wrong is quietly deciding this. You might choose the same lesson today; it has simply never been asked for its papers.',
    'Once you broke with something, a belief, a family rule, a teacher, and never told them outright. The matter stands on that unannounced departure.',
  ],
  maj06: [
    'At the root is a choice made with the heart, long before the arguments arrived. Everything since has grown round it, like a village round a well.',
    'Two loyalties lie underneath that were never introduced to each other. You serve them on different days and call the result being undecided.',
  ],
  maj07: [
    'Ambition is at work below, more of it than you would own to at supper. You want to have got somewhere, and here was a road.',
    'Deep down you are of two minds about the goal, and all the effort keeps you from noticing. One half is quietly leaning on the brake.',
  ],
  maj08: [
    'A reserve lies under this that has not had to show itself. You acquired it on something harder and have stopped counting it as yours.',
    'Some shame about an outburst, real or only imagined, keeps you milder than you are. The anger below has a sound reason and no appointment.',
  ],
  maj09: [
    'What the matter lacks, deep down, is time alone with you. The advice you have been keeping company with is good, and it is loud.',
    'Loneliness started this, though it has since put on a more respectable coat. Nobody asked, and you would have said you were fine.',
  ],
  maj10: [
    'It began by accident, and you have been explaining it ever since. The accident may have had better taste than the explanations.',
    'An old pattern turns underneath, so familiar that it passes for fate. Somebody started it before you, and you took over the part without an audition.',
  ],
  maj11: [
    'Below it is a debt, in one direction or the other. Both sides carry it in their heads, and no one has put it into figures.',
    'A verdict was passed once, on you or by you, with half the evidence missing. Everything here has been built as though it were sound.',
  ],
  maj12: [
    'You have been giving something up for this, and for quite some time, without having called it that. The calm on top rests on the gift.',
    'There is a small profit in the waiting that you have not looked at. While it lasts, certain people are kind and nothing can be demanded.',
  ],
  maj13: [
    'Underneath, something has already ended, in silence and without a date. The busy surface is a house being kept tidy for a former tenant.',
    'Somebody was never properly said goodbye to, a person perhaps, or an earlier you. The strength spent on not noticing is missing elsewhere.',
  ],
  maj14: [
    'Something is mending below, by very small amounts. You have stopped watching it, which happens to be the condition under which it works best.',
    'A lack of measure sits at the base: too much given in one place, to make up for too little in another. Nobody has compared the two.',
  ],
  maj15: [
    'An appetite holds this up from below, and it is stronger than the reasons you give. It need not be a bad one; it dislikes being named.',
    'You have come loose from something, further than you know. The present restlessness may be freedom, to which you have not yet got used.',
  ],
  maj16: [
    'There has been a crack in the groundwork from the beginning, and those who built on it half knew. The strain you feel comes from there.',
    'Under the calm a rebuilding has begun that nobody gave leave for. Beams are being exchanged by night; all you hear is the house ticking.',
  ],
  maj17: [
    'Below lies a hope you never quite gave up, even in the years when you said you had. It has been choosing for you, quietly and well.',
    'You were disappointed once and drew a private conclusion, on which all this rests. It has not been checked against the facts since.',
  ],
  maj18: [
    'What moves it is a fear, or a longing, that has found no words. It speaks at night and in odd slips; by day you rename it.',
    'Something half hidden is on its way up, smaller than the shadow it has been casting. Most of it, from the look of things, is merely embarrassing.',
  ],
  maj19: [
    'At the bottom there is plain gladness, easily overlooked because it wants nothing proved. You simply like what you are asking for; the trouble is mostly trimmings.',
    'Early on you may have been given the part of the cheerful one. Whatever did not suit the part sits under this, waiting to be let upstairs.',
  ],
  maj20: [
    'Something you thought long buried is stirring, an old calling or an old account. Your question is the form in which it has reached you.',
    'Beneath it is a sentence you once passed on yourself, for something the others have forgotten. You are still serving it, in instalments.',
  ],
  maj21: [
    'You are nearer the end of something long than you suppose, and the question grows out of that. The circle has closed; only the knowing lags behind.',
    'One thing was never finished, and you have walked round it so neatly that it no longer shows. This matter is standing on the gap.',
  ],
};
