import type { NamedPlanet } from '../../../domain/sky/portrait/texts.ts';
import type { SkyWords } from '../words.ts';
import { themeOf } from './themes.ts';
import { variantOf } from './variant.ts';

type Tell = (one: NamedPlanet, other: NamedPlanet) => string;

const UNIONS: readonly Tell[] = [
  (one, other) =>
    `${one.name}的${one.planet}和${other.name}的${other.planet}坐在同一個位子上，這邊的${themeOf(one.planet)}一動，那邊的${themeOf(other.planet)}馬上有感覺。開心會加倍，脾氣也會。`,
  (one, other) =>
    `${other.name}的${other.planet}正好落在${one.name}的${one.planet}上，${themeOf(other.planet)}和${themeOf(one.planet)}擠在一張椅子上。靠得近，記得留一點各自轉身的空間。`,
];

const EASES: readonly Tell[] = [
  (one, other) =>
    `${one.name}的${one.planet}和${other.name}的${other.planet}處得來，談到${themeOf(one.planet)}，對方的${themeOf(other.planet)}自然就接上。這份順手平常不覺得，忙的時候最感謝。`,
  (one, other) =>
    `${other.name}的${other.planet}懂得怎麼托住${one.name}的${one.planet}，碰到${themeOf(one.planet)}，不太需要解釋。多一起做一件要花心思的事，默契會更深。`,
];

const STRAINS: readonly Tell[] = [
  (one, other) =>
    `${one.name}的${one.planet}和${other.name}的${other.planet}步調不同，一個顧著${themeOf(one.planet)}，一個想著${themeOf(other.planet)}。問問彼此急的是什麼，這次一個讓，下次換另一個讓。`,
  (one, other) =>
    `${other.name}的${other.planet}會戳到${one.name}的${one.planet}，${themeOf(other.planet)}碰上${themeOf(one.planet)}，有火花也有刺。不舒服的地方改成一句請求來說，火花就不傷人。`,
];

/** For pairs without a text of their own. */
export const synastry: SkyWords['synastry'] = {
  union: (one, other) => variantOf(UNIONS, one.planet, other.planet)(one, other),
  ease: (one, other) => variantOf(EASES, one.planet, other.planet)(one, other),
  strain: (one, other) => variantOf(STRAINS, one.planet, other.planet)(one, other),
};
