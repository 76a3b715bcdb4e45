import type { Where } from '../../../domain/lenormand/reading/tableau/phrases.ts';

/** How far a card lies. */
export const WHERE = { touching: '紧挨着你', near: '离你很近', far: '离你有些距离', remote: '在桌子的那一头' };
const SIDES = { left: '左', right: '右' };
const HEIGHTS = { above: '上', below: '下' };

/** 你左上方: the side on which a card lies. */
export const place = (across: Where[1], down: Where[2]) => {
  const height = down === null ? '边' : `${HEIGHTS[down]}方`;
  return `你${across === null ? '' : SIDES[across]}${height}`;
};

/** Where a card lies: on which side, and how far. */
export const where = (...[distance, across, down]: Where): string => `在${place(across, down)}，${WHERE[distance]}`;
