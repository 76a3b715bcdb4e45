import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of money come out. */
export const outcomeMoneyMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'You start on a new financial footing with little in hand and little to lose. Income is irregular at first, and oddly cheerful.',
    'Money leaks through a clause nobody read, or lies idle out of fright. A second, unexcited pair of eyes on the sums would steady both.',
  ],
  maj01: [
    'Your own skill brings the money in, as a fee is named and paid, or a tricky sum comes together through your way of presenting it.',
    'The clever arrangement yields less than its description promised. The trick can be found before it costs much, as the sums refuse to play along.',
  ],
  maj02: [
    'One figure is still hidden, so the payment or the large purchase hangs, and your unease about it has a reason that surfaces with time.',
    'Somebody kept back a number, or a queasy feeling about the price was ignored. The papers tell it now, and terms can be reconsidered.',
  ],
  maj03: [
    'There is enough, and it grows. Income comes in like a decent harvest. Something is left over for comfort and for a thing that lasts.',
    'Treats and generosity eat what was meant to stay. There is plenty in all, badly distributed, with your own plate filled last.',
  ],
  maj04: [
    'The finances come into order: fixed categories, a debt with an end, a sound purchase. Nothing dazzles, and the roof gets paid for.',
    'Control over the purse chokes somebody, or there is none and that costs. A limit everybody understands achieves what strictness did not.',
  ],
  maj05: [
    'The conventional route carries it: a bank with a dull brochure, a written agreement. You are treated by the book, which favours you.',
    'The standard plan does not fit your purse, or chiefly feeds whoever recommended it. A second opinion has terms that look more like you.',
  ],
  maj06: [
    'The large expense becomes a decision of the heart, and the account can follow. You pay for that gladly and let another wish go.',
    'Two wishes compete for one sum, or two people over what it is for. While that stays unsaid no amount suffices; said, this one might.',
  ],
  maj07: [
    'You reach the figure you were driving at, a debt cleared or a deposit gathered, by sending every spare coin down the same road.',
    'Spending pulls two ways and the target drifts off. The statements show exactly where the brake was missing, so one can be fitted.',
  ],
  maj08: [
    'The urge to spend tires before the reserve does, won over by kindness more than severity. By and by the money does as you ask.',
    'Shame about the accounts does greater damage than the figures do. Taken singly, those bills are of a size that one person can handle.',
  ],
  maj09: [
    'You come out with fewer wants and a clear idea of enough, on an income that is modest, sufficient and your own.',
    'Thrift has gone so far that it costs warmth, or help with a debt was refused. Merely by being shown, the problem would get smaller.',
  ],
  maj10: [
    'Fortune tips your way: a windfall, a better rate, a repayment nobody counted on. It comes round in season, and something can be kept of it.',
    'Income dips through no doing of yours, and the large purchase waits. Low stretches pass more cheaply for those with few fixed costs.',
  ],
  maj11: [
    'What is owed gets paid, in both directions. The settlement is exact: you receive your share, and that bill you forgot turns up too.',
    'The terms lean to the other side, or a claim goes unpaid and drags. Your receipts tell it straighter than the procedure, and receipts keep.',
  ],
  maj12: [
    'The sum stays tied up, and pressing does not free it. What you go without meanwhile serves a later aim, if that aim still stands.',
    'You have been paying for others’ comfort with no result. As that sacrifice runs out, each month gives you back what it used to cost.',
  ],
  maj13: [
    'An income, a loan or an expensive habit ends for good. The budget beyond it is smaller, cleaner and easier to live in than it sounds.',
    'Money still flows into something finished: a dead subscription, an old promise, a car past mending. The tap is within reach of your hand.',
  ],
  maj14: [
    'Income and outgoings settle at a level that can be kept. No leap, no hole; the debt shrinks in portions you hardly feel.',
    'Feast and famine alternate, a splurge and then fasting until payday. It evens out at some unheroic weekly sum with a little pleasure inside.',
  ],
  maj15: [
    'Tempting terms or an old debt keep hold of you, and part of you enjoys it. With the true cost added up, the grip grows weaker.',
    'A debt, a craving or an expensive standard lets go. The first thing you pay for outright, in your own money, tastes of freedom.',
  ],
  maj16: [
    'A sudden cost or a changed condition knocks over the plan. Whatever was financed on hope goes first; the sober part of it stays up.',
    'You escape the big bill by a hair and hear the drip of a smaller one. There is time to put a bucket under it.',
  ],
  maj17: [
    'The outlook brightens by degrees: debts lose their horror, little savings collect, and what you hoped to afford comes back into view.',
    'You expect so little of your finances that a real improvement could go unread. This month’s figures may be better than the mood about them.',
  ],
  maj18: [
    'The sums you are shown are incomplete, in the price or in what follows it. Panic misjudges them and so does gold fever; it clears slowly.',
    'The true cost becomes visible, fees and all. It is an ordinary size, as it happens, and an error in the sums can be put right.',
  ],
  maj19: [
    'Money matters turn bright and simple, with invoices paid, a good purchase made and a statement that you could show to anyone.',
    'The improvement is on its way, slower and smaller than announced. It reaches the account sooner if it has not been celebrated in advance.',
  ],
  maj20: [
    'The final reckoning of debts takes place, old and new, paid or forgiven. A line is drawn under the column, and you begin beneath it.',
    'An unopened statement goes on accusing you from its drawer. The figure is survivable, and the old mistake behind it has been punished enough.',
  ],
  maj21: [
    'You reach the sum, the house key or the last instalment. A long financial effort is complete, and your world is a size wider for it.',
    'The goal lacks one small sum that has a fresh excuse every month, though it is near enough for one steady habit to reach.',
  ],
};
