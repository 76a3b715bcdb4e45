import type { OfStrains, StepWords } from '../../../../../domain/reading/matter-words.ts';

const dismissed: OfStrains = {
  majors: [
    'Decide whom you would ring and what you would live on if it came to it, and then shut the notebook.',
    'Separate your worth from the payroll for one evening, and do something well that nobody there has ever seen.',
  ],
  wands: [
    'Talk to one person outside the firm this week, and let it be known that you might listen.',
    'Say nothing rash to the boss or in the group chat; run, swim or scrub a floor with it first.',
  ],
  cups: [
    'Ask one colleague you trust what they have heard at first hand, and leave the rest of the rumours alone.',
    'Tell the people at home what worries you before it reaches them as a temper.',
  ],
  swords: [
    'Request a short talk with whoever decides, and ask in plain words how secure the post is.',
    'Read your contract for notice and terms tonight, and sign nothing on the day it is put before you.',
  ],
  pentacles: [
    'List three things that would stop if you did, and see that the right person knows of one by Friday.',
    'Work out how long you could manage on what there is, and bring the CV up to date while it is quiet.',
  ],
};

/** One concrete step in matters of work, by the suit of the card. */
export const steps: StepWords = {
  offer: {
    majors: [
      'Apply for the one you really want as well, even if you meet only two thirds of what they ask.',
      'Ask yourself what you would do with a no, and prepare that road enough to stop dreading it.',
    ],
    wands: [
      'Ring or write to one person on the inside with one good question, and let the answer shape what you send or say.',
      'Send no more applications this week out of nerves; choose the best two and put your fire into those.',
    ],
    cups: [
      'Ask somebody who thinks well of you to put in a word, and tell them exactly which one.',
      'Talk the disappointment of the last answer over with a friend before you touch the next page.',
    ],
    swords: [
      'Take the question you hope nobody will ask, and work at the answer until it fits into two plain sentences.',
      'Cut everything from the papers that is there to impress, and let one fact carry each line.',
    ],
    pentacles: [
      'Lay out tonight what speaks for you, dates, certificates, figures, and see to it that the strongest comes first.',
      'Read the advertisement or the terms again for what they leave out, hours, notice, fees, and enquire about that.',
    ],
  },
  change: {
    majors: [
      'Give yourself a day by which you will have decided, and tell it to somebody who will ask.',
      'Find out which part of you wants to go and which part only wants a holiday; take three days off first if you can.',
    ],
    wands: [
      'Arrange one conversation this week with a place you might go to, with nothing riding on it.',
      'Hold the resignation for ten days, and use the anger in the meantime to tidy what you would leave behind.',
    ],
    cups: [
      'Tell the people who live with your moods what you are considering, and hear what they have noticed.',
      'Go for lunch with the colleague you would miss, and find out how much of staying is that person.',
    ],
    swords: [
      'Ask for what would make you stay, in one clear sentence, to whoever could grant it.',
      'Check your notice period and your contract’s small print before anybody hears a word from you.',
    ],
    pentacles: [
      'Reckon how many months your savings would carry you, rent and all, and go by that figure.',
      'Repair one thing about the present job, the chair, the hours, the commute, and see how much of the wish remains.',
    ],
  },
  calling: {
    majors: [
      'Tell somebody what you would do if nobody had ever told you what you were, and do one hour of it.',
      'Take one inherited “people like us do not” and test it, with a call to somebody who does.',
    ],
    wands: [
      'Volunteer for the task nobody else has put a hand up for, if it is the one that makes you curious.',
      'Finish one of the things you started with such enthusiasm, the smallest, before you fall for another.',
    ],
    cups: [
      'Ask two people who have seen you at work when you looked most alive, and keep their exact words.',
      'Notice whose approval you picture when you picture succeeding, and try the picture without it.',
    ],
    swords: [
      'Read three job adverts closely, underline only the verbs, and ring the ones you would still do on a wet Tuesday.',
      'Stop taking tests about yourself for a while, and ask one person who does the work what goes wrong in it.',
    ],
    pentacles: [
      'Make one real thing in that line, a page, a shelf, a lesson, and show it to somebody who could use it.',
      'Set aside a fixed two hours a week for practice, and be as patient with your clumsiness as with a child’s.',
    ],
  },
  rise: {
    majors: [
      'Ask for the conversation about your next step, with a date, and name the position you have in mind.',
      'Look at whether it is the title you want or the respect, and ask for the latter in some form this week.',
    ],
    wands: [
      'Present your own work next time, even if it is only five minutes, instead of letting somebody else carry it in.',
      'Refuse one extra task politely; being the one who always copes keeps people exactly where they are.',
    ],
    cups: [
      'Find the person above you who likes you best, and ask over coffee what they would do in your place.',
      'Share the credit for one success generously, out loud, and mend a cool relation while you are about it.',
    ],
    swords: [
      'Ask in plain words what is missing, and have it repeated back to you in an email.',
      'Let go of comparing yourself with the one who got it last time, and put the same hour into your own case.',
    ],
    pentacles: [
      'Gather three results with figures on one sheet, and know what the same post pays elsewhere.',
      'Put one neglected duty in order before you ask for anything, so that nobody can reach for it.',
    ],
  },
  colleagues: {
    majors: [
      'Decide what you will no longer put up with, and say it once, politely, to the right person.',
      'Step out of the part you have been given, the clown, the helper, the sulker, for one whole meeting.',
    ],
    wands: [
      'Offer to do one job jointly with the person you find hardest; shared work is a better talk than a talk.',
      'Leave the next jab unanswered, walk down a flight of stairs, and reply about the matter alone.',
    ],
    cups: [
      'Bring something to share, biscuits will do, and ask one of them how things are outside work.',
      'Keep private troubles out of the kitchen this week; choose one trustworthy ear, preferably in another building.',
    ],
    swords: [
      'Follow up the next spoken arrangement with two neutral lines that begin “As I understood it”.',
      'Stay away from the gossip for five days, both as supplier and as customer.',
    ],
    pentacles: [
      'Agree on who does what by when, and put it where all concerned can see it.',
      'Hand back one task that has quietly become yours, complete and with a friendly note.',
    ],
  },
  business: {
    majors: [
      'Say in one breath what this is for and for whom, and drop whatever does not fit into the breath.',
      'Look squarely at the part you have been hoping will sort itself out, and speak of it to your partner or accountant.',
    ],
    wands: [
      'Show it to ten strangers this week, in whatever state it is in, and ask each what they would pay.',
      'Put the next new idea on ice until one current job is delivered and paid.',
    ],
    cups: [
      'Ring your best client simply to ask how they are getting on, and write nothing into the call.',
      'Tell the person you work with what you value in them before you raise what is bothering you.',
    ],
    swords: [
      'Get the agreement into writing now, while everybody still likes everybody: shares, duties, the way out.',
      'Stop negotiating by hints; ask the other side which single point they cannot move on.',
    ],
    pentacles: [
      'Work out what one unit really costs you, your own hours included, and set the price from there.',
      'Chase the oldest unpaid invoice, and pause one expense that nobody would notice.',
    ],
  },
  papers: {
    majors: [
      'Write one sentence that says what you want to do next and why there, and put it at the very top.',
      'Leave the papers shut for a day, and then read them as if a friend had sent them, pencil in hand.',
    ],
    wands: [
      'Find one person who works there or nearby, and ask them what is really looked for when papers come in.',
      'Stop refreshing the inbox; choose one hour a day for it, and give the rest to the next application.',
    ],
    cups: [
      'Ask somebody who liked working with you for three words about you, and use at least one of them.',
      'Have a patient friend read it aloud to you; where they stumble, so did everybody before them.',
    ],
    swords: [
      'Take their own wording from the advert, and let your second line answer it in the same terms.',
      'Strike out every adjective about yourself, and see which sentences are still standing when you have finished.',
    ],
    pentacles: [
      'Check names, dates, numbers and the file’s own name tonight, and see that it is in the form they asked for.',
      'Keep a plain list of what went where and when, so that you know whom to ask after ten days.',
    ],
  },
  interview: {
    majors: [
      'Prepare one true story in which you did something hard, and practise it until it takes under two minutes.',
      'Remind yourself aloud that you are choosing as well, and write down two things you want to find out.',
    ],
    wands: [
      'Rehearse standing up, aloud, with somebody who interrupts you; ten minutes of that is worth an evening of notes.',
      'Plan to move for twenty minutes beforehand, and to arrive early enough to be bored before you go in.',
    ],
    cups: [
      'Ask somebody who knows you what they would miss if you left, and take that answer in with you.',
      'Arrange to meet a friend afterwards, so that the day has another end than the verdict.',
    ],
    swords: [
      'Work out your reply to the gap, the failure or the awkward question, in two sentences with no apology.',
      'If it is behind you, send four lines of thanks and then stop replaying it; nobody there is.',
    ],
    pentacles: [
      'Lay out clothes, papers, route and breakfast the night before, so the morning has nothing left to decide.',
      'Look at the place and the journey in advance, on the map at least, and double the time you allow.',
    ],
  },
  retire: {
    ...dismissed,
    majors: [
      dismissed.majors[0],
      'List the terms that matter to you, and ask for an answer to each of them in writing.',
    ],
  },
  dismissed,
  deal: {
    majors: [
      'Say outright that you would like to do this, and ask what has to be true for them to say yes.',
      'Fix the point at which you walk away, in figures, and show it to one person before the next call.',
    ],
    wands: [
      'Ring today instead of writing again, and propose a day and an hour for the decision.',
      'Let three working days go by without a nudge, and spend them finding a second prospect.',
    ],
    cups: [
      'Ask them how they are getting on with the problem itself, and listen for ten minutes before you mention terms.',
      'Tell a colleague what you would be hurt by if it failed, and keep that out of the negotiation.',
    ],
    swords: [
      'Send one page with who does what, by when and for how much, and invite them to correct it.',
      'Read the draft again for what happens when things go wrong, and let somebody versed in contracts read it too.',
    ],
    pentacles: [
      'Recalculate the job with your own hours in it, and offer a smaller first part that can start at once.',
      'Begin no work and order no material for it until something has been signed.',
    ],
  },
  admission: {
    majors: [
      'Write half a page on why this subject, without the words passion and always, and use the best line of it.',
      'Draw up the good second plan in detail, with its dates, until it looks like a choice and not a consolation.',
    ],
    wands: [
      'Speak to a student who is there now, and ask what they wish they had known in the first term.',
      'Take a whole afternoon away from tables and rankings, outdoors if possible, and forbid the subject at supper.',
    ],
    cups: [
      'Thank the teacher who writes the reference, and remind them of one piece of work they liked.',
      'Let the disappointment or the fear be said at home, once and at length, without anybody cheering it up.',
    ],
    swords: [
      'Check every deadline and document tonight against the official page, and ring admissions about the one that is unclear.',
      'Ask for feedback, or about the waiting list, in three courteous lines; then leave the inbox alone until Thursday.',
    ],
    pentacles: [
      'Finish the weakest document first, an hour a day, and have it proofread by someone who spells well.',
      'Find out what grants, rooms and later start dates there are, so that a no or a delay costs less.',
    ],
  },
  interviewPast: {
    majors: [
      'Write down the three best minutes of it before they fade; they are the start of the next one, whatever comes of this.',
      'You keep replaying one question. Say aloud what you would answer now, once, and let that be the answer.',
    ],
    wands: [
      'Send one more application today, so that not everything hangs on this one.',
      'Go for a long walk at the hour at which you would check your inbox.',
    ],
    cups: [
      'Ring somebody who asks how you are before they ask how it went.',
      'Buy yourself the small thing you promised yourself for afterwards, verdict or none.',
    ],
    swords: [
      'Send four lines of thanks today, with the one point you left out.',
      'If the day they named has passed, ask once, in two sentences, when they mean to decide.',
    ],
    pentacles: [
      'Note what was asked, word for word as far as you can; the next interview will ask half of it again.',
      'Put a date in the diary on which you will ask for news, and leave it alone until then.',
    ],
  },
  invited: {
    majors: [
      'Decide before you answer what you will not talk about there, and keep to it over the second glass too.',
      'Ask how long it is meant to last and whether to bring something, and then make up your mind.',
    ],
    wands: [
      'Propose the place and the hour yourself, somewhere public, with your own way home arranged.',
      'Put the answer off until tomorrow; nobody needs to know today.',
    ],
    cups: [
      'Tell a friend where you are going and when you will be back, and ring when you are.',
      'Ask somebody who knows the person how such evenings usually go.',
    ],
    swords: [
      'Ask who else is coming, in so many words, and let the answer decide half of it.',
      'Keep the invitation in writing, and answer it in writing.',
    ],
    pentacles: [
      'Pay for your own share, and go home by the hour you had set.',
      'Offer a lunch in working hours instead.',
    ],
  },
  pay: {
    majors: [
      'Fix the lowest figure you would be content with, and tell it to one person before you go in.',
      'Ask by when pay is decided this time, and by whom.',
    ],
    wands: [
      'Ask for half an hour about your pay this week, with a day and an hour in the message.',
      'Refuse one unpaid extra politely, and say what it would take.',
    ],
    cups: [
      'Ask a colleague you trust what was offered to them, and offer your own figure in return.',
      'Practise the sentence with the figure on a friend until it no longer sounds like an apology.',
    ],
    swords: [
      'Write the figure and three reasons on one card, and say no more than stands on it.',
      'If it is a no, ask what would make it a yes, and have that sent to you in writing.',
    ],
    pentacles: [
      'Look up what the same work is paid elsewhere, from two sources, and take the printout along.',
      'Work out what holidays, hours or travel are worth to you, in case the money itself does not move.',
    ],
  },
};
