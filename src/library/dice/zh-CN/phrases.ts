import type { DicePhrases } from '../../../domain/dice/texts.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

/** One way of several, by the faces that lie up: the same throw always reads the same. */
const one = (faces: string, ways: readonly string[]): string =>
  ways[[...faces].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % ways.length]!;

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
      one(point + sign + house, [
        `问的是感情，就把${point}当作两个人之间正在起的波澜，${sign}是它的语气，${house}是它会在生活里露面的地方。`,
        `你们之间在动的是${point}，说起话来带${sign}的腔调，多半在${house}管的事上碰面。`,
        `先认出${point}在你们俩谁身上，再看它怎么像${sign}，碰上${house}的事就留心。`,
      ]),
    work: (point, sign, house) =>
      one(point + sign + house, [
        `问的是工作，就把${point}当作该办的事，${sign}是办事的路数，${house}说明它落在哪一块、牵连到谁。`,
        `工作上，${point}是要办的那件事，手法学${sign}，地方看${house}。`,
        `先问手头哪件事归${point}，再照${sign}的脾气去办，${house}告诉你找谁。`,
      ]),
    money: (point, sign, house) =>
      one(point + sign + house, [
        `问的是钱，${point}讲是什么在推着它，${sign}讲它怎么来、怎么去，要查就先从${house}查起。`,
        `推着这笔钱走的是${point}，来去的习惯像${sign}，先翻${house}管的那一栏。`,
        `账先从${house}看起，进出像${sign}，背后使劲的是${point}。`,
      ]),
    study: (point, sign, house) =>
      one(point + sign + house, [
        `问的是学业，力气该花在${point}上，花法看${sign}，帮得上忙的人和地方去${house}里找。`,
        `功课里，${point}是要练的，${sign}是练法，${house}里有人肯搭把手。`,
        `学什么看${point}，怎么坐得住看${sign}，上哪儿学看${house}。`,
      ]),
    spirit: (point, sign, house) =>
      one(point + sign + house, [
        `想让心里安稳，先问问自己哪一处像${point}、带着${sign}的脾气，再在${house}管的事里给它留块地方。`,
        `静下来听听，${point}在说话，口气像${sign}，说的是${house}的事。`,
        `心里那点${point}，用${sign}的法子哄一哄，从${house}管的事起头。`,
      ]),
    open: (point, sign, house) =>
      one(point + sign + house, [
        `自己连成一句试试：${point}是谁在动，${sign}是怎么动，${house}是动在生活的哪一处。`,
        `三颗连着念：${point}在动，动得像${sign}，动在${house}管的地方。`,
        `先认${point}，再学${sign}，最后到${house}管的事里找，三样凑齐就是你的话。`,
      ]),
  },
  again: {
    point: (name) => `${name}第二次朝上，起作用的还是那件事。`,
    sign: (name) => `又见${name}，自上次发问以来，路数没变。`,
    house: (name) => `仍是${name}，事情还在老地方。`,
    opposite: (name) => `${name}恰好与上一掷的宫位相对，是同一个问题换到了对面来看。`,
    fresh: (name) =>
      one(name, [
        `三面全是新的，${name}翻出了事情的另一面。`,
        `三颗都换了面，这回由${name}开口。`,
        `没有一面重样，事情换了个角度，先听${name}怎么说。`,
      ]),
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
