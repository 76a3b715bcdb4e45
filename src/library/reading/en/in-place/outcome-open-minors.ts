import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor says an open question comes out, on the road as laid. */
export const outcomeOpenMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'This leads to a spark, which is more a beginning than an end. You have something live on your hands, no plan as yet, and the heat required.',
    'Less fire comes of it than hoped, some smoke, a few half-burnt sticks. The wish underneath is dry by now and would light on a smaller scale.',
  ],
  wan02: [
    'You come out with a foothold and a choice, to stay in comfort or to go further. Both are open, and the horizon has moved.',
    'On its present course it ends at the same window. Leaving remains possible; the map has been studied so long that it only wants feet.',
  ],
  wan03: [
    'What you sent out comes in, with more on board than you had counted on. You end up looking further than you did when you asked.',
    'It arrives late and short of the plan. The gap shows where to strengthen it, and a second sending, better packed, has fairer weather.',
  ],
  wan04: [
    'It reaches a good resting place and a welcome, with glasses raised. One stage is safely done, and you belong where it ends.',
    'The end is friendly and not quite festive, because something close to you has stayed unsettled. Ordinary means will put it right, a talk and a table.',
  ],
  wan05: [
    'Nothing is handed to you; it ends in open contest. You come out of it sharper, in a place you had to earn, among decent enough rivals.',
    'Peace is kept, at the price of one matter left lying. That will do for a time, and whoever takes the subject up gently can finish it.',
  ],
  wan06: [
    'Success comes of it, in plain view. The praise is earned and will pass; the people who cheered you on are for keeping.',
    'It succeeds quietly and goes unthanked, and that rankles. In your own book the entry is a good one, and recognition may follow by a slower train.',
  ],
  wan07: [
    'You keep your ground, out of breath. What you hold has been tried from every side and will not lightly be questioned again.',
    'You give way in places, and it is a defeat only where the thing mattered. Elsewhere it means more room, better sleep and one enemy fewer.',
  ],
  wan08: [
    'The end comes fast, with several answers in one go. There is hardly time to be nervous, and you land about where you aimed.',
    'It misses by inches, owing to haste or a garbled message. A second try at half the speed, by voice, has a fair chance of arriving.',
  ],
  wan09: [
    'You hold out, and it is enough. It finds you tired and upright, with some dents and with something that would be hard to take from you.',
    'By then the guard is still up and there is nothing left to guard against. Whenever you put it down, a surprising amount of strength comes free.',
  ],
  wan10: [
    'It gets there, on your back. The goal is reached and heavy, and what remains to be settled is who takes which part of it from here.',
    'The load comes off before the end, and the end looks different without it. Less has been achieved, perhaps, and you can enjoy it.',
  ],
  wanP: [
    'A first try and flushed cheeks are what you have to show. Nothing is proved, much is possible, and you get up from the table with an appetite.',
    'The great beginning stays small, which is a pity. What is left of it, a little private interest, will grow as long as it is not exhibited.',
  ],
  wanN: [
    'You end in motion, by way of a departure or a change of scene. It will be further off than intended, and you are glad of the air.',
    'Rushed at like this, it comes out scorched or never gets off at all. The same courage, with a cooler head behind it, goes a long way.',
  ],
  wanQ: [
    'You finish warm and in your own style, in the midst of something lively. People respect you there, and you are at ease in your skin.',
    'You end up smaller in your own eyes than in anybody else’s. Time corrects that, along with two or three people who still look at you properly.',
  ],
  wanK: [
    'You, or somebody you can respect, are in the lead, and others follow of their own free will. It has grown larger than the question.',
    'One will prevails and has the room to itself. If it is yours, the others can be called back in; if not, there are other rooms.',
  ],
  cup01: [
    'Your heart is full by then, with something new between you and the world. You have plenty to give, and it comes back in kind.',
    'The feeling arrives and finds no vessel, so part of it is spilt. Its source keeps running; in a quieter place, at a better hour, it will hold.',
  ],
  cup02: [
    'A meeting on equal terms awaits at the far end, and what you offer there is answered. Anything built afterwards has two pairs of hands to it.',
    'It comes out uneven, one giving while the other counts. Left as it is it cools politely; put into words, it could still be mended between you.',
  ],
  cup03: [
    'There are friends at the end of it and something to toast. No one got there alone, and the pleasure is larger for being handed round.',
    'The circle is smaller by the end, a few names having dropped out. Those who remain can be trusted, and the evenings suit you better.',
  ],
  cup04: [
    'You reach the point where you have it, and shrug. The gift is better than your mood and will outlast it on the table.',
    'You come out interested again, which you had not expected. What seemed stale gets a second look, and a belated yes is still accepted.',
  ],
  cup05: [
    'Something you had hoped for is missing at the end, and it will want grieving. Something else is left standing, nearer than you can see yet.',
    'Peace is made with what could not be saved. You walk on with a lighter step, and nothing back there still has to be collected.',
  ],
  cup06: [
    'It comes out sweet and familiar, through an old tie renewed or a kindness returned. The child in you is pleased, and the adult has somewhere to go.',
    'It leads back to where you set out, and the place has grown too small. You leave it properly this time, with one keepsake and no grudge.',
  ],
  cup07: [
    'The end is still several ends, all of them shimmering. None goes solid by itself; the one you give some effort and a weekday evening might.',
    'Sober and clear, you are left with the one possibility that survived contact with daylight. You will find that you like it better than the dream.',
  ],
  cup08: [
    'In the end you turn from what no longer feeds you, with regret and a steady step. What you walk towards has no name yet, and is more yours.',
    'It comes out undecided, a foot on each side of the sill. One can live like that for a while, and one can stop on any ordinary morning.',
  ],
  cup09: [
    'At this rate you get what you wished for, and it tastes good. For once there is nothing to add, except perhaps a second chair.',
    'The wish comes true to the letter and leaves you oddly hungry. That narrows the search: you know now which dish it was not.',
  ],
  cup10: [
    'It leads to where you are at home, in the full sense: people who belong together, and a peace that has been worked for.',
    'The end is prettier from the garden than from the sofa. Once the picture is put away, those inside can find a homelier arrangement that fits.',
  ],
  cupP: [
    'The last note is tender and unexpected, something small that makes you smile. Treated gently, it becomes the beginning of a trust.',
    'A small soreness is left over at the end, more of feelings than of facts. Whoever goes first can talk it away.',
  ],
  cupN: [
    'Something heartfelt is offered, or asked, and for once the words are meant. Deeds will show how deep it goes; meanwhile hope is quite reasonable.',
    'The lovely prospect is thinner than it sounded. You keep the feeling, which was your own, and a better eye for the next one.',
  ],
  cupQ: [
    'You felt your way there, and in turn you are understood. The tone on which it closes is kind, and it goes deep.',
    'You end up holding everybody’s feelings, and tired. Once each has been handed back to its owner, your own answer is left over, and quite clear.',
  ],
  cupK: [
    'It comes to rest in calm hands. There was feeling in plenty and nobody drowned in it, so what you have can stand a change of weather.',
    'All ends smoothly and at arm’s length, with the real matter still under the surface. One unguarded evening would bring it up, and do good.',
  ],
  swo01: [
    'A true thing gets said and the tangle is cut. You finish in clear air, able to act without having to explain it twice.',
    'The close is muddled, by sharp words or thin facts. Either can be remedied later, with a correction here and a plain figure there.',
  ],
  swo02: [
    'The balance is still level at the close, with the choice in front of you. This calm lasts until you look, and looking is in your power.',
    'It tips at last, with or without your push. You see what you had kept from seeing, and the relief outlives the fright.',
  ],
  swo03: [
    'There is heartache on this road, and it would be unkind to hide it. It is the sort that heals and leaves standing what was true.',
    'The wound is closing by the time you get there. One place will be tender a good while yet, and you can lean on that side again.',
  ],
  swo04: [
    'An armistice more than a victory: you get your rest. Everything else is put off, and you will come back to it in better shape.',
    'It comes to a tired halt, or starts up again before you are ready. A proper pause is still to be had and would mend most of it.',
  ],
  swo05: [
    'Somebody carries the day and nobody is glad of it. If it is you, a gesture can win the others back; if not, leaving is honourable.',
    'The quarrel ends, unlovely and for real. What can be returned gets returned, a few words are taken back, and people look one another in the face.',
  ],
  swo06: [
    'You reach quieter water. Going was sad and right, the worst is astern, and you have not come across alone.',
    'As it goes, you are ready and still tied up when it closes. A single rope is left, and you know quite well which one.',
  ],
  swo07: [
    'It comes out sideways: you have part of what you were after and cannot quite show it. A frank word afterwards would make it whole.',
    'The truth is on the table by then, a bit late. Embarrassment comes first and then air, and trust can start again from an honest count.',
  ],
  swo08: [
    'The corner you end in is narrower in the mind than on the ground. A single test of the walls would show where they give.',
    'You come out free, stiff from standing so long. The first steps are clumsy, and after a dozen of them you stop asking for leave.',
  ],
  swo09: [
    'There is more worry than harm in how it ends. What was dreaded stays mostly in the head, and shrinks each time it is told.',
    'The long night has an end. In the morning there is an ordinary problem with a handle on it, and somebody to take the other side.',
  ],
  swo10: [
    'The worst of it gets looked in the face, and that is bitter. There is nothing left to dread in advance, and on the far side it is getting light.',
    'You get up from it. Not everything is mended by then, but the worst is used up, and each step costs less than the last.',
  ],
  swoP: [
    'You come away better informed and wide awake. The answer was to be had by asking, and it leaves you with a sharper question.',
    'Hearsay has the upper hand at the close and has spoilt some trust. One calm question could still separate what was said from what was done.',
  ],
  swoN: [
    'It is settled at a stroke, quickly and not very gently. You have your answer, and the courtesies can be seen to once everyone has breathed.',
    'Both sides end up hoarse from a clash. The point was lost on the way; picked up quietly later, it might be agreed in minutes.',
  ],
  swoQ: [
    'Clear, honourable terms are what you arrive at, and you can name them. There was some sadness in learning it; you will not be easily fooled again.',
    'The end is cooler than it need have been, because the last word was too well put. A warmer sentence can be added at any time.',
  ],
  swoK: [
    'It is decided fairly and with reasons given. You may not love every line of the judgement, and you can rely on it.',
    'Somebody ends up in the right, and alone with it. The ruling can be reopened by a second opinion, a fairer hearing or a human word.',
  ],
  pen01: [
    'Something solid has come into your keeping, a place, a fact, or somebody’s firm promise. It is small yet, and able to grow.',
    'The chance slips or shrinks, owing to a detail in the groundwork. It was real enough, and the next will find the ground prepared.',
  ],
  pen02: [
    'It stays in motion, two things kept up at once with good humour and some skill. No final settling, then, and nothing that matters has been dropped.',
    'One of the things you keep in the air comes down. It had to be one, and the other you now hold with both hands.',
  ],
  pen03: [
    'Good work comes of it, done with others and recognised. Your name is on it, and the same people would like to go on with you.',
    'It comes out patchy, since plan and hands never met. The materials are sound, and a second attempt, agreed at one table, would stand.',
  ],
  pen04: [
    'What you have is safe, and what is new waits outside. Whether that makes it wealth or only a wall is yours to say.',
    'You finish with open hands, partly by choice. Some of it has gone, more is moving than before, and you hold what is left without cramp.',
  ],
  pen05: [
    'It comes out lean, and you may feel shut out. There is a door along that wall all the same, and knocking is not beneath anybody.',
    'You are indoors by then. The hard time is over, help was taken, and you have an eye for those who are still outside.',
  ],
  pen06: [
    'The end is fair: what you give and what you receive are in proportion. There is gratitude in it, and nobody has to bow.',
    'The scales are tilted at the close and someone is beholden. Named in a friendly way, the debt can be settled or struck off, on level terms.',
  ],
  pen07: [
    'A slow harvest comes of it, good and not yet all in. You see what your patience was worth and where the next row should go.',
    'The yield is smaller than the labour was, and disappointment is in order. You know this soil now and are free to sow elsewhere.',
  ],
  pen08: [
    'Skill is what you come away with. You can do a thing you could not do when you asked, and the result is sound on its unseen side.',
    'It gets finished joylessly, or polished and never delivered. Drudgery was the trouble in either case; the craft itself stays with you.',
  ],
  pen09: [
    'You arrive in comfort of your own making. The evenings are good, nobody has a claim on you, and you may ask in whom you like.',
    'The end is well furnished and a little lonely. Leaving the gate open would cost next to nothing, and the roses would hardly notice.',
  ],
  pen10: [
    'Something lasting comes of it, an arrangement that carries others after you. What you settle here will be in use for years.',
    'What was counted on for good shows a crack at the end, in money or in kin. Mended early and in the open, it holds for another lifetime.',
  ],
  penP: [
    'Something real has been begun, and properly understood. You are a learner still, a good one, with a first small proof to show.',
    'It stays at the intention, well meant and under-practised. That closes nothing off; the first lesson is as short as ever and can be had any day.',
  ],
  penN: [
    'It arrives, late and complete. Every promise was kept in its turn, and the result will need no repairs for a good while.',
    'The furrow ends about where it always ended, safe and a little dull. Lift the plough just once, and the field is wide.',
  ],
  penQ: [
    'Comfortable and well cared for is how it stands, with enough in the cupboard for guests. You made it liveable, for others and for yourself.',
    'Everything is provided for in the end, except you. It can be put right at the same table, by filling your plate first.',
  ],
  penK: [
    'Solid success waits there, the kind one can sit on. You have the means and the patience to keep it, and enough over to be generous.',
    'You finish with much to guard and not quite enough to enjoy. The lock works from within, and whatever it protects improves when shared.',
  ],
};
