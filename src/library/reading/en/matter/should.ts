export const should = {
  feelings: {
    do: [
      'Trust what you sense and show a little of your own; that is where it leans. You can then no longer say you never minded.',
      'Go by the warmth, say the cards, and answer it with some of yours. It costs a piece of your composure.',
    ],
    refrain: [
      'Better to build nothing on those feelings yet. What you give up is a lovely daydream, and some sleepless arithmetic along with it.',
      'The cards would leave {whose} heart in peace for the moment. You miss the thrill of guessing, which has been expensive anyway.',
    ],
    unclear: [
      'Nothing here tells you to press on or to draw back. Whichever you do, do it without asking for a receipt.',
      'It is even between showing and waiting; either will cost an awkward evening, so choose the evening you would rather have had.',
    ],
  },
  contact: {
    do: [
      'Write, or answer, or pick up; the cards are for it. You pay with the advantage of being the one who did not ask.',
      'The scale tips towards getting in touch, briefly and without a hook in it. What you risk is a short reply, or a slow one.',
    ],
    refrain: [
      'Leave the phone where it is, on the whole. The price is a restless day or two, and you have paid that sort of bill before.',
      'Better not send it now. Holding it back costs you the relief of having said it, and spares you the watching for a reply.',
    ],
    unclear: [
      'Writing and keeping quiet come out level. If you write, ask for nothing in it; if you keep quiet, stop drafting.',
      'The draw will neither take the phone out of your hand nor put it in. Sleep on the wording, since that seems to matter most.',
    ],
  },
  reconcile: {
    do: [
      'A second try is worth it, on the cards’ reckoning, at the price of talking about the one thing you both step round.',
      'It favours opening up again, by a hand’s breadth. You would pay in patience, since trust comes back on foot.',
    ],
    refrain: [
      'The cards advise against going back. It costs you the hope, which is real money, and frees the hand that was holding it.',
      'Rather leave the parting as it stands. What you lose is a familiar voice in the evening, and no one should call that little.',
    ],
    unclear: [
      'Going back is neither advised nor ruled out. First find out whether you miss this person or the time when you were two.',
      'The scales will not settle on a second try. Before you decide, see what each of you has changed, in deeds.',
    ],
  },
  meet: {
    do: [
      'Go out and be met, is the drift of it. The price is a certain number of dull conversations.',
      'The cards are in favour of making yourself findable. It takes some pride, and a few evenings that were promised to the sofa.',
    ],
    refrain: [
      'The advice is to leave the search alone for a spell. You give up the feeling of doing something about it, and get your evenings back.',
      'Not now, while you are as weary of it as this. Waiting costs a little time; looking in this mood would cost your good opinion of people.',
    ],
    unclear: [
      'Looking or letting be: the cards see no great difference, so pick the one that leaves you better company for yourself.',
      'No clear lead is given. Try it in a small dose, with an end date, and notice in what temper you come home.',
    ],
  },
  confess: {
    do: [
      'Say it. It cannot be unsaid, and {who} may need longer to answer than you can comfortably bear; that is the whole cost.',
      'To speak is what the draw would have you do, in one sentence and in person if it can be managed. You give up the safety of the maybe.',
    ],
    refrain: [
      'Keep it a while longer, the cards suggest. Silence takes nerves; speaking now might cost the ease there is between you.',
      'Better hold the words until something has come from the other side too. You pay for that with the glory of having been first.',
    ],
    unclear: [
      'Speaking is neither urged nor warned against. The test is a simple one: could you live with a friendly no?',
      'The cards stop at the edge of this one. A smaller truth, told first, would show you how the ground takes it.',
    ],
  },
  bond: {
    do: [
      'What you have in mind would do the two of you good. It does call for an explanation, given before you begin.',
      'The draw is for the step you are thinking of. You would have to say aloud what you want from it, which is the dear part.',
    ],
    refrain: [
      'Leave it between you as it is for now. That costs some impatience, and saves you from correcting a thing that is still growing.',
      'Rather not. It would be done for your nerves’ sake more than for the two of you, and would be felt as such.',
    ],
    unclear: [
      'Whether to push or to let it run is not decided here. There is one other person with a vote, who has not been asked.',
      'Either course would do and neither would cure it. Choose the one you can carry out kindly for longer than a week.',
    ],
  },
  commit: {
    do: [
      'The cards incline to the promise. It costs a certain freedom, most of which you were no longer using.',
      'Yes, with a conversation about money and mornings beforehand. What you give up is the spare exit.',
    ],
    refrain: [
      'Not yet, by the feel of it. Waiting costs a disappointed face; hurrying would cost more, and later.',
      'Better leave the great promise unmade for now, and keep the small ones. You lose a date in the calendar and, with luck, no love.',
    ],
    unclear: [
      'There is no lead here that one could marry on. What each of you expects of an ordinary week should be compared first.',
      'The draw holds back, since part of the question belongs to somebody else. Put your part into words and see what comes to meet it.',
    ],
  },
  loyalty: {
    do: [
      'Bring it into the open, calmly, as a worry of yours; so the cards lean. You would have to hear the answer out, and that is the price.',
      'Take the step as somebody who wants to know and has no case to win. It costs the false peace you have now.',
    ],
    refrain: [
      'Leave it for the moment. You have a feeling and no facts, and a charge once made is hard to take back.',
      'The advice is against it, above all against anything done in secret. Holding off costs you patience, and keeps your hands clean.',
    ],
    unclear: [
      'The cards refuse to choose here, since they cannot know what happened. Talk to one sensible friend before you talk to anyone else.',
      'Neither trusting nor doubting is advised. Ask yourself what you would need in order to sleep, and whether it could simply be asked for.',
    ],
  },
  leave: {
    do: [
      'It inclines to parting, gently and in plain words. The price is a lonely season, and an honest one.',
      'Let go, is the drift of the cards. You lose the hope that it might have been otherwise, and there is nothing dearer to part with.',
    ],
    refrain: [
      'Stay for now, they say, or at least do not burn the bridge. That means another talk, of the kind you are tired of.',
      'Rather do not go in this mood. Staying has its price too, and yet what you would be leaving behind is not clear to either of you.',
    ],
    unclear: [
      'Going and staying weigh the same today, and no draw should break that tie. See first what one changed habit does.',
      'The cards will not send you away or call you back. If you are ever unsafe, that is another matter, and needs no card.',
    ],
  },
  offer: {
    do: [
      'Go for it, as the cards see it. It takes up more of the week than the advertisement admits, and seems worth that.',
      'Accept, or apply, is the lean of the draw, with one question asked beforehand. You give up the other thing you were keeping warm.',
    ],
    refrain: [
      'Rather let this one go by. You lose a certainty, or the look of one, and keep your hands free for a better fit.',
      'The cards advise holding back. It may cost you somebody’s good opinion for a while; the small print would have cost more.',
    ],
    unclear: [
      'The offer has two faces and the draw has seen both. What decides is a detail you can still ask about.',
      'No lean either way. Imagine you had already said yes, and notice what your shoulders do.',
    ],
  },
  change: {
    do: [
      'A change is what the draw advises. You pay with a stretch of being the new one, who does not know where anything is kept.',
      'Go, say the cards, and go with something signed in the other pocket. The price is the comfort of being known.',
    ],
    refrain: [
      'Stay for now, and make use of the staying. Some pride will be due on Monday mornings.',
      'The draw is against leaving in anger. What you give up is a splendid exit; what you keep is the choice of when.',
    ],
    unclear: [
      'Neither going nor staying wins. Find out what would have to change for you to stay, and ask for exactly that.',
      'The cards wait for a second offer, or a second thought. Until then make yourself a little less dependent on this one place.',
    ],
  },
  calling: {
    do: [
      'Follow the bent, at first in the evenings. It costs you the right to say that you never had the chance.',
      'They point towards that work. For some years your friends would be further on, or look it, and that is what you pay.',
    ],
    refrain: [
      'Rather keep it as a love than make it a living, say the cards. You lose a dream of applause and keep the thing itself.',
      'The draw advises against choosing that path now. Letting it rest costs you an answer for dinner parties, and little else.',
    ],
    unclear: [
      'It is not settled whether this is a trade or a pleasure. Spend a few weekends on it as if it were paid, and see.',
      'Two vocations are quarrelling here. Give each of them one plain day’s work and compare how tired you are afterwards.',
    ],
  },
  rise: {
    do: [
      'Ask, the cards say, with three facts and no complaint. You pay with a dry mouth and perhaps a polite delay.',
      'Step forward, is the counsel. It puts you in view, and from there your mistakes can be seen as well.',
    ],
    refrain: [
      'Not at this moment; the ear you need is occupied. Waiting costs you some patience and improves the odds.',
      'Better let it rest and finish what is on the bench. You give up the pleasure of having said it.',
    ],
    unclear: [
      'Asking would do no harm and might do no good. Learn first who decides, and on what.',
      'The draw is of two minds, as your workplace seems to be. A talk about where you stand commits nobody and would tell you more.',
    ],
  },
  colleagues: {
    do: [
      'Speak, alone with the person and about one thing. You may lose the sympathy of those you used to grumble to.',
      'Do it, in a level voice. You will be asked for your own share in return, so have it ready.',
    ],
    refrain: [
      'Leave it for now, the cards advise. You swallow some annoyance and keep an ally you may want.',
      'Rather not go into this fight. It costs you the last word, which is worth surprisingly little by Thursday.',
    ],
    unclear: [
      'Whether to speak or let it pass is evenly balanced. Wait for the next occasion, and let its tone decide.',
      'The table gives no clear lead. Write the matter down as it would look to a newcomer, and see how large it still is.',
    ],
  },
  business: {
    do: [
      'Going ahead is favoured, small and soon. The price is your spare time, with interest.',
      'Do it, on terms that are written down. What you give up is the ease of a handshake.',
    ],
    refrain: [
      'The cards would hold off. You lose a little momentum and keep the cushion that you would have had to sit on later.',
      'Rather not in this form, or not at this size. It costs a good story and saves some bad evenings.',
    ],
    unclear: [
      'The venture is neither backed nor warned against. Find one person who would pay for it first, and then look again.',
      'There are too many unknowns for a lean. Decide beforehand what you could afford to lose, and let that figure speak.',
    ],
  },
  exam: {
    do: [
      'Go in for it. The price is paid in advance, in evenings, and there is no discount.',
      'Go ahead, say the cards, with a plan that leaves the last night free. You give up being able to say you did not really try.',
    ],
    refrain: [
      'Another date would be better, if another date can be had. That costs pride and perhaps a fee, and gains ground to stand on.',
      'Rather not force this one now. What you lose is being done with it, which is a real loss and a bearable one.',
    ],
    unclear: [
      'Whether to go in for it stays open. One honest mock paper would answer better than the cards.',
      'It comes out level. Ask somebody who marks such things what they would look for, and measure by that.',
    ],
  },
  study: {
    do: [
      'Take it up, the cards say. It will cost you the pleasant state of being good at everything you do.',
      'The draw is for it, at a pace that survives a bad week. You pay with an evening that used to belong to nothing.',
    ],
    refrain: [
      'Leave it for the present. You give up a pleasant picture of yourself and get the hours back.',
      'Rather not, or not on top of all the rest. It costs the feeling of keeping up, which was never restful.',
    ],
    unclear: [
      'There is no lead; the interest may be in the subject or in the certificate. Read one chapter for nothing and see.',
      'It could be this or something next to it. Try a lesson of each before anything is paid.',
    ],
  },
  money: {
    do: [
      'It inclines to yes, within a limit that you set when you are calm. What you pay is the fun of not counting.',
      'Do it, the cards say, with the figure written down and a date beside it. It costs a slightly stiff conversation.',
    ],
    refrain: [
      'The cards are against it, at this sum or at this speed. A refusal is an awkward minute and then it is over.',
      'Rather not. You give up a feeling of generosity, or of ease, and keep a margin that may be wanted.',
    ],
    unclear: [
      'The figures do not lean. Work out what the same sum would mean in a bad month, and decide by that month.',
      'Undecided, and the reason may be that a feeling is being paid for here as well. Put its price beside the other.',
    ],
  },
  purchase: {
    do: [
      'Going ahead looks right, once an independent eye has been over it. The price beyond the price is the upkeep, or the gap it leaves.',
      'The cards are in favour, at a figure you settle before you enter the room. You give up some other plans for a good while.',
    ],
    refrain: [
      'Rather wait. This one chance may go, and there is nearly always another.',
      'The draw advises against it at present. You lose the excitement; the household keeps its sleep.',
    ],
    unclear: [
      'Use and wish have not been separated here. Go and look again on a rainy day, and see what is left of each.',
      'Nothing tips it. Add up what it means for a whole year, everything included, and see whether the figure still sounds good aloud.',
    ],
  },
  self: {
    do: [
      'Do it, and do it as yourself. Somebody will say you have changed, and that is the price.',
      'The draw points to the step you keep explaining away. It costs an old excuse, and a faithful one.',
    ],
    refrain: [
      'Let it be, is the lean here. You are allowed to stay as you are for a while; that costs you only a resolution.',
      'Rather not out of guilt. Take the guilt away and you may find the plan has no engine, which is useful to know.',
    ],
    unclear: [
      'The cards give no order in this. What you decide matters less than that the voice deciding is your own.',
      'Two sides of you are asking. Let each write down its case, and see which of them is the kinder.',
    ],
  },
  mood: {
    do: [
      'Yes to it, and with help if help is offered. It costs the pride of managing alone.',
      'The gentle thing is the right thing here, say the cards, even if it disappoints somebody’s timetable.',
    ],
    refrain: [
      'Not now. You have no strength to spare for it, and saying so costs less than pretending.',
      'The advice is to leave it, and to rest first. You give up a plan for a while, and it will keep.',
    ],
    unclear: [
      'You are too tired for a fair decision, and the draw will not make one over your head. Ask yourself again after a proper night or two.',
      'It tips neither way. Do whichever needs fewer people to be talked into it, and see how you feel.',
    ],
  },
  family: {
    do: [
      'Do it, at a quiet hour and in few words. You pay with a few cold days, most likely, and then there is some air.',
      'Take the step, even if it is not your turn. It costs the satisfaction of having waited for the others to.',
    ],
    refrain: [
      'Better leave it, for the sake of a peace that is thin and still a peace. A sentence you had polished will go to waste.',
      'The cards would not touch it at present. Keeping out of it costs you the role of the one who mends everything.',
    ],
    unclear: [
      'There is no lean to be had, since everyone in the house wants something else. Speak first to the calmest of them.',
      'Whether you do it or not, someone will be put out. Choose the course you could explain to a child.',
    ],
  },
  friend: {
    do: [
      'Take the step you have in mind, face to face. After that nothing can be passed off as a misunderstanding any more, and there is the price.',
      'Yes, though with some humour left in it. What it takes from you is the comfort of the injured party.',
    ],
    refrain: [
      'Let it be for now, and with it a grievance that you had grown rather fond of.',
      'Better not; a friendship can stand a good many unsaid things and only a few said ones. You pay by swallowing one.',
    ],
    unclear: [
      'The cards cannot choose between pride and fondness for you. Wait until you have laughed together once more, and see.',
      'It is open. A friendship is worth one clumsy question before it gets a verdict.',
    ],
  },
  move: {
    do: [
      'Go, is the drift. It costs you the people who know your order by heart.',
      'The cards are for the new place, with the way back left paid for a while. What you give up is being from here.',
    ],
    refrain: [
      'Stay where you are for now, the draw suggests. You give up a view that you have been living with in your head.',
      'Rather not yet. Papers, savings or somebody’s blessing are missing, and without them the road is dearer than it looks.',
    ],
    unclear: [
      'The case for going is as good as the case for staying. Spend an ordinary Tuesday there, if you can, before you choose.',
      'The map is fine and the timing is foggy. Decide first what you would do there on the second Sunday.',
    ],
  },
  health: {
    do: [
      'It inclines to yes, with a doctor’s yes first, for cards are no second opinion. The cost is some comfort.',
      'As far as a card may speak here, it speaks for taking care sooner rather than later. That costs a phone call and an afternoon.',
    ],
    refrain: [
      'The draw would wait, and would ask somebody qualified while it waited. You pay in patience.',
      'Rather not on the strength of a card. Let trained people advise, and give up the idea of settling it alone at night.',
    ],
    unclear: [
      'A decision about health should not rest on a draw, and this one offers nothing to rest on. Take your questions, written down, to a professional.',
      'The cards abstain. What they can tell you is that you need not carry the decision by yourself.',
    ],
  },
  lost: {
    do: [
      'Do go on, for a set time and with a second pair of eyes. It costs an afternoon and some shoe leather.',
      'Act on it now, and tell whoever might have seen something. You pay with a little embarrassment.',
    ],
    refrain: [
      'The cards would call off the frantic part and leave word with others. You lose the feeling of doing everything, and little else.',
      'Rather not. Report it properly, tell two people, and give your nerves an evening off; you pay in patience.',
    ],
    unclear: [
      'No lead either way. Search once more in good order, leave a note with those who handle lost things, and then decide.',
      'It is even. What is missing has a worth to you, in money or in memory; let that set how long you go on.',
    ],
  },
  outlook: {
    do: [
      'The time favours it, so go ahead, and keep a little in reserve. You pay with some quiet you were looking forward to.',
      'Use the opening. It asks you to be early, and to leave something else half done.',
    ],
    refrain: [
      'This is a time for keeping more than for launching. You let some excitement go by.',
      'Better not start it in this stretch; what you save in strength will be wanted. Somebody else may go first, and that stings.',
    ],
    unclear: [
      'The time itself has no opinion. Begin what can be stopped again, and leave the rest.',
      'It leans nowhere yet. Look again when the first third of it is over, and you know what it wants from you.',
    ],
  },
  open: {
    do: [
      'Doing it is favoured, whatever it is. First say in one line what it will cost you, for the cards do not know.',
      'Go ahead, is the gist; take it in a size you could undo.',
    ],
    refrain: [
      'Rather leave it, they suggest. What you lose by that you know better than a draw does, so weigh it once.',
      'The table shakes its head for now. It costs you little to wait until the thing has a name.',
    ],
    unclear: [
      'An unnamed plan gets an undecided answer. Give it a name and one reason, and see whether you still need to ask.',
      'Do it or leave it: the cards come out level. Your first breath after reading that is probably the better guide.',
    ],
  },
} as const;
