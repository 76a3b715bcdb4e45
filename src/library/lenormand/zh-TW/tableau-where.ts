import type { Where } from '../../../domain/lenormand/reading/tableau/phrases.ts';

/** How far a card lies. */
export const WHERE = { touching: '緊挨著你', near: '離你不遠', far: '離你有一段距離', remote: '遠在桌子另一頭' };
const SIDES = { left: '左', right: '右' };
const HEIGHTS = { above: '上', below: '下' };

/** 你左上方: the side on which a card lies. */
export const place = (across: Where[1], down: Where[2]) => {
  const height = down === null ? '邊' : `${HEIGHTS[down]}方`;
  return `你的${across === null ? '' : SIDES[across]}${height}`;
};

/** Where a card lies: on which side, and how far. */
export const where = (...[distance, across, down]: Where): string => `在${place(across, down)}，${WHERE[distance]}`;
