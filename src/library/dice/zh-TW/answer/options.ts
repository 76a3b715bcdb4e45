import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Two named options, a throw for each. */
export const options: DiceAnswerWords['options'] = {
  each: [
    '選「{name}」，得到的是{gives}，會出現{where}；要付出的是{costs}。',
    '「{name}」給你{gives}，{where}最有感，代價是{costs}。',
    '走「{name}」這條路，收穫{where}，是{gives}，換出去的是{costs}。',
    '如果是「{name}」，你會多了{gives}，好處主要{where}；相對要拿{costs}來換。',
  ],
  gives: {
    Sun: '一個被看見的位置',
    Moon: '安心和歸屬感',
    Mercury: '新鮮感和聊得來的人',
    Venus: '舒服的日子和喜歡的人',
    Mars: '鬥志和一個想贏的目標',
    Jupiter: '可以長大的空間',
    Saturn: '經得起時間的踏實',
    Uranus: '自由，以及比現在更多的驚喜',
    Neptune: '離夢想近一點的生活',
    Pluto: '徹底換過一輪的局面',
    NorthNode: '從零開始學的新東西',
    SouthNode: '老本行的發揮空間',
  },
  costs: {
    Aries: '新鮮感退了以後的耐性',
    Taurus: '久坐不動的毅力',
    Gemini: '兩邊都要顧的精神',
    Cancer: '常常先替別人想的體貼',
    Leo: '狀態差也要站在台前的勇氣',
    Virgo: '沒人鼓掌的細活',
    Libra: '一次又一次的退讓',
    Scorpio: '你本來不想交出來的坦白',
    Sagittarius: '知道下個月人在哪裡的安定',
    Capricorn: '一段很少放假的長路',
    Aquarius: '一部分習慣了的親近',
    Pisces: '自己畫界線的力氣',
  },
  better: {
    nature: [
      '兩邊相比，「{better}」比較有利：{point}在這件事上肯幫忙，「{other}」那邊的就沒這麼好說話。',
      '骰子偏向「{better}」，有{point}陪著，路比「{other}」好走。',
      '「{better}」小贏「{other}」，差別在{point}。',
    ],
    dignity: [
      '兩邊相比，「{better}」比較有利，因為{point}在{sign}得位，「{other}」沒有站得這麼穩的。',
      '骰子偏向「{better}」：{point}在{sign}使得出本事，「{other}」少了這樣的幫手。',
      '「{better}」小贏「{other}」，靠的是{point}在{sign}有位子，走起來順一些。',
    ],
    house: [
      '兩邊相比，「{better}」比較有利，它落在{house}，做的事容易有結果，「{other}」那邊要多費力氣。',
      '骰子偏向「{better}」：{house}比較有力，「{other}」離大路遠了些。',
      '「{better}」小贏「{other}」，贏在落點，也就是{house}。',
    ],
  },
  even: [
    '「{a}」和「{b}」，骰子沒有偏哪一邊。',
    '「{a}」跟「{b}」平手，硬要分高下就不老實了。',
    '照骰子看，「{a}」和「{b}」一樣重。',
  ],
  decide: {
    house: [
      '能決定的，是你想把日子花在哪裡：{first}，還是{second}。',
      '想一想，哪一邊的重量你比較願意承受，{first}，還是{second}。',
    ],
    sign: ['落點一樣，差在做法：{first}，還是{second}。', '地方相同，就看你習慣哪種步調，{first}，還是{second}。'],
    point: [
      '只有第一顆不同，看你比較想要哪個：{first}，還是{second}。',
      '地方和做法都一樣，一邊是{first}，一邊是{second}。',
    ],
    same: [
      '兩次擲出一模一樣的三面，沒得比；就看打哪個名字的時候，你心情比較輕。',
      '三面全部重複，骰子分不出來，差別在你身上：哪個名字你寫得比較甘願？',
    ],
  },
  caution: ['但要慢慢來，{point}在{sign}發揮不了全力。', '唯一的保留是，{point}在{sign}不太順手。'],
};
