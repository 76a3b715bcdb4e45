import type { Dignity } from '../../../domain/sky/dignity.ts';
import type { SkyWords } from '../words.ts';
import { themeOf } from './themes.ts';
import { variantOf } from './variant.ts';

type Tell = (planet: string, sign: string) => string;

const TELLS: Record<Dignity, readonly Tell[]> = {
  domicile: [
    (planet, sign) => `${planet}在${sign}是回到自己家，${themeOf(planet)}不必跟誰借鑰匙，你用得很自然。`,
    (planet, sign) => `${sign}本來就歸${planet}管，${themeOf(planet)}在你身上住得自在，力氣使得乾淨。`,
    (planet, sign) => `說到${themeOf(planet)}，別人要學的你多半從小就會，因為${planet}在${sign}入廟。`,
  ],
  exaltation: [
    (planet, sign) => `${planet}到了${sign}入旺，像受邀坐上主桌，${themeOf(planet)}這一塊容易得人看重。`,
    (planet, sign) => `在${sign}的${planet}有貴賓的待遇，${themeOf(planet)}好的一面會被放大，別人的期待也跟著高。`,
    (planet, sign) => `傳統上說${planet}在${sign}入旺，${themeOf(planet)}上的本事肯拿出來，常有人替你鋪路。`,
  ],
  detriment: [
    (planet, sign) =>
      `${planet}在${sign}入陷，${themeOf(planet)}像在別人家煮飯，鍋子放哪都要找，煮久了反而練出自己的菜。`,
    (planet, sign) => `${sign}的規矩跟${planet}不太一樣，${themeOf(planet)}上你得繞點路，也因此看得比人寬。`,
    (planet, sign) => `占星上把${planet}在${sign}叫作入陷，${themeOf(planet)}要多轉一道彎，轉順了就是你的獨門手法。`,
  ],
  fall: [
    (planet, sign) => `${planet}在${sign}入弱，${themeOf(planet)}這一塊聲音小，容易被聽漏；從小處用起，慢慢就會有力。`,
    (planet, sign) => `到了${sign}，${planet}有點放不開，${themeOf(planet)}別跟人比快，照你的節奏會更穩。`,
    (planet, sign) => `傳統稱${planet}在${sign}為入弱，${themeOf(planet)}你會多想幾遍，磨出來的細心就是收穫。`,
  ],
};

export const dignity: SkyWords['dignity'] = {
  domicile: (planet, sign) => variantOf(TELLS.domicile, planet, sign)(planet, sign),
  exaltation: (planet, sign) => variantOf(TELLS.exaltation, planet, sign)(planet, sign),
  detriment: (planet, sign) => variantOf(TELLS.detriment, planet, sign)(planet, sign),
  fall: (planet, sign) => variantOf(TELLS.fall, planet, sign)(planet, sign),
};

export const retrograde: SkyWords['retrograde'] = {
  Mercury: '出生時水星正在逆行，你習慣把話在心裡走一遍再說，重讀、改寫、回頭想，正是你的強項。',
  Venus: '金星逆行的人，喜歡得慢也想得深，別人流行的不一定合你胃口。舊物和老朋友在你這裡特別有價值。',
  Mars: '力氣先往裡走，是火星逆行的特徵，你不愛一開始就硬碰，蓄久了出手才準。怒氣早點講，不必等它發酵。',
  Jupiter: '別人給的答案你聽聽就好，逆行的木星要你自己悟出信念。福氣常在回頭看時才發現。',
  Saturn: '最嚴的那位主管住在你心裡，土星逆行的人多半懂這種感覺。規矩可以重訂，替自己訂一套做得到的。',
  Uranus: '天王星逆行，革命先在心裡發生，外表看不出來。等你動手換掉什麼，其實早已想了很久。',
  Neptune: '夢與直覺你不輕易說，逆行的海王星把它們留在心裡。找一種創作讓它出來走走，會很美。',
  Pluto: '逆行的冥王星，把轉變做成一段安靜的內在工程。旁人覺得你忽然想通了，只有你知道挖了多深。',
};

export const dayBirth: SkyWords['dayBirth'] = {
  day: '你出生在白天，太陽是這張盤的主燈，木星和土星跟它同班，明講、計畫、負起責任的做法最順手。',
  night: '你出生在夜裡，由月亮掌燈，金星與火星跟著它輪值，做決定時憑感受、問問身邊的人，往往比硬算準。',
};
