import type { DiceWords } from '../words.ts';
import { houses } from './houses.ts';
import { points } from './points.ts';
import { signs } from './signs.ts';

/** Sun and Moon and the Nodes take the article, the planets do not. */
export const the = (point: string) => (/^(Sun|Moon|North|South)/.test(point) ? `the ${point}` : point);

export const dice: DiceWords = {
  points,
  signs,
  houses,
  sentence: (point, sign, house) => {
    const join = house % 2 === 0 ? 'and this shows' : 'and you meet it';
    return `${points[point].part}, ${signs[sign].part}, ${join} ${houses[house]!.part}.`;
  },
};
