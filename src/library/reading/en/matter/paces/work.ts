import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of work come about. */
export const paces: PaceWords = {
  offer: {
    soon: [
      'Expect word within weeks, by the dullest possible channel.',
      'This season, and at short notice, so keep the papers ready and a morning free.',
    ],
    condition: [
      'When a budget has been signed or another candidate has declined; your file is waiting for somebody else’s.',
      'After another round of applications, in which the weakest passage of the last has been put right.',
    ],
    far: [
      'No acceptance shows in the next six months. Let the papers go out all the same, and look at the smaller things that come by.',
      'It lies past the half-year, which is about as long as it takes to come by the reference or the certificate that was missing.',
    ],
  },
  change: {
    soon: [
      'Within the season you could be looking for the mugs in another kitchen, if the asking begins now.',
      'A door opens in a matter of weeks, and it is as well to have thought beforehand what you would want behind it.',
    ],
    condition: [
      'Once the next place stands on paper, or a cushion of some months lies in the bank.',
      'When the project, the year or the training that holds you is at an end, and hardly a day before.',
    ],
    far: [
      'Not in this half-year. It leaves you time to go well, and leaves the place time to surprise you.',
      'Something else is more than six months away, going by this; lighten the work you have wherever it lets you.',
    ],
  },
  calling: {
    soon: [
      'A first clear hint is due within weeks, most likely while you are helping somebody out.',
      'By the turn of the season there should be one thing about which you no longer ask, being too busy with it.',
    ],
    condition: [
      'When you have tried it with your hands, a day here and an evening there; thinking has taken it as far as thinking goes.',
      'After somebody else’s plan for you has been handed back with thanks.',
    ],
    far: [
      'Vocations seldom keep to six months, and yours does not. Pay the rent with an easy conscience until it is ready.',
      'It takes shape beyond the half-year, and what you learn till then belongs to it, detours and all.',
    ],
  },
  rise: {
    soon: [
      'It is a matter of weeks, provided that the asking is done in the first of them.',
      'Still this season, in the wake of some reshuffle that may be on its way already.',
    ],
    condition: [
      'When whoever decides has your results in writing and a gap in the plan to put you in.',
      'Once the next review comes round, if you have named the title or the figure ahead of it.',
    ],
    far: [
      'The step is not in this half-year’s plan. It would be useful to learn when the next plan is drawn up, and by whom.',
      'More than six months where you are; under another roof the same years might count sooner.',
    ],
  },
  colleagues: {
    soon: [
      'The air should clear within weeks, after some small absurdity that leaves you and {whom} laughing, or merely tired of it.',
      'Before the season is out {who} {is} likely to come a step towards you, over a piece of work and without a speech.',
    ],
    condition: [
      'As soon as it has been said aloud who answers for what.',
      'When there is less pressure on {whom} from above; the day after a deadline is worth a try.',
    ],
    far: [
      'It does not mend in the six months in view. Keep it civil and in writing, and take your lunch elsewhere.',
      'Slower than half a year, unless the seating plan sees to it. Save your strength for the work itself.',
    ],
  },
  business: {
    soon: [
      'Weeks: a first order or a first serious answer seems to be on its way, somewhat smaller than the dream.',
      'Before the season ends it should be plain whether the thing carries, and the till will say so ahead of any feeling.',
    ],
    condition: [
      'When the terms are on paper and {who} {has} initialled every page of them.',
      'After one cost has been taken out and one price put up.',
    ],
    far: [
      'What you hope for from it lies beyond the half-year. Keep it small enough to get there.',
      'It is slow going until past the six months in view, so let nobody’s rent depend on it.',
    ],
  },
  papers: {
    soon: [
      'You may hear within a few weeks, by a message so short that you read it twice.',
      'The season should bring an answer, so keep a fresh copy ready and the telephone charged.',
    ],
    condition: [
      'When the closing date is past and somebody has come back from leave to read what came in.',
      'Once your best work stands on the first page instead of the third.',
    ],
    far: [
      'Nothing from there in the half-year in view; count it as sent and put your hopes on the others.',
      'It takes more than six months before these papers find their reader, by way of a smaller door.',
    ],
  },
  interview: {
    soon: [
      'An answer within a couple of weeks is likely, from somebody who apologises for the delay.',
      'It should be settled this season, with one more short conversation on the way.',
    ],
    condition: [
      'When they have seen the last of the others, and one absent person has nodded.',
      'After you have had a practice run that went badly, preferably among friends.',
    ],
    far: [
      'No yes from a panel shows in these six months; treat each meeting till then as practice in good shoes.',
      'It is past the half-year before the right room opens, and by then you tell the story better.',
    ],
  },
  dismissed: {
    soon: [
      'You should know where you stand within weeks, since they cannot keep it to themselves much longer.',
      'This season brings clarity, in a meeting that goes into the diary at short notice.',
    ],
    condition: [
      'When the new figures, the new boss or the new owner has arrived, and nobody knows before that.',
      'As soon as somebody asks outright and insists, politely, on an answer to the question.',
    ],
    far: [
      'Nothing of the kind shows within six months. Use that time for your papers and some savings, without haste.',
      'It is a slow affair, longer than half a year, so do not spend every evening on it.',
    ],
  },
  deal: {
    soon: [
      'Within weeks, and quite likely just after somebody has said that it was off.',
      'The season should see it signed, provided that the next meeting ends with a date.',
    ],
    condition: [
      'When {who} {has} the go-ahead from upstairs, or a budget with a new year on it.',
      'After one condition has been dropped on each side of the table.',
    ],
    far: [
      'This does not close within six months. Keep in touch lightly, and let other work pay the bills.',
      'A yes lies further off than half a year, in a smaller form than the one discussed now.',
    ],
  },
  admission: {
    soon: [
      'The answer should come in a matter of weeks, and in fewer lines than anybody had imagined.',
      'By the end of this season it ought to be known, with a form to fill in at once.',
    ],
    condition: [
      'When the results are out, or a place has been handed back by someone who chose otherwise.',
      'Once the missing certificate has arrived, stamped and in the right language or form.',
    ],
    far: [
      'No place shows within the half-year; the next round is the one to build for, beginning gently now.',
      'It takes longer than six months and leads by way of another course or a year of work.',
    ],
  },
  pay: {
    soon: [
      'Within weeks, if you ask in the first of them.',
      'This season still; the word comes before the figure on the payslip.',
    ],
    condition: [
      'When the next budget or review is drawn up, and your figure is in it beforehand.',
      'Once you have it in writing what the rise depends on.',
    ],
    far: [
      'Not within this half-year, by the look of it; another employer might pay sooner.',
      'More than six months with the pay as it is. Ask now when it is next decided.',
    ],
  },
};
