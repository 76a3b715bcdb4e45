import type { DicePhrases } from '../../../domain/dice/texts.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

/** One way of several, by the faces that lie up: the same throw always reads the same. */
const one = (faces: string, ways: readonly string[]): string =>
  ways[[...faces].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % ways.length]!;

export const phrases: DicePhrases = {
  titles: {
    point: '什么在起作用',
    sign: '以什么方式',
    house: '在哪个领域',
    again: '对比上一掷',
    natal: '对照本命盘',
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
    samePoint: (name) => `两边起作用的都是${name}。`,
    sameSign: (name) => `两边走的都是${name}的路数。`,
    sameHouse: (name) => `两边都落在${name}上。`,
  },
  options: ['第一个选项', '第二个选项'],
  rules: {
    unsure: '你的问题被理解成了什么；点问题下面那一行可以改。',
    answer: '按你问的方式作答，依据是行星的本性、庙旺和宫位。',
    reason:
      '看行星的本性、在星座里的庙旺陷弱，以及宫位是角宫、续宫还是果宫；问时间，看星座属开创、固定还是变动，以及行星的快慢。',
    sentence: '行星讲什么在动，星座讲怎么动，宫位讲动在生活的哪一处。',
    point: '取自朝上那颗行星或交点的释义。',
    sign: '取自朝上那个星座的释义。',
    house: '取自朝上那个宫位的释义。',
    again: '把这一掷与上一掷相比。',
    natalSign: '看掷出的星座在你的本命盘里掌管哪些宫位。',
    natalPoint: '看掷出的行星在你出生时落在何处。',
    natalHouse: '看你的本命盘里有哪些星落在掷出的宫位。',
    deed: '一件能做的事，贴着你问的事，或贴着朝上的那一面。',
    prompt: '朝上的一面让你问自己的话，或与所问之事相关的一问。',
    option: '行星说给什么，星座说费什么，宫位说在哪一处。',
    difference: '把两次掷骰放在一起称：本性、得位与否、宫位强弱。没有庙旺可论的，不会靠庙旺排到别人前头。',
  },
};
