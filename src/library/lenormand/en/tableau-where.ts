import type { Where } from '../../../domain/lenormand/reading/tableau/phrases.ts';

const WHERE = {
  touching: 'right next to you',
  near: 'near you',
  far: 'some way off',
  remote: 'at the far end of the table',
};
/** Where a card lies: near you, above and to the left. */
export const where = (...[distance, across, down]: Where): string => {
  if (across === null) {
    if (down === null) return WHERE[distance];
    return distance === 'touching' ? `right ${down} you` : `${WHERE[distance]}, straight ${down}`;
  }
  return `${WHERE[distance]}, ${down === null ? '' : `${down} and `}to the ${across}`;
};
