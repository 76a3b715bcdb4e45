import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of work. */
export const whether: MatterWords['whether'] = {
  offer: {
    yes: [
      'A yes comes, if the cards are right. Something in what you sent or said has struck the right person, and the rest is procedure.',
      'A yes is likely, with one condition attached to it that is worth reading twice.',
      'It goes well and a way in opens, by a slightly different entrance from the one on the form.',
    ],
    no: [
      'This one seems to go to somebody else, for reasons of fit and timing; the next application will be the better for it.',
      'The yes does not come from that quarter, as far as the cards reach, so keep two others in play.',
      'It does not go through this time: the interest is polite and stays polite. A frank question about the reasons could be worth having.',
    ],
    unclear: [
      'It has not been decided. Somebody over there argues in favour and somebody against, and one more sign of life from this end could tell.',
      'The offer may yet come as a second choice, if the first one declines; that is decided at somebody else’s kitchen table.',
      'The papers lie in the middle of the pile. A good word from somebody known there would move them up, a gap in them would move them down.',
    ],
  },
  change: {
    yes: [
      'A change of work comes, and it looks like one for the better once the first awkward stretch is over.',
      'It goes well for you, in the new place or the old: your footing is firmer than it feels, and you can choose with some calm.',
      'You would be happier for the change, so long as you go towards something and have seen it by daylight.',
    ],
    no: [
      'No good change shows for now, and a hasty one would carry the same trouble to another place.',
      'It does not go the way you want yet. Have your papers and your figures in order, and more than one door in view.',
      'The switch would bring less than you hope from it, since what tires you is not tied to that one place.',
    ],
    unclear: [
      'It may come to a change, and may come to a better bargain where you are; it goes with whoever first puts a figure on paper.',
      'The wish is strong and the plan is thin, so it stands or falls with a week’s honest work on the plan.',
      'It hangs on an offer or a refusal that has not arrived, and until it does both ways stay on the map.',
    ],
  },
  calling: {
    yes: [
      'This work fits: there is a natural bent for it, and patience enough for the dull parts.',
      'It is a calling worth answering, the cards think. What feels easy in it is the talent, and should not be held against it.',
      'A living could be made of it, and the training, however long, would hardly be wasted.',
    ],
    no: [
      'That trade does not fit well. What draws one to it is real, and could be found in a neighbouring one.',
      'It is more admired than loved, this path, and the ordinary Wednesdays of it would wear thin.',
      'As a living it hardly carries for now; as a love kept for the evenings it might do very well.',
    ],
    unclear: [
      'The gift is there. Whether it wants to be a profession depends on how the dull half of it feels after a month.',
      'It might suit or might merely flatter, and doing it for a week unpraised would tell.',
      'Nothing rules this work out and nothing insists on it, so let the people one would do it among decide.',
    ],
  },
  rise: {
    yes: [
      'The step up seems to come, on the strength of work that others have begun to rely on.',
      'More pay or a better title does come out of it, provided somebody says aloud what has been achieved.',
      'The good work is seen, and by those who decide; it may be said some time before it is put in writing.',
    ],
    no: [
      'The promotion does not come yet. The merit may be plain, and the budget or the boss still looking elsewhere.',
      'It stays at the present level, by the cards, and waiting politely has not been noticed as a virtue.',
      'This time it goes to somebody else, or to nobody. Asking for the reasons would be the useful part of it.',
    ],
    unclear: [
      'It could go either way, since those who decide have not finished; three facts on one page would help them.',
      'Praise is likely and pay is open. What tips it is whether a figure is named, and by whom.',
      'The case for it is good and has not quite been made. It waits for someone to make it, in so many words.',
    ],
  },
  colleagues: {
    yes: [
      '{Who} {is} on your side more than it seems, in the dry form that workplaces use in place of compliments.',
      'It comes right at work between you and {whom}, once one plain word has been exchanged.',
      'The bad air clears, by the look of it. You stand higher there than you feel, and that shows once the present fuss is over.',
    ],
    no: [
      'You cannot lean on {whom} at present, and would do well to keep your own notes and your good manners.',
      'It does not smooth itself out; {who} may be looking after number one, and hardly notice.',
      'The goodwill is not there yet. Stop spending effort on it, and look for the one person at work who does mean you well.',
    ],
    unclear: [
      'What {who} really think{s} of you changes with the pressure of the day, and a quiet quarter of an hour without the others is what could settle it.',
      '{Who} may turn out to be for you or against you. That depends on whose name stands on the next piece of work.',
      'It may settle and may flare up again. What decides is whether somebody above takes notice, and they would need to be told.',
    ],
  },
  business: {
    yes: [
      'It comes off, by the cards, and pays its way: some haggling over the small print, and the rest holds.',
      'The deal comes about, on terms that you and {who} can sign without holding your breath.',
      'It goes well and can grow, if the accounts are kept as lovingly as whatever the customers see.',
    ],
    no: [
      'It does not carry in its present form; the idea may be sound, and something underneath it costs too much.',
      'The deal does not close as drafted. {Who} may want something that you have not been told.',
      'It turns out smaller than hoped. Fewer promises, at a size you could carry alone, would earn a better second answer.',
    ],
    unclear: [
      'It may come off and may not: the figure that decides is not known yet, and can be asked for.',
      'Whether it goes ahead hangs on {whom}, and on a mind that is not made up.',
      'Will and doubt keep level, so let a small trial, with an end to it, decide.',
    ],
  },
  papers: {
    yes: [
      'Word comes, and it asks to see more of you; the first page has done its work.',
      'Your papers are well received, it seems, by someone who spots what others have to be told.',
      'It gets through this round, with a question attached that you could answer in your sleep.',
    ],
    no: [
      'These pages do not get past the first sorting, for want of the right words more than the right experience.',
      'There is little sign of an answer from there, and it is no measure of you. Send the next before you mind too much.',
      'It does not catch the eye as it stands. Somebody in the trade could show you in ten minutes what to move up.',
    ],
    unclear: [
      'Your application may be read closely or sorted out by a machine, and the wording of the top third decides.',
      'They have not made a list yet. A short, friendly enquiry could put you on it and would not put you off it.',
      'It depends on who reads it. A good word from inside would do more than another polish.',
    ],
  },
  interview: {
    yes: [
      'It goes well: you say the right thing early, somewhat by accident, and the rest is easier.',
      'They like you, if the cards are right, and for something you had thought too ordinary to mention.',
      'You come through it with a good chance of the next step, and with one answer you will want back.',
    ],
    no: [
      'This one does not turn out as you want it; the fit is loose, and they feel it as you do.',
      'You may be good in the room and still not be the one they had in mind before anybody came.',
      'It hardly convinces so far, because the strongest example has stayed unsaid; there may still be a way to supply it.',
    ],
    unclear: [
      'Two candidates are close, and one of them is you. Small courtesies afterwards have tipped such things before.',
      'It hangs on one answer about why you want it, and the honest version is better than the polished one.',
      'The mood on the day decides more than it should, theirs as well as yours, so put rest before anything else.',
    ],
  },
  dismissed: {
    yes: [
      'The post does look at risk, on this evidence. That is no verdict on your work, and it gives you time to prepare.',
      'A cut seems likelier than not, and likely to come with terms. Ask for everything in writing and have somebody read it.',
      'It may well come to a parting from this place. What you can do travels with you, and others would be glad of it.',
    ],
    no: [
      'You keep your post, as far as the cards reach; the noise comes from somewhere else in the building.',
      'It does not look as if you are the one they mean, though nobody has troubled to say so.',
      'The place holds for now, on the strength of work that would be tiresome to hand over.',
    ],
    unclear: [
      'Nothing is signed either way. A calm question to whoever decides would tell you more than the corridor can.',
      'It turns on figures that are not in yet. Use the time to put your own results where they can be seen.',
      'You might stay on altered terms; whether that is good news depends on what you ask for before they are fixed.',
    ],
  },
  deal: {
    yes: [
      'It comes off: a yes from {whom} seems likely, and the last obstacle is only a date.',
      'They want it about as much as you do. A small concession on timing should bring it over the line.',
      'You and {who} shake hands on it, if this is right, at a price that neither will boast of.',
    ],
    no: [
      'This one falls through or goes elsewhere, and more over terms than over you.',
      '{Who} {does} not sign at present; the polite interest you are getting is the whole of it.',
      'As offered it does not close. Somebody behind {whom} holds the purse, and has not been convinced.',
    ],
    unclear: [
      'It can still close or cool, and the next reply from {whom} will tell more by its speed than by its wording.',
      '{Who} want{s} it and want{s} it cheaper; whether there is a figure for both depends on what else you can put in.',
      'The decision sits with somebody you have not met. Ask {whom} how it gets made over there.',
    ],
  },
  admission: {
    yes: [
      'The place comes, the cards think, perhaps after a nervous pause, and in time to be glad of it.',
      'It looks like an acceptance, on account of something in the application that could not be taught.',
      'They say yes, or say yes with a condition that is within reach.',
    ],
    no: [
      'That particular place seems to go elsewhere, more by arithmetic than by merit. The second choice deserves a proper look.',
      'It does not come off this round; a year of something real in between would change the picture.',
      'The answer from there is likely to be no, and it measures the queue rather than the person in it.',
    ],
    unclear: [
      'It is a waiting-list sort of answer: somebody else’s change of mind decides, and that cannot be hurried.',
      'The grades are close to the line. What speaks beyond them, in a letter or a portfolio, may carry it over.',
      'There are two good applicants for one chair, as it seems here; a polite enquiry about the list does no harm.',
    ],
  },
  interviewPast: {
    yes: [
      'It went well enough to take you further; what you thought too ordinary to mention has been remembered.',
      'You were liked, it seems, and the answer you would like back weighs less with them than with you.',
    ],
    no: [
      'It did not quite land: the fit was loose, and they felt it as you did.',
      'It falls short this time, for want of one example that stayed unsaid. You will have it ready for the next room.',
    ],
    unclear: [
      'It lies between you and one other, and is not settled. A few lines of thanks, with the one point you left out, could still count.',
      'Opinions were divided after you left, and somebody has still to speak. Your part is done.',
    ],
  },
  pay: {
    yes: [
      'More money does come of it, provided that a figure is named, and by you.',
      'The pay moves upwards, in these cards, a little less than you would like and a little sooner.',
    ],
    no: [
      'The pay stays where it is for now; the reason lies in the budget more than in your work.',
      'Not this time. What you can get out of it is the date on which it may be asked again.',
    ],
    unclear: [
      'It hangs on the figure and on who hears it first. Three facts about your work would weigh more than the wish.',
      'There is goodwill and no sum yet. A small rise is likelier than the whole of it, so know your lowest figure.',
    ],
  },
};
