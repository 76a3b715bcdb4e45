import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What each house is about, in two ways. */
export const area: HoroscopeWords['area'] = [
  ['自己的做派', '你给人的印象'],
  ['钱和家当', '手里的进出账'],
  ['说话跑腿这些事', '每天的消息往来'],
  ['家里的事', '关起门来的日子'],
  ['玩乐和恋爱', '图开心的那些事'],
  ['日常活计', '每天的作息'],
  ['最亲的那段关系', '两个人的日子'],
  ['跟人合着的账', '彼此的信任'],
  ['远行和学业', '远一点的打算'],
  ['事业', '人前的名声'],
  ['朋友来往', '圈子里的事'],
  ['歇息', '一个人的心事'],
];

/** What each planet or angle is about. */
export const matter: HoroscopeWords['matter'] = {
  Sun: '你的主心骨',
  Moon: '让你安心的东西',
  Mercury: '计划和文书',
  Venus: '感情和喜好',
  Mars: '火气和干劲',
  Jupiter: '往大里走的心愿',
  Saturn: '责任和耐性',
  Uranus: '想变一变的念头',
  Neptune: '梦想和错觉',
  Pluto: '谁说了算的问题',
  Ascendant: '别人怎么迎面看你',
  Midheaven: '工作的方向',
};

/** What the Moon does to each, in passing. */
export const moonMeets: HoroscopeWords['moonMeets'] = {
  Sun: {
    union: (area) => `想做的和要做的难得是同一件，${area}上有个还没影儿的开头，可以先信它几个钟头。`,
    ease: (area) => `打算和心情没打架，${area}因此显得格外省事，顺水推舟就行。`,
    strain: (area) => `一半的你想往前，一半想回家；${area}上先给个小一点的答复，够用了。`,
  },
  Moon: {
    union: (area) => `出生时的那份心情又转了回来，${area}上你多半会照老样子办，好坏自己留个神。`,
    ease: (area) => `有那么一两个钟头，你待在自己身上很舒服，${area}也沾了光。`,
    strain: (area) => `一个老念想在${area}上绊脚，心里叫出它的名字，它一般就不拽你了。`,
  },
  Mercury: {
    union: (area) => `心里想的嘴上说得出，${area}的事趁还是大白话的时候讲，最好懂。`,
    ease: (area) => `合适的话不用找，自己就来了；聊到${area}，多半一说就通。`,
    strain: (area) => `那个语气可能是你听岔了。碰到${area}的话，先问一句什么意思，再回。`,
  },
  Venus: {
    union: (area) => `你有人缘，别人也有，${area}上送一点小小的甜头，气氛就不一样了。`,
    ease: (area) => `有人因为你在而高兴，也肯表现出来，多半跟${area}有关。`,
    strain: (area) => `想在${area}上让人人满意，太费力。先顾一个，别的等等。`,
  },
  Mars: {
    union: (area) => `情绪这会儿带着劲儿，给它在${area}上找点重活，力气就不会变成脾气。`,
    ease: (area) => `有力气，还难得有心情，${area}上的事可以一口气办完。`,
    strain: (area) => `${area}上埋着根短引线，回谁的话都先绕楼走一圈。`,
  },
  Jupiter: {
    union: (area) => `心一宽，口也松，${area}上只许诺你拿得出两回的东西。`,
    ease: (area) => `运气要来，多半是托别人的好意来的，${area}最占便宜。`,
    strain: (area) => `兴致太好也容易过头，${area}上吃到七分饱就离桌。`,
  },
  Saturn: {
    union: (area) => `心情偏素，手倒很稳，${area}上拖久了的一件可以趁势了结。`,
    ease: (area) => `这几个钟头耐性不值钱，有的是，花在${area}上最合算。`,
    strain: (area) => `总觉得有人拿${area}挑你的不是，其实挑得最狠的是自己，证据也不足。`,
  },
  Uranus: {
    union: (area) => `${area}上会有个小颠簸：改了钟点，来了句直话，或者蹦出个现成的主意。`,
    ease: (area) => `绕的路没白绕，${area}上偶尔倒着来一遍，反而快。`,
    strain: (area) => `${area}上的安排未必守得住，给今天留条缝，漏下来的有处放。`,
  },
  Neptune: {
    union: (area) => `边界化开了，心也软了，好好受用；${area}上说定的事记一笔。`,
    ease: (area) => `由着想象在${area}上逛一圈再收回来，它真能干点活儿。`,
    strain: (area) => `${area}上你看见的，可能一半是愿望，天亮时再看一眼才算数。`,
  },
  Pluto: {
    union: (area) => `心里的动静比事情本身大，正好让你看清${area}上真正在意什么。`,
    ease: (area) => `${area}上的一件事能问到底，用不着把整个院子翻过来。`,
    strain: (area) => `${area}上总有人想说最后一句，也许就是你；那句话放着不说，没人吃亏。`,
  },
  Ascendant: {
    union: (area) => `你一露面别人就注意到了，${area}也染上你今天的心情。`,
    ease: (area) => `今天不用多解释自己，${area}安安静静就过去了。`,
    strain: (area) => `别人盼你一个样，${area}要你另一个样，按钟点分着来就好。`,
  },
  Midheaven: {
    union: (area) => `心里的事在人前露了一角，大家会把它和${area}连到一块儿。`,
    ease: (area) => `拿手的事正好给人看见，${area}还在旁边搭了把手。`,
    strain: (area) => `公事和私事各走各的钟，什么时候能回到${area}上来，老实给个时间。`,
  },
};

