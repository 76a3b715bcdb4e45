import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

export const newMoon: HoroscopeWords['newMoon'] = [
  'The new Moon gives you a clean first page: decide on one trait you would like to be known for, and live it for four weeks.',
  'The new Moon falls among your money and belongings, a good time to open a small pot and put the first coin in.',
  'The new Moon starts a new conversation, perhaps with somebody you pass each day without knowing the name.',
  'The new Moon is under your own roof: begin something at home that will take until spring and be glad of it then.',
  'The new Moon plants something for pleasure alone; it does better if you are not yet asked to show it.',
  'The new Moon resets the daily round, and one modest habit begun now has a fair chance of staying.',
  'The new Moon opens a chapter with another person, or a fresh page in an old one; propose the first line yourself.',
  'The new Moon clears the ledger between you and others, so a frank word about what is shared may start something better.',
  'The new Moon points outwards: apply, enrol, book, or simply draw the route.',
  'The new Moon falls at the top of your sky, where intentions about work become visible; choose the one you would sign.',
  'The new Moon is among friends, so let the next plan be one that needs more than two hands.',
  'The new Moon hides in the quiet part of your life; begin by resting, and what comes next will be clear soon enough.',
];

export const fullMoon: HoroscopeWords['fullMoon'] = [
  'The full Moon shows you yourself in a strong light, with what you have outgrown; be as fair as you would be to a friend.',
  'The full Moon brings a matter of money or worth to a head. You can count it all now, and so decide.',
  'The full Moon makes everybody talk; what has been going round in whispers may finally be said.',
  'The full Moon lights up the house, feelings included, and something at home may reach the point where it is done.',
  'The full Moon favours the heart over the timetable: a work, a romance or a game comes to its best scene.',
  'The full Moon finishes a piece of work, and shows which habit has been costing you sleep.',
  'The full Moon stands over a bond of yours. What both of you feel is plain to see; what follows is still open.',
  'The full Moon brings up what was put away, and a closeness or a debt can reach its turning point.',
  'The full Moon carries you further than planned, in opinion at least, and a journey or a study may come round to its end.',
  'The full Moon shows your work to everybody; take the applause or the criticism, and reply next week.',
  'The full Moon gathers your people, and one hope comes near enough for you to see whether you still want it.',
  'The full Moon falls in the part of your life that nobody sees: a tiredness or a secret has gone on long enough, and may be brought gently to an end.',
];

export const lateMoon: HoroscopeWords['lateMoon'] = {
  new: (area) =>
    `A new Moon falls in the last degrees of its place, so what starts in ${area} is more of an ending than a beginning, and worth finishing with care.`,
  full: (area) =>
    `A full Moon stands in the last degrees of its place: in ${area} tie up the ends, and keep the next beginning for next month.`,
};

export const quarter: HoroscopeWords['quarter'] = {
  firstQuarter: (area) =>
    `The half Moon, waxing, brings a first obstacle to ${area}; deal with it while it is still small.`,
  lastQuarter: (area) =>
    `The half Moon, waning, is for clearing out: ${area} gets lighter by one thing that you stop carrying.`,
};

export const eclipse: HoroscopeWords['eclipse'] = {
  new: (area) =>
    `An eclipse of the Sun marks ${area} more strongly than an ordinary new Moon, and its meaning may take half a year to show.`,
  full: (area) =>
    `An eclipse of the Moon makes a turning point in ${area}; let it be known what is over before you say what follows.`,
};

export const station: HoroscopeWords['station'] = {
  Mercury: {
    retrograde: (area) =>
      `Mercury turns back for three weeks, and ${area} gets a second reading: revise, repeat, and keep copies.`,
    direct: (area) => `Mercury goes forward again, so delayed answers about ${area} begin to arrive, not all at once.`,
  },
  Venus: {
    retrograde: (area) =>
      `Venus turns back, and old tastes and tender subjects return to ${area} to be weighed again before anything new is settled.`,
    direct: (area) => `Venus goes forward again; after weeks of wondering about ${area} you know better what you like.`,
  },
  Mars: {
    retrograde: (area) =>
      `Mars turns back, so effort in ${area} goes further if you repair and rehearse than if you push.`,
    direct: (area) => `Mars goes forward again and hands ${area} its strength back, a little stiff at first.`,
  },
  Jupiter: {
    retrograde: (area) =>
      `Jupiter turns back, and growth in ${area} goes inward for some months: understand it before you enlarge it.`,
    direct: (area) => `Jupiter goes forward again; what you have learnt about ${area} can be put on a larger stage.`,
  },
  Saturn: {
    retrograde: (area) =>
      `Saturn turns back and checks the work done in ${area}; what was skipped comes up, with time enough to put it right.`,
    direct: (area) => `Saturn goes forward again, and the plain, slow work in ${area} begins to count.`,
  },
  Uranus: {
    retrograde: (area) =>
      `Uranus turns back, which lets a change in ${area} settle inside you before it goes on outside.`,
    direct: (area) =>
      `Uranus goes forward again, and something in ${area} that was stuck may come loose without much warning.`,
  },
  Neptune: {
    retrograde: (area) =>
      `Neptune turns back, and you see ${area} a little more clearly than before; use the clearer view kindly.`,
    direct: (area) => `Neptune goes forward again, and ${area} recovers some of its dream and some of its fog.`,
  },
  Pluto: {
    retrograde: (area) => `Pluto turns back, and a deep change in ${area} is gone over again in private.`,
    direct: (area) => `Pluto goes forward again, so what was decided in silence about ${area} slowly starts to show.`,
  },
};

export const quiet: HoroscopeWords['quiet'] = [
  (area, when) =>
    `Nothing else in the sky comes to a point on this day (the Moon next changes sign on ${when}), so ${area} can tick over at its own pace.`,
  (area, when) =>
    `For the rest the day is empty overhead, with the Moon’s next sign due on ${when}; it is a good gap in which to catch up with ${area}.`,
  (area, when) =>
    `No other push comes from above. The Moon moves on (${when}), and until then you have time for something half finished in ${area}.`,
  (area, when) =>
    `Otherwise the sky leaves you to yourself until the Moon changes sign on ${when}. Nothing in ${area} has to be decided before then.`,
  (area, when) =>
    `There is nothing further to wait for on this day; the Moon’s next sign begins on ${when}. Do in ${area} what you keep putting off until there is time.`,
  (area, when) =>
    `The other planets have nothing to add, and the Moon does not change sign until ${when}. An ordinary day in ${area} is quite good enough.`,
];

export const dated: HoroscopeWords['dated'] = (when, text) => `${when}: ${text}`;

export const since: HoroscopeWords['since'] = (when, text) => `From ${when}: ${text}`;

export const back: HoroscopeWords['back'] = (text) => `Going back over old ground: ${text}`;
