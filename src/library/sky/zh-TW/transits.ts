import type { SkyWords } from '../words.ts';
import { themeOf } from './themes.ts';

/** A planet that comes back to its own place says something of its own. */
const returning = (own: string, back: string, other: (natal: string) => string) => (natal: string) =>
  natal === own ? back : other(natal);

export const transits: SkyWords['transits'] = {
  Sun: {
    union: returning(
      '太陽',
      '太陽回到你出生時的位置，一年只有這幾天，新的一歲從這裡算起。蛋糕之外，替這一歲訂一件真的會去做的事。',
      (natal) => `太陽走到你的${natal}上，${themeOf(natal)}被照得很清楚。這兩天適合把想做的事拿到檯面上，不必太低調。`,
    ),
    ease: (natal) => `這兩天太陽替${natal}加分，${themeOf(natal)}順著走就好，開口請人幫忙也容易得到好臉色。`,
    strain: (natal) =>
      `${themeOf(natal)}這兩天容易被拿來比較，太陽正和你的${natal}較勁。最要緊的那件辦完就好，晚上留給自己。`,
  },
  Moon: {
    union: returning(
      '月亮',
      '月亮每個月回來一次，今天又站在你出生時的地方，老心情會跟著上門。煮點從小愛吃的，早點回家。',
      (natal) => `這幾個鐘頭月亮經過你的${natal}，${themeOf(natal)}變得特別有感。適合慢下來，聽聽心裡在說什麼。`,
    ),
    ease: (natal) => `月亮跟${natal}相處得好，今天談${themeOf(natal)}氣氛會軟一點，約人吃飯、整理房間都舒服。`,
    strain: (natal) =>
      `心情跟${themeOf(natal)}有點對不上，是月亮路過時碰到了${natal}。過幾個鐘頭再回那則訊息，會比較好講。`,
  },
  Mercury: {
    union: returning(
      '水星',
      '水星繞回你出生時的位置，腦袋又照自己的節奏轉。寫信、面試、問問題，都可以挑這幾天。',
      (natal) =>
        `水星來到你的${natal}旁邊，關於${themeOf(natal)}的話會變多。寫信、問問題、把想法列成清單，都挑這幾天。`,
    ),
    ease: (natal) => `想談${themeOf(natal)}，這幾天話特別接得上。水星替你的${natal}傳話，約會議、找資料都順。`,
    strain: (natal) => `水星跟${natal}各講各的，${themeOf(natal)}容易傳錯意思。時間地點多確認一次，重要的話當面說。`,
  },
  Venus: {
    union: returning(
      '金星',
      '金星回到你出生時的位置，喜歡什麼，心裡特別清楚。剪個頭髮、看個展、約那個一直說改天的人。',
      (natal) => `金星停在你的${natal}上，${themeOf(natal)}多了一點甜。打扮一下、約喜歡的人，或替自己買束花。`,
    ),
    ease: (natal) => `這幾天人緣不錯，金星正照顧著你的${natal}。跟${themeOf(natal)}有關的事，輕聲說就有人肯幫。`,
    strain: (natal) => `想要被喜歡，又顧著${themeOf(natal)}，金星和${natal}有點拉扯。結帳和答應之前，先睡一覺。`,
  },
  Mars: {
    union: returning(
      '火星',
      '火星大約兩年回來一次，新一輪的力氣到了。接下來兩年往哪裡衝，現在先選一件就好。',
      (natal) => `火星踩上你的${natal}，${themeOf(natal)}來了一股勁。這幾天適合動手、運動、把拖著的事一次做完。`,
    ),
    ease: (natal) => `力氣來得正好，火星推著你的${natal}往前。為了${themeOf(natal)}該爭取的，這幾天開口最有精神。`,
    strain: (natal) =>
      `一點小事就想頂回去，是火星在撞你的${natal}。跟${themeOf(natal)}有關的火氣拿去流汗，氣消了才談得出東西。`,
  },
  Jupiter: {
    union: returning(
      '木星',
      '木星十二年繞一圈，回到你出生時的位置，新的成長又開始。平常只敢在門外看的那扇門，這次去敲敲看。',
      (natal) => `木星來到${natal}，${themeOf(natal)}會打開一扇比較大的門。這段日子適合報名、申請、踏出去看看。`,
    ),
    ease: (natal) => `有人願意拉你一把，木星正照顧你的${natal}。把${themeOf(natal)}上的願望說具體一點，路會寬。`,
    strain: (natal) => `木星把${natal}撐得有點大，${themeOf(natal)}容易答應過頭。好機會挑一個，其餘的客氣說謝謝。`,
  },
  Saturn: {
    union: returning(
      '土星',
      '土星走完二十九年的一圈，回到你出生時的位置。哪些是自己該扛的，哪些是替別人扛的，趁現在分清楚，再往下蓋。',
      (natal) =>
        `土星坐到你的${natal}旁邊，${themeOf(natal)}進入認真打底的時期。這陣子慢而實在的做法最有用，做完一段就歇一段。`,
    ),
    ease: (natal) => `穩紮穩打的好時節，土星替你的${natal}撐著。${themeOf(natal)}訂個做得到的進度，前輩的話值得聽。`,
    strain: (natal) =>
      `${themeOf(natal)}這陣子走得比較重，土星正考你的${natal}。把事情減到三件，一件一件過關，別忘了找人分擔。`,
  },
  Uranus: {
    union: returning(
      '天王星',
      '天王星八十四年才走完一圈，回到你出生時的位置，能遇到的人不多。不必再證明什麼，想怎麼過就怎麼過。',
      (natal) =>
        `天王星碰到你的${natal}，${themeOf(natal)}會想換個樣子。這段時間適合試新的做法，重大的決定先留一條退路。`,
    ),
    ease: (natal) => `新鮮的風吹到你的${natal}，天王星帶來輕鬆的改變。${themeOf(natal)}上想試而沒試的，現在阻力小。`,
    strain: (natal) =>
      `計畫常被打斷，是天王星在搖你的${natal}。${themeOf(natal)}留點彈性，想一走了之的時候，散個長長的步。`,
  },
  Neptune: {
    union: (natal) =>
      `海王星漫過你的${natal}，${themeOf(natal)}變得柔軟也有點朦朧。適合創作、休息、到水邊走走，簽名的事請多看幾遍。`,
    ease: (natal) =>
      `靈感在${natal}身邊流動，海王星讓${themeOf(natal)}多了溫柔。畫畫、聽音樂、原諒一個人，都是好時候。`,
    strain: (natal) =>
      `霧飄到你的${natal}上，${themeOf(natal)}一時看不清。海王星的日子裡少下結論，把事實寫下來，問一位清醒的朋友。`,
  },
  Pluto: {
    union: (natal) =>
      `冥王星走到你的${natal}，${themeOf(natal)}正從底部翻新。這段路走得久，可以慢慢清掉用不到的，留下真正要的。`,
    ease: (natal) =>
      `深處的力量支持著你的${natal}，冥王星在底下慢慢推著改變。${themeOf(natal)}上想徹底改好的一件事，現在使得上力。`,
    strain: (natal) =>
      `冥王星跟${natal}在較勁，${themeOf(natal)}碰到誰說了算的題目。能放的先放，不能放的講清楚，別獨自硬撐。`,
  },
};
