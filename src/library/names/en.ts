import { minorNames } from './minors.ts';
import type { Names } from './names.ts';
import { lenormandNames, majorNames } from './numbered.ts';

const suits = { wands: 'Wands', cups: 'Cups', swords: 'Swords', pentacles: 'Pentacles' };
const ranks = {
  1: 'Ace',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  P: 'Page',
  N: 'Knight',
  Q: 'Queen',
  K: 'King',
};

export const names: Names = {
  tarot: {
    ...majorNames(
      'The Fool|The Magician|The High Priestess|The Empress|The Emperor|The Hierophant|The Lovers|The Chariot|Strength|The Hermit|Wheel of Fortune|Justice|The Hanged Man|Death|Temperance|The Devil|The Tower|The Star|The Moon|The Sun|Judgement|The World',
    ),
    ...minorNames(suits, ranks, (suit, rank) => `${rank} of ${suit}`),
  },
  lenormand: lenormandNames(
    'Rider|Clover|Ship|House|Tree|Clouds|Snake|Coffin|Bouquet|Scythe|Whip|Birds|Child|Fox|Bear|Stars|Stork|Dog|Tower|Garden|Mountain|Crossroads|Mice|Heart|Ring|Book|Letter|Man|Woman|Lily|Sun|Moon|Key|Fish|Anchor|Cross',
  ),
  suits,
  majors: 'Major Arcana',
  elements: { fire: 'Fire', water: 'Water', air: 'Air', earth: 'Earth' },
  signs: {
    aries: 'Aries',
    taurus: 'Taurus',
    gemini: 'Gemini',
    cancer: 'Cancer',
    leo: 'Leo',
    virgo: 'Virgo',
    libra: 'Libra',
    scorpio: 'Scorpio',
    sagittarius: 'Sagittarius',
    capricorn: 'Capricorn',
    aquarius: 'Aquarius',
    pisces: 'Pisces',
  },
  phases: {
    new: 'New Moon',
    waxingCrescent: 'Waxing crescent',
    firstQuarter: 'First quarter',
    waxingGibbous: 'Waxing gibbous',
    full: 'Full Moon',
    waningGibbous: 'Waning gibbous',
    lastQuarter: 'Last quarter',
    waningCrescent: 'Waning crescent',
  },
  moonIn: (sign) => `Moon in ${sign}`,
  topics: { love: 'Love', work: 'Work', money: 'Money', study: 'Study', spirit: 'Inner life', open: 'Anything' },
  upright: 'upright',
  reversed: 'reversed',
};
