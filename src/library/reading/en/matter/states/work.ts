import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How matters of work stand, by the mood of the table. */
export const states: StateWords = {
  offer: {
    light: [
      'What you have to offer has made a friend or two where it counts, and {card} suggests what they saw in it.',
      'You are well placed for this, and better prepared than you feel. Let {card} set the note for the next conversation.',
    ],
    mixed: [
      'What you bring gets talked about, for and against, and a good part of the talk has to do with {card}.',
      'They like one thing and miss another, and have yet to decide how much the second matters. A fair guess at it is {card}.',
    ],
    heavy: [
      'It is slow and crowded out there, and this one is a long shot; what could be made stronger for the next is told by {card}.',
      'Somewhere the process has stuck, in a budget or in somebody’s holiday. The little you can do to unstick it lies with {card}.',
    ],
  },
  change: {
    light: [
      'You have more choice than the daily round lets on, and it opens in the direction of {card}.',
      'A change would find you ready, since what you can do travels well; what you would be travelling towards is {card}.',
    ],
    mixed: [
      'The present work is bearable and the next is a rumour, and between the two stands {card}.',
      'Half the wish to go comes from the place and half from plain fatigue. Which half is talking louder you will hear in {card}.',
    ],
    heavy: [
      'You are wearing thin there, in a season that is poor for jumping; what can be altered meanwhile is the business of {card}.',
      'The job has moved into rooms of your life that were never in the contract, and the one to win back first is marked by {card}.',
    ],
  },
  calling: {
    light: [
      'What you are made for is in use already, much of it unpaid, and {card} calls it by its name.',
      'You are on a track that suits your hands and your temper. The next stop on it is {card}.',
    ],
    mixed: [
      'Two talents are harnessed to one cart and pull different ways; a hint as to which has the longer breath comes from {card}.',
      'You know very well what bores you and less well what would not, and the first useful clue is {card}.',
    ],
    heavy: [
      'Duty has had the word for so long that the wish has gone hoarse. What it is trying to say is something like {card}.',
      'You are searching for the one right thing with tired eyes, and to those it is all grey; by {card} you can tell where the colour went.',
    ],
  },
  rise: {
    light: [
      'Your work is being noticed by people who say little, and {card} tells you what for.',
      'The step up is near enough to be asked for, in words of your own and somewhat in the manner of {card}.',
    ],
    mixed: [
      'You are valued and you are convenient, and the two have been confused; what would part them is {card}.',
      'There is goodwill higher up and a timetable nobody has read out. It can be made firmer at the point where {card} lies.',
    ],
    heavy: [
      'As it stands you are working for a thank-you that keeps being postponed, and something of the why is in {card}.',
      'Somebody is nearer to it just now, or the post itself is in doubt. What you could strengthen either way is indicated by {card}.',
    ],
  },
  colleagues: {
    light: [
      'There is respect between you and {whom}, of the kind that leaves a person to get on with it, and it rests on {card}.',
      'The air at work is better than its reputation; the part that {who} play{s} in clearing it has the ring of {card}.',
    ],
    mixed: [
      'You and {who} get on as long as nothing is at stake, and {card} is what happens when something is.',
      'It is civil on top, with some scratching underneath. The spot where you and {who} scratch each other is {card}.',
    ],
    heavy: [
      'A contest is going on with {whom} that nobody has declared, and what it is really about may be learned from {card}.',
      'The tone has gone bad and is taking good work down with it; of the places to stand meanwhile, {card} describes the least costly.',
    ],
  },
  business: {
    light: [
      'The thing has legs: it is wanted and it can be delivered, and it would walk next towards {card}.',
      'You and those you deal with have hold of the same rope, and the knot in it is good. How far it reaches depends on {card}.',
    ],
    mixed: [
      'It earns its keep and not much more, with ideas enough for three firms; ask {card} which of them deserves the hours.',
      'The interest on the other side is real and the signature is still missing, and in between lies {card}.',
    ],
    heavy: [
      'It is eating more than it brings home, in money or in nerves, and {card} sits close to the leak.',
      'One pillar is doing the work of three, and you may be that pillar. What ought to be holding up the roof with you is {card}.',
    ],
  },
  papers: {
    light: [
      'Your papers are in better shape than your doubts allow, and {card} is what a stranger would remember of them.',
      'The work on the page looks like yours, which is rare enough to be noticed; the quality they notice is {card}.',
    ],
    mixed: [
      'All the facts are there and the thread is missing. Somebody reading fast would find it if you began from {card}.',
      'You are waiting, and so are they, for a date or a form or the end of a holiday; meanwhile the useful thing is {card}.',
    ],
    heavy: [
      'So much has gone into these pages that you can no longer read them. What has got lost in there is {card}.',
      'Hearing nothing has worn you down more than a refusal would; on what to do with the waiting, ask {card}.',
    ],
  },
  interview: {
    light: [
      'You are nearer to what they are looking for than you dare to think, and the resemblance is clearest in {card}.',
      'What you bring needs little decoration, and the impression it leaves has the flavour of {card}.',
    ],
    mixed: [
      'You come across well and slightly guarded. The part they would like to see more of is {card}.',
      'They know what they want on paper and less well in person; how you might help them decide lies in {card}.',
    ],
    heavy: [
      'The fear of the panel has grown larger than the panel, and it has borrowed the face of {card}.',
      'There is a weak spot in the story and you keep returning to it. An honest way to tell it is shown by {card}.',
    ],
  },
  dismissed: {
    light: [
      'You are needed there in a way that does not appear on any chart, and {card} is the part they would miss.',
      'The worry is louder than its cause, and work of yours speaks up on the other side. It does so through {card}.',
    ],
    mixed: [
      'Nobody has decided, and everyone behaves as if somebody had. In that fog the firm thing to hold is {card}.',
      'Your work is safe enough and your position less so, since the two are judged in different rooms; compare them at {card}.',
    ],
    heavy: [
      'You go to work as to a weather report these days, and {card} shows what that is taking out of you.',
      'The ground there is moving, and none of it began with you; for the nearest firm step, try {card}.',
    ],
  },
  deal: {
    light: [
      'You and {who} trust each other’s word so far, and the work would be good. What seals it is {card}.',
      'What you are offering fits a need that {who} {has} today, and {card} names the need rather well.',
    ],
    mixed: [
      'There is a yes in principle with nothing under it yet, and the principle has to pass {card}.',
      'The talks are friendly and go round in a ring. Where they could be broken open is at {card}.',
    ],
    heavy: [
      '{Who} {has} turned careful, and it is a fair moment to ask what changed. The reason lies closest to {card}.',
      'The deal has come to weigh more on you than it would bring in; the heaviest part of it is {card}.',
    ],
  },
  admission: {
    light: [
      'The application is stronger than its author believes, and {card} is the line they will read out to one another.',
      'There is room for this kind of student there, and a liking for it. What they like goes by the name of {card}.',
    ],
    mixed: [
      'Good marks, many rivals, and a decision that waits for a committee; the part that is not a number is {card}.',
      'The wish is firm and the choice of place less so, which is felt on both sides and has to do with {card}.',
    ],
    heavy: [
      'The waiting has taken over the house, and nobody hears a phone without a start; {card} knows of something better to do with the time.',
      'On paper it is a stretch, and everyone involved is too polite to say so. A stronger footing is offered by {card}.',
    ],
  },
  interviewPast: {
    light: [
      'They took away a clear picture of you, and the best of it looks like {card}.',
      'You were easier to listen to than you felt, most of all where it came near {card}.',
    ],
    mixed: [
      'They liked what they heard and have one doubt left over, which is the business of {card}.',
      'Half the room is for you. What the other half still wants is shown by {card}.',
    ],
    heavy: [
      'What stayed with them is the part you hurried over, and {card} knows which.',
      'The tiredness in the room was not all yours. What came of it is the subject of {card}.',
    ],
  },
  pay: {
    light: [
      'Your work is worth more than it is paid, and that has begun to be noticed; the case for it is {card}.',
      'The talk about money stands well, and what gives you ground in it is {card}.',
    ],
    mixed: [
      'There is room for a rise and a hand on the purse; what moves the hand is {card}.',
      'They value you and they are counting. Where the two meet lies {card}.',
    ],
    heavy: [
      'The purse is shut for the present, and what holds it shut is {card}.',
      'You are giving more than you are paid for, and the cards would have you look at {card} before you give further.',
    ],
  },
};
