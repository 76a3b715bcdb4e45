import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of study come out. */
export const outcomeStudyMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'You arrive as a beginner in something new, and not knowing helps, since a first attempt gets further than the sensible study plan predicted.',
    'Enrolled here, dabbling there, or too scared to open the first lesson: learning stays on the threshold. One introduction carried to its end would change that.',
  ],
  maj01: [
    'You pass by knowing how to use what you know. In the exam the words come, and you could explain the matter to the next candidate.',
    'Quickness carries you about halfway, and after that the practice is missing. The talent is real; one exercise done properly would show it.',
  ],
  maj02: [
    'Understanding comes from below, overnight, without giving its reasons. The result stays sealed a while, and more has sunk in than you could list.',
    'Facts pile up, and the point of them does not arrive. One difficult page, truly read, would outweigh the whole shelf.',
  ],
  maj03: [
    'The subject thrives in you because you enjoy it. Marks follow pleasure here. What you hand in is something you are fond of.',
    'Too much material was swallowed, or none of it was liked, and learning has gone slow. On a shorter reading list, appetite has a chance.',
  ],
  maj04: [
    'Timetable and structure carry you through. The pass goes to those who kept their hours, and on this road that includes you.',
    'The regime breaks, being too strict, or there never was one. The exam is within range of a plan light enough to be obeyed.',
  ],
  maj05: [
    'The recognised way succeeds. Course, syllabus, certificate. Behind it stands a good teacher, and the degree is one that people respect.',
    'The usual way of teaching this leaves you behind, and the marks say so. Another road leads to the same requirements, and you half know it.',
  ],
  maj06: [
    'You choose one subject without reservation, and studying gets lighter. It is the one that other people have heard about unasked.',
    'You sit in one course and dream of another, so both get half a student. That split is honest information about where you belong.',
  ],
  maj07: [
    'Sheer will and one fixed date take you past the post. Tested under pressure you pull ahead, having learned for exactly that.',
    'Several subjects bolt at once, and none is mastered in time. With two of them dropped or deferred, the exam is still to be had.',
  ],
  maj08: [
    'The dreaded subject loses its teeth, portion by portion. You pass by endurance, where some more brilliant candidates have long since lost heart.',
    'Discouragement takes more marks off you than the difficulty does. Easy successes, one at a time, bring back a learner who never really left.',
  ],
  maj09: [
    'Quiet, deep study leads to real understanding, one experienced guide supplies the rest, and the thesis gets written behind a shut door.',
    'Alone with the material, you think in circles. The knot is smaller than it seems from inside; spoken aloud it half undoes itself.',
  ],
  maj10: [
    'A lucky topic, a place that falls vacant, the right teacher at the right hour. Broad preparation meets its chance, and the exam swings your way.',
    'The date moves, or a familiar mistake costs points again. It is one mistake with a fixed address in your method, so it can be visited.',
  ],
  maj11: [
    'You receive the mark you have worked for, neither kinder nor harsher, which after honest preparation is a pleasant letter to open.',
    'The grading feels unfair, and in part it may be. Its criteria are written down somewhere, and read soberly they give back some ground.',
  ],
  maj12: [
    'You are stuck at a wall, or waiting for a result that others hold. The subject looks different from there, and that angle earns marks.',
    'Excellent reasons have put off this exam long enough. Learning moves again from the chapter you like, wherever in the book that is.',
  ],
  maj13: [
    'A course, a plan or an old idea of yourself as a pupil ends. Its tools remain, and they fit what you want to learn now.',
    'You carry on with a subject chiefly because it was begun, and energy for learning comes back with the decision, whichever way it goes.',
  ],
  maj14: [
    'Regular portions and mixed methods add up to a comfortable pass. Nothing looks like progress until theory and practice have suddenly made friends.',
    'Cramming and nothing at all take turns, so memory keeps neither. A modest daily measure can still turn the exam round.',
  ],
  maj15: [
    'Distraction sits in the next chair and wins too many evenings. The result falls below your ability, and climbs by each evening won back.',
    'The screen loses its pull, or somebody else’s pride does, and you study for yourself. The hours return, and so does the reason you began.',
  ],
  maj16: [
    'A theory, a study plan or a certainty about the exam collapses. The second start is quicker, since this time there are foundations.',
    'Doubt about the direction has shaken you more than any mark. The course is likely to stand; what shifts is your reason for taking it.',
  ],
  maj17: [
    'You remember why you wanted to learn this, and the work begins to show it. A far-off degree becomes a thing one can believe in.',
    'You doubt your gift at the very spot where it is growing, as today’s page, laid beside your older papers, would show.',
  ],
  maj18: [
    'Confusion lasts longer than you like, and comes before understanding. Neither pass nor fail can be read yet; the dark chapters are fewer than they feel.',
    'All at once the difficult chapter makes sense. What scared you about the exam shrinks to three questions that can be looked at.',
  ],
  maj19: [
    'Success, and with pleasure. The understanding is clear and the exam goes well. You could teach the subject on the way home.',
    'A pass is near, a bit later or with less shine than you dreamed. Overconfidence and doubt cost about the same few points.',
  ],
  maj20: [
    'Results are announced, and they lift you to the next stage. Or you return to learning with a purpose you lacked the first time.',
    'An old failure marks your papers before anyone else can. A smaller test, taken and read in peace, would put a newer grade in its place.',
  ],
  maj21: [
    'The degree is completed, and the whole field comes together in your head. Beyond it lies study in a wider place, perhaps abroad.',
    'One paper, one chapter, one exam is missing from the whole. It is the last piece of a long road, and pleasanter in company.',
  ],
};
