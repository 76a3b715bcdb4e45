import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

export const newMoon: HoroscopeWords['newMoon'] = [
  '新月给你一张干净的首页，想让人记住你哪一点，就照着过四个星期。',
  '新月落在钱和家当里，适合开个小罐子，放进第一枚硬币。',
  '新月开一场新的对话，对象也许是天天照面、还叫不出名字的人。',
  '新月在自家屋檐下，家里起个要忙到换季的头，到时候你会高兴。',
  '新月种下一样只为开心的东西，先别急着给人看，它长得更好。',
  '新月把日常拨回零点，这时候立的小习惯，留得住的机会不小。',
  '新月在两个人之间翻开新的一章，头一句由你来说。',
  '新月清了你和别人的账，合着的事说句敞亮话，没准就是好开头。',
  '新月指着外面：报名、订票，或者先把路线画出来。',
  '新月在你头顶最高的地方，工作上的打算藏不住了，挑一个你肯签名的。',
  '新月在朋友当中，下一个计划最好是两只手不够用的那种。',
  '新月躲在你最安静的角落，先歇下来，剩下的自己会报上名字。',
];

export const fullMoon: HoroscopeWords['fullMoon'] = [
  '满月照得你一清二楚，连穿小了的那件旧脾气也在内，对自己公道点，像对朋友那样。',
  '满月把钱或值不值的事推到顶，现在数得清，也就定得下来。',
  '满月让人人开口，嘀咕了好久的话，总算有人说出声。',
  '满月照亮屋子，也照亮心情，家里有件事可能就此收尾。',
  '满月偏心，不偏日程：一件作品、一段情或一局游戏，演到了最好看的一场。',
  '满月收掉一桩活儿，也让你看见哪个习惯在偷你的觉。',
  '满月挂在你的一段关系上头，两个人什么心思都看得见，往下怎样还没定。',
  '满月把收起来的翻到面上，一份亲近或一笔欠账到了转弯的地方。',
  '满月带你走得比打算的远，至少想法是；一趟路或一门课可能走完一圈。',
  '满月把你的活儿摆进橱窗，掌声也好，批评也好，先收着，下周再回。',
  '满月把你的人聚到一起，有个盼头近得看得清，还要不要，你说了算。',
  '满月在幕布后面升起，一份累或一个秘密熟了，想要一个轻轻的收场。',
];

export const lateMoon: HoroscopeWords['lateMoon'] = {
  new: (area) => `新月落在这一段的末尾，${area}上开的头其实是尾声，慢慢写，写好它。`,
  full: (area) => `满月站在这一段的末尾，${area}上把线头收一收，新的开头留到下个月。`,
};

export const quarter: HoroscopeWords['quarter'] = {
  firstQuarter: (area) => `上弦月给${area}摆了头一个障碍，趁它还只有板凳大小，先搬开。`,
  lastQuarter: (area) => `下弦月适合清东西，${area}上放下一件一直拎着的，人就轻了。`,
};

export const eclipse: HoroscopeWords['eclipse'] = {
  new: (area) => `日食在${area}上盖的章比普通新月重，什么意思，可能要半年才看得明白。`,
  full: (area) => `月食让${area}转了个弯，先承认什么过去了，再说往下是什么。`,
};

export const station: HoroscopeWords['station'] = {
  Mercury: {
    retrograde: (area) => `水星往回走三个星期，${area}要再看一遍：改稿，复述，留底。`,
    direct: (area) => `水星又往前走了，${area}上迟到的回音陆续会来，不是一下子全来。`,
  },
  Venus: {
    retrograde: (area) => `金星掉头往回，旧喜好和软话题回到${area}，重新掂量过了，再定新的。`,
    direct: (area) => `金星又往前走了，在${area}上琢磨了几个星期，喜欢什么你更清楚。`,
  },
  Mars: {
    retrograde: (area) => `火星掉头往回，${area}上使劲推，不如修一修、练一练来得远。`,
    direct: (area) => `火星又往前走了，把力气还给${area}，头几天手脚有点僵。`,
  },
  Jupiter: {
    retrograde: (area) => `木星掉头往回，${area}有几个月往里头长，先弄懂，再扩大。`,
    direct: (area) => `木星又往前走了，${area}上学来的可以换个大台子用。`,
  },
  Saturn: {
    retrograde: (area) => `土星掉头往回，来查${area}的活儿，跳过去的会露出来，补的时间也够。`,
    direct: (area) => `土星又往前走了，${area}上那些慢的、素的功夫开始算数。`,
  },
  Uranus: {
    retrograde: (area) => `天王星掉头往回，${area}上的变化先在心里落定，外头的以后再接着来。`,
    direct: (area) => `天王星又往前走了，${area}上卡住的地方，可能不打招呼就松了。`,
  },
  Neptune: {
    retrograde: (area) => `海王星掉头往回，${area}上的雾薄了些，看清了也手下留情。`,
    direct: (area) => `海王星又往前走了，${area}找回几分梦，也找回几分雾。`,
  },
  Pluto: {
    retrograde: (area) => `冥王星掉头往回，${area}上那场深的变化，要在没人处再过一遍。`,
    direct: (area) => `冥王星又往前走了，${area}上闷声定下的，慢慢看得出来。`,
  },
};

export const quiet: HoroscopeWords['quiet'] = [
  (area, when) =>
    `别的星今天没什么动静，月亮要到${when}才换座。没人催的日子不多，${area}由它自己慢慢转，你跟着歇口气，也不算偷懒。`,
  (area, when) =>
    `天上今天再没有要见分晓的事，下回动静要等${when}月亮换座。中间这段空当不长，正好补${area}上落下的那一截，补多少算多少。`,
  (area, when) =>
    `别处暂时没人催你，月亮要到${when}才走开。在那之前，陪着你的最好是${area}上那件做了一半的事，再往前挪一小步就停。`,
];

export const dated: HoroscopeWords['dated'] = (when, text) => `${when}，${text}`;

export const back: HoroscopeWords['back'] = (text) => `倒回来再走一遍的这一段，${text}`;
