import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What each house is about, in two ways. */
export const area: HoroscopeWords['area'] = [
  ['自己的主张', '你给人的印象'],
  ['钱和家当', '手里的进出账'],
  ['说话和跑腿', '每天的消息往来'],
  ['家庭生活', '家里的吃住'],
  ['玩乐和恋爱', '让你开心的爱好'],
  ['日常活计', '每天的作息'],
  ['最亲的那段关系', '两个人的相处'],
  ['跟人合着的账', '彼此的信任'],
  ['远行和学业', '远一点的打算'],
  ['事业', '人前的名声'],
  ['朋友来往', '圈子里的人情'],
  ['歇息和独处', '一个人的心事'],
];

/** What each planet or angle is about. */
export const matter: HoroscopeWords['matter'] = {
  Sun: '志向和底气',
  Moon: '心情和牵挂',
  Mercury: '计划和文书',
  Venus: '感情和喜好',
  Mars: '干劲和行动',
  Jupiter: '眼界和盼头',
  Saturn: '责任和耐性',
  Uranus: '想变一变的念头',
  Neptune: '梦想和直觉',
  Pluto: '取舍和掌控',
  Ascendant: '待人接物',
  Midheaven: '做事的方向',
};

/** What the Moon does to each, in passing. */
export const moonMeets: HoroscopeWords['moonMeets'] = {
  Sun: {
    union: (area) => `想做的和要做的难得是同一件，${area}上有个还没影儿的开头，可以先信它几个钟头。`,
    ease: (area) => `打算和心情没打架，${area}因此显得格外省事，顺水推舟就行。`,
    strain: (area) => `心里一半想往前，一半想回家；${area}上先给个小一点的答复，够用了。`,
  },
  Moon: {
    union: (area) => `出生时的那份心情又转了回来，${area}上你多半会照老样子办，好坏自己留个神。`,
    ease: (area) => `有那么一两个钟头，你怎么待着都自在，${area}也沾了光。`,
    strain: (area) => `一个老念想在${area}上绊你的脚。认出是它，多半就迈得过去。`,
  },
  Mercury: {
    union: (area) => `心里想的嘴上说得出，聊起${area}，用大白话讲最好懂。`,
    ease: (area) => `合适的话不用找，自己就来了；${area}上要商量的，多半一说就通。`,
    strain: (area) => `那个语气可能是你听岔了。碰到${area}的话，先问一句什么意思，再回。`,
  },
  Venus: {
    union: (area) => `人缘正好，${area}上给人一点小小的甜头，气氛就不一样了。`,
    ease: (area) => `有人因为你在而高兴，也肯表现出来，多半跟${area}有关。`,
    strain: (area) => `想让人人都满意，太费力。${area}上先顾一头，别的等等。`,
  },
  Mars: {
    union: (area) => `情绪这会儿带着劲儿，给它在${area}上找点重活，力气就不会变成脾气。`,
    ease: (area) => `有力气，还难得有心情，${area}上积下的活可以一口气办完。`,
    strain: (area) => `${area}上埋着根短引线，回谁的话都先喘口气。`,
  },
  Jupiter: {
    union: (area) => `心一宽，口也松，${area}上只许诺你拿得稳的。`,
    ease: (area) => `这会儿的好运多半是托别人的好意，${area}最沾光。`,
    strain: (area) => `兴致太好也容易过头，${area}上吃到七分饱就离桌。`,
  },
  Saturn: {
    union: (area) => `心情偏素，手倒很稳，${area}上拖久了的一件小事，可以趁势办完。`,
    ease: (area) => `这几个钟头耐性有的是，花在${area}上最合算。`,
    strain: (area) => `总觉得有人拿${area}挑你的不是，也许挑得最狠的是自己，证据还不足。`,
  },
  Uranus: {
    union: (area) => `${area}上可能有个小颠簸：改了钟点，来了句直话，或者蹦出个现成的主意。`,
    ease: (area) => `换个走法没坏处，${area}上偶尔倒着来一遍，反而快。`,
    strain: (area) => `${area}上的安排未必守得住，给今天留点空当，临时改也来得及。`,
  },
  Neptune: {
    union: (area) => `边界化开了，心也软了，好好受用；${area}上说定了什么，记一笔。`,
    ease: (area) => `由着想象在${area}上逛一圈再收回来，真能带回点有用的。`,
    strain: (area) => `${area}上你看见的，可能一半是愿望，隔一夜再看才算数。`,
  },
  Pluto: {
    union: (area) => `心里的动静比事情本身大，正好让你看清${area}上真正在意什么。`,
    ease: (area) => `${area}上的一件事能问到底，用不着把整个院子翻过来。`,
    strain: (area) => `${area}上总有人想说最后一句，也许就是你；那句话放着不说，没人吃亏。`,
  },
  Ascendant: {
    union: (area) => `你今天藏不住表情，${area}也染上了这份心情。`,
    ease: (area) => `今天不用多解释自己，${area}安安静静就过去了。`,
    strain: (area) => `别人盼你一个样，${area}要你另一个样，分个先后来就好。`,
  },
  Midheaven: {
    union: (area) => `心里的事在人前露了一角，旁人会把它跟${area}连到一块儿。`,
    ease: (area) => `拿手的事正好给人看见，${area}还在旁边搭了把手。`,
    strain: (area) => `公事和私事凑不到一个钟点，什么时候顾得上${area}，老实给个时间。`,
  },
};

