import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of family or friends come out. */
export const outcomeHomeMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Something begins without much of a plan: a visit, a new tone, somebody going their own way. It is lighter than expected, and less certain.',
    'Somebody leaps and leaves the others to explain, or nobody dares the first word at all. A small trial lies between those extremes.',
  ],
  maj01: [
    'You find the sentence that gets people talking, and it works because you say it yourself. The others follow where you begin.',
    'Someone close talks their way round a promise. Trust comes back with one thing done exactly as it was said.',
  ],
  maj02: [
    'Something between you is known and not yet spoken. It keeps, and is told late, when two of you happen to be alone.',
    'Whispers and half-hints have let a draught in. The thing itself, once somebody says it, is easier to live with than they were.',
  ],
  maj03: [
    'It grows warm and generous. There is room for everyone’s appetite, and whoever needed care gets it without having to ask.',
    'One person mothers all the rest and has run out. The others can learn to carry their share, with grumbling and then quite well.',
  ],
  maj04: [
    'Somebody reliable takes charge, and the rules become clear. It is a little stiff, and everybody knows where they stand.',
    'A hard word, from someone used to having the last one, stands between you. Said across and no longer down, it turns into talk.',
  ],
  maj05: [
    'Custom helps: the yearly visit, the usual place, the old way of making up. What has always been done brings people round again.',
    'You live differently from how your people pictured it. They may never approve, and they do grow used to it, year by year.',
  ],
  maj06: [
    'The heart chooses a side, or a person, and says so openly. Those who matter recognise you in it.',
    'Two loyalties pull at you. It stays torn for as long as only one side knows that there is another.',
  ],
  maj07: [
    'Your people pull together for once, and in one direction. Determination has done it, and most of that was yours.',
    'Everyone steers and nobody agreed on the way. With the whole plan parked for a day, tempers might find the same map.',
  ],
  maj08: [
    'Gentleness tames it, be it a difficult parent, a raging child or a sulky friend. You keep your temper, and the others find theirs.',
    'Your patience has a hole in it, and small things get shouted. The apology afterwards mends more than the patience was hiding.',
  ],
  maj09: [
    'You come to some distance, and it does you good. The others get used to the quiet, and what is said after it is better.',
    'The distance has turned into loneliness with good excuses, which ends on somebody’s doorstep, with or without a cake.',
  ],
  maj10: [
    'The luck between you turns: somebody thaws, a child changes, an old friend crosses your path. Nobody brought it about, and it suits everyone.',
    'The old scene comes round again, same cue, same row. This time somebody leaves out a line, and the others lose their place.',
  ],
  maj11: [
    'It is settled fairly among you: who looks after whom, who owes what, who says sorry. No one gets everything, and all can live with it.',
    'Somebody carries blame that is not theirs. It can be put straight, even late, in front of the people who assigned it.',
  ],
  maj12: [
    'It hangs for a while, on a person who needs longer. Seen from where they are, the delay makes sense.',
    'You have given way for so long that nobody remembers asking for it. The first small refusal meets surprise, then respect.',
  ],
  maj13: [
    'A chapter ends: somebody has outgrown a part, or a friendship has been outlived. What was good in it goes along with you.',
    'An old arrangement is kept up, though nobody lives by it any more. Everyone is relieved when one of you finally changes it.',
  ],
  maj14: [
    'Generations and tempers blend after all. With a visit here and a little distance there, the affection stays warm.',
    'Too near for a week, then a month of silence: you have the dose wrong between you. Shorter meetings agree with everyone almost at once.',
  ],
  maj15: [
    'Guilt or money ties you to each other more closely than affection does. The fondness is there as well, and that is the loose end.',
    'You get out from under somebody’s thumb. You may still come to lunch, as a guest and by choice.',
  ],
  maj16: [
    'A row or a piece of sudden news shakes everyone. People speak plainly in the quiet after it, and you see which ties were holding.',
    'The great scene does not happen, and its thunder goes on rumbling. A talk at an agreed hour would be smaller than the noise.',
  ],
  maj17: [
    'Peace comes back by the side door. Somebody forgives without a speech, and you notice it by how soundly you sleep.',
    'You have stopped expecting much of your people, and visits are brief. One faint, friendly sign from them has so far been overlooked.',
  ],
  maj18: [
    'Something is felt and not understood, a mood, or a secret that may be none. Talks over breakfast clear more than talks at midnight.',
    'The misunderstanding lifts. Who said what to whom is almost funny by daylight, and somebody is the first to laugh.',
  ],
  maj19: [
    'It turns out sunny, old friends, parents or children all in good humour, and for once nobody having to be careful.',
    'The joy exists and is slightly tired. One silly afternoon together chases off more cloud than a serious talk.',
  ],
  maj20: [
    'People speak again after a long silence. The reproaches are read out one last time and put away.',
    'One old sentence still governs all of you, and its author may hardly remember it. The pardon would take less time than the grudge has.',
  ],
  maj21: [
    'The circle closes, and you belong in it. Somebody comes back, or goes out into the world well, and no one is missing.',
    'One person is missing from it, or one word is. The whole of it may hang on a single evening, or a telephone call.',
  ],
};
