import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How a matter of the self stands, by the mood of the table. */
export const states: StateWords = {
  self: {
    light: [
      '你正往自己的样子里长，{card}认得那份底气，敢用就更稳。',
      '心里那根线理顺了，{card}照着你的一样长处：有你在，身边的人安得下来。',
    ],
    mixed: [
      '你一半想要，一半怕吵着谁，这阵子跟{card}学的，是把话说到七分。',
      '本事不缺，缺的是停，{card}把空着的那把椅子指给你看。',
    ],
    heavy: [
      '扛得太久了，{card}照见的是绷，想看清什么，先从睡够开始。',
      '旧的样子在拆，新的还没盖好，{card}说站在工地里觉得冷是应该的。',
    ],
  },
  mood: {
    light: [
      '心在一点点回暖，{card}说先回来的是胃口和笑，大道理在后头。',
      '最浓的那层雾薄了，{card}让你认出几样还喜欢的东西，就从它们往外走。',
    ],
    mixed: [
      '有好天，也有坏天，{card}把起落看成恢复的样子，别拿坏天否认好天。',
      '人在往前，心落后半里，{card}劝你走慢些，等它一等。',
    ],
    heavy: [
      '这会儿沉，沉得有来由，{card}不劝你振作，劝你今天别一个人待着。',
      '力气见了底，{card}只要你守吃、睡、跟人说话三样；要是一直这样，让医生一起看看。',
    ],
  },
};
