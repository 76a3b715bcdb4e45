import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of the hope and the fear in the matter. */
export const wishMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'To begin again with nothing decided is what you long for. On other evenings the same freedom looks like a strange street where nobody knows your name.',
    'Half of you wants to jump before it can think, and half wants to be excused. Whichever wins, you expect the other to complain for years.',
  ],
  maj01: [
    'You hope that it lies in your own hands after all. There is the worry too: if skill can do it, nobody else can be blamed.',
    'Being dazzled again would be lovely, if only there were no trick in it. You fear a bluff, and now and then suspect that it is yours.',
  ],
  maj02: [
    'You want to know and you want to be spared knowing. Silence can still mean anything; a spoken word will mean just one thing.',
    'Let it all come out, you think, and then remember what else would come with it. Some of your own secrets are in the same bundle.',
  ],
  maj03: [
    'Something rich and warm is wished for here, with room to grow. It makes you a little nervous how much of you it would take.',
    'You long to be looked after without having to ask. Having seen how care can move in and take over, you are wary of the offer.',
  ],
  maj04: [
    'Somebody ought to take charge and make it safe, even if it has to be you. Your doubts concern the rules that safety brings in its luggage.',
    'If only the tight hand would let go. Then you wonder who would hold things together, and can guess whom they would ask.',
  ],
  maj05: [
    'A proper form for it, with everyone’s blessing, would quiet a great deal in you. It would also be for good, and with so many witnesses.',
    'You would like to do it your own way and have them approve. That raised eyebrow at home weighs more with you than you admit.',
  ],
  maj06: [
    'The wish is for one true yes. What makes you hesitate is how many other lives you would have to wave to from the window.',
    'As long as nothing is decided, nobody is lost. You hope it will settle itself, and you dread coming home to find that it has.',
  ],
  maj07: [
    'To win, and to be seen winning, would do you good. Only you cannot quite imagine the day after, with nobody left to overtake.',
    'You want to be let off the pushing, and you are afraid that everything stops the moment you do. Effort has been your way of keeping hold.',
  ],
  maj08: [
    'You hope that gentleness will be enough. Under the hope sits all the anger you have been so good about, asking what happens if it is not.',
    'Being less easily shaken is the first wish. Harder to admit is the opposite worry: how strong you might prove, and whom that would upset.',
  ],
  maj09: [
    'Quiet is what you are after, and an answer nobody talked you into. The price you dread is their getting used to managing without you.',
    'Somebody should come and fetch you, you think, and listen for steps. If they did, you could no longer be the one who copes alone.',
  ],
  maj10: [
    'It could turn in your favour, and you have caught yourself planning for it. You also know that unasked-for luck seldom says how long it can stay.',
    'Not this again, you say, and secretly bet that this time it goes differently. You are waiting for the point at which it always used to tip.',
  ],
  maj11: [
    'You want it judged fairly, once and for all. In the small print of that wish, your own part gets read out as well.',
    'An admission that it was unjust would mean a lot. Who you are without the grievance, after so long together, is less clear.',
  ],
  maj12: [
    'Secretly you would like to be excused from deciding. The unease is that the pause might have no end, and that giving in could pass for giving up.',
    'The waiting must end, you say, and nothing is packed. To learn that it had all been for nothing would hurt more than another month of it.',
  ],
  maj13: [
    'You wish it were over, and you would miss it. Beyond the clean end there is a morning, and you cannot think how to spend it.',
    'Perhaps it can all stay as it was. The thought comforts you until about three in the afternoon, when it becomes the thing you dread.',
  ],
  maj14: [
    'A middle way in which nobody loses much would suit you. Your objection, never raised, is that in the middle one may also feel rather little.',
    'If only it came in the right dose. You long for plenty and know your weakness for it, so even a good beginning makes you nervous.',
  ],
  maj15: [
    'You want it more than is comfortable, and would hate that to be known. The dread is of not being able to stop; the hope, oddly, is similar.',
    'Freedom from it is what you ask for by day. In some corner you would be hurt if it let you go without a struggle.',
  ],
  maj16: [
    'Part of you would be glad if it all came down and there were nothing left to hold up. The other part lives in there.',
    'May it pass without a bang, you think, listening for the creak. Some nights a clean break frightens you less than this long holding of breath.',
  ],
  maj17: [
    'You have started to hope again, for something you had filed under impossible. What you guard against is a second disappointment, landing exactly where the first one healed.',
    'You no longer say what you wish for, in case it hears you. It is there under the shrugging, and larger than you would like.',
  ],
  maj18: [
    'Seeing clearly is the wish, and what may be standing there is the fear. Not knowing feeds the dream and the worry from the same plate.',
    'Now that it grows lighter, you look forward to laughing at your fears. It would be a pity, though, if the beautiful part went with them.',
  ],
  maj19: [
    'Plain happiness in full view is what you want, no less. You hesitate because of the view: joy that everybody has seen is hard to lose quietly.',
    'You wish you could simply be glad. An old rule prevents it, the one by which those who sing before breakfast will cry before supper.',
  ],
  maj20: [
    'To be called, forgiven, understood at last: you would give a lot for it. It would mean getting up, and the old verdict is warm to lie in.',
    'You would like to hear that it was not your fault. The trouble is that whoever can acquit you might find something to add.',
  ],
  maj21: [
    'The whole thing finished, and you welcome in it: that is the hope. Afterwards somebody would ask what comes next, and you have no idea.',
    'Nearly there suits you better than you let on. You want it complete, and while one piece is missing nobody can call it a disappointment.',
  ],
};
