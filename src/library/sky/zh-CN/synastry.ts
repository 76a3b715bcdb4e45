import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

export const synastry: SkyWords['synastry'] = {
  union: (one, other) =>
    `${one.name}的${one.planet}和${other.name}的${other.planet}落在一处，一边的${areaOf(one.planet)}碰上另一边的${areaOf(other.planet)}，一碰就响。近得快，也要记得各自留白。`,
  ease: (one, other) =>
    `${one.name}的${one.planet}跟${other.name}的${other.planet}处得顺，${one.name}在${areaOf(one.planet)}上起个头，${other.name}在${areaOf(other.planet)}上就搭得上手。一起办件小事，最能看出这份默契。`,
  strain: (one, other) =>
    `${one.name}的${one.planet}跟${other.name}的${other.planet}拧着，${one.name}看重的${areaOf(one.planet)}，常撞上${other.name}放不下的${areaOf(other.planet)}。磕碰时问一句“你在意哪一点”，不同也能变成新鲜。`,
};
