import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of the self and its moods come out. */
export const outcomeSelfMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Something lighter walks out of this than went in: you, curious, a little ridiculous and glad of it. A self without a title takes over.',
    'You hover between recklessness and staying in, and neither feels like you. In one unplanned hour at a time, the lightness finds its feet.',
  ],
  maj01: [
    'You notice how much can be done with what you already are. Attention gathers, the mood falls in behind it, and your days get an author.',
    'Many gifts, scattered, and some of them worn as disguise. Under your performing is one plain ability that would love some exercise.',
  ],
  maj02: [
    'You come to trust a knowledge that you cannot prove, your moods grow quieter, and silence is no longer something to be filled.',
    'Everyone has been asked, and you can no longer hear yourself. Faintly, under all that advice, your own opinion has been going on.',
  ],
  maj03: [
    'You soften, and grow fond of your own body and its weather. Whatever heals in you does so like dough, by warmth and time.',
    'Mothering the world has used you up. Appetite comes back first and then colour, when some of that care is spent on you.',
  ],
  maj04: [
    'Hours, limits, a word that holds: you find firm ground in yourself. Your mood steadies on it, and others begin to lean.',
    'The strict voice inside runs everything, or has walked out altogether. A milder order takes shape, in which you are a citizen too.',
  ],
  maj05: [
    'Something older than your mood holds you, a belief, a practice, a teacher. It explains less than it accompanies, and that suffices.',
    'What you were taught to be no longer fits across the shoulders. You are left with your own conscience, which proves a decent tailor.',
  ],
  maj06: [
    'You stop living as two people. What you feel and what you do agree, and the relief can be heard in your voice.',
    'Wanting and approving have fallen out inside you. Their quarrel is tiring, and it is also where you learn which half is yours.',
  ],
  maj07: [
    'Moving is what lifts the mood, and you move. Contrary parts of yourself learn that they can travel in the same direction.',
    'You have been driving yourself like hired transport, and the part of you that refuses to go on knows more about the road.',
  ],
  maj08: [
    'The wild feeling, anger or grief or desire, becomes something like a friend. Near you it grows calm, and you are braver than you looked.',
    'Your strength has gone quiet or turned against its owner. It comes back by small kindnesses to yourself, in no heroic order.',
  ],
  maj09: [
    'Time alone makes you clear. You return from it with fewer opinions, a steadier mood and one truth that you worked out yourself.',
    'Alone with your thoughts, you have got past the useful point. They become friendlier in the presence of one gentle person.',
  ],
  maj10: [
    'Your inner season changes, and nothing had to be earned for it. You learn to ride a mood where you used to argue with it.',
    'The same low mood stands at the same corner, and you feel like the object of events. Seeing that there is a corner is new.',
  ],
  maj11: [
    'Merits and faults in one light: you can look at yourself squarely. The peace that follows is sober, and kinder than self-praise ever was.',
    'Guilt and grievance tilt you by turns, culprit one day and victim the next. Sorted by what was really yours, the load is about half.',
  ],
  maj12: [
    'With the struggling over, you see yourself the other way up. Much that passed for a fault in you looks like patience from there.',
    'You hang between two versions of yourself and call it acceptance. It is closer to habit, and some quite small decision undoes it.',
  ],
  maj13: [
    'You take leave of something, with tears that were due. Afterwards you are tired, clean and roomy inside, and the morning is simply a morning.',
    'You keep up a person you used to be, at the cost of your strength. That heaviness is an unsaid goodbye, and can be said.',
  ],
  maj14: [
    'Opposite feelings learn to share a day, and you become even-tempered without getting dull, in a balance that mostly looks after itself.',
    'Your mood tips easily, too much and too little by turns. It settles by small amounts, which feel like nothing and are plenty.',
  ],
  maj15: [
    'What holds you, a habit, a craving, an opinion about yourself, is in plain sight. Being seen loosens it, and being told to somebody more so.',
    'An old compulsion slackens its hold on who you are. Weaker days occur, and self-respect comes back with every no you mean.',
  ],
  maj16: [
    'An idea of who you are falls down rather suddenly. You stand there shaken, wide awake, and relieved of having to hold it up.',
    'The upheaval happens inside you, without noise. Old certainties crack, the nights are thin for a time, and a truer floor plan comes to light.',
  ],
  maj17: [
    'You begin to hope without bracing for the blow. Calm returns, in no hurry. You find that you like yourself in plain light.',
    'The inner lamp has been turned low, to save it from disappointment. It is not out; beauty and company get you to risk more.',
  ],
  maj18: [
    'For a stretch you live among moods without names. Imagination and fear use the same voice in you, and slowly you learn which is speaking.',
    'A long unease is found to have an ordinary shape. You know now what was fear and what was instinct, and need less light on.',
  ],
  maj19: [
    'The mood is warm, play has come back, and being who you are takes hardly any effort. People can see it from across the street.',
    'Your cheerfulness is slightly performed, with the real one late to rise. It gets up for plain things: breakfast, light, a bad joke.',
  ],
  maj20: [
    'Out of a long sleep of some kind you wake and answer to your own name. The past is looked at, forgiven and left behind.',
    'The inner court is in session, and you supply all its staff. Before one friendly listener, that case would soon be dismissed.',
  ],
  maj21: [
    'Skin, past and company fit you like your own clothes, and what you learned by the long way round has become who you are.',
    'You stand on the last step towards someone you could be, and keep sweeping the stairs. The missing piece may simply be liking the result.',
  ],
};
