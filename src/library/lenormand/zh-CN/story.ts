import type { LenormandPhrases, Step } from '../../../domain/lenormand/reading/texts.ts';

/** What each card does to the matter {it}, after its noun. */
const DEEDS: Readonly<Record<number, string>> = {
  1: '把{it}带动起来',
  2: '让{it}松快一阵',
  3: '把{it}往远处带',
  4: '给{it}垫了底',
  5: '一点点来，急不得',
  6: '先别急着认定',
  7: '领着{it}绕了远路',
  8: '到这儿告一段落',
  9: '给{it}添了甜头',
  10: '来得突然，不打招呼',
  11: '叫人多跑两趟',
  12: '搅得{it}静不下来',
  13: '带来个小开头',
  14: '听一半留一半',
  15: '在后头撑着{it}',
  16: '给{it}指了方向',
  17: '让{it}换了个样',
  18: '一直站在你这边',
  19: '把{it}隔开一层',
  20: '把{it}带到人前',
  21: '挡住去路',
  22: '等着你拿主意',
  23: '一点点往外漏',
  24: '让{it}有了热乎气',
  25: '把{it}拴牢了',
  26: '有一半还没翻开',
  27: '把话落到了纸上',
  28: '在里头占一份',
  29: '在里头占一份',
  30: '让{it}安稳下来',
  31: '把{it}照亮了',
  32: '让{it}有了滋味',
  33: '把{it}打开了',
  34: '让{it}活泛起来',
  35: '让{it}站住了脚',
  36: '压得{it}沉',
};

const JOIN: Readonly<Record<Step, readonly string[]>> = {
  on: ['接着', '随后'],
  heavier: ['可', '偏偏'],
  lighter: ['好在', '转眼'],
};
const CENTRE: Readonly<Record<Step, string>> = {
  on: '正当中，',
  heavier: '难就难在当中，',
  lighter: '转机在当中，',
};
const END: Readonly<Record<Step, string>> = { on: '最后', heavier: '可到头来', lighter: '好在末了' };

/** Cards from first to last as one story: each noun does something to the matter. */
export const story: LenormandPhrases['story'] = (cards, steps, ofRow) => {
  const told = cards.map(
    ({ noun, number }, index) => `${noun}${DEEDS[number]!.replaceAll('{it}', index === 0 ? '这件事' : '它')}`,
  );
  const run = (from: number, to: number) =>
    told
      .slice(from, to)
      .map((text, index) => (index === 0 ? text : `，${JOIN[steps[from + index - 1]!][index % 2]}${text}`))
      .join('');
  const last = cards.length - 1;
  const end = `${END[steps[last - 1]!]}${told[last]}。`;
  if (ofRow) return `中间一排，${run(0, last)}。落到右下角，${told[last]}。`;
  if (cards.length < 5) return `${run(0, last)}，${end}`;
  const middle = last / 2;
  return `${run(0, middle)}。${CENTRE[steps[middle - 1]!]}${told[middle]}。再往后，${run(middle + 1, last)}，${end}`;
};