/** What the quicker of two planets does to the other. */
export const meets: HoroscopeWords['meets'] = {
  Sun: {
    union: (matter, area) => `一束光照到${matter}上，${area}里照出来的东西，先看清楚，不忙着解释。`,
    ease: (matter, area) => `不用使劲也有人认你的好，${matter}跟${area}，两头互相撑腰，想要什么就开口。`,
    strain: (matter, area) => `面子被戳了一下。一头是${matter}，一头是${area}，总要让一头，不必赔上好脾气。`,
  },
  Mercury: {
    union: (matter, area) => `话题绕到${matter}上来了，说定的写下来，往后${area}用得上。`,
    ease: (matter, area) => `打听、申请、约时间都合适，谈到${matter}也不费口舌，${area}的回音可能比想的早。`,
    strain: (matter, area) => `谈到${matter}，容易各说各的，${area}上的时间、地点、数目都再对一遍。`,
  },
  Venus: {
    union: (matter, area) => `${matter}上有点甜头，多半从${area}那边来，接着就好，别忙着改进。`,
    ease: (matter, area) => `说到${matter}，大家都愿意客气几分，${area}上要请人帮忙，这时候好开口。`,
    strain: (matter, area) => `喜欢的和需要的在${matter}上说不到一起，${area}上要花大钱、许大愿，先放几天。`,
  },
  Mars: {
    union: (matter, area) => `${matter}底下有火。早早用在${area}上，能办成一大堆活；闷着就想找人吵。`,
    ease: (matter, area) => `劲儿往哪儿使就到哪儿，先顾${matter}，${area}上能一下子赶出好一截。`,
    strain: (matter, area) => `一不留神就为${matter}争起来。${area}上先慢下来，想明白自己要什么再动。`,
  },
  Jupiter: {
    union: (matter, area) => `门开得比你敲的宽，${matter}在${area}上有了舒展的地方，先进去看看，不忙着占满。`,
    ease: (matter, area) => `有人肯帮，常常是走在你前面的人。${matter}能走多远，看${area}撑得起多少。`,
    strain: (matter, area) => `好事也嫌多：${matter}越铺越开，担子却落在${area}上，答应之前先减三成。`,
  },
  Saturn: {
    union: (matter, area) => `${matter}到了要认真的时候，${area}里结实的压得住，不结实的正好卸下来。`,
    ease: (matter, area) => `不赶反而扎实，给${matter}留个固定的钟点，${area}往后也站得稳些。`,
    strain: (matter, area) => `${matter}碰到了一道坎，${area}跟着慢下来。先走眼前一步，好坏以后再论。`,
  },
  Uranus: {
    union: (matter, area) => `${matter}上忽然松了扣，${area}过后可能换个样子，还合身的就留下。`,
    ease: (matter, area) => `野路子反倒最实用，${matter}借着${area}透了口气。`,
    strain: (matter, area) => `${matter}这一头坐不住了。${area}上先只改一处，看上一个星期，再说别的。`,
  },
  Neptune: {
    union: (matter, area) => `${matter}上起了雾，也多了几分诗意。${area}上尽可大方，要紧的话多读一遍。`,
    ease: (matter, area) => `想象力这回是帮手，${matter}上拿不准的，先到${area}上凭感觉试一小步。`,
    strain: (matter, area) => `${matter}一时看不真切，${area}上拿不准的，找个不沾利害的人核对一遍。`,
  },
  Pluto: {
    union: (matter, area) => `${matter}要问到根上了，${area}腾出一块空地，慢慢重新盖起来。`,
    ease: (matter, area) => `你攒的力气比露出来的多，${matter}可以从根上改，先动${area}这一块。`,
    strain: (matter, area) => `争来争去，${matter}成了谁做主的比赛。${area}上攥疼了的那只手，松一松。`,
  },
};
