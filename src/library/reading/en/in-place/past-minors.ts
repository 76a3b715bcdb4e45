import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of something that is over. */
export const pastMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'An idea caught fire in you, and what followed was lit by that spark.',
    'You were ready to begin, and the spark went out in wet wood.',
  ],
  wan02: [
    'You stood with the map in your hands and made up your mind to look further.',
    'You planned and planned, and the old view won.',
  ],
  wan03: [
    'You sent something out into the world, and waited on the shore with good reason.',
    'The ships were late, and you learned where the plan was thin.',
  ],
  wan04: [
    'There was a feast, a house or a homecoming, and you belonged.',
    'A celebration had a gap in it, a chair that was empty or an argument in the kitchen.',
  ],
  wan05: [
    'Everybody pulled in a different direction, and you found your elbows there.',
    'The quarrel was dropped before it was finished, and it went on underneath.',
  ],
  wan06: ['You won, and people saw it.', 'The applause went elsewhere or came too late, and it stung.'],
  wan07: [
    'You held your ground against several, and got into the habit of it.',
    'You gave way, tired of defending yourself, and have thought of answers since.',
  ],
  wan08: [
    'It all went very fast, and half of what is here now arrived in those weeks.',
    'Messages crossed or went astray, and the misunderstanding set the pace.',
  ],
  wan09: [
    'You were knocked about and stayed at your post; you have been on guard ever since.',
    'You kept watch long after the danger had gone home.',
  ],
  wan10: [
    'You took on more than your share, and carried it to the door.',
    'You put the load down at last, or it was taken from you, not before time.',
  ],
  wanP: [
    'Somebody came with news and bright eyes, and it was catching.',
    'A great announcement came to little, and the enthusiasm went with it.',
  ],
  wanN: [
    'You went at it in a rush, and covered more ground than you had planned.',
    'Haste set fire to something that patience could have kept.',
  ],
  wanQ: [
    'A warm and confident person was in the middle of it, perhaps you.',
    'Warmth turned to jealousy, or your confidence had a season of frost.',
  ],
  wanK: [
    'Somebody with a large plan led the way, and you followed or were it.',
    'One will ruled the house, and the others learned to go round it.',
  ],
  cup01: [
    'A feeling opened in you, and everything since has had some of its water.',
    'You felt more than you could say, and so it went unsaid.',
  ],
  cup02: [
    'Two people met as equals, and the memory of it is still a measure.',
    'A bond came apart in small ways before anybody named it.',
  ],
  cup03: [
    'Friends were there when it mattered, and made you laugh when you had not expected to.',
    'A circle broke up, or one story too many went round in it.',
  ],
  cup04: [
    'You had what you needed and felt little; an offer passed by unnoticed.',
    'You woke from a long indifference and began to take an interest again.',
  ],
  cup05: [
    'Something was spilt that could not be gathered up, and you mourned it.',
    'You turned round from a loss, sooner or later, and crossed the bridge.',
  ],
  cup06: [
    'There was something sweet and simple back then, and you measure by it.',
    'You lived for a while among old pictures, prettier than the days they showed.',
  ],
  cup07: [
    'You saw many things in the clouds, and it was pleasant to choose none of them.',
    'The mist lifted one day, and only one of the many wishes was still there.',
  ],
  cup08: [
    'You left something that was good and not enough, and you left at night.',
    'You wanted to go and stayed, or went and kept one foot in the door.',
  ],
  cup09: ['A wish came true, and you knew how to enjoy it.', 'You had what you wanted and it did not fill you.'],
  cup10: [
    'There was a time of peace at home, or the promise of one.',
    'The family picture had a tear in it that guests were not shown.',
  ],
  cupP: [
    'A tender message reached you when you least expected it.',
    'Feelings were hurt over a small thing, in the way children are hurt.',
  ],
  cupN: [
    'Somebody came with an offer from the heart, and you remember the way they said it.',
    'Sweet words were spoken, and the deeds did not catch up with them.',
  ],
  cupQ: [
    'Somebody listened to you so well that you heard yourself.',
    'You took on the feelings of others until you could not tell which were yours.',
  ],
  cupK: [
    'There was a calm person in rough water, and you held on to that calm.',
    'Calm was worn like a lid, and what was under it came out sideways.',
  ],
  swo01: [
    'A moment of clarity cut the matter in two, and you could not unsee it.',
    'A truth was blurted out or twisted, and it did not help anybody.',
  ],
  swo02: [
    'You sat between two sides and kept your eyes shut, for the sake of peace.',
    'The peace could not be kept; you had to look, and to say which.',
  ],
  swo03: [
    'Something hurt, with good reason, and you have allowed for it ever since.',
    'A wound closed slowly, from the edges, and the scar can tell the weather.',
  ],
  swo04: [
    'You lay down for a while, and the fight went on without you.',
    'You came back too early from a rest, or stayed in it too long.',
  ],
  swo05: [
    'Somebody won in a way that left no friends, and you were there.',
    'A quarrel ended with both sides sorry, though hardly anybody said so.',
  ],
  swo06: [
    'You crossed over to a quieter shore, and took the sad things with you in the boat.',
    'You meant to leave and the boat did not; some of it was never untied.',
  ],
  swo07: [
    'Something was done behind somebody’s back, and you came away with less than you thought.',
    'A thing that had been hidden came to light, and lying was no longer needed.',
  ],
  swo08: [
    'You believed you could not move, and nobody told you how loose the ropes were.',
    'You got one hand free, and after it the other.',
  ],
  swo09: [
    'There were nights in which you lay awake and did the sums.',
    'The worst nights went by, and morning turned out to be an ordinary morning.',
  ],
  swo10: [
    'It ended as completely as a thing can end, and there was even some relief in that.',
    'You got up again from a thing you had thought was the finish.',
  ],
  swoP: [
    'You asked sharp questions, and not everybody liked the answers.',
    'There was gossip, or spying, and words went faster than facts.',
  ],
  swoN: [
    'Somebody charged in with the truth first and the kindness later.',
    'Something was done at full gallop, words perhaps or a purchase, and it could not be called back.',
  ],
  swoQ: [
    'Somebody saw clearly and said so, having paid for that clearness.',
    'Pain had made somebody bitter, and the tongue was sharper than the mind.',
  ],
  swoK: [
    'A matter was decided by reason, and the decision held.',
    'Somebody was right at any price, and the others paid it.',
  ],
  pen01: [
    'A solid chance was put into your hand, and you know what you made of it.',
    'A good offer slipped through your fingers, by a detail.',
  ],
  pen02: [
    'You kept several things in the air at once, and were even good at it.',
    'Too many things were in the air, and one of them came down.',
  ],
  pen03: [
    'Something was built by several hands, and yours were praised.',
    'The plan and the hands did not agree, and the work showed it.',
  ],
  pen04: [
    'You held tight to what you had, having known what it is to lose.',
    'Your grip loosened, by choice or not, and things moved again.',
  ],
  pen05: [
    'You were out in the cold for a time, and the lit window was someone else’s.',
    'A door opened after a lean time, and you were let in to the warmth.',
  ],
  pen06: [
    'Something was given freely, to you or by you, at the right moment.',
    'A gift came with a string, and the string was pulled.',
  ],
  pen07: [
    'You put in long patience and stood waiting for the fruit.',
    'You waited on a field that did not bear, longer than was wise.',
  ],
  pen08: [
    'You learned it by doing it again and again, and that is in your hands for good.',
    'You worked without heart, or polished what nobody would see.',
  ],
  pen09: [
    'You made something of your own, and had it to yourself.',
    'You paid for your independence with more evenings alone than you had meant to.',
  ],
  pen10: [
    'There was a house behind you, a family or a firm, with all that it hands down.',
    'Money and kin got into each other’s way, and an inheritance of some kind was heavy.',
  ],
  penP: [
    'You began as a learner, with something small and real in your hands.',
    'You dreamed of the thing more than you practised it.',
  ],
  penN: [
    'You went on slowly, one furrow after another, and got further than the quick ones.',
    'It went on in the same rut, out of habit, after the point had gone.',
  ],
  penQ: [
    'Somebody looked after the everyday so well that there was room for everything else.',
    'You cared for the house, the purse and the others, and were left over.',
  ],
  penK: [
    'Things stood on firm ground then, and somebody knew how to keep them there.',
    'Possession came first for somebody, and people were counted along with it.',
  ],
};
