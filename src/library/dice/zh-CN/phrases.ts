import type { DicePhrases } from '../../../domain/dice/texts.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

export const phrases: DicePhrases = {
  titles: {
    throw: '这一掷',
    point: '什么在起作用',
    sign: '以什么方式',
    house: '在哪个领域',
    strength: '强弱',
    again: '对比上一掷',
    natal: '对照本命盘',
    comparison: '放在一起比',
  },
  topic: {
    love: (point, sign, house) =>
      `问的是感情，就把${point}当作两个人之间正在起的波澜，${sign}是它的语气，${house}是它会在生活里露面的地方。`,
    work: (point, sign, house) =>
      `问的是工作，就把${point}当作该办的事，${sign}是办事的路数，${house}说明它落在哪一块、牵连到谁。`,
    money: (point, sign, house) =>
      `问的是钱，${point}讲是什么在推着它，${sign}讲它怎么来、怎么去，要查就先从${house}查起。`,
    study: (point, sign, house) =>
      `问的是学业，力气该花在${point}上，花法看${sign}，帮得上忙的人和地方去${house}里找。`,
    spirit: (point, sign, house) =>
      `想让心里安稳，先问问自己哪一处像${point}、带着${sign}的脾气，再在${house}管的事里给它留块地方。`,
    open: (point, sign, house) => `自己连成一句试试：${point}是谁在动，${sign}是怎么动，${house}是动在生活的哪一处。`,
  },
  again: {
    point: (name) => `${name}第二次朝上，起作用的还是那件事。`,
    sign: (name) => `又见${name}，自上次发问以来，路数没变。`,
    house: (name) => `仍是${name}，事情还在老地方。`,
    opposite: (name) => `${name}恰好与上一掷的宫位相对，是同一个问题换到了对面来看。`,
    fresh: (name) => `三面全是新的，${name}翻出了事情的另一面。`,
  },
  natal: {
    signHouse: (sign, houses) => `在你的本命盘里，${sign}掌管${list(houses)}，这件事也会牵到那边去。`,
    intercepted: (sign, house) => `在你的本命盘里，${sign}整个截夺在${house}之内，要晚些才在那边显出来。`,
    point: (point, sign, house) =>
      `你出生时${point}在${sign}${house === null ? '' : `，落${house}`}，这类事在你身上，本来就是这个调子。`,
    inHouse: (points, house) => `你本命盘的${house}里有${list(points)}，这一掷正好点到。`,
    empty: (house) => `你本命盘的${house}里没有行星，那一处没谁占着位子，怎么用由你。`,
  },
  difference: {
    samePoint: (name) => `两边起作用的都是${name}，要比的是方式和地方。`,
    sameSign: (name) => `两边走的都是${name}的路数。`,
    sameHouse: (name) => `两边都落在${name}上。`,
    stronger: (option, point, sign) =>
      `“${option}”这一边，${point}在${sign}更得位，走起来会顺些，但顺当并不等于样样都强。`,
  },
  options: ['第一个选项', '第二个选项'],
  rules: {
    sentence: '行星讲什么在动，星座讲怎么动，宫位讲动在生活的哪一处。',
    point: '取自朝上那颗行星或交点的释义。',
    sign: '取自朝上那个星座的释义。',
    house: '取自朝上那个宫位的释义。',
    dignity: '庙旺陷落：行星在星座里的强弱，依托勒密的说法，天王星、海王星、冥王星按现代守护。',
    naturalSign: '自然宫位：白羊座属第一宫，金牛座属第二宫，依次类推。',
    naturalPoint: '行星的自然宫位，就是它所守护的星座对应的宫位。',
    topic: '在你所问的领域里怎么看这三面。',
    question: '朝上那个宫位让你问自己的一句话。',
    again: '把这一掷与上一掷相比。',
    natalSign: '看掷出的星座在你的本命盘里掌管哪些宫位。',
    natalPoint: '看掷出的行星在你出生时落在何处。',
    natalHouse: '看你的本命盘里有哪些星落在掷出的宫位。',
    comparing: '两次掷骰如何相比。',
    difference: '两次掷骰相同之处，以及哪一边的行星更得位。',
  },
};
