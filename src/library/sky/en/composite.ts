import type { SkyWords } from '../words.ts';

export const composite: SkyWords['composite'] = {
  about: {
    Sun: 'how they are as a pair',
    Moon: 'how they come to rest with each other',
    Mercury: 'how they talk',
    Venus: 'how they enjoy things together',
    Mars: 'how they act, and how they quarrel',
    Jupiter: 'how they do each other good',
    Saturn: 'how they bear what has to be borne',
  },
  manner: {
    aries: 'Fast and head-on.',
    taurus: 'Slowly and steadily, with pleasure in good things.',
    gemini: 'With many words and many small plans.',
    cancer: 'Close, and protective.',
    leo: 'Warmly and proudly, glad of guests.',
    virgo: 'With care, down to the detail.',
    libra: 'Politely, with an eye to what is fair.',
    scorpio: 'All or nothing.',
    sagittarius: 'With room to roam.',
    capricorn: 'In earnest, and for the long term.',
    aquarius: 'As friends, by rules of their own.',
    pisces: 'Gently, with few borders.',
  },
};
