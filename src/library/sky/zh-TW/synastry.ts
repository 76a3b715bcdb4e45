import type { SkyWords } from '../words.ts';
import { variantOf } from './variant.ts';

type Tell = (mine: string, theirs: string) => string;

const UNIONS: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}坐在同一個位子上，一碰面就有反應。這方面你們互相放大，開心加倍，脾氣也會加倍。`,
  (mine, theirs) => `對方的${theirs}正好落在你的${mine}上，像兩個人說了同一句話。靠得近，記得留一點各自轉身的空間。`,
];

const EASES: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}處得來，一個起頭，另一個自然就接上。這份順手平常不覺得，忙的時候最感謝。`,
  (mine, theirs) => `對方的${theirs}懂得怎麼托住你的${mine}，相處起來不太費力。多做一件要花心思的事，默契會更深。`,
];

const STRAINS: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}步調不同，常在同一個地方卡到。先弄清楚各自急的是什麼，再決定誰讓這一次。`,
  (mine, theirs) => `對方的${theirs}會戳到你的${mine}，有火花，也有刺。把刺講成一句請求，火花就能拿來取暖。`,
];

/** For pairs without a text of their own. */
export const synastry: SkyWords['synastry'] = {
  union: (mine, theirs) => variantOf(UNIONS, mine, theirs)(mine, theirs),
  ease: (mine, theirs) => variantOf(EASES, mine, theirs)(mine, theirs),
  strain: (mine, theirs) => variantOf(STRAINS, mine, theirs)(mine, theirs),
};
