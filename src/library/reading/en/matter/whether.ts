export const whether = {
  feelings: {
    yes: [
      '{Who} {does} feel something for you, or the cards misread it; it may be quieter than what you feel and no less real.',
      'You seem to have a place in {whose} heart, though it is furnished sparely and the heating is erratic.',
      'What {who} feel{s} goes towards you. The cards would be surprised to learn that you had imagined all of it.',
    ],
    no: [
      'The feeling you hope for does not show in {whom} at present. Liking, perhaps; anything further would have to be grown, and that takes two.',
      'Probably not in the way you mean it, which says nothing about your worth and something about where {whose} thoughts are.',
      'You seem to feel more than {who} {does}. That is hard to read, and easier than guessing at it for another year.',
    ],
    unclear: [
      'That cannot be told from here: {who} may not have decided what to feel, and cards do not decide it for anyone.',
      'There are signs both ways, enough of them to prove either. One plain sentence from {whom} would be worth more than another look.',
      'Whether it is love, habit or curiosity stays open, and {who} may be no nearer to knowing than you are.',
    ],
  },
  contact: {
    yes: [
      'A word from {whom} looks likely, perhaps a shorter and plainer one than you have composed in advance.',
      'The silence does not look final. {Who} should be in touch again, if the cards are right, and more casually than the waiting deserves.',
      'You can probably expect to hear from {whom}. What it means is likely to show in the second message rather than the first.',
    ],
    no: [
      'Nothing shows {whom} reaching for the phone. As things stand a message is unlikely, and you need not stay in for it.',
      'It stays quiet, by the look of things; the reasons lie with {whom} and are no verdict on you.',
      'Hardly, unless something changes. {Who} may have thoughts in plenty and still not turn them into a call.',
    ],
    unclear: [
      'A message from {whom} is as possible as none. The thought is there, and the thumb has not moved.',
      'With {whom} it hangs in the balance, and could turn on a small thing, a birthday or a flash of courage on an ordinary evening.',
      'The cards will not commit themselves on whether you hear from {whom}. An unanswered message is only unanswered; it has not said no.',
    ],
  },
  reconcile: {
    yes: [
      'A way back to {whom} does seem open, though it leads to a new arrangement between two changed people, since the old one is used up.',
      'You and {who} could well find each other again. The old reason for parting would want talking through before anyone moves a toothbrush.',
      'A second try with {whom} looks likelier than not. It would hardly resemble the first, and that is the best of its chances.',
    ],
    no: [
      'A return to {whom} is more than the cards can see. What was good between you stays true, and it stays behind you.',
      'Rather no: the thing that parted you from {whom} is still in place, and missing each other does not remove it.',
      'As the cards lie, {who} and you do not come back together; more of your heart is needed where you live now.',
    ],
    unclear: [
      'Whether you and {who} begin again is undecided, with real warmth on one scale and an unanswered reason on the other.',
      'It could go either way, and which way depends on a conversation that you and {who} have yet to have.',
      'Things with {whom} are neither shut nor open. Somebody would have to lean on the door, and neither of you may be ready to.',
    ],
  },
  meet: {
    yes: [
      'Somebody does come into view, in a setting you would call unremarkable, so go on turning up to things.',
      'The cards say yes to a meeting. They are less interested in how it looks than in whether you are at home for it.',
      'It looks as if you will not stay by yourself, and as if you will be busy with something else when that changes.',
    ],
    no: [
      'A new love does not show as things lie. Your own life does, with some repairs that would be pleasant to have done.',
      'A newcomer looks unlikely: there are rooms to air first, and somebody from before still has a key.',
      'Meeting anyone seems unlikely while your days are arranged as they are; the arrangement is the part that can change.',
    ],
    unclear: [
      'There may be someone, and you may walk past each other. The cards leave it at that, and partly to you.',
      'Half a promise is all there is to report. The heart is willing, and the calendar leaves it little room.',
      'The matter of somebody new stays open, because you seem to want it and to guard against it in about equal parts.',
    ],
  },
  confess: {
    yes: [
      '{Who} would probably take your words well, the better if they are few. A warm answer may still need a day to find its own.',
      'It looks favourable: {who} would hardly laugh at what you feel, and there is something there for it to land on.',
      'In {whom} the cards expect an open ear, and quite possibly an open heart. Said as it is, and without an apology, it has good chances.',
    ],
    no: [
      'A glad yes from {whom} does not look likely as things stand. Kindness does, and only you can decide whether that would be enough.',
      'The moment seems wrong for it, or {who} may be taken up with something else; the words would fall beside you both.',
      'Rather not: {who} may like you well and still step back from being asked so much at once.',
    ],
    unclear: [
      'How {who} would take it is not settled, because very little has been shown so far on either side.',
      'There is a fair chance in telling {whom} and a fair risk, of about the same size. Only you know what keeping quiet costs.',
      'What {who} would answer is unwritten as yet. It seems to depend on the tone in which it is told.',
    ],
  },
  bond: {
    yes: [
      'What you have with {whom} does go somewhere, at its own walking pace, and there is enough in it to live on.',
      'It seems to hold between you and {whom}. The everyday part is the strong part, which bodes well.',
      'There is a future in this for you and {whom}, provided that neither has to do all the steering.',
    ],
    no: [
      'As you and {who} run it at present it does not lead far; something would have to be altered, and by both of you.',
      'The cards do not see this lasting with {whom} on the terms you have, which leaves open whether the terms could change.',
      'There is more wish than footing here. The path that you and {who} are on seems to thin out.',
    ],
    unclear: [
      'Where it goes with {whom} is open. It may have been open for some time, and you have been living in the opening.',
      'Enough is right between you and {whom} to go on with, and enough is wrong to stop. No card tips it.',
      'It may become something or stay what it is. So far you and {who} seem to be answering different questions.',
    ],
  },
  commit: {
    yes: [
      'It does point to a promise between you and {whom}, one with witnesses or at least a second key.',
      'A lasting yes from {whom} looks likely, arrived at by way of practical talk rather than violins.',
      'The step into a shared life seems within reach, and {who} may well want it as much as you do.',
    ],
    no: [
      'That step is not near, going by the cards. {Who} may have cold feet, and love alone has not warmed them.',
      'A promise of that size does not show in {whom} yet; the affection might, and the two should not be mistaken for each other.',
      'Rather not as things are. Something practical wants settling before {who} could say yes to it and mean all of it.',
    ],
    unclear: [
      'Part of it is promised already in how you and {who} live, and part is being put off. The cards will not say which part wins.',
      'It hangs on a talk about what you and {who} each mean by for ever, and that talk is still outstanding.',
      'What comes from {whom} is a yes with a question mark, and the question mark does not belong to one person alone.',
    ],
  },
  loyalty: {
    yes: [
      'It does look as though {who} may be keeping something from you. What it is the cards cannot say, and they are no proof of anybody’s guilt.',
      'Your unease about {whom} is probably picking up something real, a person or another kind of secret. A calm question would tell you more than cards may.',
      'It leans towards yes: there is more going on than {who} {has} said. Please take that as a reason to talk, since it is no evidence against anyone.',
    ],
    no: [
      'Nothing about {whom} points to a third person. The distance you feel is real all the same, and may have a duller cause.',
      'The cards find no betrayal in {whom}. They do find worry, and worry deserves an answer of its own, face to face.',
      'It rather looks as if you are being told the truth, or as much of it as {who} could put into words.',
    ],
    unclear: [
      'The cards neither clear {whom} nor accuse anyone; trust is a thing they cannot settle from outside.',
      'There is fog about {whom} where you wanted a fact. Fog hides innocent things as well as the other kind.',
      'Whether {who} {has} anything to hide cannot decently be read from a draw. That you need a straight conversation can.',
    ],
  },
  leave: {
    yes: [
      'It points towards parting from {whom}, slowly and without a villain; much of the leaving seems to have been done in private already.',
      'The cards lean to an end between you and {whom}. It would hurt in an honest way, and there is ground beyond it to stand on.',
      'Letting go of {whom} is where this tends, whoever says the word first, and the word may come as a relief to more than one.',
    ],
    no: [
      'This does not look like the end of you and {whom}. What is worn here can still be mended by two people who both pick up a needle.',
      'Parting from {whom} is not where it points. A long tiredness can look very like an ending, and seems to be doing so.',
      'The tie to {whom} seems to hold, and holding on is no foolishness. The terms of it want a fresh look.',
    ],
    unclear: [
      'Neither leaving {whom} nor staying has the better of it, and a decision wrung out of that would not keep.',
      'You have partly left {whom} already and partly never will have, and the draw shows both without preferring one.',
      'With {whom} it is undecided, and the indecision has itself become some of what hurts.',
    ],
  },
  offer: {
    yes: [
      'It looks good for the offer. Something in the application has struck the right person, and the rest is procedure.',
      'An acceptance is likely, to judge by the cards, possibly with one condition attached that is worth reading twice.',
      'The way in seems to open; it may be a slightly different entrance from the one on the form.',
    ],
    no: [
      'This one probably goes to somebody else. It is a matter of fit and timing, and the next application will be the better for it.',
      'The cards do not see the acceptance coming from that quarter, and quietly suggest keeping two others in play.',
      'Not this time, it seems: the interest is polite and stays polite. A frank question about the reasons could be worth having.',
    ],
    unclear: [
      'The decision looks unmade. Somebody on the other side is still arguing in favour, or against.',
      'It is closer than you might fear and less certain than you might hope; one more sign of life from this end could tell.',
      'The papers lie in the middle of the pile, and nothing in the draw moves them up or down.',
    ],
  },
  change: {
    yes: [
      'A change of work is in the cards, and it looks like one for the better once the first awkward stretch is over.',
      'It does move, and you with it. The new place would suit you more than the old one has for a while.',
      'The signs are for going, so long as you go towards something and have seen it by daylight.',
    ],
    no: [
      'No real move shows up, and a hasty one would carry the same trouble to another place.',
      'You seem to stay where you are, at least as the cards lie; there is something there still to be got, or to be said.',
      'A switch would hardly bring what you want from it, since the thing that tires you is not tied to that one employer.',
    ],
    unclear: [
      'The wish is strong, the plan is thin, and the cards wait for the two to be introduced.',
      'It might come to a change, and it might come to a better bargain where you are; both roads are still on the map.',
      'That is undecided, because it depends on an offer, or a refusal, that has not reached you.',
    ],
  },
  calling: {
    yes: [
      'The work in question seems to fit. There is a natural bent for it, and patience enough for the dull parts.',
      'It looks like a calling worth answering; what feels easy in it is the talent, and should not be held against it.',
      'Hand and head both say yes to this line of work, and the training for it, however long, would hardly be wasted.',
    ],
    no: [
      'That trade does not sit well here. What draws one to it is real, and could be found in a neighbouring one.',
      'It seems more admired than loved, this path; the ordinary Wednesdays of it would wear thin.',
      'Probably the wrong coat, however good the cloth. The cards would try on something with more room in the shoulders.',
    ],
    unclear: [
      'The gift is there, and whether it wants to be a profession is another question, which only trying would answer.',
      'It might suit or might merely flatter. A month of doing it in small would say more than a draw.',
      'Nothing rules it out and nothing insists on it, which usually means that the person counts for more than the trade.',
    ],
  },
  rise: {
    yes: [
      'Recognition looks likely, in a form that can be entered on a payslip or printed on a door.',
      'The step up seems to be coming, on the strength of work that others have begun to rely on.',
      'It does go upwards, provided somebody says aloud what has been achieved; modesty is all that slows it down.',
    ],
    no: [
      'A promotion does not show yet. The merit may be plain and the budget, or the boss, still looking elsewhere.',
      'It stays at the present level, as the cards see it, and waiting politely has not been noticed as a virtue.',
      'The next rung seems meant for somebody else, or for nobody. Asking for the reasons would be the useful part of it.',
    ],
    unclear: [
      'Those who decide have not finished deciding, and do not seem to be in a hurry to.',
      'The case is good and has not quite been made. As long as that is so, it could fall either way.',
      'There is praise in the air; whether it turns into pay the cards leave open.',
    ],
  },
  colleagues: {
    yes: [
      'You stand higher with {whom} than you feel, and getting on together looks quite possible.',
      'Things at work do come right between you and {whom}, once one plain word has been exchanged.',
      'You have {whose} trust, in the dry form that workplaces use in place of compliments.',
    ],
    no: [
      'You do not have much support from {whom} at present, and would do well to keep your own notes and your good manners.',
      'It does not smooth itself out, going by the cards; {who} may be looking after number one, and not even notice.',
      'The goodwill you hope for from {whom} is not there yet. That is worth knowing, since you can stop spending effort on it.',
    ],
    unclear: [
      'What {who} really think{s} of you does not come through the office wall in this draw.',
      'Friend or rival is undecided, and perhaps {who} could not tell you either.',
      'With {whom} the mood changes as the day’s pressure does, so neither a yes nor a no would keep.',
    ],
  },
  business: {
    yes: [
      'The venture looks viable. It earns its way by regular custom more than by brilliance.',
      'It comes about, if the cards read it right, on terms that you and {who} can sign without holding your breath.',
      'There is business in this, and it grows if the accounts are kept as lovingly as the shop window.',
    ],
    no: [
      'In its present form it does not carry. The idea may be sound, and something underneath it is being paid for too dearly.',
      'The deal does not look like closing as drafted; {who} may want something that you have not been told.',
      'Rather no, as things run. Fewer promises and a smaller scale would earn it a better second answer.',
    ],
    unclear: [
      'The figures could still be read either way, and the decisive one is not on the table.',
      'It lives, and whether it thrives hangs on {whom}, and on a mind that is not made up.',
      'Demand and doubt keep level here. A small trial would be the cheaper oracle.',
    ],
  },
  exam: {
    yes: [
      'A pass looks likely, earned on the solid middle of the subject rather than by a stroke of luck.',
      'It promises to go well, though cards have never sat an exam. The knowledge holds up when it is asked for in order.',
      'The result should please. There may be one ugly question in it, and it is unlikely to be the one that decides.',
    ],
    no: [
      'As matters stand it is likely to fall short, and more through gaps that can be named than through lack of ability.',
      'The mark hoped for does not show. A different way of working might still move it; longer hours of the same would hardly.',
      'Rather not at this attempt. The cards blame the preparation, which can be done again, and leave the head out of it.',
    ],
    unclear: [
      'It is a borderline mark in this draw, the sort that a good night’s sleep can tip.',
      'What is known is enough, and what is remembered under pressure may not be; the cards cannot see past that point.',
      'Pass or not stays open, because one part of the subject is still being avoided.',
    ],
  },
  study: {
    yes: [
      'The course suits, and the learning takes. Progress may be visible to others before it is felt.',
      'It does sink in, as the cards see it, as long as little and often is preferred to heroic Sundays.',
      'There is a real head for this, and the pleasure in it is a good sign rather than a distraction.',
    ],
    no: [
      'In this form it does not seem to stick. The subject may be right and the method wrong, or the other way about.',
      'This does not look like the right thing to be learning now; the interest in it was borrowed from somebody else.',
      'Not much comes of it at the present pace, which is too fast for the memory and too slow for the appetite.',
    ],
    unclear: [
      'It could go well under a teacher and badly alone, or the reverse. The cards leave it to the trying.',
      'Aptitude and patience do not agree here, so there is no verdict; a few lessons would settle more than a draw.',
      'Whether it is the right thing to learn remains open for as long as the reason for learning it does.',
    ],
  },
  money: {
    yes: [
      'The money looks likely to come, in portions and after a reminder.',
      'It does ease. The cards show more coming in than running out, once one small leak has been found.',
      'The sums work out in your favour, by and large, and with rather more paperwork than joy.',
    ],
    no: [
      'That money does not show in the draw, and plans had better be made as if it were not coming.',
      'It stays tight as things are; the outgoings have better lungs than the income.',
      'Rather not, at least not the whole sum. A part of it, agreed in writing, seems the most that could be had.',
    ],
    unclear: [
      'The figures do not add up to a yes or a no. Somebody’s promise is in the sum, and promises are hard to enter.',
      'It may come and it may come late, and for a household these are two different answers.',
      'Income and outgoings are almost level in this draw, so that one ordinary bill could tip them.',
    ],
  },
  purchase: {
    yes: [
      'It looks sound. The thing and the price have enough to do with each other, and the papers should bear it out.',
      'The transaction seems to come off, after one round of haggling that leaves both sides a little proud.',
      'The cards are in favour, for reasons of use rather than splendour; let somebody who knows the trade have the last look.',
    ],
    no: [
      'This one does not convince. Something about the condition, the sum or the haste is off, and a trained eye would find it.',
      'It does not come about in this form, it appears; the two sides have different prices in mind.',
      'Better not count on it. The wish is doing sums that the household has not agreed to.',
    ],
    unclear: [
      'For and against weigh much the same, and what could tip them is a fact you can still ask for.',
      'There is neither a bargain nor a blunder to be seen here. An independent opinion would see further.',
      'It hangs on money or papers that are in other hands, and those hands are in no hurry.',
    ],
  },
  self: {
    yes: [
      'You are on to something about yourself, and on a better footing with it than you thought.',
      'It does look as though you are growing in the direction you meant to, unevenly, like everything that is alive.',
      'The cards agree with your better guess about yourself, the one you keep to yourself in company.',
    ],
    no: [
      'Not as you are going about it now. The aim suits you, and the way there was drawn for somebody else.',
      'The cards say no, in a friendly voice: what you take for your nature is a role you learned, and you may put it down.',
      'It does not look so; you are judging yourself by an old photograph.',
    ],
    unclear: [
      'You are between two versions of yourself, and nobody can be read fairly in the middle of changing.',
      'Some of you says one thing and some of you the opposite, and both have earned a hearing.',
      'The answer about you seems to depend on the company you are in, which is an answer of sorts.',
    ],
  },
  mood: {
    yes: [
      'It does lift, if the cards are any guide, rather as a morning does, so slowly that you notice it afterwards.',
      'You look like coming through this. The first sign may be something small, an appetite or a laugh that surprises you.',
      'Ease is on its way to you, a part first and then a larger part; let someone walk the first stretch with you.',
    ],
    no: [
      'It does not pass of its own accord, to judge by this draw, so it would be wise to let somebody help.',
      'The weight seems to stay. That is no fault in you, and a good reason to tell a person you trust, or a doctor.',
      'Things hardly get lighter while you hold them alone; that is the part that can change.',
    ],
    unclear: [
      'Better days and worse ones are both in here, and nothing puts them in order.',
      'Whether it eases depends on rest that you have not had, and no card can have it for you.',
      'Something in you is loosening and something is still clenched. It is too early to say which you will feel first.',
    ],
  },
  family: {
    yes: [
      'Peace at home looks possible, beginning with a small thing that nobody announces.',
      'It looks like coming right at home, though no one may say sorry in so many words.',
      'There is good reason to hope here: your people are tougher, and fonder of each other, than they sound.',
    ],
    no: [
      'It does not mend by itself, nor by one person’s efforts, however willing you are to be that person.',
      'The old pattern seems to hold, and {who} may not be able to leave it; you can, in your own part.',
      'Little here gives way as things are. To wish for another sort of relative costs more than to know the one there is.',
    ],
    unclear: [
      'The family is of several minds, and so is the draw. Whoever first speaks of something ordinary could tip it.',
      'There is give in it and there is stubbornness, and they live at the same address.',
      'Whether it eases at home turns on something that happened long before, and that no one has mentioned so far.',
    ],
  },
  friend: {
    yes: [
      'The friendship looks real, and likely to hold. What looked like coolness in {whom} was probably a crowded life.',
      'You can probably count on {whom}, with the usual allowance for bad days and forgotten birthdays.',
      'It looks as though you and {who} come back to each other, perhaps over nothing more solemn than a walk.',
    ],
    no: [
      'The friendship with {whom} does not carry all that you want to put on it, and it is kinder to pack lighter.',
      'The trust has a hole in it, going by the cards. {Who} may still like you, and confidences are better kept for others.',
      'It rather looks as if you and {who} are drifting apart, with no crime on either side and some sadness on yours.',
    ],
    unclear: [
      'What you have with {whom} may be a friendship or the habit of one; so far the draw cannot tell them apart.',
      'There is affection with a splinter in it. Until that is out, nothing about you and {whom} can be said for certain.',
      'It depends on who rings first, you or {who}, and the cards do not know that.',
    ],
  },
  move: {
    yes: [
      'The move is favoured, and the place would take to you as you to it, after a little initial grumbling.',
      'It looks like coming off. There may be one snag with papers or keys, of the sort that makes a good story later.',
      'You look likely to feel at home there sooner than you expect, helped by somebody who knows the streets.',
    ],
    no: [
      'The change of place does not promise what you want from it, and the dull reasons for staying are good ones.',
      'It does not come together as planned; money, timing or somebody’s objection lies across the road.',
      'Rather not. Part of what you hope to leave behind has already packed.',
    ],
    unclear: [
      'The cards can picture you there and can picture you here, and do not say in which picture you are smiling.',
      'Too much is still with other people, landlords or offices or family, for a yes or a no.',
      'Going would give and take in equal measure, and a few days there in bad weather would settle more than a draw.',
    ],
  },
  health: {
    yes: [
      'Cards cannot examine anyone and a doctor can. As a mood, though, the draw is hopeful, and sees strength coming back.',
      'The signs are encouraging, though signs of this kind do not reach into the body; keep the appointments and the hope.',
      'On the whole it looks favourable. That is a comfort and no finding: tests and trained people are what tell you.',
    ],
    no: [
      'The draw is not easy in its mind, and it knows nothing of medicine. Let somebody qualified look, and let it be soon.',
      'It looks more like a time for patience than for good news; cards do not diagnose, and the question belongs with a doctor or a vet.',
      'It does not look effortless. More rest and proper advice seem needed, and a card should not stand in for either.',
    ],
    unclear: [
      'That is something cards cannot know. A test, a nurse or a surgery can, and asking there is the quickest relief.',
      'Nothing is said here for or against, and it would be wrong to press it. Where the body is concerned, ask those who can measure.',
      'The table speaks about worry and leaves the body alone. For the rest of the answer a professional is the right address.',
    ],
  },
  lost: {
    yes: [
      'It looks as if it turns up, near a place already searched in a hurry. Go back there slowly, and tell people.',
      'There is a fair chance of getting back what is missing; other eyes help, so ask the neighbours and leave a number.',
      'The cards think it is found. Cards do not search, though: retrace the day, and ring the lost property office or the shelter.',
    ],
    no: [
      'It does not look like coming back by itself. Report it where such things are reported, and give the search an end that you choose.',
      'The draw sees little chance, which should not stop you asking where lost things are handed in, or at the shelter.',
      'Probably out of reach, say the cards, and they judge such things badly. One more careful search is only fair.',
    ],
    unclear: [
      'No card can tell you where it is. A list of the last places, and one other person to look with you, can do more.',
      'It may turn up and it may not; the draw cannot see round corners, so leave word wherever someone might.',
      'The trail is neither warm nor cold. Put up a note, and look once where it belongs when it is not lost.',
    ],
  },
  outlook: {
    yes: [
      'It looks good on the whole, kinder than what came before and not too grand to be true.',
      'The signs are fair. Luck takes the form of things simply working, for which one can be grateful.',
      'There is more with you than against you in this draw, so the time may be trusted.',
    ],
    no: [
      'It does not look like an easy time. It looks like a useful one, with the effort coming before the reward.',
      'It looks rather thin on luck, as the cards have it, and not short of sense; whoever plans modestly gets through well.',
      'The wind is against you more than with you. That asks for shorter stretches, and for company on them.',
    ],
    unclear: [
      'It is a mixed bag, with the good and the tiresome in much the same quantity.',
      'The draw declines to call it lucky or unlucky; a good deal will be decided by what you do with the middle of it.',
      'Nothing here settles it. The time seems to be waiting for you to make the first move.',
    ],
  },
  open: {
    yes: [
      'Whatever you have in mind, the cards are for it, within reason and with your eyes open.',
      'The answer tends to yes. You did not say to what, so hold it against the thing you thought of first.',
      'More speaks for it than against it here; how much more is for you to weigh, since only you know what it is.',
    ],
    no: [
      'The table shakes its head, gently, at whatever you were thinking of. Put it once in your own words before you give it up.',
      'An unnamed thing is hard to judge; it leans to no, or to not like this.',
      'Less speaks for it than against. If you name the matter to yourself you will probably see which part is meant.',
    ],
    unclear: [
      'With no question to hold on to, the cards balance, and would rather not pretend otherwise.',
      'It stays open. A sharper question might get a sharper answer, even from the same draw.',
      'Yes and no are evenly matched, and the thing itself has not been named; you may have noticed which you hoped for.',
    ],
  },
} as const;
