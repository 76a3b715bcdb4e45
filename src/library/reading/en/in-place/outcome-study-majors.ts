import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of study come out. */
export const outcomeStudyMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'It begins as a leap into something new, and not knowing helps, since a first attempt gets further than the sensible plan predicted.',
    'Signed up here, dabbling there, or too shy for the first lesson: it stays on the threshold. One beginning carried to its end would change that.',
  ],
  maj01: [
    'It succeeds by using what is there. On the day the skill comes when it is called, and looks easier than it was.',
    'Quickness carries it about halfway, and after that the practice is missing. The talent is real; one exercise done properly would show it.',
  ],
  maj02: [
    'Understanding comes from below, overnight, without giving its reasons. The result stays sealed a while, and more has sunk in than anyone could list.',
    'Facts pile up, and the point of them does not arrive. One difficult thing, truly understood, would outweigh the whole heap.',
  ],
  maj03: [
    'It thrives because it is enjoyed. Progress follows pleasure here, and what is shown at the end has been made with some love.',
    'Too much was swallowed at once, or none of it was liked, and learning has gone slow. In smaller helpings, appetite has a chance.',
  ],
  maj04: [
    'Regular hours and clear rules carry it through. It goes to those who kept to the plan, and on this road that is enough.',
    'The regime breaks, being too strict, or there never was one. Success is within range of a plan light enough to be obeyed.',
  ],
  maj05: [
    'The recognised way succeeds: lessons, rules, certificate. Behind it stands a good teacher, and what is gained counts with other people.',
    'The usual way of teaching this leaves the learner behind. Another road leads to the same requirements, and is half known already.',
  ],
  maj06: [
    'The choice falls on one thing without reservation, and learning gets lighter. It is the one that other people have heard about unasked.',
    'Half the heart sits in the lesson and half is elsewhere, so neither gets a whole pupil. That split is honest information.',
  ],
  maj07: [
    'Sheer will and one fixed date take it past the post. Under pressure it goes better than in practice, having been trained for exactly that.',
    'Several things bolt at once, and none is mastered in time. With two of them dropped or put off, the goal is still to be had.',
  ],
  maj08: [
    'The dreaded part loses its teeth, portion by portion. It is won by endurance, where more brilliant people have long since lost heart.',
    'Discouragement costs more than the difficulty does. Easy successes, one at a time, bring back a learner who never really left.',
  ],
  maj09: [
    'Quiet work leads to real understanding, and one experienced guide supplies the rest.',
    'Practised alone, it goes in circles. The knot is smaller than it seems from inside; spoken aloud it half undoes itself.',
  ],
  maj10: [
    'A lucky question, a place that falls vacant, the right teacher at the right hour. Good preparation meets its chance, and things swing the right way.',
    'The date moves, or a familiar mistake comes round again. It is one mistake with a fixed address, so it can be visited.',
  ],
  maj11: [
    'The result is the one that was worked for, neither kinder nor harsher, and after honest preparation that is good news.',
    'The judgement feels unfair, and in part it may be. What it went by is written down somewhere, and read soberly it gives back some ground.',
  ],
  maj12: [
    'It is stuck, or waiting for a result that others hold. From this angle the whole thing looks different, and that turns out to be of use.',
    'Excellent reasons have put it off long enough. It moves again from the part that is liked best, wherever in the order that is.',
  ],
  maj13: [
    'A way of learning, or an old idea of oneself as a pupil, comes to an end. The tools remain, and they fit what comes next.',
    'It is carried on chiefly because it was begun, and energy comes back with a decision, whichever way that goes.',
  ],
  maj14: [
    'Regular portions and mixed methods add up. Nothing looks like progress until rule and practice have suddenly made friends.',
    'Cramming and nothing at all take turns, so that little is kept. A modest daily measure can still turn it round.',
  ],
  maj15: [
    'Distraction wins too many evenings, and the result falls below the ability. It climbs by each evening won back.',
    'The screen loses its pull, or somebody else’s ambition does. It is learned for its own sake now, and the hours return.',
  ],
  maj16: [
    'A method or a certainty collapses shortly before it matters. The second start is quicker, since this time there are foundations.',
    'Doubt about the direction has shaken more than any mistake has. The thing itself is likely to stand; what shifts is the reason for doing it.',
  ],
  maj17: [
    'The reason for wanting this comes back, and the work begins to show it. A far-off goal becomes a thing one can believe in.',
    'The gift is doubted at the very spot where it is growing, as today’s attempt, laid beside an older one, would show.',
  ],
  maj18: [
    'Confusion lasts longer than one would like, and comes before understanding. The result cannot be read yet; the dark corners are fewer than they feel.',
    'All at once the difficult part makes sense. What was frightening about the test shrinks to three questions that can be looked at.',
  ],
  maj19: [
    'Success, and with pleasure. It goes well on the day, and could be explained to somebody else on the way home.',
    'It comes out well, a bit later or with less shine than dreamed. Overconfidence and doubt cost about the same.',
  ],
  maj20: [
    'Results are announced, and they lift to the next stage. Or the learning is taken up again with a purpose it lacked the first time.',
    'An old failure passes judgement before anyone else can. One small test, taken in peace, would put a newer result in its place.',
  ],
  maj21: [
    'It is completed, and all the parts come together. Beyond it lies something wider, perhaps in another place or another language.',
    'One piece is missing from the whole. It is the last of a long road, and pleasanter in company.',
  ],
};
