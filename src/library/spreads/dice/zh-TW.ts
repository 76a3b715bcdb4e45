import type { SpreadTexts } from '../../../domain/reading/texts.ts';

const point = { name: '行星', meaning: '是什麼在動。' };
const sign = { name: '星座', meaning: '用什麼方式。' };
const house = { name: '宮位', meaning: '在生活的哪一塊。' };

export const spreads: SpreadTexts = {
  diceThrow: {
    title: '擲一次',
    purpose: '三顆骰子一句話：什麼在動、怎麼動、在哪裡動。',
    positions: { point, sign, house },
  },
  diceOptions: {
    title: '二選一',
    purpose: '兩條路各擲一次，並排著看。',
    positions: { pointA: point, signA: sign, houseA: house, pointB: point, signB: sign, houseB: house },
  },
};
