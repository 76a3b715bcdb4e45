import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of home and friends. */
export const openings: MatterWords['openings'] = {
  family: {
    light: [
      '家裡這一題，心都還在，{card}說得最明白。',
      '一家人嘴上說得少，心裡都放著，{card}先開了口。',
      '這件事家裡還有得商量，餘地留在{card}。',
    ],
    mixed: [
      '一家人各有各的心思，牌聽完一輪，停在{card}。',
      '關心說出口變成碎念，{card}把它翻譯回來。',
      '愛是真的，累也是真的，兩樣都寫在{card}上。',
    ],
    heavy: [
      '家裡這件事有點重量，重在{card}。',
      '有人悶、有人扛，最沉的一角由{card}來說。',
      '家裡這一題先不急著下結論，先看{card}壓住了什麼。',
    ],
  },
  friend: {
    light: [
      '朋友這一題看得放心，情分熱在{card}。',
      '你和{who}的交情是厚的，{card}看得出來。',
      '這份友情禁得起一問，依據是{card}。',
    ],
    mixed: [
      '你和{who}還是朋友，只是話裡多了點什麼，那點東西是{card}。',
      '友情有冷有熱，{card}剛好在交界上。',
      '感謝和計較都在桌上，先看{card}。',
    ],
    heavy: [
      '你和{who}之間隔了一層，那一層是{card}。',
      '這份友情最近補得吃力，補丁都打在{card}。',
      '交情裡有一處最近不太順，{card}說的就是它。',
    ],
  },
  move: {
    light: [
      '出發這件事是順風，{card}先把帆拉了起來。',
      '要去的那個方向目前是通的，{card}在前面帶路。',
      '換個地方這一題，桌上的路都開著，{card}是第一個路口。',
    ],
    mixed: [
      '人想走，行李還沒收完，收到{card}停了一下。',
      '去的好處和要重來的部分都有，{card}是中間那一站。',
      '成不成行還有變數，變數看{card}。',
    ],
    heavy: [
      '這一路變數偏多，{card}旁邊要放慢開。',
      '最難抬的那一件行李，這次是{card}。',
      '走不走之前，先弄清楚{card}擋著什麼。',
    ],
  },
};
