import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major says an open question comes out, on the road as laid. */
export const outcomeOpenMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'It comes out at a beginning. You stand in the open with little luggage, freer than you were, and what follows is still yours to invent.',
    'It stops short at the edge, or lands hard after a jump that nobody checked. Both can be made good by a smaller step, taken with open eyes.',
  ],
  maj01: [
    'In the end it is made by you, from what you had all along. The result can be shown to people, and they see whose work it was.',
    'It comes to less than was advertised. With the tricks taken away a real skill remains, and there is honest use for it whenever you like.',
  ],
  maj02: [
    'Not everything will have been said when you get there, and you know enough all the same. The answer ripens in you before anybody pronounces it.',
    'What was hidden comes out late, and it stings to have half known. From then on your own judgement gets asked first, which alters a great deal.',
  ],
  maj03: [
    'The road ends in plenty: something has grown, it is alive, and there is enough of it to share. What you tended feeds you too.',
    'The harvest is modest because the care went elsewhere. The soil has kept its goodness, though, and next time the gardener eats first.',
  ],
  maj04: [
    'It finishes on solid ground, with clear terms and somebody who answers for them. A bit formal, perhaps; it will still be standing in the morning.',
    'As laid, it ends either stiff or shapeless, depending on who let go of the reins. Put on new terms by people who listen, it can hold.',
  ],
  maj05: [
    'It reaches a recognised form, signed or certified or simply accepted by those whose opinion counts. You belong somewhere by then and know the rules.',
    'You end up outside the customary form, to the regret of some. Your reasons were tested on the way and will serve as house rules.',
  ],
  maj06: [
    'A choice of the heart stands at the end of this, and it is answered. Something else was given up and is not much missed.',
    'Without an honest word it ends divided, half here and half there. Saying aloud what you value most is the way back into one piece.',
  ],
  maj07: [
    'You get there. It takes nerve and a firm hand to the last yard, and the arrival can be seen from some distance.',
    'It runs off the road early, or reaches a goal that was somebody else’s. Nobody is hurt, and you can set out again with a truer address.',
  ],
  maj08: [
    'Gentleness wins it at the last. What was wild has become manageable, you hardly raised your voice, and that steadiness is the real gain.',
    'Your confidence comes out of it bruised, though whole. Things end quietly, and from there strength returns by way of small promises kept to yourself.',
  ],
  maj09: [
    'You finish by yourself, with a clear answer. It may be lonelier than planned, and you would not give back what you have understood.',
    'The road as laid ends behind a closed door, with the right answer and nobody to tell. It opens from inside, and people do come past.',
  ],
  maj10: [
    'A turn you could not have planned brings it out well. You are better placed by then, and wise enough not to nail it down.',
    'One turn older, you are about where you began. That is a disappointment, and it shows precisely at which point you can step off.',
  ],
  maj11: [
    'Everyone gets what is theirs and no more. It is a fair ending, the kind one can look at without having to look away.',
    'As it runs, the balance stays uneven and you feel the difference. The matter can be put again, better documented and with your own share included.',
  ],
  maj12: [
    'At the close it is still open, longer than you would choose. What has changed is your view of it, which may prove to be the result.',
    'The waiting stops, and not much has come of the sacrifice. You get yourself back, with both feet down and no further debt of that kind.',
  ],
  maj13: [
    'One chapter of it is over by then, and your way of living with it changes. Some evenings that is hard; you carry less, and the next thing has room.',
    'What has had its day is slow to go, so the change is drawn-out and a bit grey. The door is open all the while, for whenever you are ready.',
  ],
  maj14: [
    'It settles at a good middle temperature, mixed into something that neither part could have been alone. There is nothing spectacular about it, and it keeps.',
    'It ends up lopsided, with too much poured in at one side. A small correction anywhere along the way would be enough to level it.',
  ],
  maj15: [
    'Here you end with something hard to leave and hard to be comfortable in. The tie is real, and long enough to let you reach the latch.',
    'You come out freer than you went in, with a mark where the tie was. Some of it was sweet, and you would fetch back hardly any.',
  ],
  maj16: [
    'A certainty goes, with some noise. Afterwards you are left with firm ground, the truth, and far less to hold up.',
    'There are cracks in what is left standing, and it needs work. You get to choose, in your own time, which part is built anew.',
  ],
  maj17: [
    'After everything it is calm and hopeful there. You need guard nothing any more, and what you wished for can be seen from where you sit.',
    'What you reach is more modest than you once hoped, because the hope itself was turned down so low. That dial turns both ways.',
  ],
  maj18: [
    'Clarity is not what waits there; you arrive in half-light and mostly by feel. Your footing holds, and morning comes at its usual hour.',
    'The mist lifts, and what it leaves behind is smaller and plainer than you feared. A few lovely illusions go with it, without much harm.',
  ],
  maj19: [
    'Out in the open and well: that is where it arrives. People are glad with you, and you need not lower your voice about it.',
    'The ending is good, if a shade paler than the one in your head. Once you leave off comparing, there is warmth enough to feel.',
  ],
  maj20: [
    'You are heard, something is forgiven, and the old state lets you go. At the end you stand up as a person the old story no longer describes.',
    'The decisive word is still unspoken at that point, held up by an old guilt. It keeps, and on whatever day you say it the matter wakes.',
  ],
  maj21: [
    'It is completed. You have come the whole way round, the pieces fit, and there is a place in the world with room for you.',
    'It finishes a hand’s breadth short, with everything in place except one thing. Because that thing is so small, you can still go back for it.',
  ],
};
