import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of that which works unseen beneath the matter. */
export const hiddenMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'A desire is behind all this, simple and rather impatient. You have dressed it in good reasons, and it would get on just as well without.',
    'The fire went out somewhat earlier than the official version says. Everything since was done from duty, and duty does not complain.',
  ],
  wan02: [
    'Under the question is a larger one that you take out only when alone: whether the life you have arranged is big enough for you.',
    'Fear of the unfamiliar is doing the choosing, and it has an excellent vocabulary. Your realism may in part be homesickness in advance.',
  ],
  wan03: [
    'Something you set going a while ago has been working for you out of sight. You have forgotten how far it must have got by now.',
    'You are waiting for a thing that you never said aloud you were waiting for. The delay beneath this is in nobody’s diary.',
  ],
  wan04: [
    'Under all of it you want to come home, somewhere, to someone who heard the gate. The plans and dates and sums are scaffolding for that.',
    'It has escaped notice that you never quite moved in. You arrived and were welcomed, and some part of you still lives out of the bag.',
  ],
  wan05: [
    'Rivalry is at the root, more than anyone admits, and not all of it unhealthy. Someone needs to know who is stronger before other things can be discussed.',
    'A quarrel was called off too early and went underground. Today’s disagreements, over the bill or the bins, draw their water from there.',
  ],
  wan06: [
    'A need to be proud of yourself drives this from below. It has done you good service, and would like for once to be satisfied.',
    'Being passed over on one occasion was never digested. What you do here is addressed, a little, to an audience that left long ago.',
  ],
  wan07: [
    'You are defending something that nobody has named, a standing, a person, a way of life. Given a name, it might need less defending.',
    'You have doubted for some time whether the position is worth the trouble. Since the doubt has nowhere to go, it comes out as tiredness.',
  ],
  wan08: [
    'Beneath the surface things have been moving for longer than it seems, and fast. Somebody is further along than they have said, possibly you.',
    'One message went wrong at the start, and everything since was built on how it was understood. No one has gone back to check what was meant.',
  ],
  wan09: [
    'An earlier injury is still on watch beneath it. It makes you careful in ways that were necessary once, and has not heard that its shift is over.',
    'The lowest layer is exhaustion, older than the present matter. You have been on guard so long that you take the stiffness for your character.',
  ],
  wan10: [
    'At some point you took on a responsibility that nobody had handed you. All this rests on it, and the others suppose that you like it.',
    'Inwardly you have already decided to stop carrying this. The news has not yet reached your hands, which go on picking things up.',
  ],
  wanP: [
    'A young, curious part of you began it, on very little evidence. You have supplied the evidence since then, and some of it is quite good.',
    'There was an idea once that met with a shrug, and you put it away. It stirs under this now, shrunk a little and still warm.',
  ],
  wanN: [
    'Restlessness is the root. You wanted to be off, somewhere or other, and this matter happened to be standing there with a direction.',
    'The impatience beneath it has to do with another thing altogether. Unable to get at its real object, it tramples about in this one.',
  ],
  wanQ: [
    'A quiet self-respect lies under this, more than you take credit for. It chose what you are after and is not inclined to settle for less.',
    'Jealousy has a room in the basement, of the kind one does not admit to friends. It points at something you would like to be yourself.',
  ],
  wanK: [
    'Below is a picture of what you could build if they let you. For fear of sounding grand you rarely describe it, and it steers all the same.',
    'A struggle over who may decide goes on underneath, politely, between people who would deny it. Here is merely where it came up for air.',
  ],
  cup01: [
    'The source is a feeling, newer than the situation and less sensible. It has been seeping into your decisions for a while, on the whole to their advantage.',
    'There was no room on top for something you feel, so it went below. It makes you absent-minded, and now and then short with the wrong people.',
  ],
  cup02: [
    'Deep down there is a bond between equals, and the trust that came of it. The rest may be argued over; that part still bears weight.',
    'The exchange underneath has been lopsided for longer than anyone says. You give in one coin and expect your change in another.',
  ],
  cup03: [
    'Somebody’s friendship is holding this up, so naturally that it gets no mention. You would notice on the day it was not there.',
    'A third voice speaks in it, of somebody whose opinion was let in once and stayed. You argue with them even when they are not in the room.',
  ],
  cup04: [
    'What passes for boredom is lying underneath. You turned away from what was offered without asking what you were in fact hungry for.',
    'An interest is waking before you have given it permission. You can tell by small things that you have begun to do again.',
  ],
  cup05: [
    'An old sadness was here first. The present question has been asked to carry some of its weight, and carries it without a word.',
    'You have grieved more of it than you think. Beneath the habit of mourning, which is loyal and slow to notice, something has begun to plan.',
  ],
  cup06: [
    'It goes back a long way, to a kitchen, a street, somebody who was good to you. You are looking for that again under another name.',
    'An arrangement from childhood is still in force here, on who must be good and who may sulk. No one has signed it as an adult.',
  ],
  cup07: [
    'A daydream is feeding it from below. You have never inspected the foundations, and the dream, having none, is grateful to you for that.',
    'Behind all the possibilities you have long known which one you meant. The others were kept for company and would not mind being sent home.',
  ],
  cup08: [
    'Inwardly you have been on your way for some time. What goes on above is a long, considerate farewell, which no one has recognised as one.',
    'You have a reason for staying that you do not give: the quiet afterwards, or being the one who left. It outweighs all the reasons you do give.',
  ],
  cup09: [
    'A private wish runs underneath and concerns nobody else. You want to be comfortable, and never thought that respectable enough to say.',
    'Early on, and by kind people, something was substituted for what you really wanted. You are still being helped to more of the substitute, and say thank you.',
  ],
  cup10: [
    'A picture of the happy home lies under this, whether you had one or merely saw it at the neighbours’. Everybody is measured by it, you included.',
    'A family peace was once kept by one person’s silence, and this grew out of it. If the silence was yours, that would explain the weight.',
  ],
  cupP: [
    'There is a tender notion under this, like a letter you have not opened. You take it for foolishness, and it is better written than you think.',
    'At the bottom sits a hurt so small that it seems ridiculous to mention. It has been running things ever since, in the manner of the very young.',
  ],
  cupN: [
    'You are after beauty here, a gesture, a grand yes. As a motive it is nobler than those you state, and less reliable about dates.',
    'At some point you fell in love with a description. The thing itself has been a little reproachful since, and you have not asked it why.',
  ],
  cupQ: [
    'What keeps this together is somebody’s gift for feeling with others, most likely yours. It works so quietly that people take it for the climate.',
    'You have taken in something that was never yours, a mother’s worry, a friend’s grief. It lives beneath this and pays no rent.',
  ],
  cupK: [
    'At bottom the thing has been forgiven, or very nearly. You keep a certain reserve above it, because that is how one behaves.',
    'A strong feeling has been shut away so long that people think the room is empty. What you notice now is the draught under the door.',
  ],
  swo01: [
    'There is a truth at the root that would fit into eight words. All concerned have built round it, with some skill, and left it standing.',
    'It began with a sentence that was badly thought through, or badly meant. You have repeated it to yourself until it sounds like evidence.',
  ],
  swo02: [
    'Something was left undecided on purpose, and the rest arranged so that it might stay that way. The quiet depends on nobody looking.',
    'Once, from the corner of your eye, you saw how it was. Since then the undecided thing has been leaning one way, whatever you tell people.',
  ],
  swo03: [
    'There is a hurt below, older than the argument. It was never properly cried over, and so it has taken to explaining.',
    'An old wound has closed further than you trust it to. You go carefully round a place that would by now bear being touched.',
  ],
  swo04: [
    'Rest is missing, nothing more mysterious than that. A good part of what looks like a problem is tiredness seen from above.',
    'You have not stopped for a long while, since something would catch up with you if you did. It is probably only sadness, and quite patient.',
  ],
  swo05: [
    'Somebody needed to win here, right at the start, and did. What it cost the loser was never mentioned, and the interest has been mounting.',
    'Beneath the matter lies a defeat, suffered or handed out, that was never talked over. It is ready to be put down and lacks an occasion.',
  ],
  swo06: [
    'You are already crossing into another stretch of life, underneath. The things that bother you above are luggage, being sorted as it comes to hand.',
    'You brought along something that you meant to leave behind, and it lies under this, still packed. Nobody here has seen you open it.',
  ],
  swo07: [
    'Part of this you have kept from everybody, for good reasons or convenient ones. The whole plan leans on its staying untold.',
    'Something hidden is tired of hiding. It gives itself away in small slips, and in your heart you are helping it along.',
  ],
  swo08: [
    'You were told once that you could not, by somebody you believed. Nobody has repeated it in years; nobody has needed to.',
    'Under the habit of asking leave you have been free for some time. It has not come to light because you have tried nothing forbidden.',
  ],
  swo09: [
    'Beneath it lives a fear that you bring out only when everyone is asleep. In company it calls itself planning, and plans a great deal.',
    'The worry underneath has lost its object and carries on from habit. Looked at by day, it might turn out to be guarding an empty cupboard.',
  ],
  swo10: [
    'Underneath you have stopped struggling, whatever is still being said on the stairs. Strange as it sounds, that is firm ground, the first in a while.',
    'Below, something has got up again without telling you. You feel it as an odd appetite, for news or for toast, and do not trust it yet.',
  ],
  swoP: [
    'Somebody wants to know a thing and has never asked outright, and it may be you. Most of the visible business is a way of finding out.',
    'A rumour got into the foundations. You had it from someone who sounded sure, and have arranged your opinion of two or three people round it.',
  ],
  swoN: [
    'Anger is the engine, the clean, impatient sort that wants a thing put right. It has been called concern and principle, and answers to both.',
    'You are still arguing with somebody who left the room long ago. The words lie ready and fly at whoever happens to be standing there.',
  ],
  swoQ: [
    'It rests on something you learnt the hard way and do not talk about. That experience hears every offer first, and is usually right about the tone.',
    'You resolved never to be so foolish again, and kept your word. The resolution lies under this, doing its duty and letting nobody pass.',
  ],
  swoK: [
    'A principle is at the root, held so firmly that you no longer hear yourself applying it. It could stand questioning, and nobody has tried.',
    'Under the surface some old authority is speaking in your voice. You bring it facts, and all along you are asking for permission.',
  ],
  pen01: [
    'A solid beginning was made here, small and unremarked: something put by, a word given, a bit of ground. It can bear more than it looks.',
    'The groundwork was skipped in the hurry of starting, and everyone has been careful not to lean on that side. It could still be put in.',
  ],
  pen02: [
    'Keeping everything in motion has a purpose you have not examined. As long as it all moves, nothing has to be weighed.',
    'Beneath the muddle is one thing too many, and you know which. The others wobble only on account of that one.',
  ],
  pen03: [
    'More hands have been at work on this than one sees. Somebody drew the plan, somebody corrected it, and you are standing on good workmanship.',
    'Two people had different buildings in mind when they agreed to build. Nobody noticed at the time, because both said yes so warmly.',
  ],
  pen04: [
    'There was not enough once, of money or of love, and something in you has kept the stores locked ever since. This caution is its work.',
    'Deeper down you are ready to part with something, and have been for longer than your fingers know. At the root the grip has loosened.',
  ],
  pen05: [
    'An old sense of being outside was there before this began. It chooses the seat by the door and then remarks on the draught.',
    'Underneath you have come in from the cold, and your habits have not heard. You still count, thank too much and keep your scarf on.',
  ],
  pen06: [
    'Somebody gave something once, and it has gone on working. Beneath this lies gratitude, or the discomfort of it, and neither has been put into words.',
    'A favour was accepted that had its price on the underside. Everybody calls it a present, and the bill arrives in the form of moods.',
  ],
  pen07: [
    'Out of sight something has been ripening, more slowly than you would have liked. You have stopped digging it up to look, and it shows.',
    'So much has gone into this that nobody dares ask whether it was the right field. The unasked question is what makes the work heavy.',
  ],
  pen08: [
    'Long practice lies under this, in hours no one saw. You tend to call it luck; the thousandth repetition is holding you up.',
    'You keep busy so as not to ask what it is for. In the whole workshop, that is the one drawer never tidied.',
  ],
  pen09: [
    'There is a resolve beneath, never to depend on anybody again. It has furnished your life well, and has more say in this than you might guess.',
    'Behind the good order is a want of company, carefully kept from visitors. Perhaps it asked this question, in your best handwriting.',
  ],
  pen10: [
    'This is older than you. Under it lies what your people did, owned, were proud of or ashamed of, and you have joined a house half built.',
    'There is a family matter below that gatherings pass over: money, a quarrel, somebody not invited. You have inherited your share of not mentioning it.',
  ],
  penP: [
    'A modest, studious wish is at work: to understand one thing properly. It has not announced itself, and it has staying power.',
    'You never quite began, and since you know so much about it no one has noticed. The unease comes from that first step, still in its wrapping.',
  ],
  penN: [
    'Duty carries this from below, day in, day out, and asks for nothing. You have grown so used to its tread that you take it for silence.',
    'It stays put for a comfort you would be ashamed to name. Each morning is known beforehand, and to something in you that is worth a lot.',
  ],
  penQ: [
    'Care of the ordinary sort is the base: somebody sees that there is bread, heating, a clean shirt. Without it none of this would stand.',
    'You look after others so well, and it keeps a question at bay: who would notice you if you did not. It has never been said aloud.',
  ],
  penK: [
    'Security is the motive, and an honourable one. You want to sleep at night, perhaps let others sleep too, and that has decided most of the rest.',
    'What a thing is worth was confused with what it costs, a long time back. Ever since, even affection gets weighed before it is let in.',
  ],
};
