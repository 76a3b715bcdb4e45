import type { SkyWords } from '../words.ts';

export const houses: SkyWords['houses'] = {
  1: {
    area: 'appearance and first impressions',
    year: 'A year that begins with you. People see you afresh, so decide what they should see and change one visible thing.',
  },
  2: {
    area: 'money and what you own',
    year: 'A year of counting and keeping. What you earn, spend and stand by becomes clearer once it is written down.',
  },
  3: {
    area: 'talk, siblings and short ways',
    year: 'A year on the move in small circles. Letters, courses, neighbours and brothers or sisters carry more than usual.',
  },
  4: {
    area: 'home and family',
    year: 'A year that turns indoors. A flat, a parent or an old root asks for attention, and gets better when it has it.',
  },
  5: {
    area: 'children, romance and play',
    year: 'A year with more appetite. Make something, court somebody or sit with a child on the floor; it counts.',
  },
  6: {
    area: 'daily work and habits',
    year: 'A year of craft and routine. The way you spend an ordinary Tuesday is what changes your life now.',
  },
  7: {
    area: 'partnership',
    year: 'A year lived across the table from somebody. Agreements are made, renewed or read properly for once.',
  },
  8: {
    area: 'shared money and deep bonds',
    year: 'A year of what is held in common: debts, trust, an inheritance, a secret kept or shared. Slow honesty pays.',
  },
  9: {
    area: 'travel, study and belief',
    year: 'A year with a wide window. Go further than last time, learn from a stranger, and check an old conviction.',
  },
  10: {
    area: 'calling and reputation',
    year: 'A year in view. Work is noticed, for which it has to be finished and to bear your name.',
  },
  11: {
    area: 'friends and hopes',
    year: 'A year in company. A group takes you in or you outgrow one, and a wish can be said out loud.',
  },
  12: {
    area: 'rest and what is hidden',
    year: 'A year behind the curtain. Sleep, tidy, finish quietly; much is decided before anyone sees it.',
  },
};
