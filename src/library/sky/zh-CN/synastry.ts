import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

export const synastry: SkyWords['synastry'] = {
  union: (mine, theirs) =>
    `你的${mine}和对方的${theirs}落在一处，你的${areaOf(mine)}碰上对方的${areaOf(theirs)}，一点就响。近得快，也要记得各自留白。`,
  ease: (mine, theirs) =>
    `你的${mine}跟对方的${theirs}处得顺，你在${areaOf(mine)}上起个头，对方在${areaOf(theirs)}上就搭得上手。一起办件小事，最能看出这份默契。`,
  strain: (mine, theirs) =>
    `你的${mine}跟对方的${theirs}拧着，你看重的${areaOf(mine)}，常撞上对方放不下的${areaOf(theirs)}。磕碰时问一句“你在意哪一点”，不同就成了新鲜。`,
};
