import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of love are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  feelings: {
    majors: [
      'Much in {whose} life is turning over at once, and liking you is caught up in it, which makes it larger and harder to show.',
      '{Who} may have put off a bigger decision, about how to live and with whom, and until it is made every feeling stays provisional.',
    ],
    wands: [
      'There is real heat in it, and heat shows first; whether patience stands behind it {who} may not have found out.',
      'The spark was struck early and has been short of air since: {who} {is} warm at the meeting and lukewarm by the weekend.',
    ],
    cups: [
      'What {who} feel{s} is tender enough to be carried like something breakable, so very little of it is put into words.',
      'An earlier hurt has first call on {whose} heart, and whatever belongs to you has to come in by the side door.',
    ],
    swords: [
      'In {whom} the head is in charge at the moment, weighing what it would all mean before the heart has been heard.',
      'Something was said, or taken the wrong way, and {who} {has} been arguing with it in private.',
    ],
    pentacles: [
      '{Who} show{s} liking by being useful and on time. It is a dialect, and an easy one to miss.',
      'Work, money or plain tiredness has taken what {who} would have to spend; feeling gets the small change.',
    ],
  },
  contact: {
    majors: [
      'A chapter is closing or opening for {whom}, and a message to you would have to say which.',
      '{Who} {is} stepping round something a good deal bigger than a message, and your name happens to stand close to it.',
    ],
    wands: [
      '{Who} {has} plenty on the go, and people who are running seldom look at a phone with any attention.',
      'Interest comes to {whom} in bursts. The last of them has burnt down, and the next is not laid yet.',
    ],
    cups: [
      'There is too much feeling here for a casual line, and {who} {does} not trust a casual line to carry it.',
      'Hurt or embarrassment keeps {whom} quiet, and each silent day makes the first word dearer.',
    ],
    swords: [
      '{Who} would rather be sure what to say than say it, and the message goes on being improved instead of leaving.',
      'Sharp words are still lying about between you and {whom}, and it is unclear who should bend down for them.',
    ],
    pentacles: [
      'Duties come first with {whom}, in their order, and you have been put with the things that want a quiet hour.',
      'There is little to spare in {whose} life just now, of time or sleep or money, and a call feels like one more bill.',
    ],
  },
  reconcile: {
    majors: [
      'It ended for a reason that was larger than you or {who}, and missing each other has not made the reason smaller.',
      'The ending was never properly finished. A door was left on the latch, and you and {who} both feel the draught.',
    ],
    wands: [
      'There is fire left between you and {whom}, enough to warm a room, and enough to start the old blaze over again.',
      'Pride got there first: while a first step could be taken for a defeat, {who} {is} unlikely to make it.',
    ],
    cups: [
      'The affection outlived the arrangement. With {whom} it was the everyday that broke, and the heart was told last.',
      '{Who} {is} still grieving over what has gone, and grief looks back without meaning to come back.',
    ],
    swords: [
      'A clear reason was found for parting, and {who} hold{s} on to it because it took such trouble to arrive at.',
      'The parting exists in two versions, yours and the one {who} tell{s}, and nobody has read them side by side.',
    ],
    pentacles: [
      'What stands between you and {whom} is solid and dull, distance or rent or a timetable, and longing moves no furniture.',
      'One of you paid in more than the other for a good while; the account with {whom} was closed before it was settled.',
    ],
  },
  meet: {
    majors: [
      'Your life is being rebuilt at present, and a newcomer would hardly know which door is the entrance.',
      'Somebody from before still has the best seat in your thoughts, and people can tell when a seat is taken.',
    ],
    wands: [
      'You are busy, lively and rather good at it, and from outside that looks like a life with no vacancy.',
      'Looking has turned into a chore, and whoever sits opposite picks up the tiredness in it.',
    ],
    cups: [
      'You have a great deal to give, and it has found takers: friends, family, the neighbour’s cat.',
      'The last disappointment has not dried out yet, and damp wood is slow to catch.',
    ],
    swords: [
      'Your eye has grown very sharp, and few strangers survive the first three minutes of it.',
      'An old sentence about you, somebody else’s to begin with, speaks up every time and is believed.',
    ],
    pentacles: [
      'The days run on rails, by the same way to the same faces, with the same good sofa at the end.',
      'There has been little time and not much money for going where people are, which is no flaw in anybody.',
    ],
  },
  confess: {
    majors: [
      'Once {who} know{s}, something is different for good, and some part of you has understood the size of that.',
      'Over the weeks it has swollen until no ordinary sentence will go round it, and {who} {is} used to ordinary sentences from you.',
    ],
    wands: [
      'The feeling has got ahead of the acquaintance: it is running, and {who} {has} only just begun to walk.',
      'The courage arrives late at night and is gone by breakfast, whereas {who} belong{s} to the daytime.',
    ],
    cups: [
      'It has become precious in the keeping. Spoken, it would belong to {whom} as well, and could be handed back.',
      'The answer is being looked for in {whose} moods beforehand, and moods make poor print.',
    ],
    swords: [
      'The words are the difficulty: plain ones sound too small, and {who} might take the clever ones for a joke.',
      'A no from long ago is still talking. It came from somebody else, for reasons that {who} {does} not share.',
    ],
    pentacles: [
      'There is something to lose, a friendship, a workplace, the Tuesdays with {whom}, and weighing it is no cowardice.',
      'Little has been laid underneath as yet; {who} {has} not seen enough of your ordinary days for large words to stand on.',
    ],
  },
  bond: {
    majors: [
      'You and {who} have come to the place where it must become something or become something else, and both can feel the edge.',
      'A change that was due has been put off by silent agreement, and {who} {is} no worse at the putting off than most.',
    ],
    wands: [
      'You and {who} both like to lead, which makes for splendid days and for collisions in doorways.',
      'The fire has been left to look after itself, by {whom} as by anyone, and it has sunk to a pilot light.',
    ],
    cups: [
      'There is so much tenderness here that neither you nor {who} will risk it on an honest complaint.',
      'What {who} give{s} and what is needed have drifted apart, without anybody having grown less fond.',
    ],
    swords: [
      'Too much gets settled by argument. {Who} may well be right half the time, and being right keeps nobody warm.',
      'Something went unsaid at an awkward moment, and since then you and {who} walk round the spot where it lies.',
    ],
    pentacles: [
      'The practical side works so well that it has taken over, and to {whom} reliable may have come to mean close.',
      'Time and trouble are unevenly divided between you and {whom}, and it looks unfair from either end.',
    ],
  },
  commit: {
    majors: [
      'A step of this size touches everything, home and name and the years ahead, and {who} feel{s} the whole weight at once.',
      'Some older promise, to a family, a freedom or a former life, has never been released, and {who} may still be keeping it.',
    ],
    wands: [
      '{Who} would like to keep the adventure in it, and suspect{s} that promises are where adventures go to sit down.',
      'The plans were made at a gallop, and somewhere along the road {who} got out of breath.',
    ],
    cups: [
      'The love is there and is thought to be enough; {who} may see no need to sign for what is already felt.',
      'Beneath it lies a fear of being left, or else of being swallowed, and {who} may have met one of the two before.',
    ],
    swords: [
      '{Who} want{s} it thought through to the end first, and it is a subject that has no end.',
      'The word means one thing to you and another to {whom}, and the two meanings have never been introduced.',
    ],
    pentacles: [
      'It hangs on solid matters, money, rooms, a qualification, and {who} take{s} building seriously enough to wait for the ground.',
      'The footing is unsteady in some dull and important respect, debts or work or where to live, and {who} will not promise on it.',
    ],
  },
  loyalty: {
    majors: [
      'Something is shifting in what holds you and {whom} together, and while it has no words it looks like a secret from outside.',
      'Some truth, possibly quite an innocent one, is being walked round, and it is the walking round that shows in {whom}.',
    ],
    wands: [
      '{Who} like{s} to be liked, and give{s} off more sparks than are meant for anyone in particular.',
      'A restlessness has hold of {whom}. It need not have a name and a face to make for late evenings and thin excuses.',
    ],
    cups: [
      'Your feeling for {whom} is strong, and a strong feeling hears every change of tone, including those with no cause.',
      'Some warmth has gone elsewhere, into worry, work, a screen or another ear, and no card can follow {whom} to see which.',
    ],
    swords: [
      'Things have been told in portions. {Who} may mean to spare somebody, and doubt lives in the gaps between the portions.',
      'Mistrust has begun to collect its own evidence; by now {who} could hardly post a parcel above suspicion.',
    ],
    pentacles: [
      '{Who} keep{s} certain things separate, purse, friends, hours, and habit explains that at least as well as guilt does.',
      'Small promises have been dropped, one after another, and that is how the trust in {whom} wore thin, with no large event.',
    ],
  },
  leave: {
    majors: [
      'This belonged to a part of life that has reached its last page, and {who} may have read ahead.',
      'The end has been announced several times without taking place, and you and {who} have set up house in the announcement.',
    ],
    wands: [
      'There was so much life in it that everything calmer feels like a loss, with {whom} or without.',
      'What is left between you and {whom} is largely tiredness, and tired people neither mend a thing nor end it.',
    ],
    cups: [
      'A heart does not resign when it is told to, and what was good with {whom} was really good.',
      'Much of the ache belongs to a hope that is older than this story; {who} had become its address.',
    ],
    swords: [
      'About {whom} the mind was made up some time ago. The rest of you is following on foot.',
      'The same quarrel has been held so often that its words are no longer heard, by {whom} or by anyone else in the room.',
    ],
    pentacles: [
      'Years, rooms, habits, perhaps a lease or children tie you to {whom}, and such knots want fingers rather than a knife.',
      'It has cost more than it brought for some while, and the sum has been left undone, by you as by {whom}.',
    ],
  },
};
