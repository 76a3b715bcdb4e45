import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of work come out. */
export const outcomeWorkMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'You end up on new ground, in a post or venture nobody has quite trained you for. Being the newcomer is more useful than it feels.',
    'Either the jump into other work is made half dressed, or it is announced for another year. Between the two, a small trial remains open.',
  ],
  maj01: [
    'Your skill is noticed by those who matter, customers or superiors, and it goes well because you can show the thing itself.',
    'A gift goes on being under-used, or large promises meet their delivery date. One working sample would change the tone of everything.',
  ],
  maj02: [
    'It is decided out of your sight, and takes a while to be said. What you noticed privately in the meantime is likely to matter.',
    'Information held back shapes this more than your merit does. It leaks in the end, and shows how matters really stood.',
  ],
  maj03: [
    'The work flourishes, and people like being near it. A project, a shop or a team grows because somebody, chiefly you, has been good to it.',
    'A workplace or venture eats up whoever looks after it. Output sags before anyone asks why; with the asking, recovery begins at your bench.',
  ],
  maj04: [
    'This ends on firm ground, with authority and with terms in writing. You answer for more, and your decisions stick.',
    'Somebody grips too hard, you perhaps, or nobody is in charge at all. Your own corner can still be well run.',
  ],
  maj05: [
    'The official channel works. An established house, a certificate or a senior’s word opens this to you, by the front entrance.',
    'Procedure says no, or says yes in a way that you cannot live with. You reach the same kind of work by an odder route.',
  ],
  maj06: [
    'You finish in work you can say yes to over breakfast, or beside a partner good at your weak spots. Another career is waved off.',
    'What you are paid to do and what you believe have drifted so far apart that it comes to a choice, costlier when put off.',
  ],
  maj07: [
    'You win this by staying on one goal, whatever else was offered on the way. Rivals tire sooner, and your authority grows en route.',
    'Two orders contradict each other, so the work goes round in circles at high speed. It straightens when somebody names a single priority.',
  ],
  maj08: [
    'Calm persistence gets you further with a difficult boss, client or market than force would. You are trusted with more because you did not bite.',
    'You leave this doubting your own competence more than the record does. In manageable pieces, the same job is well within your strength.',
  ],
  maj09: [
    'It leads to work done on your own and done thoroughly. Expertise, research, a quiet specialism. Applause is thin there, and respect is not.',
    'You work so far out of sight that your share is overlooked. One draft passed round, one shared lunch, and their idea of you changes.',
  ],
  maj10: [
    'Circumstances swing your way: a vacancy, a reshuffle, a client out of nowhere. Nobody could have planned it, and you happen to be free.',
    'The hold-up comes from outside, through budgets or a reorganisation. Your performance is not the cause of it, and lulls in trade come to an end.',
  ],
  maj11: [
    'You get what your record supports. The terms are correct to the letter, which is good news wherever the preparation was.',
    'The judgement on it is slanted, or the procedure drags its feet. Work with dates and figures on it outlives a bias, and will be looked at again.',
  ],
  maj12: [
    'The matter is put on hold, and hustling will not shift it. By the time it moves, you know a better way of doing the job.',
    'Loyal waiting has earned you what it could. You come unstuck by a step that needs nobody’s permission.',
  ],
  maj13: [
    'A role, a firm or a way of earning your name comes to its end, leaving you the tools, and they fit other trades.',
    'What is finished is kept alive by your overtime. The next thing has nowhere to sit until the chair is free, and so it waits on you.',
  ],
  maj14: [
    'Two tempers or two half jobs blend into one workable arrangement. You become the person who makes cooperation possible, and that is valued.',
    'Mixed tasks, overtime, exhaustion: the recipe holds too much. Results are uneven until something leaves the list, and the list has room to shrink.',
  ],
  maj15: [
    'Money, status or plain fear keeps you in harness, and it draws tighter. By then the price of the job shows, and can be refused.',
    'You get loose from a job, client or ambition that had owned you. At first it feels like falling behind, presently like breathing out.',
  ],
  maj16: [
    'An abrupt change hits the workplace or the plan, a departure, a cancelled order, a new owner. The gap it leaves may be your size.',
    'The upheaval everyone dreaded is milder than rumoured, or later. You are given time to have your papers in order before anything is moved.',
  ],
  maj17: [
    'Work has a point again. A project you believe in finds backers, and recognition comes quietly, from people whose opinion is worth having.',
    'The job goes on with the meaning drained from it. You find some again in the part that truly helps a customer, pupil or colleague.',
  ],
  maj18: [
    'No clear answer is to be had for now. What was said one day is unsaid the next, and what sounds decided is still open.',
    'The true situation at work comes to light, including who said what. With the guessing over, a course is easier to set.',
  ],
  maj19: [
    'Visible success. The job, the launch or the praise comes through in the open, and even those who worked beside you are pleased.',
    'The job comes off after a delay, with less brass band than was promised. The last stretch is detail, and recognition comes round behind it.',
  ],
  maj20: [
    'You are called upon, or a vocation is at last admitted. Your record speaks and is listened to.',
    'What you want stays unasked for, because an old verdict on your abilities still hangs there. The honest opinion of people who know your work is kinder.',
  ],
  maj21: [
    'The project closes as a success and your name travels with it, into wider work among people from further off than before.',
    'Everything hangs on the final tenth, a signature or a missing part. You have already outgrown this role; completing it is what releases you.',
  ],
};