/** What the quicker of two planets does to the other. */
export const meets: HoroscopeWords['meets'] = {
  Sun: {
    union: (matter, area) => `一束光照到${matter}上，${area}里照出来的东西，先看清楚，不忙着解释。`,
    ease: (matter, area) => `不用使劲也有人认你的好，${matter}跟${area}互相撑腰，想要什么就开口。`,
    strain: (matter, area) => `面子被戳了一下。${matter}和${area}之间总要让一头，让的不必是你的好脾气。`,
  },
  Mercury: {
    union: (matter, area) => `话题绕到${matter}上来了，说定的写下来，往后要靠它过日子的是${area}。`,
    ease: (matter, area) => `打听、申请、约时间都合适，${matter}谈得拢，${area}的回音可能比想的早。`,
    strain: (matter, area) => `${matter}上容易各说各的，${area}的时间、地点、数目，用之前都再对一遍。`,
  },
  Venus: {
    union: (matter, area) => `${matter}上有点甜头，多半从${area}那边来，接着就好，别忙着改进。`,
    ease: (matter, area) => `说到${matter}，大家都愿意客气几分，${area}要请人帮忙，这时候开口不难看。`,
    strain: (matter, area) => `喜欢的和需要的在${matter}上说不到一起，${area}里大一点的花销或承诺，先放几天。`,
  },
  Mars: {
    union: (matter, area) => `${matter}底下有火。早早用在${area}上能办成一大堆事，闷着就要找人吵。`,
    ease: (matter, area) => `劲儿往哪儿使就到哪儿，把${matter}抓起来，${area}能走出好几个星期的路。`,
    strain: (matter, area) => `你推我搡，拿${matter}当由头。${area}上先慢下来，想明白自己要什么再动。`,
  },
  Jupiter: {
    union: (matter, area) => `门开得比你敲的宽，${matter}借着${area}有地方长，先进去，量尺寸的事以后再说。`,
    ease: (matter, area) => `有人肯帮，常常是走在你前面的人。${matter}长多快，看${area}挑得动多少。`,
    strain: (matter, area) => `好事也嫌多：${matter}越摊越大，账却记在${area}头上，答应之前先减三成。`,
  },
  Saturn: {
    union: (matter, area) => `${matter}动真格的了，${area}里结实的压得住，不结实的正好卸下来。`,
    ease: (matter, area) => `慢工出细活，给${matter}一个固定的钟点，${area}往后几年都站得稳。`,
    strain: (matter, area) => `${matter}碰到了一道坎，${area}跟着慢下来。先走眼前一步，好坏以后再论。`,
  },
  Uranus: {
    union: (matter, area) => `${matter}上啪的一声松了扣，${area}过后可能换个样子，还合身的就留下。`,
    ease: (matter, area) => `野路子反倒最实用，${matter}借着${area}透了口新鲜气。`,
    strain: (matter, area) => `${matter}坐不住了。${area}上先只改一处，看一个星期，再说全改。`,
  },
  Neptune: {
    union: (matter, area) => `${matter}上起了雾，也起了音乐。${area}上可以大方，没读两遍的别签字。`,
    ease: (matter, area) => `想象力这回是帮手，${matter}不妨听听${area}递来的那句悄悄话。`,
    strain: (matter, area) => `${matter}一时看不真切，${area}上的事找个不沾利害的人核对一遍。`,
  },
  Pluto: {
    union: (matter, area) => `${matter}一直挖到了根上，${area}会在挖出来的东西上慢慢重新盖起。`,
    ease: (matter, area) => `你攒的力气比露出来的多，${matter}可以从根上改，先从${area}改起。`,
    strain: (matter, area) => `争到最后，${matter}成了谁做主的事。${area}上攥疼了的那只手，松一松。`,
  },
};
