import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of oneself. */
export const openings: MatterWords['openings'] = {
  self: {
    light: [
      '你在往上长，你变在哪儿，{card}看得出。',
      '{card}说的是你手里最能使的那样。',
      '说到你这个人，牌面舒展，先听{card}。',
    ],
    mixed: [
      '一半想变，一半想守，关节在{card}。',
      '{card}是中间那道门，给人看的在外头，不给看的在里头。',
      '长处和毛病一道上了桌，从{card}认起。',
    ],
    heavy: [
      '桌上沉，先别给自己下判词，{card}说的是哪一处卡着。',
      '{card}先读，不用急着改什么。',
      '你身上那个老结，这回翻到了，结在哪儿由{card}来认。',
    ],
  },
  mood: {
    light: [
      '桌上的天色在转亮，{card}说的是从哪儿亮起来。',
      '{card}先看，牌面托得住人，读到哪儿停都行。',
      '心里缓到哪一步，看着是往暖处走，落在{card}。',
    ],
    mixed: [
      '心情一阵好一阵歹，{card}说得出那阵风打哪儿来。',
      '{card}先看，撑着的地方和塌下来的地方都连着它。',
      '心情忽晴忽雨，跟着什么走，看{card}。',
    ],
    heavy: [
      '桌上沉，难过就让它难过着，{card}慢慢看。',
      '{card}只认一样，今天不赶路，也不催你好。',
      '牌不轻，你不用撑着读完，先听{card}一句。',
    ],
  },
  anxious: {
    light: ['脚下比心里想的稳，从{card}踩一踩。', '警铃比事情响，{card}看得出。'],
    mixed: ['这份慌一半是提醒，一半是回声，从{card}分得开。', '念头跑在前面，牌慢慢走，先停在{card}。'],
    heavy: ['一个脑袋装这么多，够沉的，牌从{card}开始，不催你。', '你绷得太紧，读的时候什么都不用做，先看{card}。'],
  },
};
