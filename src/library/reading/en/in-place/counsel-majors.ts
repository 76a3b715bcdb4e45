import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major advises the querent to do, concretely and soon. */
export const counselMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Go before you feel ready, in some small way you could laugh at; a trial lesson or a first hello will do. More preparing would teach you nothing.',
    'If you have been dithering, name the day. If you are already half out of the door, let one sensible person read the plan before you go on.',
  ],
  maj01: [
    'You have most of what this takes, so start with it today and stop looking for better tools. Put one aim, in plain words, to one listener.',
    'Promise less for a week and deliver it early. Where somebody else’s brilliance is making you dizzy, ask for the plain version, in writing.',
  ],
  maj02: [
    'Keep it to yourself for the moment. Listen more than you speak, write down what you notice, and answer no question that has not actually been asked.',
    'Stop collecting opinions. Spend an evening with everything switched off, ask yourself what you have known for weeks, and say that to the person concerned.',
  ],
  maj03: [
    'A little unhurried care each day will do more than any plan. Sit down beside it, bring something to eat, and enjoy the company.',
    'Let those you look after look after themselves until Sunday, and see what they manage. The hours set free go to whatever of yours has been drooping.',
  ],
  maj04: [
    'Put it in order. Fix the hours, the sum and who answers for what, write it where everyone can see it, and keep strictly to your side.',
    'Somewhere a rule breeds nothing but sulking; do away with it. Where nobody is in charge, take charge of one small thing and see it through.',
  ],
  maj05: [
    'Do it the proper way, with the form and the waiting room and somebody who has taught it for years. Your own variations can come later.',
    'Take the rule you obey with the least conviction and ask three people why it exists. If no good reason turns up, try an honest exception.',
  ],
  maj06: [
    'Choose, and do it aloud. Tell those it touches what you have picked and what you will give up for it, before half-measures answer on your behalf.',
    'Hold the decision back until your yes sounds the same at breakfast as at midnight. Meanwhile tell somebody frankly what you would be afraid to lose.',
  ],
  maj07: [
    'Fix on one destination and drop two errands that lead elsewhere. Having done so, push, and go on steering when the road gets bumpy.',
    'Pull over. Before another evening goes into forcing it, ask whether you still want to arrive there, and let someone else have a say in the route.',
  ],
  maj08: [
    'Meet the difficult person, or your own temper, with a low voice and plenty of time. A firm, friendly word every day beats a grand scene.',
    'Make yourself one tiny promise and keep it all week. When your nerve goes, say “give me a minute”, and take the minute.',
  ],
  maj09: [
    'Be hard to reach for a day. Then take what you have understood to somebody who went that way before you, and ask only what is missing.',
    'You have thought about it long enough alone. Ring someone tonight, agree to Saturday, and let them see the thing while it is unfinished.',
  ],
  maj10: [
    'Be easy to find just now, out of the house and quick to reply. When something unexpected is offered, say yes first and sort the diary out later.',
    'Next time it starts, leave the room, or stay in it, whichever you never do. An old pattern needs everyone in their usual place.',
  ],
  maj11: [
    'Write down the facts as a stranger would see them, yourself included. Pay what you owe, ask for what is due, and add nothing for hurt pride.',
    'Correct the detail you have been bending, out loud, before anyone asks you to. It will do more for your case than the next three arguments.',
  ],
  maj12: [
    'Send no reminder for a week, and use the time to find out how the whole thing looks from the chair on the other side.',
    'Untie the knot yourself, today, and give up hoping to be noticed at it. If there was something you wanted in return, ask.',
  ],
  maj13: [
    'Finish it cleanly, return the key, and tell those who need to know. The room wants sweeping before anyone looks round for a replacement.',
    'Say aloud, in the past tense, what has already ended. Then give one evening that used to go into reviving it to something with a pulse.',
  ],
  maj14: [
    'The middle dose is the one to try: a little, then two days’ wait, then a little more. Where people differ, begin with what they already agree on.',
    'Put back one fixed point, a mealtime or a weekly call, and let the excess shrink around it. A grand reform would only be more of the same.',
  ],
  maj15: [
    'Work out what this costs you in hours, money and sleep, and what you get for it. Then practise a small no where you usually give in.',
    'Use the slack while you have it and cancel whatever brings you back within reach. A friend on call for the weak hour is worth ten good resolutions.',
  ],
  maj16: [
    'Do not prop it up again. Make safe what people depend on, say openly what has broken, and put off every large decision until the dust settles.',
    'Bring up the dreaded subject yourself, on a quiet afternoon, before it picks its own moment. A corner repaired early spares you the whole wall.',
  ],
  maj17: [
    'Tell one person who deserves to hear it what you hope for. Having said it, rest, and give up checking every morning whether anything has come up.',
    'Cut the wish down until there is something you can do for it by Friday. Let one kind soul know, too, that you have been discouraged.',
  ],
  maj18: [
    'Decide nothing after dark. Where you have been guessing, ask; where asking is impossible, go slowly, keep one hand on the wall, and wait for morning.',
    'Now it can be found out, so ring up and ask what was actually meant. The version you put together at three in the morning may be retired.',
  ],
  maj19: [
    'Let it be seen. Share the good news, have people round, ask for what you want openly; you are most persuasive while you are enjoying yourself.',
    'Plan a pleasure that needs neither audience nor good weather. And when somebody pays you a compliment, try saying thank you and leaving it at that.',
  ],
  maj20: [
    'Answer the call you have been hearing: apply, apologise, own up, say the big word. Settle the old story in an honest talk and stop telling it.',
    'Ring back. Whatever you think disqualifies you can be mentioned in the first minute, and very likely the other side stopped counting it years ago.',
  ],
  maj21: [
    'Bring it to a proper close, small print included, and cook for those who helped. What might come next can wait until after pudding.',
    'Do the last dull tenth before you begin anything new. Find the missing paper, talk or phone call, and put it first thing tomorrow.',
  ],
};
