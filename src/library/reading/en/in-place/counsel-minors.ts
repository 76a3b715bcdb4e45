import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor advises the querent to do, concretely and soon. */
export const counselMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Do something about it tonight, while the wish is hot, if only on the back of an envelope. A rough start will beat a fine plan.',
    'Find out whose idea it was. If it was yours, feed it with ten minutes daily and dry wood; if it was borrowed, give it back.',
  ],
  wan02: [
    'Speak to somebody who already lives out there, and ask what they miss. Then settle how far you mean to go, before the pleasant view does.',
    'Stop comparing from a distance: an afternoon on the spot, among people who really live like that, will settle more than another month of maps.',
  ],
  wan03: [
    'Chase up what you set going, in one friendly line, and then widen the plan on paper as if the answer were yes.',
    'Ask whoever is holding it up for a plain answer by a day you both agree on. Meanwhile shore up the part of the plan you skimped.',
  ],
  wan04: [
    'Lay a table for what has been achieved so far and thank by name those who helped. Agreements come more easily over that supper than anywhere else.',
    'Before you invite the world, put one thing straight under your own roof, beginning with whoever is in the kitchen with folded arms. Keep the party small.',
  ],
  wan05: [
    'Join the argument and suggest its rules, a turn for everybody and an end at nine. Some honest rivalry will sharpen you more than another quiet evening.',
    'Go back to the quarrel that was tidied away and finish it in private. Open with the thing you let pass, and keep that to two sentences.',
  ],
  wan06: [
    'Now, while people remember it, is the time to ask for the introduction or the better terms. Mention by name whoever helped you to your success.',
    'Stop listening for applause and mark the work yourself, out of ten, honestly. Anything above seven can be shown to someone whose opinion you respect.',
  ],
  wan07: [
    'Stay where you are and answer only the objection that has something in it. For all the rest a shrug and a good night’s sleep will serve.',
    'Give way on whatever you care about least, and say so openly, so that there is breath left for the one thing that does touch you.',
  ],
  wan08: [
    'Answer today. It is moving fast, so keep replies short, leave a gap in the diary, and take the call even if your hair is wet.',
    'Slow the exchange down. Ring instead of typing, read everything twice before it leaves, and let whatever was written after ten at night wait for breakfast.',
  ],
  wan09: [
    'Count what is actually left to do and plan a rest before the last of it. When somebody comes to the gate, ask who it is first.',
    'Stand down for an evening. Tell someone what you have been on guard against, and ask whether they have seen any sign of it lately.',
  ],
  wan10: [
    'Unload before you go further: hand back the two jobs that were never yours, and say for how long you can still do the third.',
    'Put the load down where you stand and tell the others that it is theirs to pick up. Spend the free evening on nothing in particular, without apologising.',
  ],
  wanP: [
    'Try it on the smallest scale, an hour of it or a single page. You are allowed to be keen and clumsy together, and to ask stupid questions.',
    'Tell no one for now, and spend an evening alone with the thing itself. If you look up and it is eleven, the interest was your own.',
  ],
  wanN: [
    'Go, and go soon, once you can say in one breath where to. Warn whoever is coming along, and pack for the way back as well.',
    'Cool it on foot: a long walk first, then a slow reply, and no ultimatums by anyone before the weekend. Speed has cost enough already.',
  ],
  wanQ: [
    'Speak first. Make the introduction, put your best thing where it will be seen, ask the question everyone has been circling; people warm up when you are plainly pleased to be there.',
    'Ask in so many words for the reassurance you have been fishing for. Then wear or cook or play what always suited you, and stop comparing.',
  ],
  wanK: [
    'Give everyone concerned a part in it and a free hand, having told them where you mean to end up. Be available at agreed hours, and otherwise scarce.',
    'Let somebody else set the agenda for once and keep your hands in your lap. At the end ask what they would do differently, and write it down.',
  ],
  cup01: [
    'Say the kind thing while you feel it, to whomever you feel it for. When kindness comes back, let it in without protest or a quick repayment.',
    'Keep an hour for yourself before you pour out any more. Once rested, tell one person the thing your heart has been full of.',
  ],
  cup02: [
    'Go halfway and say that you have done so. An offer on level terms, small enough to be kept by Friday, will show you how it is received.',
    'Choose a single incident, tell your side of it and ask for theirs. “Always” and “never” stay outside, along with the score.',
  ],
  cup03: [
    'Bring people together: soup, three chairs, no occasion needed. Tell them what you are hoping for; somebody in that kitchen will know somebody.',
    'Thin out the company. Cancel the evening you dread, keep this matter off the group chat, and talk it over with a single friend who can be silent.',
  ],
  cup04: [
    'Boredom has been doing your choosing; give it the week off. Look again at the offer you hardly noticed, and ask a real question about it.',
    'Tell somebody you have woken up and should like to be asked. What you waved away while out of sorts can probably still be had.',
  ],
  cup05: [
    'Let yourself be sad about it, in company, for as long as a pot of tea lasts. Then look after one of the things that are still there.',
    'Put some reminder of what went wrong out of sight, an unused ticket perhaps. Then make a plan for the weekend that has nothing to do with it.',
  ],
  cup06: [
    'Write to somebody who knew you before all this and ask what you were like. The answer will hold something you could use now.',
    'Before you answer, ask how old you are feeling. If it is about nine, wait an hour and reply as the adult you have become.',
  ],
  cup07: [
    'Give three of your daydreams a trial hour each, in daylight, with real people or real figures. Go on with whichever still appeals once it is work.',
    'By now you can see which one is real, so do its first boring task and tell somebody. The other invitations may be allowed to lapse, politely.',
  ],
  cup08: [
    'Admit that enough has stopped being enough, and begin to leave decently: say it before you are gone, return what is theirs, and travel light.',
    'Take your coat off for now, or take it with you, but leave the doorway. A fortnight spent wholly on one side will tell you whether it fits.',
  ],
  cup09: [
    'Enjoy it on purpose: get out the good plates, share it with somebody, and for one evening improve nothing. Then say exactly what you would wish for next.',
    'Rewrite the wish: underneath the thing you ordered, put down what you expected it to feel like. There is usually a cheaper way to that, so try one.',
  ],
  cup10: [
    'Spend an ordinary unhurried evening with those you count as yours, and let whatever has to be agreed be agreed over the washing-up.',
    'Cancel a performance of happiness, the perfect dinner or the group photograph. With the time saved, ask someone close what they would really like.',
  ],
  cupP: [
    'Follow up the odd little idea or the shy message, softly and the same day. Be as open about liking something as a child would be.',
    'Skip the sulk and say “that hurt”, once, about one thing. If there is nobody to say it to, draw, hum or knead until it has a shape.',
  ],
  cupN: [
    'Make the offer in person, flowers or no flowers, and speak from the heart without a joke to hide behind. Follow it up with a deed within days.',
    'Ask for something plain and watch what happens, since words have had their turn. Any lovely promise of your own deserves the same treatment.',
  ],
  cupQ: [
    'Trust your sense of how the others feel, and let the next conversation be mostly theirs. Afterwards note what you felt, since that decides more here than arguments.',
    'Hand back, warmly, one worry that belongs to somebody else, and shut the door for the evening. Next time ask what they feel before you feel it.',
  ],
  cupK: [
    'Be the calm one, and say what you feel as well, since calm without feeling is only manners. If voices rise, suggest tea and stay in the room.',
    'Take the feeling you keep so well managed to a person who can hear such things without reaching for a spanner. Leave the irony in your coat pocket.',
  ],
  swo01: [
    'Say the true thing straight, to the right person, while you can still see it so clearly. Whatever follows from it gets done the same day.',
    'Strike out every “obviously” and look at what is left of your argument. If something sharp has already slipped out, mend that before you prove anything.',
  ],
  swo02: [
    'Open the letter, check the balance, ask how they see it. After that toss a coin, and take note of which side you are hoping for.',
    'Close the poll. You have asked enough people; tell them you are deciding now, look at the thing squarely, and state your view before hearing another.',
  ],
  swo03: [
    'Have your cry, or your run, before you decide what any of this means. Tell a friend the bare facts and leave the verdict for another week.',
    'Take a careful step towards what you have avoided since it hurt: the street, the song, the subject. If it is bearable, stay ten minutes longer.',
  ],
  swo04: [
    'Rest first, decide afterwards. Tell people you will answer next week, switch off the bell, and let the arrears be arrears for once.',
    'Either lie down or get up; the half-rest is what wears you out. Make a clear rule for it, such as no problems after eight.',
  ],
  swo05: [
    'Ask what winning would get you, and whether you would still want it on Sunday. If not, propose something fair, or go home without a speech.',
    'Go first with the apology, for your own share only and without a “but”. Then leave the phone in the hall, because the reply may take its time.',
  ],
  swo06: [
    'Leave quietly and by stages, and let somebody who has done it before carry one end. Explanations can be sent on later, or not at all.',
    'Find what still ties you to the old place, a debt maybe or a box in somebody’s attic, and settle that before you try again to leave.',
  ],
  swo07: [
    'Plan cleverly and keep it quiet if you must, so long as you could defend it over breakfast. Where it cannot stand that, choose the front door.',
    'Bring up what you have kept hidden before it gets out on its own. Begin with the line you have been practising in the bath.',
  ],
  swo08: [
    'Take your strongest “I can’t” to someone who would know, and while they look into it make the smallest move that needs no permission.',
    'Try a door you had believed was locked. Go on a weekday, without announcing it, so that nobody has time to talk you back into the corner.',
  ],
  swo09: [
    'By day, list what you fear at night, and beside each item who could tell you more. Ring the first of those names before lunch.',
    'Open the curtains, eat something warm, and ring whoever asked how you were. The worst of it can be told in the past tense now; try it.',
  ],
  swo10: [
    'Stop here and rest: make no further attempt today, and let people bring you soup. What comes next is a question for a rested person.',
    'Begin again with something dull and practical, a form or a haircut, and do it today. Stay away from where you could check whether it still hurts.',
  ],
  swoP: [
    'Look it up in two good sources, or ask directly, before you say another word. Curiosity gets better answers here than suspicion does.',
    'Stop reading between the lines, where there is hardly anything, and ask the person straight out. Until you have an answer, pass nothing on.',
  ],
  swoN: [
    'Go straight at the thing you have been circling, having said in one line what you are after. Put it to them plainly, then stay for the answer.',
    'Walk round the block before you reply. Then begin with the point on which they are right, as there usually is one, and stop after yours.',
  ],
  swoQ: [
    'Set out your terms politely: what you want, what you will not have, by when you need to know. Be kind in the tone and change nothing else.',
    'Let one mistake pass without comment, somebody’s or your own. Then drink a cup of something with a person you had written off.',
  ],
  swoK: [
    'Agree on three criteria, in order, before anyone looks at the options, and then decide by them. Give your reasons, and stay open to new facts.',
    'Argue the opposite for ten minutes, in earnest, before you rule on it. Then ask the quietest person concerned what it would mean for them.',
  ],
  pen01: [
    'Take up the practical chance you were offered and do its first formality, be it a form or a call. Then water it; it is a seedling.',
    'Have the costs checked by somebody who is not smitten with the idea, and ask the awkward question. A good offer survives two more days of looking.',
  ],
  pen02: [
    'Juggle the two of them lightly and add no third. What does not fit into Tuesday may be late on Wednesday without a speech.',
    'Drop one of your many things on purpose before one drops itself. Tell whoever it concerns today, in a line, so you are not juggling their patience too.',
  ],
  pen03: [
    'Get everyone concerned round one table: whoever plans it, whoever pays, whoever does it. Say what you are good at and ask for that part.',
    'Write up who does which job by when, and read it out to everyone. You will probably find two people on one task and none on another.',
  ],
  pen04: [
    'Settle how much has to be safe, and put that away properly. With the rest, be a little less careful than usual and see whether the sky falls.',
    'Choose for yourself what leaves your hand, before it merely trickles out. An afternoon’s clearing out would be a start, so long as something stays yours alone.',
  ],
  pen05: [
    'Knock. Help of this kind is meant for people exactly as badly off as you are, and “I could do with a hand” is the whole speech.',
    'Say yes to the meal, the lift, the borrowed coat, and leave out the apology. Then bring back a good habit that the lean time cost you.',
  ],
  pen06: [
    'Before you give or take anything further, say aloud how it stands: who is giving, how much, until when. Fair help can bear to be mentioned.',
    'Refuse a gift with a string on it, pleasantly. Where you are the giver, say in advance what you expect in return, even if that is nothing.',
  ],
  pen07: [
    'Take stock before you put in more. You will see what failed and what was worth the trouble without pulling anything up by the roots.',
    'Set an end to the trial: so many weeks, such and such a sign. If it fails to come, take your spade elsewhere and bear no grudge.',
  ],
  pen08: [
    'Do the plain part again today, a little better than yesterday, and again tomorrow. Scales, accounts, love letters and apologies all improve with repetition.',
    'Stop polishing and hand it over by tonight. If your trouble is rather that you no longer care, do one single piece slowly, as you did at first.',
  ],
  pen09: [
    'Treat yourself to something good that you have arranged alone, and report on it to nobody. Then decide the matter out of that calm, on your own terms.',
    'Make a hole in the hedge: have someone round without tidying up, or accept help with a thing you could manage by yourself.',
  ],
  pen10: [
    'Ask an elder how it was done in their time, and note the useful half. Then arrange something so that it would go on working without you.',
    'Someone has to raise the matter of money or belonging, so let it be you, at a quiet hour. Mend the visible crack; leave the pedigree alone.',
  ],
  penP: [
    'Learn the first lesson of it from somebody who does it daily. Borrow the equipment, ask often, and get your hands dirty before the week is out.',
    'Close the guidebook and do something it describes, badly if need be. An hour of the real work will show what the preparing has hidden.',
  ],
  penN: [
    'Do the next thing on the list, then the one after it, at your usual pace and hour. Quick people may be allowed to be quick.',
    'Take a different way home, literally, and do something useless at the hour reserved for something useful. The rut is shallower than it feels.',
  ],
  penQ: [
    'Make one corner of the everyday better, with clean sheets or a proper lunch. The large question looks smaller from a comfortable chair, so take it there.',
    'Sit down while somebody else clears the table, and stay seated. Whatever they do wrong in your kitchen this week will be cheaper than your exhaustion.',
  ],
  penK: [
    'Work it out in figures, slowly, with something kept back for bad months, and promise only what fits. Inside those limits be as generous as you like.',
    'Give something that costs you an hour and no money, to a person who could use your company. Then ask again what all the rest is for.',
  ],
};
