import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of love are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  feelings: {
    majors: [
      'Much in {whose} life is turning over, and you stand for something in it that feels like the right direction. That makes the feeling larger, and harder to show.',
      'You touch on something in {whom} that has been kept back for years, a wish or a side that had no use so far. It draws and unsettles in the same breath.',
    ],
    wands: [
      'It is your liveliness that does it, most likely, the way you take hold of things. {Who} warm{s} to that quickly, and patience is the part still to be learned.',
      'You strike a spark in {whom} without trying to, and sparks are like that: bright while you are near, low by the end of a long week.',
    ],
    cups: [
      'With you one may be soft and not pay for it, and {who} know{s} the worth of that. It is carried carefully, so very little of it gets put into words.',
      'Something in you is balm to an earlier hurt of {whose} own, and for that very reason it is approached by the side door.',
    ],
    swords: [
      '{Who} like{s} the way you think, and that you mean what you say. It makes for respect, and for a good deal of weighing before the heart is heard.',
      'You are not easily read, and that keeps {whose} attention. Some of it goes into arguing, in private, with a thing you once said.',
    ],
    pentacles: [
      'You can be relied on, and {who} {has} noticed. The liking answers in kind, by being useful and on time, a dialect that is easy to miss.',
      'You are rest to somebody who gets little of it. Work, money or plain tiredness takes a large share of {whom}, and what is left over comes to you, often without much to say.',
    ],
  },
  contact: {
    majors: [
      'Something in life is changing for {whom} and your name belongs to it. A message then weighs more than a message should, and gets written in the hours that nobody else lays claim to.',
      '{Who} {is} stepping round something a good deal bigger than a message, and your name happens to stand close to it.',
    ],
    wands: [
      'Contact goes by impulse with {whom}: a warm thought is sent at once, and on a full day nothing is sent at all.',
      'Interest comes to {whom} in bursts. The last of them has burnt down, and the next is not laid yet.',
    ],
    cups: [
      'There is a good deal of feeling on {whose} side. A line to you is the way it comes out, or else the thing that seems too small for it.',
      'Hurt or embarrassment keeps {whom} quiet, and each silent day makes the first word dearer.',
    ],
    swords: [
      '{Who} want{s} to be clear and to be answered clearly, so the words are chosen with care, and some of them wait a long time to be good enough.',
      'Sharp words are still lying about between you and {whom}, and it is unclear who should bend down for them.',
    ],
    pentacles: [
      'Habit carries a good deal of it: {who} keep{s} to those who have a fixed place in the day, and to the hour that is free for them.',
      'There is little to spare in {whose} life just now, of time or sleep or money, and a call feels like one more bill.',
    ],
  },
  reconcile: {
    majors: [
      'What drew you to {whom} was larger than a mood, and so was what parted you. Neither of the two has been used up.',
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
      'Time has let {whom} see more clearly what was wrong between you and what never was, and the two lists are being compared.',
      'The parting exists in two versions, yours and the one {who} tell{s}, and nobody has read them side by side.',
    ],
    pentacles: [
      'A hundred small habits pull you and {whom} together, and distance or rent or a timetable holds you apart; longing moves no furniture.',
      'One of you paid in more than the other for a good while; the account with {whom} was closed before it was settled.',
    ],
  },
  meet: {
    majors: [
      'Your life is being rebuilt at present, and it shows: people come closer to look, and are unsure which door is the entrance.',
      'Somebody from before still has the best seat in your thoughts, and people can tell when a seat is taken.',
    ],
    wands: [
      'You are lively and rather good at it, which draws people, and which from outside can look like a life with no vacancy.',
      'Looking has turned into a chore, and whoever sits opposite picks up the tiredness in it.',
    ],
    cups: [
      'You have a great deal to give, and everyone within reach has felt it so far: friends, family, the neighbour’s cat.',
      'The last disappointment has not dried out yet, and damp wood is slow to catch.',
    ],
    swords: [
      'Your eye is sharp and you say what you see. The right people find that a relief, and few strangers survive the first three minutes of it.',
      'An old sentence about you, somebody else’s to begin with, speaks up every time and is believed.',
    ],
    pentacles: [
      'The days have a good, firm shape, and it decides whom you meet: the same faces by the same way, who by now know you rather well.',
      'There has been little time and not much money for going where people are, which is no flaw in anybody.',
    ],
  },
  confess: {
    majors: [
      'Once {who} know{s}, something is different for good, and some part of you has understood the size of that.',
      'Over the weeks it has swollen until no ordinary sentence will go round it, and {who} {is} used to ordinary sentences from you.',
    ],
    wands: [
      'The feeling is quick and honest and would like to be out; it is running, and the acquaintance has only just begun to walk.',
      'The courage arrives late at night and is gone by breakfast, whereas {who} belong{s} to the daytime.',
    ],
    cups: [
      'It has become precious in the keeping. Spoken, it would belong to {whom} as well, and could be handed back.',
      'The answer is being looked for in {whose} moods beforehand, and moods make poor print.',
    ],
    swords: [
      'It wants to be said truly, and true words are the difficulty: plain ones sound too small, and clever ones might be taken for a joke.',
      'A no from long ago is still talking. It came from somebody else, for reasons that {who} {does} not share.',
    ],
    pentacles: [
      'There is something to lose, a friendship, a workplace, the Tuesdays with {whom}, and weighing it is no cowardice.',
      'Little has been laid underneath as yet; {who} {has} not seen enough of your ordinary days for large words to stand on.',
    ],
  },
  bond: {
    majors: [
      'You and {who} matter to each other more than either of you had planned, and a thing of that size keeps wanting to grow or to change.',
      'A change that was due has been put off by silent agreement, and {who} {is} no worse at the putting off than most.',
    ],
    wands: [
      'You and {who} set each other alight and both like to lead, which makes for splendid days and for collisions in doorways.',
      'The fire has been left to look after itself, by {whom} as by anyone, and it has sunk to a pilot light.',
    ],
    cups: [
      'There is so much tenderness here that neither you nor {who} will risk it on an honest complaint.',
      'What {who} give{s} and what is needed have drifted apart, without anybody having grown less fond.',
    ],
    swords: [
      'You and {who} talk, about everything and at length. It keeps the two of you honest, and now and then somebody is right just when warmth was wanted.',
      'Something went unsaid at an awkward moment, and since then you and {who} walk round the spot where it lies.',
    ],
    pentacles: [
      'The practical side works so well that it has taken over, and to {whom} reliable may have come to mean close.',
      'Time and trouble are unevenly divided between you and {whom}, and it looks unfair from either end.',
    ],
  },
  commit: {
    majors: [
      '{Who} take{s} it seriously. A step of this size touches home and name and the years ahead, and the whole weight is felt at once.',
      'Some older promise, to a family, a freedom or a former life, has never been released, and {who} may still be keeping it.',
    ],
    wands: [
      '{Who} want{s} a life with some adventure in it and see{s} you in the picture; whether a promise belongs there too is the point at issue.',
      'The plans were made at a gallop, and somewhere along the road {who} got out of breath.',
    ],
    cups: [
      'The love is there and is thought to be enough; {who} may see no need to sign for what is already felt.',
      'Beneath it lies a fear of being left, or else of being swallowed, and {who} may have met one of the two before.',
    ],
    swords: [
      '{Who} mean{s} it in earnest, and therefore want{s} it thought through to the end, and it is a subject that has no end.',
      'The word means one thing to you and another to {whom}, and the two meanings have never been introduced.',
    ],
    pentacles: [
      'It hangs on solid matters, money, rooms, a qualification, and {who} take{s} building seriously enough to wait for the ground.',
      'The footing is unsteady in some dull and important respect, debts or work or where to live, and {who} will not promise on it.',
    ],
  },
  loyalty: {
    majors: [
      'What holds you and {whom} together is larger than either of you has said, and while a thing has no words it can look like a secret from outside.',
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
      '{Who} choose{s} words with care, out of tact or to spare somebody, and both trust and doubt can make a home in what is left unsaid.',
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
  liked: {
    majors: [
      'You came along when {whose} life was ready for another key, and you still sound like that change. It goes deeper than looks or luck.',
      'You carry something {who} once gave up, a courage or a softness, and it is good to have it near again.',
    ],
    wands: [
      'You have a spark that does not ask permission, and beside you {who} feel{s} braver than usual.',
      'Even when you are worn out there is warmth in you that others have to fetch from outside, and {who} know{s} it.',
    ],
    cups: [
      'You listen as though there were no hurry, and with you {who} can put down a face that gets worn everywhere else.',
      'You let your feelings show, the clumsy ones too, and {who} can relax near somebody who does not pretend.',
    ],
    swords: [
      'You say true things without cruelty, and think them through first. To {whom} that is restful and a little exciting.',
      'It is your clear head and your way of meaning things. {Who} would sooner show as much than risk the wrong words for it.',
    ],
    pentacles: [
      'You are there when you said you would be, and your hands know what to do. {Who} can rest on that.',
      'The liking has become so much a part of every day that {who} forget{s} to mention it, as one forgets to praise bread.',
    ],
  },
  seen: {
    majors: [
      'Something may have been changing for a while, and what you found is where it came to light.',
      'A truth was put off, and things put off come out by accident. How far back it goes only {who} can say.',
    ],
    wands: [
      'You noticed because you were awake to it; some restlessness was in the air, and you did not invent it.',
      '{Who} may have acted first and thought later. That would be a cause and no excuse, and the cards make none.',
    ],
    cups: [
      'You care, and people who care notice. The hurt is as large as the trust was, and neither was foolish.',
      'Something may have gone unspoken for a long time, and it was not brought to you. Why not is a fair thing to ask {whom}.',
    ],
    swords: [
      'Words and facts have come apart, and you happened to be standing where that could be seen.',
      'It is easier to say nothing than to say something hard, and {who} may have taken that road further than was right.',
    ],
    pentacles: [
      'The everyday gave it away, a receipt, an hour, a screen left lit; you were paying attention, and that is no fault.',
      'Two parts of {whose} days have been kept in separate drawers. You opened one, and pretending will not shut it again.',
    ],
  },
  over: {
    majors: [
      'It was more than one person you lost; a whole imagined future went as well, and such things are mourned slowly.',
      'Part of you takes letting go for betrayal, of the love or of who you were in it, and so it keeps watch.',
    ],
    wands: [
      'You loved with your whole strength, and that strength has not been given anything else to do yet.',
      'Anger that was never spent keeps the embers in; it is easier to be cross with {whom} than to be sad.',
    ],
    cups: [
      'The tenderness was real and does not stop because the story has. It will want another place to live.',
      'You go on tending the best memories, and the poorer ones have been left out of the album.',
    ],
    swords: [
      'Your mind is still looking for the reason, as minds do, and calls that thinking of {whom}.',
      'There was no proper last word, so the conversation goes on in your head, with you speaking both parts.',
    ],
    pentacles: [
      'Your habits have not been told yet: the hand reaches, the table is laid for two, and that takes months.',
      'Shared places and leftover things keep handing you the past, usually at an hour when you are tired.',
    ],
  },
  taken: {
    majors: [
      'A whole life is built round the other tie, and to leave it would mean becoming another person first.',
      'A decision of this size is being left to fate, so that nobody need have made it.',
    ],
    wands: [
      'Desire is strong and speaks in the moment; it has little to say on the morning after.',
      'Two lives at once take so much strength that none is left for choosing.',
    ],
    cups: [
      '{Who} {is} fond of you, and afraid of being the one who hurts somebody at home.',
      'Guilt sits with every happy hour here and takes it back afterwards.',
    ],
    swords: [
      'Reasons are turned over again and again, and each of them is good enough for one more month.',
      'Something has not been said at home, and while it is unsaid nothing has to happen.',
    ],
    pentacles: [
      'A house, money, habits, perhaps children: the practical ties are heavier than the words.',
      'As it is arranged now, {who} lose{s} nothing, so there is little that presses.',
    ],
  },
};
