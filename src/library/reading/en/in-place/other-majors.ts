import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of the other person in the matter, as the querent can see them. */
export const otherMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'In a mood to try things, they have thought about as far as Friday. The openness is real; ask for a plan and you may get a grin.',
    'One day they are all for it, the next they laugh it off. Looking silly may be what they are afraid of, and joking is the cover.',
  ],
  maj01: [
    'They have a way with words and a reason for using it here. The ability is no bluff; they could probably do as they say.',
    'A good deal is being arranged for effect, and some of it contradicts the rest. They may be better at making an impression than at knowing their mind.',
  ],
  maj02: [
    'They notice more than they let on and are slow to explain. You will read something into the pauses; how much is there, only they can say.',
    'They drop hints and look put out when nobody picks them up. Something is being kept back, though shyness would explain it as well as secrecy does.',
  ],
  maj03: [
    'Warmth comes from their side, mostly in forms one can touch: food, time, a place kept for you. They seem to want this to thrive.',
    'They give until they are cross, and then they hover. Behind the fussing you may be looking at somebody worn out who would love to be spoilt.',
  ],
  maj04: [
    'They like things settled: who does what, and on whose word. It can come across as stiff, and it is how they tell you that they are reliable.',
    'Being in control matters to them more than being agreed with, or else they have dropped the reins entirely. Arguing, in either case, seems to harden them.',
  ],
  maj05: [
    'Propriety weighs with them: a promise, a family, the way things are done. The slow official road suits them better than an irregular short one.',
    'There is a rule they used to keep and no longer believe in, and not everyone has been told. The word “should” makes them bristle.',
  ],
  maj06: [
    'They appear drawn to this, to you or to what you stand for, and to know that it asks for a decision. Half measures make them uneasy.',
    'Two of their wishes will not go into one life, so you get a warm day or a distant one. They have perhaps not lied, only not chosen.',
  ],
  maj07: [
    'They have somewhere to get to and are going there at a fair pace. You may travel along or stand aside; turning them would be hard work.',
    'They push and then stall, as if two people had hold of the steering. Press them for an answer, and you will be talking to the stubborn one.',
  ],
  maj08: [
    'There is probably more feeling than they show, and they handle it with some grace. The patience you see costs them something, and so far they have paid.',
    'Their confidence has gone missing, and it comes out as touchiness or as giving in too soon. Kindness might be taken for pity; it is safest offered lightly.',
  ],
  maj09: [
    'They have withdrawn to think, and it may have little to do with you. A quiet question will reach them sooner than any demand for news.',
    'So long have they kept away that coming back has grown awkward. From outside it passes for coolness, while being forgotten is possibly what troubles them.',
  ],
  maj10: [
    'Something in their circumstances is shifting, and they live from day to day. Monday’s word is sincere, and so is whatever replaces it on Thursday.',
    'A bad run has them in its grip, or an old habit that comes round every time. You have met this behaviour before.',
  ],
  maj11: [
    'They are weighing it up, your part and their own, and seem to want to be fair. Facts move them; tears and charm they tend to discount.',
    'In their version they are the one who was wronged, and the evidence has been picked to match. You may be getting the bill for somebody else’s offence.',
  ],
  maj12: [
    'They have stopped where they are and will not be hurried. It looks idle from outside; quite possibly they are learning to see the thing from your end.',
    'They make sacrifices nobody asked for and wait to have them noticed. There is a bill behind the sighs, and they would rather you guessed the amount.',
  ],
  maj13: [
    'For them some part of this is finished, and they carry themselves accordingly, with fewer words and less arguing. What might come after is a separate question.',
    'They go on as though nothing had ended, in all the old phrases. It visibly takes an effort, and one subject is steered round with great skill.',
  ],
  maj14: [
    'They are going slowly on purpose, a little nearer, a little back, to find what suits you both. Expect nothing grand of them, and nothing rash.',
    'It is all or nothing with them: great zeal, and then the sofa. One suspects that a perfectly ordinary day would come as a relief.',
  ],
  maj15: [
    'They want something here badly, and it makes them hard to read: charming, watchful, quick to bargain. Whatever has hold of them, they are not struggling.',
    'They are getting out of a habit that had them by the collar, and are raw from it. The old pull still shows when they tire.',
  ],
  maj16: [
    'Something has shaken them, and they speak without the usual padding. Part of it will stand tomorrow; the rest is shock, and sounds exactly the same.',
    'They are holding themselves together, and the cheerfulness is a shade too loud. A thing that wants saying gets put off from one week to the next.',
  ],
  maj17: [
    'Their guard is lower than it was, and they seem to hope for something here. It is easily missed, for this sort of openness makes little noise.',
    'They have talked themselves out of expecting much, from this or from you. Kind words are received politely and put aside, as if wrongly addressed.',
  ],
  maj18: [
    'You cannot make them out, and it is possible that they cannot either. Moods arrive where facts would help, and each of you fills in the gaps alone.',
    'They are coming out of a confusion, a little embarrassed by what they had believed. Bits of explanation begin to reach you, out of order and honest enough.',
  ],
  maj19: [
    'Glad and in good spirits, they hide very little. If they are friendly to you, friendliness is what it is; the magnifying glass can stay in the drawer.',
    'The liking is there under a layer of routine, and breaks through in short spells. Perhaps they wait for somebody to say that it has been rather grey.',
  ],
  maj20: [
    'They have been looking back over it all, and some of their opinions have changed. A serious word could come from them, an apology perhaps.',
    'They know there is a conversation to be had and find reasons to be busy. Their own conduct may trouble them more than anything of yours.',
  ],
  maj21: [
    'They look at the whole of it, you included, with something like peace. What they want of you now does not sound like bargaining, which makes a change.',
    'They keep stopping short of the last step, though everything up to it has been done. Some older unfinished business may be what holds them back.',
  ],
};
