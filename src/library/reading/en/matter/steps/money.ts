import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of money, by the suit of the card. */
export const steps: StepWords = {
  money: {
    majors: [
      'Write down what comes in and what goes out in an ordinary month, and look at the true figure before you decide anything.',
      'Look at the rule about money you grew up with, and break it once, harmlessly, in the direction of sense.',
    ],
    wands: [
      'Ask for what you are owed, or for what your work is worth, this week and in person if you can.',
      'Sleep on every expense above a day’s wage until the month is over.',
    ],
    cups: [
      'Tell one person you trust how things really stand; shame costs more than most loans.',
      'Watch what you spend when you are sad or bored, and give that hour something that has no till.',
    ],
    swords: [
      'Send a short message with the sum and a date in it to whoever owes you, or to whomever you owe.',
      'Read the contract that has been bothering you to the last line, and ring the number if you cannot follow it.',
    ],
    pentacles: [
      'Move a fixed small sum out of reach on the day the money comes in, before it has met anyone.',
      'End one subscription or standing order that nobody in the house could defend aloud.',
    ],
  },
  purchase: {
    majors: [
      'Ask yourself what will be different on the ordinary morning after it, and wait for an honest answer.',
      'Let it fall through in your mind for a weekend, and see how much of what you feel is relief.',
    ],
    wands: [
      'Go and see it, try it or show it this week; nothing is settled from photographs.',
      'Take the hurry out: tell the other side that you decide on Thursday, and hold to Thursday.',
    ],
    cups: [
      'Let somebody with no heart in it look at the thing and the price, and make sure they are not afraid to pull a face.',
      'Find out whose dream it is; if half of it belongs to somebody else, talk to them first.',
    ],
    swords: [
      'Settle the three awkward questions, about faults, about papers, about why now, and have the answers in writing.',
      'Withhold your signature until somebody independent has read what stands above it.',
    ],
    pentacles: [
      'Put the whole of it on one sheet, what it costs to keep and what it costs to part with, and lay the price beside it.',
      'Have the weak spot looked at by somebody in the trade who earns nothing from the deal.',
    ],
  },
  sell: {
    majors: [
      'Decide tonight what you want out of this beyond the money, a clean end or a good home for it, and choose among buyers by that.',
      'Say goodbye to it properly before anyone sees it again; half-parted sellers scare people off without knowing how.',
    ],
    wands: [
      'Tell five people this week that it is for sale, in person, and ask each of them who might want it.',
      'Take it off show for a few days, and bring it back with a better first photograph and a shorter text.',
    ],
    cups: [
      'Show it as you have loved it, with one true story from the years you had it, and give people time to linger.',
      'Have a friend take the next viewing or call, if every low offer lands on you like an insult.',
    ],
    swords: [
      'Write the faults down openly in two lines; whoever reads them first and still comes is a serious buyer.',
      'Gather the papers a buyer will ask for, proofs, manuals, receipts, and claim nothing by phone that you cannot show.',
    ],
    pentacles: [
      'Clean it as though for a guest, mend the one small thing that catches the eye, and photograph it by daylight.',
      'Look up what three like it really went for, and put your lowest figure in a drawer before the next conversation.',
    ],
  },
  owed: {
    majors: [
      'Settle what you would accept, the whole, a part or a plan, and then ask once for exactly that.',
      'Fix the day on which you would stop hoping and do something firmer, and tell a friend which day it is.',
    ],
    wands: [
      'Ring rather than write, at an hour when people are in good humour, and ask which day suits for the payment.',
      'Send nothing while you are angry; write it, leave it overnight, and take out every word about character.',
    ],
    cups: [
      'Open with something kind that you mean, say that the unpaid sum bothers you, and ask how it can be put right.',
      'Tell somebody uninvolved how let down you feel, so that the next reminder can be purely about the money.',
    ],
    swords: [
      'Write three lines, the sum, what it was for, the day you expect it, and keep a copy.',
      'Collect the messages, receipts and dates that show what was agreed, all in one folder, before you say another word.',
    ],
    pentacles: [
      'Suggest instalments small enough to be kept, with the first of them due within the week.',
      'Go through this month’s budget as though the money were not coming, and lend nothing further until it has.',
    ],
  },
  debt: {
    majors: [
      'Put every debt on one sheet tonight, the sum, the interest, the date, and look at the total with company beside you.',
      'Forgive yourself in one honest sentence for how it began; after that you can talk to a lender without whispering.',
    ],
    wands: [
      'Ring the lender that frightens you most, before noon, and ask what arrangements they offer.',
      'Keep clear of the bold rescue this week, the bet, the new loan, the quick scheme, and walk the urge off.',
    ],
    cups: [
      'Tell the person you trust most the real figure, and ask only that they listen to the end.',
      'Notice which feeling sends you to the shops or the app, and put a walk or a call in its way.',
    ],
    swords: [
      'Write to one lender and ask for lower instalments, in four plain lines with a figure you can keep.',
      'Book a talk with a free debt charity, and take the unopened letters along exactly as they are.',
    ],
    pentacles: [
      'Set up the smallest payment you can keep even in a bad month, and let it run by itself.',
      'Put rent, food and heating first on the list, and see what honestly remains for the rest.',
    ],
  },
  lend: {
    majors: [
      'Decide on the sum that you could lose without a grudge, before you answer at all.',
      'Sleep on it, and give your answer on a day that you have named.',
    ],
    wands: [
      'Answer within a day, whichever it is; hope that is kept waiting costs more than a no.',
      'Say “I can’t lend money, but I can help with this”, and name the help.',
    ],
    cups: [
      'Say that the friendship matters more to you than the sum, and that this is why you want it clear.',
      'Ask what is really the matter; the sum may be the smallest part of it.',
    ],
    swords: [
      'Put the sum and the day of return into one message, and have it answered with a yes.',
      'Prepare one sentence for a refusal, with no reasons in it, and do not add to it.',
    ],
    pentacles: [
      'Look at your own next three months of bills before you look at theirs.',
      'Lend in parts, the second only after the first has come back.',
    ],
  },
};
