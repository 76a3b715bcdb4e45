import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of work. */
export const whether: MatterWords['whether'] = {
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
};
