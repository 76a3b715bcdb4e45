import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What card and sky advise together: to an upright card, and to a reversed one. */
export const joint: HoroscopeWords['joint'] = {
  union: {
    major: ['say yes to the large thing first', 'let the large thing come to you'],
    wands: ['begin', 'warm up before you run'],
    cups: ['say it', 'feel it first, tell it tomorrow'],
    swords: ['decide', 'sleep on the sharp answer'],
    pentacles: ['lay the first brick', 'count before you build'],
    lenormand: ['take it at its word', 'take it at its word'],
  },
  ease: {
    major: ['lean on it', 'take the gentler road of the two'],
    wands: ['go while the door is open', 'go, at half the speed'],
    cups: ['let yourself be liked', 'accept one kindness'],
    swords: ['ask the plain question', 'read it once more, then answer'],
    pentacles: ['plant something', 'look after what is there'],
    lenormand: ['use the good hour', 'use the good hour'],
  },
  strain: {
    major: ['change one thing and leave the rest', 'do not force it'],
    wands: ['count to ten, then go', 'save your strength'],
    cups: ['ask before you are hurt', 'keep the evening for yourself'],
    swords: ['put the pen down for an hour', 'let the other have the last word'],
    pentacles: ['wait', 'spend nothing today that you would miss'],
    lenormand: ['go slowly past it', 'go slowly past it'],
  },
};

export const join: HoroscopeWords['join'] = (card, sky, advice) => `${card}, and ${sky}: ${advice}.`;
