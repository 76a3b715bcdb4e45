import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of money come out. */
export const outcomeMoneyMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'A fresh source of income catches, out of something you start yourself. The first sums are small and arrive with a great deal of appetite.',
    'The exciting scheme has less heat in its figures than in its telling. Savings that stayed at home are none the worse for it.',
  ],
  wan02: [
    'Your base is firm enough to reach further, to a larger purchase or income from elsewhere. Part of the sum stays put while part may travel.',
    'Caution leaves the money in its drawer while prices move on; or the wider plan costs more than forecast. Both can be seen in time.',
  ],
  wan03: [
    'Earlier outlay returns in stages, and what was lent or sent out begins to come home. Larger plans get a horizon with it.',
    'The expected payment is late, or less than promised. It thins the plan without sinking it, and shows which sums were only hopes.',
  ],
  wan04: [
    'The household can bear a large and happy bill: rooms of your own, a feast, a deposit. For once the account is invited too.',
    'Costs about the house creep up, or a celebration outgrows its purse, but the gap is one of margin, and margins can be added.',
  ],
  wan05: [
    'Several hands reach for the same money, in a household, a bid, an estate. Haggling brings you a share, slower and smaller than hoped.',
    'The dispute about bills or shares goes flat. Plain arithmetic, in one place, settles more than the shouting did, and somebody is relieved.',
  ],
  wan06: [
    'A bonus, a prize, a good price: effort turns into money in front of witnesses. You stand better than before and may smile about it.',
    'The award shrinks or passes you by, and part of the spending was for show. With no audience to entertain, your means suffice.',
  ],
  wan07: [
    'You hold your price or your claim against those who want it lower, and get paid with a grumble and without the discount.',
    'Pressed from several sides to lend, lower or pay, you give way somewhere. A night’s sleep between request and answer rescues the rest.',
  ],
  wan08: [
    'Payments clear. Transfers land, and an answer about the loan comes quickly. For the moment the money moves faster than your bookkeeping.',
    'A transfer hangs, or an order was placed in too much haste. The sum is delayed rather than gone, and the receipt is worth finding.',
  ],
  wan09: [
    'The reserve holds. You have been stung before and guard the account accordingly, and this time the guarding brings you through.',
    'You go on paying for a safety that has stopped working, out of old fright. What leaving it costs is probably less than what staying has.',
  ],
  wan10: [
    'Obligations eat the income: a loan, relatives, everybody’s fixed costs. You do meet them all, and find the point where others must chip in.',
    'A heavy obligation eases. It is the last instalment, a settlement, somebody taking a part. The account sees its first light month in ages.',
  ],
  wanP: [
    'Small earnings come of something you do for fun. It is pocket money with prospects, so long as the outgoings are jotted down as well.',
    'New enthusiasms cost more than they bring and fill the cupboard with gear, unless the next one begins on borrowed kit.',
  ],
  wanN: [
    'A risk is taken at speed, and a fair part of it pays. What the account looks like afterwards depends on the limit set before.',
    'A financial shortcut ends in a hedge. The amount can be got over, and after three quiet nights the level road is visible again.',
  ],
  wanQ: [
    'Money comes to you by warmth and presence; people pay gladly and come back. You spend with an open hand and still make ends meet.',
    'Spending in order to be admired or liked has added up. The friends who remain when the treats stop are the real balance.',
  ],
  wanK: [
    'Enterprise pays. A large plan brings income, with somebody careful checking the columns, and you can afford to think in years.',
    'Too much was undertaken at once and the cash is thin, although at half the size the same idea could feed itself.',
  ],
  cup01: [
    'A gift, a waived debt or a friend’s generosity freshens the account. Accepting it is easy as soon as you believe it is meant.',
    'Generosity from a bad conscience drains the purse. The giving can find its measure, for nobody’s affection seems to hang on the amount.',
  ],
  cup02: [
    'Shared money finds a fair arrangement, two parties agreeing on the price or the split and each going home feeling rather clever.',
    'A joint expense goes on irritating in silence. Settled as one sum, with a simpler rule behind it, it would be only money again.',
  ],
  cup03: [
    'Pooling resources does it: a group, family or circle manages what one purse could not. The small change goes, happily, on drinks.',
    'Rounds, presents and group outings have cost more than they pleased. With one festivity fewer the figures recover, and so do the mornings.',
  ],
  cup04: [
    'There is enough, and it gives you little joy. A refund, a benefit or a better rate may well lie among the unopened letters.',
    'Interest in your own finances wakes up. Envelopes get opened, the small pile goes first, and something usable comes out of the third.',
  ],
  cup05: [
    'Some money is lost, and it stings beyond its amount, so that what remains is larger than it can look from inside the disappointment.',
    'The loss is being mended, in small sums at regular distances. You stop replaying the decision, and that saves strength as well.',
  ],
  cup06: [
    'Family help, an inheritance or a returned kindness enters the accounts. It comes with affection, and with one expectation nobody has spelled out.',
    'You still spend by an old price list, or on somebody’s allowance. Brought up to date, your means allow other things than you believed.',
  ],
  cup07: [
    'The wish list grows faster than the income, and every scheme on it glitters. One item survives arithmetic, and it is the plain one.',
    'An illusion about a bargain or an income ends before it has cost too much. Redone with real numbers, most of the plan still holds.',
  ],
  cup08: [
    'You give up a secure sum for the sake of something with no price. Leaner months come of it, and you have counted the provisions.',
    'Stopping would seem a waste, after all that was paid in. The future yield is the only figure that counts, and it can be worked out.',
  ],
  cup09: [
    'A comfortable result: a surplus, a wish you can afford, a full larder. Pleasure has its line in the budget and owes nobody an apology.',
    'The little treats have quietly eaten the large one, and as most would not be missed, the wish itself remains affordable.',
  ],
  cup10: [
    'There is enough for all under one roof, and it is shared without much bookkeeping. The large expense serves people, and they enjoy it.',
    'The picture of a happy home is being financed on tiptoe. The true figures, known to everyone, would cost less to live with.',
  ],
  cupP: [
    'A small, unexpected sum arrives, from kindness, a hobby, a forgotten jar. It does not carry the rent. It does carry the mood.',
    'Money goes out on comfort and on charming borrowers. The purse shuts more easily when one knows which feeling was holding it open.',
  ],
  cupN: [
    'A generous offer reaches your purse, or leaves it, sincere either way. How much of it is still true at the bank shows later.',
    'Repayment is promised beautifully. You see part of it at best, and on a sheet of paper with dates that part gets larger.',
  ],
  cupQ: [
    'Care for others and care for the account come to terms, so that you can help from a sum put by for helping, and sleep.',
    'Lending to every sad story has left the reserve thin. It fills up again when what you lend is an ear and an afternoon.',
  ],
  cupK: [
    'Your finances stay calm in choppy conditions. Appeals to feeling do not hurry you, debts go down evenly, and a kindness remains affordable.',
    'Guilt or pride holds the pen and signs for too much. Before a neutral eye, the same expense would look different, and smaller.',
  ],
  swo01: [
    'One sharp look goes through the wording to the price underneath. The matter comes down to one clear number, and it is a usable one.',
    'A mistake sits in the paperwork, or a condition was overlooked. On a second reading it can still be found before it ripens into cost.',
  ],
  swo02: [
    'Two sensible uses weigh the same, so the sum remains where it is. Not deciding costs a little each month, and nothing terrible.',
    'Unread figures come into the open and are found to be manageable, and with both prices known the choice between them makes itself.',
  ],
  swo03: [
    'Money and hurt arrive together, in a separation of accounts or a loss with a name on it. The amounts heal first, and can be sorted.',
    'You recover from an expensive break. The last joint bill closes, and your own figures, however modest, are restful to look at.',
  ],
  swo04: [
    'The finances lie fallow: no new obligations, no leaps, existing plans left to run. In that quiet the balance puts on weight.',
    'Tired decisions have crept into the accounts, or a pause was overstayed. A few dull standing orders would do more than any bold stroke.',
  ],
  swo05: [
    'Somebody gets the better of the bargain. It leaves a bitter taste. The sum is bearable, and chasing it might cost more than it holds.',
    'The quarrel over money closes with a compromise below your claim. What you gain is a letterbox you can open without bracing, worth a fair amount.',
  ],
  swo06: [
    'After a rough passage your finances reach calmer water. A repayment plan does the rowing, stroke by stroke, and the worst bills fall astern.',
    'Old debts follow you to the new address. They lose their power on the day a schedule exists, even one of tiny portions.',
  ],
  swo07: [
    'Something has been left out of these terms on purpose, or out of your own sums. The quick gain comes home lighter than the honest one.',
    'An omission or an unpaid bill comes to light. Seen to early it costs mainly blushes, and the account is pleasanter to open.',
  ],
  swo08: [
    'Money feels like a tight corner with every exit shut. Less is fixed than you believe: several of the terms could move if anybody asked.',
    'You regain room to move, a first instalment or a first saving, however slight, proving that these figures answer to you.',
  ],
  swo09: [
    'By night the debt grows a nought; by day it is the sum on the paper. Shown to someone calm, it becomes a plan.',
    'The accounts have been opened and were survivable. From bill to bill you breathe more easily, and there are people trained to help.',
  ],
  swo10: [
    'A financial low point is reached. The falling stops there. Debts and belongings stand in two clear columns, and one can build on clear.',
    'The climb out has begun, in payments almost too small to mention. They arrive on time, and better terms can grow from that.',
  ],
  swoP: [
    'Comparing, asking and reading footnotes, your sharp eye earns you the better terms, and what it has saved is worth telling by the end.',
    'A hot tip proves to be hearsay, or your finances are being discussed elsewhere. Checked in peace, it costs you nothing but the excitement.',
  ],
  swoN: [
    'A claim or a chance is seized at once, and speed brings the sum in. The price of one skipped line comes in with it.',
    'A rushed commitment shows what it costs. Part of it may yet be undone, and the next large purchase meets a slower pen.',
  ],
  swoQ: [
    'A cool pencil goes through the standing costs. You end up ahead. One request is politely refused, and the reserve stays yours.',
    'Distrust checks every coin twice and enjoys none, or softness signed too fast. A second, fairer look brings some peace into the accounts.',
  ],
  swoK: [
    'It is decided by figures and rules, in sober company. The agreement is watertight, and long plans can be laid on top of it.',
    'Whoever knows the rules uses them, so the dispute over money hardens. Independent expertise levels it; half-knowledge would only keep it expensive.',
  ],
  pen01: [
    'Real money begins to arrive: a first payment, a deposit, a source that can grow. It is a small sum standing on good soil.',
    'A promised sum is thinner than it looked, and expenses seep out below. With the leaks found, the same income would very nearly do.',
  ],
  pen02: [
    'Incomings and outgoings keep leaping over each other and still meet, leaving you solvent by agility and now and then amused.',
    'Bills are paid late through muddle more than want. With the due dates up on a wall, the debt has less to live on.',
  ],
  pen03: [
    'Skill is paid what it is worth, by written agreement. A purchase made with expert eyes beside yours is likely to be sound.',
    'Your fee is below your skill, or you paid in full for somebody’s poor work. Comparisons exist, and such prices do get discussed again.',
  ],
  pen04: [
    'The savings stand like a wardrobe against the door. Nothing is lost and little gets in; what you have is security, and the wardrobe has wheels.',
    'The fist opens: an outlay long refused is made, or too much slips out together. Between clutching and scattering, the account finds a middle.',
  ],
  pen05: [
    'Means stay tight for a while, and that is hard. There are entitlements and kind counters within reach, closer than pride has measured.',
    'The lean time loosens, in small and regular amounts. One pressing debt goes first, and then a month ends above nought.',
  ],
  pen06: [
    'Support, repayment or a fair division comes through. What you lent finds its way back, or somebody gives within their means and gladly.',
    'A friendship groans under an unclear loan, or help is costing you your freedom. Written out with names and instalments, a debt is only a debt.',
  ],
  pen07: [
    'Savings grow the way trees do, with nothing to see, until the next look shows more than feared and a nearer goal.',
    'The return lags behind what went in. A sober reckoning tells whether patience is being paid, and a limit protects what remains.',
  ],
  pen08: [
    'Income rises with competence, one finished piece after another. The accounts are tidy, instalments regular, and the debt runs out of arguments.',
    'Long hours bring small pay, or a saving in the wrong place returns as a cost. Your true hourly rate is the figure that changes things.',
  ],
  pen09: [
    'You arrive at a comfort you earned yourself. The good thing can be afforded, the reserve remains in order, and nobody had to be asked.',
    'The look of wealth costs nearly all of it. Under the appearances there is an amount that would really do, and it is moderate.',
  ],
  pen10: [
    'The result is solid: property, an inheritance, reserves that serve more than one generation. The papers are in order and everyone knows where.',
    'A hidden liability or a quarrel over shared assets appears. Found this early it is a repair, for the ground under your money holds.',
  ],
  penP: [
    'Small sums and good habits begin to matter. You learn how one financial thing really works, and the account responds in its own slow way.',
    'Trifles nibble at the savings plan, which never fails grandly, only by a coffee here and a gadget there, so restarting it is cheap.',
  ],
  penN: [
    'Slow, automatic and boring, and it works. The debt is walked off month by month. The large purchase arrives already paid for.',
    'Too much caution lets a chance and its interest pass, or old bills gather dust. One revised decision would get the money moving again.',
  ],
  penQ: [
    'The household budget is comfortable and sensible at once. What you spend on lasts, and something is laid by in your own name.',
    'Everybody’s needs were paid ahead of yours, with fear doing the accounts, and they balance better when you have a line in the budget.',
  ],
  penK: [
    'Wealth in the plain sense, patiently managed and able to carry a large commitment. Nothing about the decision is hurried, or has to be.',
    'Money has begun to command whoever has it, through hoarding or risky growth. Back at ready cash and known commitments, it takes orders again.',
  ],
};
