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
};
