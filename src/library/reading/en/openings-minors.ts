import type { TarotId } from '../../../domain/decks/tarot.ts';

/** Three first statements of each side of a Minor. */
export const openingMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: readonly string[], reversed: readonly string[]]>
> = {
  wan01: [
    [
      'A wish has caught fire, and for once the energy to act on it came along too.',
      'There is an itch in you to begin, stronger on some mornings than any sensible objection.',
      'All this has to live on is desire, fresh and unproven, which is quite enough for a start.',
    ],
    [
      'It ought to have caught by now, but something keeps letting the damp in.',
      'You want to want this, then sit down in front of it feeling nothing much.',
      'Behind the delay is an old discouragement, still pouring cold water on each new idea.',
    ],
  ],
  wan02: [
    [
      'You have won enough ground to see further, far enough to wonder about leaving it.',
      'Half satisfied, half restless, you have outgrown the plan you were so pleased with last year.',
      'The decision here concerns range: how much of the safe and familiar you would stake on more.',
    ],
    [
      'Your planning has become very good and has gone on far too long.',
      'The known view irritates you daily, yet the unknown one still loses every vote.',
      'Staying put is costing you more than it used to, and nobody has drawn up that bill.',
    ],
  ],
  wan03: [
    [
      'What you launched some time ago now sails without you, and the first signs are good.',
      'Your horizon has widened, so that last season’s worries look rather small from where you are.',
      'Everything depends for now on what was sent out earlier, plus your patience while it travels.',
    ],
    [
      'Answers are late, and the gap they leave is showing where the plan was thin.',
      'You keep going to the window for news that does not know it is being awaited.',
      'The venture was reckoned a size too large or a month too early, which can still be put right.',
    ],
  ],
  wan04: [
    [
      'A stage of this has come to a good end, with people about who are glad of it.',
      'You feel welcome where you are and could put your bags down without being asked.',
      'What you are enjoying rests on a foundation you laid yourself, plain work and all.',
    ],
    [
      'The welcome is not quite what you pictured: a chair short, a mood, a date put back.',
      'You belong here almost, and that almost bothers you more than open strangeness would.',
      'There is cause to be pleased already, though the occasion keeps waiting until everything is perfect.',
    ],
  ],
  wan05: [
    [
      'Several people want several things here, all at once and at the tops of their voices.',
      'The friction wakes you up and wears you out, sometimes inside the same hour.',
      'Nobody has agreed on the rules, which explains most of the bruises and none of the ill will.',
    ],
    [
      'It has gone quiet, with the kind of quiet in which everyone is still holding their tongue.',
      'You gave way to keep the peace, and the swallowed sentence has not gone down.',
      'The rivalry has moved indoors, so that you compete mostly with an idea of yourself.',
    ],
  ],
  wan06: [
    [
      'What you did has been noticed, and there is goodwill towards you on all sides.',
      'It does you good to be applauded, more than you would care to admit in public.',
      'Your standing in this comes from something really achieved, so you may lean your weight on it.',
    ],
    [
      'The recognition you counted on is late, or was delivered by mistake next door.',
      'Praise reaches you these days without quite going in, and you wonder what it would take.',
      'Too much of this is played to the gallery, whose attention was always going to wander.',
    ],
  ],
  wan07: [
    [
      'You are holding a position that others would like to have, against more than one of them.',
      'It feels lonelier and shakier up there than it is, because all the noise comes from below.',
      'What keeps you standing is a conviction, tested now and so far not found wanting.',
    ],
    [
      'You are defending everything at once, down to points you no longer care about.',
      'So many small objections have worn you thin that even a harmless question sounds like an attack.',
      'Not all of this ground is worth holding, as the most tired part of you knows already.',
    ],
  ],
  wan08: [
    [
      'After a standstill it all comes together, several answers on one day and none of them expected.',
      'There is a quickening in you, pleasant and a little breathless, like running for a train you will catch.',
      'Nothing much is in the way any more, so the matter travels at its own natural speed.',
    ],
    [
      'Messages are crossing in mid-air, each of them answering the one before last.',
      'Haste has got into this, and with it the feeling that you are always a reply behind.',
      'The thing was sent off before it was properly aimed; now it is hard to call back.',
    ],
  ],
  wan09: [
    [
      'You have come a long way with this and are braced for one more blow.',
      'Tired, wary and stubborn all at once, you trust the finish only when you can touch it.',
      'Experience taught you this caution, along with the staying power for the stretch that is left.',
    ],
    [
      'The danger is over, or nearly so, while you go on sleeping with one eye open.',
      'Defending yourself has become a habit so constant that you hardly feel how heavy it is.',
      'Help keeps being turned away at the gate because it comes from the same side as the trouble once did.',
    ],
  ],
  wan10: [
    [
      'You have taken on one thing after another until you can hardly see where you are going.',
      'The goal is close, and you are too laden to be pleased about it.',
      'Some of what weighs on you belongs to other people, who have got used to your carrying it.',
    ],
    [
      'A load has begun to slip from your shoulders, whether you let go or your arms simply gave out.',
      'You might feel lighter if being the one who copes had not become part of who you are.',
      'Much of this could be put down today without harm to anyone; the reluctance is the heavy part.',
    ],
  ],
  wanP: [
    [
      'Some piece of news or a sudden interest has set you talking faster than usual.',
      'You have a beginner’s appetite for this, unembarrassed by how little you know so far.',
      'The thing is young and playful still, and it owes its charm to nobody having made it serious.',
    ],
    [
      'An enthusiasm of yours met with a raised eyebrow, and has kept to its room since.',
      'You start with a blaze and have lost the thread by Thursday, to your own annoyance.',
      'This spark is too new for an audience; what it lacks is shelter, more than talent.',
    ],
  ],
  wanN: [
    [
      'Something has made up its mind to happen while you were still looking for your keys.',
      'Impatience runs through you like a good tune, drowning the voice that asks about the map.',
      'There is courage enough here for any distance, once it is settled which distance is meant.',
    ],
    [
      'You set off at full tilt, or were stopped at full tilt, and either way you are cross.',
      'Anger and eagerness have become hard to tell apart in this, for you as much as for bystanders.',
      'The speed hides a doubt you would have to look at if you ever slowed down.',
    ],
  ],
  wanQ: [
    [
      'People turn towards you in this, because you are plainly enjoying what you do.',
      'You feel sure of yourself at present, warm and quick, with a temper that stays good-humoured.',
      'Your own liveliness is what holds it all together, far more than any plan.',
    ],
    [
      'Your warmth has developed conditions lately, and those nearby have learned to read your face first.',
      'You used to take up more space than this, and you miss the person who did.',
      'A small jealousy or an old slight is running the show, dressed up as concern.',
    ],
  ],
  wanK: [
    [
      'You can see where this should go, and others are inclined to follow your lead.',
      'This wants the large view, with the details left to people one can trust.',
      'The matter lives on one person’s conviction, yours, which has been steady enough to share.',
    ],
    [
      'It has become a question of will, yours against theirs, with the original purpose left outside.',
      'You demand a great deal of everyone here, hardest of all of yourself, and there is little joy in it.',
      'The vision was larger than the hands you gave it, a fact that impatience will not alter.',
    ],
  ],
  cup01: [
    [
      'A feeling has arrived that you did not order, and it makes the whole day kinder.',
      'Your heart is open again, slightly to its own surprise, and easily touched.',
      'There is something to be received here, freely offered, for which nothing has to be earned first.',
    ],
    [
      'You have given until there was nothing left to pour, and no one has noticed that you stopped.',
      'Feeling comes at the wrong moments, or stays away at the right ones.',
      'A tenderness you hardly admit has gone underground, where it makes you absent and a little sad.',
    ],
  ],
  cup02: [
    [
      'Something offered has been answered, at the same height and in the same tone.',
      'You feel met here, which is rarer than being liked and a good deal more restful.',
      'It rests on evenness: both sides give, both sides can refuse, and neither has to beg.',
    ],
    [
      'One side leans in while the other looks at the clock, and each could tell you a different story.',
      'A small coolness has come between, too small to mention and too large to overlook.',
      'The sums of give and take stopped adding up some time ago, to nobody’s particular fault.',
    ],
  ],
  cup03: [
    [
      'You have people to be happy with at present, and a reason to ring them up.',
      'Laughter has come back into this, loud enough to loosen what thinking never could.',
      'It is company that carries the matter: others are fond of you and would like to be included.',
    ],
    [
      'You are out and about a good deal in this without ever quite arriving anywhere.',
      'Among all those people you feel oddly unaccompanied, as though everyone had been given another invitation.',
      'Talk behind a door, or too many opinions, has taken the ease out of the circle.',
    ],
  ],
  cup04: [
    [
      'Everything on offer leaves you lukewarm, including one thing that deserves a second look.',
      'A flatness lies over these days, with no great grief in it, only a lack of appetite.',
      'You are so taken up with what failed to satisfy that the new thing has to wait its turn.',
    ],
    [
      'Your curiosity is stirring after a long sulk, and the world seems to have been going on meanwhile.',
      'You notice an offer that must have been lying there for weeks, and feel faintly caught out.',
      'The withdrawal has done its work by now; what it needed to settle in you is settled.',
    ],
  ],
  cup05: [
    [
      'Something did not go as you hoped, and part of you still stands where it happened.',
      'Regret takes up nearly the whole field of vision, though a fair part of your life lies outside it.',
      'What has stayed with you is real and will keep, until you have finished being sad.',
    ],
    [
      'You catch yourself making a plan again, with the sorrow still there and no longer in the way.',
      'It hurts less than it did, and you are not sure whether you may be glad of that.',
      'Peace with the past is being made in instalments here, the latest of them your own forgiveness.',
    ],
  ],
  cup06: [
    [
      'Something from long ago has come back to you, gentler than you remembered it.',
      'A childlike ease gets into these days, and for an hour at a time nothing has to be proved.',
      'Behind the present matter stands an old kindness, still able to be passed on.',
    ],
    [
      'You measure what you have against a time that was never quite as golden as you tell it.',
      'Memory keeps tugging you back just as the present has something to say.',
      'A role from your early years still fits you in this, long after you stopped being that size.',
    ],
  ],
  cup07: [
    [
      'There are so many possibilities before you that none of them has been asked a practical question.',
      'Dreaming about it is so pleasant that any actual choice would feel like a loss.',
      'One or two of these prospects would bear weight; wishful thinking is holding up the remainder.',
    ],
    [
      'The haze is lifting, and one plain possibility is still there when the grander ones have gone.',
      'A sobering has taken place in you, with disappointment at first and now a certain appetite for facts.',
      'What you really want has become clear by elimination, once the wants of others dropped out.',
    ],
  ],
  cup08: [
    [
      'You are turning away from something that took years, because it no longer gives anything back.',
      'It is an odd sorrow, to have enough and still to know you cannot stay.',
      'A search is drawing you on from here, for a thing you could not name if asked.',
    ],
    [
      'You have said goodbye several times by now and are still standing on the step.',
      'Drifting along suits you for a while, then some evening you cannot think what you are drifting from.',
      'The fear that so much time was wasted keeps you there, and more time is what it costs.',
    ],
  ],
  cup09: [
    [
      'You are close to having what you wished for, or have it already and may say so.',
      'A well-fed contentment spreads through you, with no wish to apologise to anybody.',
      'The pleasure in this is of your own making, which is why it agrees with you.',
    ],
    [
      'The wish came true to the letter, and something in you is still looking round for supper.',
      'Enjoyment has turned into consolation on the quiet, and it takes a little more each time.',
      'What you asked for belonged partly to others’ ideas of a happy person; your own are more modest.',
    ],
  ],
  cup10: [
    [
      'There is real happiness in this, of the shared and everyday kind with crumbs on the table.',
      'You feel at home among your people, whether they came by birth or by choice.',
      'All of it rests on goodwill that has lasted through bad weather, so it may be relied on.',
    ],
    [
      'Harmony is being kept up for show here, at some cost to those who have to smile.',
      'You long for a togetherness you can describe down to the curtains, and the real one feels poorer for it.',
      'What divides people here is seldom spoken of, although everyone knows the subject to avoid.',
    ],
  ],
  cupP: [
    [
      'A tender little message reaches you, or an idea so odd that you nearly laugh at it.',
      'You are easily moved just now, shy about it, and more inventive than you have been in a while.',
      'This is feeling at its very beginning, playful and unguarded, which a serious question would frighten off.',
    ],
    [
      'You are hiding a soft spot behind a joke, and the joke has begun to wear thin.',
      'Moods decide more than they should at present, and small slights are felt like large ones.',
      'Somewhere in this a younger part of you is waiting to be listened to without being corrected.',
    ],
  ],
  cupN: [
    [
      'Somebody or something is courting you, sincerely, with an invitation that speaks to the heart.',
      'Your heart has run some way ahead in this, and it lends the days a certain style.',
      'What moves you here is an ideal, and you are willing to go some way to meet it.',
    ],
    [
      'Fine words have been spoken in this, and very little has been carried upstairs.',
      'You swing between rapture and sulking, and the facts have hardly changed in the meantime.',
      'It was painted in such fine colours beforehand that plain daylight is bound to look a little flat.',
    ],
  ],
  cupQ: [
    [
      'You sense what others need before they say it, and at present you are right.',
      'Your feelings run deep and clear, so you can afford to be gentle with everybody.',
      'This is held by compassion, the kind that knows its own shoreline as well as other people’s.',
    ],
    [
      'Other people’s moods have moved in with you, and some of them never pay rent.',
      'You feel so much on behalf of everyone that you can no longer find your own opinion.',
      'Being needed has become the price of being loved in this, though nobody ever named that price.',
    ],
  ],
  cupK: [
    [
      'There are strong feelings about, and you are the one whose voice stays level.',
      'You can be touched without being swept off, which makes you restful to be near.',
      'Experience of the heart, your own and not always cheap, is what the matter can rely on.',
    ],
    [
      'Everything is under control on the surface, and beneath it something goes on knocking.',
      'You have become cool where you meant to be calm, and you feel the difference yourself.',
      'Unspoken feeling steers this from behind, through hints, silences and the timing of a headache.',
    ],
  ],
  swo01: [
    [
      'One clear sentence has surfaced in all the muddle, and it changes where everything stands.',
      'Your mind is sharp today in the good sense, and relieved to stop pretending.',
      'This turns on a truth that can be said in few words by whoever has the nerve.',
    ],
    [
      'The thinking goes round in circles, each time with the same facts and a new conclusion.',
      'You are either too blunt in this or too confused to speak, sometimes in one conversation.',
      'Something basic has been misunderstood at the start, and clever reasoning has been built on top.',
    ],
  ],
  swo02: [
    [
      'You have two options of equal weight and have arranged not to look at either.',
      'The peace you feel is the held breath of someone who hopes the question will go away.',
      'What keeps this in balance is a fact you have chosen not to know just yet.',
    ],
    [
      'The stalemate is coming apart, a little faster than you are ready for.',
      'Having refused to look for so long, you now see everything at once and feel slightly dizzy.',
      'Staying neutral has itself become a choice in this, and others have begun to act on it.',
    ],
  ],
  swo03: [
    [
      'Something has hurt you here, cleanly and to the bone, because you cared.',
      'You are sad, and underneath it almost relieved to know what you are sad about.',
      'A plain truth stands at the root of this pain, which is why consolation slides off it.',
    ],
    [
      'An old ache is working its way out, by way of odd days and sudden tears.',
      'You say it is over and done with, in a voice that goes a little flat.',
      'The wound is kept open by retelling it, in hopes that it might come out differently.',
    ],
  ],
  swo04: [
    [
      'Everything in you asks for a pause, and circumstances would more or less allow one.',
      'There is a welcome blankness in your head, where last week there was only argument.',
      'This matter gets better by being left alone, as some quarrels and most bruises do.',
    ],
    [
      'You are worn out and carry on regardless, as if the clock belonged to somebody else.',
      'Rest has gone stale on you, to the point that you hear the street outside with some longing.',
      'You lie down without putting anything down, so the sleep does not do its work.',
    ],
  ],
  swo05: [
    [
      'There has been a quarrel here in which somebody came out on top and nobody is happy.',
      'You were right, or they were, and it has left a taste like old coins.',
      'Pride has more at stake in this than the matter ever did, on every side of it.',
    ],
    [
      'The fight is over in all but name, and both parties are looking for a decent way home.',
      'Something you said still troubles you, long after the other person may have forgotten it.',
      'An old defeat is being fought again here, against people who were not there the first time.',
    ],
  ],
  swo06: [
    [
      'You are on your way out of a bad stretch, slowly, with most of your belongings.',
      'It is a subdued sort of relief, looking back one moment and ahead the next.',
      'Others are helping you across, and what you cannot mend is being left on the old side.',
    ],
    [
      'The departure keeps being put off by one more thing that has to be settled first.',
      'You have left in fact, though in your thoughts you go back each night to check the locks.',
      'Half the trouble has been packed and taken along, which is why the new place feels familiar.',
    ],
  ],
  swo07: [
    [
      'A thing is being kept quiet here, by you or around you, with a fair amount of skill.',
      'You feel clever and slightly hunted, like anyone with a plan that must not be discussed.',
      'The direct way was closed or looked it, so the matter has found itself a side door.',
    ],
    [
      'What was kept back is on its way into the open, with or without your help.',
      'The secret bores you by now; keeping it has turned into a dull second occupation.',
      'You have been talking yourself into something, and the talk no longer quite convinces its only listener.',
    ],
  ],
  swo08: [
    [
      'You feel fenced in on every side, by conditions that are partly real and partly remembered.',
      'Each way out has been considered and dismissed in advance, until only standing still seemed safe.',
      'The strictest of these limits is only a thought, obeyed so long that it passes for a wall.',
    ],
    [
      'You have moved, only a step or so, and nothing terrible came of it.',
      'Your confidence returns in small coin, each time one of the old prohibitions fails to bite.',
      'What bound you in this has lost its authority, now that somebody has said it aloud.',
    ],
  ],
  swo09: [
    [
      'A worry has got hold of the nights, where it grows to twice its daytime height.',
      'You blame yourself for more than your share and put it all to yourself at three in the morning.',
      'Much of this lives on lamplight and secrecy; in another person’s hearing it shrinks.',
    ],
    [
      'The worst of the brooding has passed, and you wake some mornings with the thing at its proper size.',
      'You have begun to tell somebody, in pieces, and the pieces are lighter than you feared.',
      'There is shame wrapped round this worry, thicker than the worry itself and older.',
    ],
  ],
  swo10: [
    [
      'You have come to the end of your strength with something, and may put it down.',
      'You are exhausted, with the strange calm of a person who has nothing more to brace for.',
      'No further effort belongs here; that is the hard part of it and also the mercy.',
    ],
    [
      'The lowest point is behind you, even if your knees have not heard the news.',
      'You are getting up again, crossly and by stages, which still counts as getting up.',
      'A defeat has turned into a story you tell, and the telling keeps you lying down a while longer.',
    ],
  ],
  swoP: [
    [
      'You have your ears pricked, and there is more to be learned here than anyone has let on.',
      'A wide-awake, slightly nervous curiosity drives you, together with a taste for the awkward question.',
      'Information decides this, and a good part of it is still in motion.',
    ],
    [
      'Things have been said ahead of the facts, perhaps by you, and are making their own way about.',
      'You are on guard against remarks that were mostly not meant for you.',
      'Behind the sharp tongue in this sits somebody unsure, who would rather wound than be caught out.',
    ],
  ],
  swoN: [
    [
      'Events have started to charge, and you are inclined to charge along with them.',
      'Your mind is made up and your blood is up, which leaves little patience for the slow.',
      'There is a real point at the tip of all this haste, and it deserves to arrive undamaged.',
    ],
    [
      'A great deal of force is being spent in a direction nobody has checked.',
      'You hear yourself say a thing and know before the full stop that it goes too far.',
      'Restlessness is posing as resolve here, since anything feels better than standing still with the question.',
    ],
  ],
  swoQ: [
    [
      'You see through the matter by now, including the parts that do not flatter you.',
      'There is a clear, cool space round you that you paid for and have learned to like.',
      'Honesty is the ground here, of a sort that has known sorrow and stays polite.',
    ],
    [
      'Your judgement has frost on it these days, and people have started to choose their words.',
      'You keep a distance that once protected you and now mostly keeps you cold.',
      'An old injury is reading the evidence for you, and it finds what it expects every time.',
    ],
  ],
  swoK: [
    [
      'The matter can be settled by reason here, and you have the head for it.',
      'You feel detached in a useful way, able to hear both sides without raising your pulse.',
      'What counts is a principle that holds on good days and bad, for friends and strangers alike.',
    ],
    [
      'Being right has become a fortress in this, well defended and rather short of visitors.',
      'You doubt a judgement you would once have trusted, and hide the doubt behind procedure.',
      'Cleverness is being used to win where it was meant to clarify, perhaps on you.',
    ],
  ],
  pen01: [
    [
      'Something solid is being held out to you, small as yet and of good quality.',
      'You feel the pleasant weight of a thing that could actually be done.',
      'What begins here will grow at the pace of a garden, given ground and regular attention.',
    ],
    [
      'The opportunity is there, but it comes with a clause that has not been read aloud.',
      'You counted on it too early, and now the waiting has a sour note.',
      'The soil was never looked at; some of the disappointment in this goes back to that.',
    ],
  ],
  pen02: [
    [
      'You are keeping two things going at once, with some grace and the odd near miss.',
      'There is a rhythm in this, quick and uneven, to which one can dance on better days.',
      'Nothing here is fixed, so lightness serves you further than any timetable would.',
    ],
    [
      'There is one thing too many in the air, and you know fairly well which one it is.',
      'You look busy and cheerful from outside while your mind is constantly on what might drop.',
      'Behind the juggling lies a decision about priorities, postponed so often that it has become a lifestyle.',
    ],
  ],
  pen03: [
    [
      'What you can do is being seen, by people who understand something about it.',
      'There is satisfaction in doing a thing properly, together with others who do their part.',
      'It gets its quality from cooperation: the idea, the means and the hands are on speaking terms.',
    ],
    [
      'Everyone is doing their bit to a different drawing, and the joins are beginning to show.',
      'You feel your effort is taken for granted, or judged by people who never tried it.',
      'Standards have slipped here without anybody deciding it, chiefly for want of one frank conversation.',
    ],
  ],
  pen04: [
    [
      'You have secured what matters to you and are keeping a close eye on the door.',
      'Safety feels good, and under the good feeling there is a fear of any draught.',
      'This stands firm because you hold on; how tightly you need to is another matter.',
    ],
    [
      'Your hold on something has loosened, by choice or because your fingers were tired.',
      'Letting go of what you guarded so long makes you giddy, even as a mere idea.',
      'The thing you kept under lock had been keeping you indoors as well.',
    ],
  ],
  pen05: [
    [
      'It is a lean time, in money, in warmth or in both, and it shows.',
      'You feel shut out, and too proud or too tired to try the handle.',
      'Help exists nearer than you think, on the far side of having to say that you need it.',
    ],
    [
      'The cold is letting up, a degree at a time, and someone has left a light on.',
      'You are learning to be helped, and it goes against the grain more than hardship did.',
      'Want has become a way of thinking here, which may outlast the want itself by some time.',
    ],
  ],
  pen06: [
    [
      'Something is being given in this, and on the whole it goes where it is needed.',
      'You know both ends of this, having enough to share and the memory of having to ask.',
      'Fairness holds it together: what goes out and what comes in bear looking at side by side.',
    ],
    [
      'A kindness has been extended with a string on it, fine enough to be denied.',
      'You feel in somebody’s debt, or feel them in yours, and conversation has grown careful.',
      'Generosity flows mostly one way here, and the imbalance is quietly changing who may say what.',
    ],
  ],
  pen07: [
    [
      'A good deal of patient effort is in the ground, and something has begun to show.',
      'You have stopped to look at it, a little tired and not yet sure what to think.',
      'The matter is at the stage where it has to be weighed before more goes into it.',
    ],
    [
      'All that effort and so little to show: the sum has been bothering you for weeks.',
      'You are impatient with something slow, or else loyal to something that stopped growing.',
      'All the patience already spent on it keeps you there, more than any prospect does.',
    ],
  ],
  pen08: [
    [
      'You get better at this by doing it, a little each day and mostly unobserved.',
      'There is peace in the repetition, and the hours go by without asking what they are for.',
      'Diligence is what it rests on, along with your willingness to be a learner for longer than is comfortable.',
    ],
    [
      'The care has gone out of it somewhere; things get done, and you could not say how.',
      'You polish a detail late into the evening so that the larger question stays out of reach.',
      'Much effort flows into this without having been told lately what it is in aid of.',
    ],
  ],
  pen09: [
    [
      'You have made yourself a good life in this respect, and it bears your handwriting.',
      'Being on your own with it pleases you, in a calm, well-earned, slightly proprietary way.',
      'Behind the ease there are years of self-discipline, which is why nobody can take it from you.',
    ],
    [
      'It all looks enviable from the road, while inside you have been eating standing up.',
      'Your independence has grown a hedge, so high by now that visitors assume you are out.',
      'What you have is guarded, improved and shown to others; being enjoyed comes some way down the list.',
    ],
  ],
  pen10: [
    [
      'This is larger than today: family, property or a long tradition has a stake in it.',
      'You feel the security of belonging to something that was there before you and will go on.',
      'It is founded on what generations have put together, the good habits as well as the silver.',
    ],
    [
      'There is a strain in the structure, over money or inheritance or an old family rule.',
      'Belonging comes at a price here, and you have started to do the arithmetic.',
      'Something handed down no longer fits the life it is meant to shelter, though no one likes to say so.',
    ],
  ],
  penP: [
    [
      'You have found something worth learning, practical and modest, and it holds your attention.',
      'A quiet eagerness is at work in you, of the sort that reads the instructions to the end.',
      'The beginning is small and real; it asks for regularity far more than for brilliance.',
    ],
    [
      'The interest is genuine, though the half-hour a day it would need somehow never happens.',
      'You lose heart at the size of the whole before you have tried the first page.',
      'It remains an intention because the next step was never made small enough to take on a Tuesday.',
    ],
  ],
  penN: [
    [
      'This goes forward at a walking pace, without a gap, and will get there.',
      'You are steady in it, even a touch bored, with a clear conscience by evening.',
      'Reliability is the whole secret here, the unglamorous sort that turns up in the rain.',
    ],
    [
      'The routine carries on out of habit, past the point where anyone remembers its purpose.',
      'Everything in you has grown heavy and correct, and a surprise would almost be welcome.',
      'Caution is digging itself in, since to change anything would mean admitting the old way was dull.',
    ],
  ],
  penQ: [
    [
      'Things are well looked after in your hands, people and pot plants and the running of the day.',
      'You feel grounded, close to what can be touched and cooked and put in order.',
      'Whatever is possible here grows out of everyday care, which is seldom praised and never optional.',
    ],
    [
      'You see to everyone’s needs with great competence, and your own have stopped applying.',
      'The cosiness has a worried edge, as if love had to be proved daily by provisions.',
      'Care has tipped into management in this, and somebody would like to carry their own bag.',
    ],
  ],
  penK: [
    [
      'You have this well in hand, with the means, the experience and the patience it takes.',
      'There is a solid comfort in knowing what you own, what you owe and what you can rely on.',
      'Good judgement in practical things bears it up, yours above all, slow to excite and seldom wrong.',
    ],
    [
      'What you possess has begun to give the orders, down to how you spend your Sundays.',
      'Worth gets measured here in figures, and you come off badly or expensively, according to the day.',
      'Stubbornness about material things covers a fear that without them you would count for less.',
    ],
  ],
};
