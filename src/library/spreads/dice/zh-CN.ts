import type { SpreadTexts } from '../../../domain/reading/texts.ts';

const point = { name: '行星', meaning: '什么在起作用。' };
const sign = { name: '星座', meaning: '以什么方式。' };
const house = { name: '宫位', meaning: '在生活的哪个领域。' };

export const spreads: SpreadTexts = {
  diceThrow: {
    title: '掷一次',
    purpose: '三颗骰子一句话：什么在动，怎么动，动在哪里。',
    positions: { point, sign, house },
  },
  diceOptions: {
    title: '二选一',
    purpose: '两个选项各掷一次，摆在一起比。',
    positions: { pointA: point, signA: sign, houseA: house, pointB: point, signB: sign, houseB: house },
  },
};
