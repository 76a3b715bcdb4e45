import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of work. */
export const further: MatterWords['further'] = {
  offer: {
    self: [
      'It would straighten your back on the way into that building.',
      'It shortens your sentences just when someone asks about your strengths.',
    ],
    hidden: [
      'A signature at the foot of an application gains some weight from that.',
      'Some applications go out with that in the envelope, unseen.',
    ],
    around: [
      'From a circle like that a name gets passed on to somebody who is hiring.',
      'An application written in the midst of that comes out smaller than the person.',
    ],
    wish: 'A letter on headed paper would feed the hope and wake the fear.',
    aim: 'The post is one address; what you hope to find at it is a chair that is meant for you.',
    support: 'When you are asked about yourself across a desk, there is that to speak from.',
  },
  change: {
    self: [
      'It leaves you less afraid of an empty desk, whether the old one or a new one.',
      'With that you see the exit sign first in every room at work.',
    ],
    hidden: [
      'Quietly it has been clearing a drawer of your desk for whatever comes.',
      'The tiredness you put down to the job draws on that as well.',
    ],
    around: [
      'Among people like that, leaving can be mentioned aloud, and so can staying.',
      'A change of employer gets discussed there as if it were an illness.',
    ],
    wish: 'Your hope would sign a new contract unread, and your fear reads the small print.',
    aim: 'Beyond old firm and new firm, you want to come home of an evening with something left of you.',
    support: 'No employer gave you that, and none can ask for it back with the keys.',
  },
  calling: {
    self: [
      'Your hands go to the work they like, in that state, without asking leave.',
      'You hold your gifts up to that light, and they look like other people’s.',
    ],
    hidden: [
      'What you drift towards when nobody sets you a task has its spring there.',
      'Old advice about sensible jobs speaks through that, in a voice like your own.',
    ],
    around: [
      'A craft or a trade is more easily taken up with that around one.',
      'Where that is the tone, a vocation gets called a phase.',
    ],
    wish: 'For fear and hope alike, the dream job is kept at the distance of a dream.',
    aim: 'Job titles come and go; you are looking for work in which you forget the clock.',
    support: 'Your hands know how to make something of that, and hands are hard to argue with.',
  },
  rise: {
    self: [
      'Asked why you should have more, you would not need to look at the floor.',
      'You lower the figure in your head by that much before anyone has heard it.',
    ],
    hidden: [
      'It counts in the corridors where grades are discussed, though it is on no form.',
      'There is a lid on the salary you can imagine for yourself, and that is its underside.',
    ],
    around: [
      'In that sort of climate a promotion can be put on the agenda.',
      'A step up has to be taken there with several feet on the same stair.',
    ],
    wish: 'More pay would be proof, and your hope and your doubt both want it in writing.',
    aim: 'Title and salary are the coin; to be taken at your full value is what you want paid.',
    support: 'When salaries are named, it keeps a person from naming theirs too low.',
  },
  colleagues: {
    self: [
      'You are easier to share a shift or an office with for that.',
      'Meetings with {whom} start, for you, ten minutes early and with that.',
    ],
    other: [
      'From a desk in that mood, help comes without a ticket number.',
      'What looks like a slight from {whom} may simply be that, on its way to the printer.',
    ],
    between: [
      'You and {who} could share a deadline like that, and a table at lunch.',
      'It is there in every handover between you and {whom}, like a sticking key.',
    ],
    hidden: [
      'Under all the “kind regards” it keeps a real regard alive.',
      'The argument about the calendar or the open window has that for a cellar.',
    ],
    around: [
      'A department like that gives you and {whom} some room to come round.',
      'On such a floor, sides are taken about you and {whom} before the coffee is through.',
    ],
    wish: 'You bring hope and worry to work every morning and hang them next to {whose} coat.',
    aim: 'With {whom} you are after a plain thing: to do your work without looking over your shoulder.',
    support: 'On a morning when {who} {is} difficult, that is worth more than a sharp reply.',
  },
  business: {
    self: [
      'With that you can look at a slow month without repainting the shop sign.',
      'You negotiate against that before you have sat down with anyone.',
    ],
    other: [
      'With the other side so placed, a draft contract has the wind behind it.',
      'Across the negotiating table it comes out as one more clause.',
    ],
    between: [
      'An agreement gets by with fewer pages when things are like that.',
      'Both sides price that in, and each calls it something else.',
    ],
    hidden: [
      'No balance sheet shows that, and the venture has been trading on it.',
      'Losses of that sort never come with an invoice, which is why they go on.',
    ],
    around: [
      'Among people in that mood, word of mouth does some of the work for you.',
      'Such a climate makes customers slow and suppliers strict.',
    ],
    wish: 'Each new order feeds your hope and gives your worry a figure.',
    aim: 'Turnover is how you measure it; you would like to build something that stands by itself.',
    support: 'When the till is quiet, there is that to trade on.',
  },
  workAny: {
    self: [
      'Whoever works beside you has the good of that, whether you are thanked or not.',
      'You hang up your coat at work and keep that on.',
    ],
    hidden: [
      'It lends a hand with some of your best work, without overtime.',
      'It has no desk and no job title, and it takes part in every decision at work.',
    ],
    around: [
      'With people like that about, a bad day at work stays a single day.',
      'That is the draught in which your work has to be done.',
    ],
    wish: 'Your hope and your dread ride to work together and get off at the same stop.',
    aim: 'Wages are a part of it; the rest is to be of use, and to be told so.',
    support: 'It can be drawn on between two shifts, when nobody else has a hand free.',
  },
};
