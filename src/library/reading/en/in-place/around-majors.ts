import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of the people, the house and the circumstances around the matter. */
export const aroundMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Nobody round you has a fixed view of it yet, and that leaves you free. The useful remark may come from somebody young or newly arrived.',
    'Well-meaning people shake their heads before you have finished the sentence, or cheer you on at no cost to themselves. Sober advice is scarce at present.',
  ],
  maj01: [
    'There is somebody within reach who knows how it is done and likes to be asked. The means you need are mostly within walking distance.',
    'Someone nearby is talking it up. A good half of the offers you receive come from people who enjoy offering, so see who stays to wash up.',
  ],
  maj02: [
    'Those close to you may know something and keep it to themselves, out of tact. You notice it in a subject that is dropped when you come in.',
    'There is whispering next door, and it has got ahead of the facts. A confidence may already have travelled one person further than it was meant to.',
  ],
  maj03: [
    'You are in good hands. People feed you, make room and take pleasure in how it grows, and the house itself is kind to the nerves.',
    'Somebody means to be good to you and takes up all the air. Help is plentiful, with opinions attached on how you should have done it.',
  ],
  maj04: [
    'You are dealing with a settled order: a head of family, a management, an office with hours. Respect the form, and the form may well carry you.',
    'Whoever is in charge either grips too hard or is nowhere to be found. Rules get made in the corridor and are obeyed with long faces.',
  ],
  maj05: [
    'Custom has a vote here. Parents, a profession or a congregation expect the thing done properly, and with their blessing much would go more easily.',
    'People are quoting rules they no longer keep. You are expected to fit in, though hardly anyone could say what it is for.',
  ],
  maj06: [
    'Those near you can see that something is being chosen, and most wish you well. One or two are waiting to hear which way you come down.',
    'There are two camps, and each makes you a tempting offer. Some third person stands closer to this than is good for it, with or without intent.',
  ],
  maj07: [
    'Everyone in the place is going somewhere, and the pace pulls you along. It helps, provided you may say where you want to get off.',
    'The people concerned pull two ways, and each has good reasons. Journeys, repairs and late trains add their share to the delay.',
  ],
  maj08: [
    'Someone is being patient on your behalf and makes nothing of it. The rough moods in the house are in better hands than you might think.',
    'Tempers are short all round, and the loudest person is the least sure. What looks like opposition in those rooms is in good part nerves.',
  ],
  maj09: [
    'It is quiet around this; few know, and fewer ask. An older or more solitary person has been through it and would tell you if you went there.',
    'You are being left rather alone with it. The others may think you prefer that, having knocked once and heard that you were busy.',
  ],
  maj10: [
    'Circumstances are moving of their own accord: somebody leaves, a place falls free, two people meet by chance. The others are as surprised as you.',
    'The old dance has started again, with its usual quarrels and the usual excuses. Outer conditions are unhelpful for a spell, and nobody is to blame.',
  ],
  maj11: [
    'There are rules here, and somebody who applies them evenly. An official, a contract or a fair-minded friend comes into it, and facts get a hearing.',
    'People have made up their minds on half the story. One version got about first, and yours has not yet been heard in every room.',
  ],
  maj12: [
    'Everything is waiting on something else: a signature, a season, a person who is away. No one is blocking you; the whole house has stopped.',
    'The pause has outlived its reason, and nobody in the house has thought of ending it. One martyr among them rather likes things as they are.',
  ],
  maj13: [
    'Something near you is breaking up, a household, a team, an old arrangement. It is sad in its way, and clears ground you could not have cleared.',
    'Out of habit the others keep an old state of things alive and expect you in your former part. Nobody wants to be first to clear the table.',
  ],
  maj14: [
    'Somebody between the parties is doing quiet good, carrying a word here, softening one there. You are being given time, and time suits the matter.',
    'With the people near you it is too much or too little: six at supper, then no one for weeks. The right measure has yet to be found.',
  ],
  maj15: [
    'There is pressure from outside, and some of it is pleasant. Money, habit or somebody’s strong will ties people to the place, and you feel the pull.',
    'A hold that people had, on each other or on you, is loosening. It is not done gracefully, and old debts get mentioned at the door.',
  ],
  maj16: [
    'The jolt comes from outside: a notice, a disclosure, a row next door. Whatever was arranged with these people wants to be looked at afresh.',
    'There is tension about the place, and everyone treads carefully. They all know which subject would set it off, so they praise the soup.',
  ],
  maj17: [
    'You have more well-wishers than you counted. They say little: a light left on, a friendly word put in where you could not hear it.',
    'Those about you have lost heart in the matter and call that realism. Their tiredness is catching, though none of them has anything against you.',
  ],
  maj18: [
    'Rumour and half-told stories surround this. Nobody is exactly lying, and no two accounts agree; much of the certainty you hear was made up after dark.',
    'The gossip is thinning out, and people begin to say what they actually saw. Someone owes you a correction and may be working up to it.',
  ],
  maj19: [
    'It is a friendly climate. People are glad when you come in, they say so, and even a stranger might put in a good word.',
    'The goodwill exists, only everyone is busy or a bit low, and it does not reach you. Over a shared meal you would see more of it.',
  ],
  maj20: [
    'Something is being announced or settled, and old acquaintances turn up on account of it. People are readier than usual to let bygones go.',
    'The family memory is long, and an old story is brought out whenever you try something new. The person they judge moved away years ago.',
  ],
  maj21: [
    'Your world is wide and in good order for this: people from several sides, perhaps from abroad, fit together. More than one door stands open to you.',
    'Everything nearby is almost ready, and one person or one paper is missing. The others stand about in their coats and have begun to grumble.',
  ],
};
