import type { SpreadTexts } from '../../../domain/reading/texts.ts';

const point = { name: 'Planet', meaning: 'What acts.' };
const sign = { name: 'Sign', meaning: 'In what manner.' };
const house = { name: 'House', meaning: 'In which part of life.' };

export const spreads: SpreadTexts = {
  diceThrow: {
    title: 'One throw',
    purpose: 'Three dice, one sentence: what acts, how, and where.',
    positions: { point, sign, house },
  },
  diceOptions: {
    title: 'Two options',
    purpose: 'A throw for each of two ways, laid side by side.',
    positions: { pointA: point, signA: sign, houseA: house, pointB: point, signB: sign, houseB: house },
  },
};
