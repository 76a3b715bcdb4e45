import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of work. */
export const concerns: MatterWords['concerns'] = {
  offer: {
    past: [
      'That stands between the lines of an application, where a good reader finds it.',
      'You carry some of that into the waiting room, along with the folder of certificates.',
    ],
    now: [
      'It puts a person behind the name on the application form.',
      'Such things get into a covering letter more than one would like, and into a handshake.',
    ],
    ahead: [
      'That is good weather for a call from a number you do not know.',
      'Through that, names on a shortlist can change places without anyone writing to say so.',
    ],
    obstacle: 'In the interview room it sits down before you do.',
  },
  change: {
    past: [
      'Something of that would go with you through any new staff entrance.',
      'Monday mornings owe a part of what they have become to that.',
    ],
    now: [
      'From there the post you have and the post you might have can be compared by daylight.',
      'A letter of notice writes itself in such a mood, and so does a reason to stay put.',
    ],
    ahead: [
      'For anyone between one desk and another that is firm footing.',
      'A switch of desks, wished for or forced, is heavier to carry through such a time.',
    ],
    obstacle: 'It keeps one of your hands on the office chair and the other on the door.',
  },
  calling: {
    past: [
      'A bent for one kind of work was showing there already.',
      'You may have taken that for a verdict on what your hands are good for.',
    ],
    now: [
      'In such a state one can tell the work one loves from the work one merely does well.',
      'In that state every trade looks like somebody else’s.',
    ],
    ahead: [
      'What you are made for is easier to hear at such a time, over the talk of what pays.',
      'A vocation seldom speaks up in times like those; it lets the bills talk.',
    ],
    obstacle: 'So the work you would do unpaid stays on the level of a hobby or a daydream.',
  },
  rise: {
    past: [
      'When pay is talked about, a file is opened, and that stands in it to your credit.',
      'Something of that is still in your voice when the talk turns to your salary.',
    ],
    now: [
      'In a pay talk that sits on your side of the desk.',
      'With that about, good results tend to be thanked in words only.',
    ],
    ahead: [
      'Grades and figures can be brought up in such a climate without anyone reddening.',
      'Pay rounds have a way of shrinking in times like those, merit or no merit.',
    ],
    obstacle: 'There your worth and your wage part company.',
  },
  colleagues: {
    past: [
      'Since then it has been easier for {whom} to hold the lift for you.',
      'Every email from {whom} has since been read once for content and once for tone.',
    ],
    now: [
      'It makes the corridor shorter when {who} come{s} the other way.',
      'On such days a remark in the team chat gets taken for a shot across the bows.',
    ],
    ahead: [
      'Shared shifts with {whom} go lighter in a time like that.',
      'Under that sort of strain people at work keep copies of everything.',
    ],
    obstacle: 'Whatever is good between you and {whom} has to be carried round that, coffee in hand.',
  },
  business: {
    past: [
      'Customers and partners have long memories for that sort of thing.',
      'Somewhere in the books of the venture that is entered, under costs.',
    ],
    now: [
      'With that behind it, a quotation can be read aloud without apology.',
      'Such things show up in a profit margin before they show up in a meeting.',
    ],
    ahead: [
      'Orders and handshakes come more easily in that light.',
      'In such a stretch invoices grow older, and small print grows larger.',
    ],
    obstacle: 'It is what the deal keeps running up against, one draft after another.',
  },
  workAny: {
    past: [
      'Something of that has stood behind your chair at work ever since.',
      'Ever since, it has come to work with you in the same bag as the sandwiches.',
    ],
    now: ['A working day runs more smoothly with that in it.', 'It clocks in with you and does none of the work.'],
    ahead: [
      'At work it leaves some time for the good part of the job.',
      'A full in-tray and that together make for long afternoons.',
    ],
    obstacle: 'So the job gets your hours and this gets your attention.',
  },
};
