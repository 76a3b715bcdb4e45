import type { LenormandPhrases, Step } from '../../../domain/lenormand/reading/texts.ts';

/** What each card does to the matter {it}, after its noun. */
const DEEDS: Readonly<Record<number, string>> = {
  1: '先把{it}帶動了',
  2: '讓{it}輕鬆了一陣',
  3: '把{it}帶往遠一點的地方',
  4: '給了{it}一個底',
  5: '要走慢一點',
  6: '讓人看不清楚',
  7: '讓{it}多繞了一圈',
  8: '停了一下',
  9: '替{it}加了分',
  10: '來得很突然',
  11: '一再打斷{it}',
  12: '讓{it}安靜不下來',
  13: '讓{it}從小地方開始',
  14: '提醒你再看一次',
  15: '在後面撐著{it}',
  16: '替{it}指了路',
  17: '讓{it}換了個樣子',
  18: '一路陪在你這邊',
  19: '把{it}隔開一段',
  20: '把{it}帶到大家面前',
  21: '把路擋住了',
  22: '等著你做決定',
  23: '每天磨掉一點',
  24: '讓{it}有了溫度',
  25: '把{it}綁在一起',
  26: '還有一半沒翻開',
  27: '讓{it}有了白紙黑字',
  28: '在裡面有一份',
  29: '在裡面有一份',
  30: '讓{it}平靜下來',
  31: '把{it}照亮了',
  32: '讓{it}有了感覺',
  33: '把{it}打開了',
  34: '讓{it}流動起來',
  35: '讓{it}穩住',
  36: '讓{it}變得很沉',
};

const JOIN: Readonly<Record<Step, readonly string[]>> = {
  on: ['再來', '接著'],
  heavier: ['不過', '偏偏'],
  lighter: ['還好', '後來'],
};
const CENTRE: Readonly<Record<Step, string>> = {
  on: '最中間，',
  heavier: '卡住的地方在中間，',
  lighter: '轉機在中間，',
};
const END: Readonly<Record<Step, string>> = { on: '最後', heavier: '可惜最後', lighter: '還好最後' };

/** Cards from first to last as one story: each noun does something to the matter. */
export const story: LenormandPhrases['story'] = (cards, steps, ofRow) => {
  const told = cards.map(
    ({ noun, number }, index) => `${noun}${DEEDS[number]!.replaceAll('{it}', index === 0 ? '這件事' : '它')}`,
  );
  const run = (from: number, to: number) =>
    told
      .slice(from, to)
      .map((text, index) => (index === 0 ? text : `，${JOIN[steps[from + index - 1]!][index % 2]}${text}`))
      .join('');
  const last = cards.length - 1;
  const end = `${END[steps[last - 1]!]}${told[last]}。`;
  if (ofRow) return `中間那一排，${run(0, last)}。走到右下角，${told[last]}。`;
  if (cards.length < 5) return `${run(0, last)}，${end}`;
  const middle = last / 2;
  return `${run(0, middle)}。${CENTRE[steps[middle - 1]!]}${told[middle]}。再往下，${run(middle + 1, last)}，${end}`;
};
