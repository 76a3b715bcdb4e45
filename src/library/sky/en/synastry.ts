import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

export const synastry: SkyWords['synastry'] = {
  union: (mine, theirs) =>
    `Your ${mine} and their ${theirs} share one place in the sky. What you bring in ${areaOf(mine)} meets what they bring in ${areaOf(theirs)}, so that each of you sets the other off at once, for better and for louder.`,
  ease: (mine, theirs) =>
    `Between your ${mine} and their ${theirs} there is an open door. On your side ${areaOf(mine)}, on theirs ${areaOf(theirs)}: they help each other along without being asked, and you may both take it for granted.`,
  strain: (mine, theirs) =>
    `Your ${mine} and their ${theirs} stand crosswise. Your way with ${areaOf(mine)} catches on theirs with ${areaOf(theirs)}; said in good time and with some humour, it keeps the two of you awake for each other.`,
};
