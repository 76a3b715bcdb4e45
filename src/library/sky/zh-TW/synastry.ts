import type { SkyWords } from '../words.ts';
import { themeOf } from './themes.ts';
import { variantOf } from './variant.ts';

type Tell = (mine: string, theirs: string) => string;

const UNIONS: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}坐在同一個位子上，你這邊的${themeOf(mine)}一動，那邊的${themeOf(theirs)}馬上有感覺。開心會加倍，脾氣也會。`,
  (mine, theirs) =>
    `對方的${theirs}正好落在你的${mine}上，${themeOf(theirs)}和${themeOf(mine)}擠在一張椅子上。靠得近，記得留一點各自轉身的空間。`,
];

const EASES: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}處得來，談到${themeOf(mine)}，對方的${themeOf(theirs)}自然就接上。這份順手平常不覺得，忙的時候最感謝。`,
  (mine, theirs) =>
    `對方的${theirs}懂得怎麼托住你的${mine}，${themeOf(mine)}在他面前不太需要解釋。多做一件要花心思的事，默契會更深。`,
];

const STRAINS: readonly Tell[] = [
  (mine, theirs) =>
    `你的${mine}和對方的${theirs}步調不同，一個顧著${themeOf(mine)}，一個想著${themeOf(theirs)}。問問彼此急的是什麼，這次你讓，下次他讓。`,
  (mine, theirs) =>
    `對方的${theirs}會戳到你的${mine}，${themeOf(theirs)}碰上${themeOf(mine)}，有火花也有刺。把刺講成一句請求，火花就能拿來取暖。`,
];

/** For pairs without a text of their own. */
export const synastry: SkyWords['synastry'] = {
  union: (mine, theirs) => variantOf(UNIONS, mine, theirs)(mine, theirs),
  ease: (mine, theirs) => variantOf(EASES, mine, theirs)(mine, theirs),
  strain: (mine, theirs) => variantOf(STRAINS, mine, theirs)(mine, theirs),
};
