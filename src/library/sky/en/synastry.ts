import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

export const synastry: SkyWords['synastry'] = {
  union: (one, other) =>
    `${one.name}’s ${one.planet} and ${other.name}’s ${other.planet} share one place in the sky. What ${one.name} brings in ${areaOf(one.planet)} meets what ${other.name} brings in ${areaOf(other.planet)}, so that each sets the other off at once, for better and for louder.`,
  ease: (one, other) =>
    `Between ${one.name}’s ${one.planet} and ${other.name}’s ${other.planet} there is an open door. On one side ${areaOf(one.planet)}, on the other ${areaOf(other.planet)}: they help each other along without being asked, and both people may take it for granted.`,
  strain: (one, other) =>
    `${one.name}’s ${one.planet} and ${other.name}’s ${other.planet} stand crosswise. ${one.name}’s way with ${areaOf(one.planet)} catches on ${other.name}’s with ${areaOf(other.planet)}; said in good time and with some humour, it keeps the two awake for each other.`,
};
