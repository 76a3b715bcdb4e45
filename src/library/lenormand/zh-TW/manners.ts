import type { Spoken } from '../../../domain/lenormand/reading/texts.ts';

type Manners = Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>>;

/** What the second card says of the first where its usual words do not suit: one says other things of a friend, of a trouble, of a joy. */
export function mannersOf(first: number): Manners | undefined {
  if (TROUBLES.has(first)) return OF_TROUBLES;
  return JOYS.has(first) ? OF_JOYS : undefined;
}

const TROUBLES = new Set([6, 7, 11, 14, 21, 23, 36]);
const JOYS = new Set([2, 9, 16, 24, 30, 31, 32, 33, 34]);

export const OF_PEOPLE: Manners = {
  1: { adjective: '腳步很快' },
  2: { adjective: '手氣好' },
  3: { adjective: '遠道而來' },
  5: { adjective: '慢熟', verb: '要相處久了才懂' },
  6: { adjective: '有心事', verb: '心裡起了霧' },
  7: { adjective: '心思細', verb: '話裡另有意思' },
  8: { adjective: '想靜一靜', verb: '現在需要靜一靜' },
  10: { adjective: '說一不二', verb: '臨時改了主意' },
  11: { adjective: '愛爭個明白' },
  12: { adjective: '健談', verb: '有好多話想講' },
  13: { adjective: '年紀輕', verb: '正要重新開始' },
  14: { adjective: '精明', verb: '心裡另有打算' },
  15: { adjective: '有靠山' },
  16: { adjective: '有才華', verb: '心裡有了方向' },
  17: { adjective: '正想改變自己', verb: '正想換個活法' },
  19: { adjective: '重規矩', verb: '凡事照規矩來' },
  20: { adjective: '人面廣', verb: '身邊總圍著一群人' },
  21: { adjective: '固執', verb: '一時講不動' },
  22: { adjective: '拿不定主意' },
  23: { adjective: '愛操心', verb: '被瑣事消磨著' },
  24: { adjective: '心軟', verb: '動了真感情' },
  25: { adjective: '重承諾', verb: '有約在身' },
  26: { adjective: '守口如瓶' },
  27: { adjective: '愛寫信' },
  30: { adjective: '心平氣和' },
  31: { adjective: '開朗', verb: '心情慢慢放晴' },
  33: { adjective: '心裡有數', verb: '想到了辦法' },
  34: { adjective: '手頭寬裕', verb: '正在盤算錢的事' },
  35: { adjective: '踏實' },
  36: { adjective: '扛著重擔', verb: '得咬牙撐一陣子' },
};

const OF_TROUBLES: Manners = {
  1: { adjective: '找上門來', verb: '很快會有人來談' },
  2: { adjective: '來得快去得也快', verb: '碰巧有了轉機' },
  3: { verb: '是從遠方帶來的' },
  4: { verb: '出在自己家裡' },
  5: { adjective: '積了很久', verb: '要花時間慢慢理' },
  6: { verb: '一時還看不透' },
  8: { adjective: '快要了結', verb: '到這裡也該收了' },
  9: { adjective: '表面好看', verb: '因為一份心意鬆動了' },
  10: { verb: '得當機立斷' },
  11: { verb: '愈爭愈沒完沒了' },
  12: { verb: '得當面講開' },
  13: { adjective: '才剛冒頭', verb: '還只是個苗頭' },
  15: { verb: '要請有分量的人出面' },
  16: { adjective: '看得到盡頭', verb: '總算有了盼頭' },
  17: { verb: '開始鬆動了' },
  18: { adjective: '朋友幫得上忙', verb: '有朋友一起扛' },
  19: { adjective: '卡在手續上', verb: '得照程序一步一步解' },
  20: { verb: '攤到了眾人面前' },
  21: { adjective: '一時解不開', verb: '一時還搬不動' },
  22: { verb: '不只一條出路' },
  23: { verb: '一點一點磨著人' },
  25: { adjective: '承諾帶來', verb: '起於一個約定' },
  27: { verb: '要寫下來才講得清' },
  30: { adjective: '長輩那邊' },
  31: { adjective: '會有好結果' },
  32: { adjective: '夜裡想起' },
  33: { adjective: '解得開', verb: '找到了解法' },
  35: { adjective: '拖了很久', verb: '一時還不會走' },
  36: { verb: '得咬牙撐一陣子' },
};

const OF_JOYS: Manners = {
  3: { verb: '還隔著一段遠路' },
  5: { adjective: '慢慢養大', verb: '會慢慢扎下根' },
  18: { adjective: '朋友帶來' },
  23: { adjective: '禁不起消磨' },
  27: { adjective: '寫在信裡' },
  30: { verb: '有長輩在旁照看' },
  35: { adjective: '留得住', verb: '會留得很久' },
};

/** The measure word that points at a thing, where it has one. */
export const THIS: Readonly<Record<number, string>> = {
  1: '這個',
  2: '這點',
  3: '這趟',
  4: '這件',
  6: '這團',
  7: '這場',
  8: '這次',
  9: '這份',
  10: '這個',
  11: '這場',
  12: '這場',
  13: '這個',
  14: '這番',
  16: '這個',
  17: '這次',
  18: '這位',
  19: '這件',
  20: '這場',
  21: '這道',
  22: '這個',
  23: '這個',
  24: '這份',
  25: '這個',
  26: '那個',
  27: '那封',
  31: '這個',
  33: '這個',
  34: '這筆',
  35: '這份',
  36: '這副',
};
