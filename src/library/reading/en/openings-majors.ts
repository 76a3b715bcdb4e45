import type { TarotId } from '../../../domain/decks/tarot.ts';

/** Three first statements of each side of a Major. */
export const openingMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: readonly string[], reversed: readonly string[]]>
> = {
  maj00: [
    [
      'Something new has opened in front of you with nothing about it settled so far.',
      'There is a lightness about this that you have missed, half nerves and half school holidays.',
      'What you have here is a clean start, running on trust because experience is not yet available.',
    ],
    [
      'One foot has been over the edge for a while, and the other keeps finding reasons.',
      'Part of you would leap today without looking; the rest would like everything guaranteed in writing.',
      'How far down it goes has not been checked, by the eager half of you or the frightened one.',
    ],
  ],
  maj01: [
    [
      'Everything needed for a first attempt is already to hand, your own skill included.',
      'You feel capable in this, quick on the uptake, and for once your attention stays put.',
      'More rests with you than you had thought: what you say and do here takes effect.',
    ],
    [
      'Your talent is spread over so many corners of this that none of them gets the good part.',
      'A trace of performance has crept in, which is more tiring to keep up than the task.',
      'The ability was never in doubt; what is missing is one plain aim for it to serve.',
    ],
  ],
  maj02: [
    [
      'Something is ripening out of sight here that does not yet want to be talked about.',
      'Some part of you settled this weeks ago, in a way you could not prove to anyone.',
      'Much of this is still unspoken, and the quiet does more good than another conversation would.',
    ],
    [
      'So many opinions have been collected that your own first hunch can no longer get a word in.',
      'A thing left unsaid is taking up room, and you notice it chiefly as unease.',
      'You have stopped trusting what you sense, just where sensing would be more use than evidence.',
    ],
  ],
  maj03: [
    [
      'What you have been tending is growing, visibly by now, and it enjoys your company.',
      'There is plenty here: warmth, appetite, ideas, and a body that is glad to be included.',
      'This thrives on care of the ordinary kind, on food, time and somebody taking pleasure in it.',
    ],
    [
      'Growth has stalled because the watering can goes round to everyone else’s pots first.',
      'You feel dry and rather overlooked, though the people around you have never been better looked after.',
      'So much kindness is being poured on this that it has no chance to stand up by itself.',
    ],
  ],
  maj04: [
    [
      'The matter has found its frame: who decides, what holds, and where the limits run.',
      'You feel on firm ground here, with the sober satisfaction of a thing that keeps its hours.',
      'All of this stands on somebody’s willingness to be responsible, and that somebody is largely you.',
    ],
    [
      'Either the rules have grown so tight that nothing moves, or nobody can say what they are.',
      'Being in charge of this has become hard work, chiefly because you dare not let it slip once.',
      'Under the question of who is right lies another, about who gets to decide, and it chafes.',
    ],
  ],
  maj05: [
    [
      'You are on a path others have walked before, and their experience is there for the asking.',
      'It comforts you to know how such things are properly done and to do them that way.',
      'A shared conviction holds this together, something you were taught and still find to be true.',
    ],
    [
      'The usual answer has been offered to you, only it fits like a borrowed coat.',
      'You go through the motions of a belief that stopped convincing you some time ago.',
      'What is asked of you here comes down to conscience, on which the handbook is silent.',
    ],
  ],
  maj06: [
    [
      'Two good things stand before you, and you are drawn to one with more than your head.',
      'Your heart has a clear opinion here and would like the rest of you to sign it.',
      'This asks for a yes you can give whole, with your values and your wishes in one room.',
    ],
    [
      'You say one thing and do another at present, and the seam between them is beginning to show.',
      'A decision made to please somebody sits badly with you, more so when all is quiet.',
      'Two of your values contradict each other here, and no choice will look right until they are ranked.',
    ],
  ],
  maj07: [
    [
      'Things are moving under your hand now, with several contrary forces pulling the same way at last.',
      'You feel the wind in your face and a certain pride at having taken this on.',
      'What carries the matter forward is will, yours, held steady while everything around it tugs.',
    ],
    [
      'There is plenty of drive in this and no agreed direction, so the effort cancels out.',
      'You have been going flat out for so long that stopping feels more dangerous than carrying on.',
      'The quarrel over the route is within yourself, between the part that must win and the part that is tired.',
    ],
  ],
  maj08: [
    [
      'What was difficult grows tamer day by day, for the plain reason that you never raised your voice.',
      'A strong feeling is loose in you, and you are on better terms with it than before.',
      'Your patience is holding this together, and it has more force in it than pressure ever had.',
    ],
    [
      'You are hard on yourself in this, as though scolding had ever made anyone braver.',
      'Your nerve has gone quiet, and small things now cost the courage large ones used to.',
      'A good deal of energy goes into keeping yourself in check; the matter gets what is left.',
    ],
  ],
  maj09: [
    [
      'You have drawn back a little, and from there the matter is easier to make out.',
      'Your own thoughts have become better company than most advice, and they are getting somewhere.',
      'This can only be found out by slow looking, and nobody else can do the looking for you.',
    ],
    [
      'Your door has stayed shut for so long that people have more or less stopped knocking.',
      'You are lonelier in this than you let on, or you keep company so as not to notice.',
      'The distance between you and the rest is wrong by a few paces, too many or too few.',
    ],
  ],
  maj10: [
    [
      'Circumstances are shifting without your help, and a thing that seemed stuck has come loose.',
      'You sense the ground turning under you, to your alarm and rather to your delight.',
      'Timing governs this more than merit does, to the advantage at present of whoever is awake.',
    ],
    [
      'Here you are again at a bend you know, though you had meant to take another road.',
      'Luck seems to be staying at another address just now, after you waited up so often.',
      'What repeats itself in this has a pattern, and one part of it is a habit of your own.',
    ],
  ],
  maj11: [
    [
      'The facts are on the table now, where each of them is given its proper weight.',
      'You want this to be right more than you want to win, and it steadies you.',
      'What comes of it follows from what was done, by everyone concerned, yourself included.',
    ],
    [
      'Two standards are in use here, and you can feel which of them has been applied to you.',
      'You keep rehearsing your case in the small hours, before a court that never sits.',
      'Someone’s share in this has been left off the bill, conceivably a small one of your own.',
    ],
  ],
  maj12: [
    [
      'Everything has come to a halt, which lets you look at the matter from a side you never tried.',
      'You feel oddly calm about the delay, as if part of you had arranged it.',
      'Something would have to be given up first, a plan or a pet opinion, before the rest can turn.',
    ],
    [
      'You are still waiting, though what you were waiting for has either come or been called off.',
      'A sacrifice nobody asked for has begun to ache, with some resentment lodging next to it.',
      'The knot is one you tied yourself, with good intentions, and your hands are free.',
    ],
  ],
  maj13: [
    [
      'A chapter is closing here, properly, as you have half known for a while.',
      'Under the sadness there is relief, taking up more room than seems quite respectable.',
      'What comes next needs the space that the old arrangement is now giving up, corner by corner.',
    ],
    [
      'A thing that has run its course is being kept going, at some expense to you.',
      'You feel caught between two lives, out of the one and not yet willing to enter the other.',
      'A good part of your strength goes into holding open a door that wants to close.',
    ],
  ],
  maj14: [
    [
      'Two things you thought incompatible are beginning to mix, a spoonful at a time.',
      'You are calmer than you were, and small adjustments now do what big resolutions never managed.',
      'The right measure decides this, and you have a finer feeling for it than you give yourself credit for.',
    ],
    [
      'There is too much of one ingredient in this, and by now you can taste nothing else.',
      'You swing from all to nothing and back, until the middle has begun to look like defeat.',
      'It is only slightly out of true, which is why nobody has troubled to set it right.',
    ],
  ],
  maj15: [
    [
      'Something has a hold on you here, and it keeps its hold because you get something for it.',
      'The wanting has grown louder than the pleasure, as you have noticed, usually just afterwards.',
      'Underneath lies a bargain you once struck with yourself, on terms you seldom look at.',
    ],
    [
      'A grip you took for permanent has slackened, and you have begun to test how far you can go.',
      'It is embarrassing to see how small the thing was that ran your days, and also rather freeing.',
      'Habit alone is holding you by now; the need that once stood behind it has moved out.',
    ],
  ],
  maj16: [
    [
      'What you had taken for settled has shifted, along cracks much older than the noise.',
      'You are shaken, and at the same time clearer than you have been for months.',
      'Part of this was built on a thing that was not so, and the truth has now arrived.',
    ],
    [
      'The upheaval is going on inside, quietly, while from the street everything looks as it did.',
      'You can feel that it will not hold as it is, and you spend your days propping it up.',
      'A blow has been softened or put off here, which leaves time to see to the foundations.',
    ],
  ],
  maj17: [
    [
      'The air has cleared after a rough stretch, so far that you dare to wish again.',
      'There is a quiet in you just now that does not hang on how this turns out.',
      'What heals here is openness: you no longer hide where you were hurt, and it helps.',
    ],
    [
      'Your hope has gone thin, so you handle it like something that might be taken away.',
      'You tell people you expect nothing, and some evenings you almost believe it.',
      'The wish is alive under all that caution, fed by small things you hardly count.',
    ],
  ],
  maj18: [
    [
      'The light you have to see this by is poor, so its shape changes each time you look.',
      'Fear and intuition speak in much the same voice at present, and you are rightly wary of both.',
      'Important facts are still missing here, and imagination has been kind enough to fill the gaps.',
    ],
    [
      'Bit by bit it is getting clearer, and some of what frightened you has turned out to be furniture.',
      'You feel a little sheepish about your suspicions and a good deal lighter without them.',
      'An illusion is wearing off, perhaps one you were fond of, and the plain version is liveable.',
    ],
  ],
  maj19: [
    [
      'This is going well, openly and without a catch, however long you search for one.',
      'You are entirely yourself in this, warm and unguarded, with energy to spare for other people.',
      'Everything in the matter lies in plain view, and its simplicity is the best thing about it.',
    ],
    [
      'The good in this is real, though just now you see it as if through a net curtain.',
      'You put a cheerful face on it while the joy itself lags a street behind.',
      'Expectations have been set so high that what is merely lovely counts as a disappointment.',
    ],
  ],
  maj20: [
    [
      'You are being called on to answer for something, and to your surprise you are ready.',
      'A feeling of waking up runs through these days, uncomfortable at first and then rather bracing.',
      'An old account is coming up for review, which reads more kindly than you remembered.',
    ],
    [
      'You heard the call distinctly enough, then turned over for another ten minutes.',
      'An old verdict still hangs over this, passed by yourself, in a harsh mood, without appeal.',
      'You doubt whether you are allowed a second start; that doubt does most of the delaying.',
    ],
  ],
  maj21: [
    [
      'Something large is coming full circle, and you are standing where you once hoped to stand.',
      'You feel in your right place, at ease among the people and things you have gathered.',
      'It has become whole because you brought all the parts along, the awkward ones included.',
    ],
    [
      'This is finished but for one small piece, which has been lying about for weeks.',
      'By every outward measure you have arrived, while your heart is a few stations behind.',
      'A loose end holds the rest open, most likely a goodbye or a thank you never spoken.',
    ],
  ],
};
