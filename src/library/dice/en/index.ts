import type { DiceWords } from '../words.ts';
import { houses } from './houses.ts';
import { points } from './points.ts';
import { signs } from './signs.ts';

const lower = (house: string) => house.toLowerCase();
/** Sun and Moon and the Nodes take the article, the planets do not. */
export const the = (point: string) => (/^(Sun|Moon|North|South)/.test(point) ? `the ${point}` : point);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const dice: DiceWords = {
  points,
  signs,
  houses,
  sentence: (point, sign, house) => {
    const join = house % 2 === 0 ? 'and this shows' : 'and you meet it';
    return `${points[point].part}, ${signs[sign].part}, ${join} ${houses[house]!.part}.`;
  },
  dignity: {
    domicile: (point, sign) =>
      `${capital(the(point))} is at home in ${sign}, in its own domicile, and can act as it likes best.`,
    exaltation: (point, sign) =>
      `${capital(the(point))} is exalted in ${sign}: an honoured guest, given the best chair, and a little inclined to overdo it.`,
    detriment: (point, sign) =>
      `${capital(the(point))} is in detriment in ${sign}, abroad so to speak, and has to do things in a way that does not come naturally.`,
    fall: (point, sign) =>
      `${capital(the(point))} is in fall in ${sign}, where it is not much listened to, so modest steps get further than loud ones.`,
  },
  naturalHouse: {
    ofSign: (sign, house) =>
      `The ${lower(house)} is the natural place of ${sign}, so manner and place say the same thing, and say it clearly.`,
    ofPoint: (point, house) =>
      `The ${lower(house)} is a natural house of ${the(point)}, which knows its way about there.`,
  },
};
