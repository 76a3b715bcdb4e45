import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of home and friends. */
export const whether: MatterWords['whether'] = {
  family: {
    yes: [
      'It comes right in the family, less by talking than by some small kind thing that one of you does and another accepts.',
      'There is good reason to hope: your people are tougher, and fonder of one another, than they sound.',
      'With {whom} it goes better than you fear, given an ordinary hour in which nothing has to be settled.',
    ],
    no: [
      'It does not mend by itself, nor by one person’s efforts, however willing you are to be that person.',
      'It stays as it is for now, and {who} may have little power to change it; you have some, in your own part.',
      'Little moves as yet. What would help {whom} most is company that does not press for news.',
    ],
    unclear: [
      'It is not settled yet, and the family is of several minds; whoever first speaks of something ordinary could tip it.',
      'With {whom} it may go one way or the other, and a good deal depends on the hour. Rested and unhurried, the better way is the likelier.',
      'It may ease and may not. That turns on something that nobody has mentioned so far, and that could be mentioned kindly.',
    ],
  },
  friend: {
    yes: [
      'The friendship looks real, and likely to hold. What seemed like coolness in {whom} was probably a crowded life.',
      'You can count on {whom}, with the usual allowance for bad days and forgotten birthdays.',
      'You and {who} do come back to each other, perhaps over nothing more solemn than a walk.',
    ],
    no: [
      'The friendship with {whom} does not carry all you would like to put on it, and it is kinder to pack lighter.',
      'You cannot quite rely on {whom} just now, the cards find; the liking may be real, and confidences are better kept for others.',
      'It looks as though you and {who} are drifting apart, with no crime on either side and some sadness on yours.',
    ],
    unclear: [
      '{Who} may keep to you from fondness or from habit, and an afternoon with nothing planned in it would tell you which.',
      'There is affection with a splinter in it. Once that is named it can go either way, and more likely the good one.',
      'It depends on who rings first, you or {who}, and each of you may be waiting for the other.',
    ],
  },
  move: {
    yes: [
      'It works out: the papers come, the door opens, and the one snag is of the sort that makes a good story later.',
      'The place seems to take to you, and you to it, after a little grumbling at the start.',
      'You get there, and are glad of it sooner than you expect, helped by somebody who knows the streets.',
    ],
    no: [
      'It does not come together as planned; money, timing or somebody’s objection lies across the road.',
      'Going does not bring what you want from it, by the cards, and the dull reasons for staying are good ones.',
      'It runs less smoothly than the plan has it, so keep a second date and a second bed in mind.',
    ],
    unclear: [
      'Too much of it is still with other people, landlords or offices or family, and the first clear answer from one of them tips it.',
      'Being there and being here come out level. A few ordinary days on the spot, in bad weather if possible, would decide.',
      'It may happen and may be put off. What it waits for is a sum, a signature or a date, and you can ask which.',
    ],
  },
  child: {
    yes: [
      'It goes well for {whom}, on the whole, with one detour that you would rather have spared everybody.',
      '{Who} find{s} a way, and it may not be the way you had laid out.',
      'You do reach {whom}, over something small and shared, and sooner than a serious talk would.',
    ],
    no: [
      'It does not happen yet, or not like this. {Who} need{s} more time, and a parent who can stand to watch it.',
      'It does not come right by pushing, the cards find; what helps {whom} at present is your staying calm close by.',
      'For now it remains difficult with {whom}. Ask who else is trusted there, a teacher, an aunt, a friend, and let them help.',
    ],
    unclear: [
      'With {whom} it can go either way as yet, and the tone between you has more say in it than any plan.',
      '{Who} {has} not decided, or not said. An hour side by side, in a car or over dishes, would bring out more than asking.',
      'Part of it lies with {whom} and part with people you do not see. Listen for a name that keeps coming up.',
    ],
  },
  newFriends: {
    yes: [
      'You do find people, and one of them turns out to have been in sight all along.',
      'A friendship starts from something you do every week anyway, with very little ceremony.',
      'New faces come, the cards think, and at least one stays past the first cup of tea.',
    ],
    no: [
      'Little comes of the circles you move in at present; they are full, or closed, or simply tired.',
      'It stays thin for a while. That has more to do with timetables than with anything about you.',
      'No new friend shows just yet, though an old one, long unheard of, would be pleased to hear from you.',
    ],
    unclear: [
      'Somebody is likeable and somebody is shy, and one of the two is you. A second meeting decides it.',
      'Friends are possible where you go; whether they come about hangs on your turning up a third and fourth time.',
      'It may stay at nods and names. The difference is one invitation, and it will probably have to be yours.',
    ],
  },
  trip: {
    yes: [
      'The journey comes off, with one delay that will be a good story by the second evening.',
      'You go, and it does you good; the papers arrive in time if they are chased once.',
      'It goes well, by and large, and best on the day for which nothing was planned.',
    ],
    no: [
      'It hardly goes ahead in the form it has now. Another date or a shorter way would have better prospects.',
      'The papers or the budget do not keep up with the wish just now, so leave yourself a way to cancel.',
      'It does not come to it this time; what you want from the trip may be had nearer home meanwhile.',
    ],
    unclear: [
      'It hangs on an office, a timetable or a travelling companion. Ask for the deadline, and have a second date ready.',
      'The trip may be lovely and may be tiring. How much you try to fit in is what decides it.',
      'It could go ahead and could be put off, for no deep reason. Keep what can be changed changeable until the papers are in.',
    ],
  },
  envy: {
    yes: [
      'There seems to be some envy in it, mixed with liking, as it often is; the cards show a feeling and prove no deed.',
      'Something in {whom} does smart at what you have, by the look of this. It says more about a lack on that side than about you.',
    ],
    no: [
      'The cards find little envy here. What looks like it may be tiredness, or a worry that has nothing to do with you.',
      'Ill will does not show in this draw. If a remark stung, ask about the remark, since the cards cannot read minds.',
    ],
    unclear: [
      'A prick of comparison is there, and so is goodwill; which of them speaks depends on the day. The cards cannot settle it for you.',
      'Whether {who} grudge{s} you something stays open. See what happens when you have good news, and again when you have bad.',
    ],
  },
};
