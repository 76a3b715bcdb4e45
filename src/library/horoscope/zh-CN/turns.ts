import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

export const newMoon: HoroscopeWords['newMoon'] = [
  '新月给你一张干净的首页，想让人记住你哪一点，就照着过四个星期。',
  '新月落在钱和家当里，适合找个小罐子，放进第一枚硬币。',
  '新月开一场新的对话，对象也许是天天照面、还叫不出名字的人。',
  '新月落在家里，添一样或挪一样都算开头，不用一口气忙完。',
  '新月种下一样只为开心的东西，先别急着给人看，它长得更好。',
  '新月把日常拨回零点，这时候立的小习惯，留得住的机会不小。',
  '新月在两个人之间翻开新的一章，头一句由你来说。',
  '新月落在你和别人合着的账上，说句敞亮话，没准就是好开头。',
  '新月指着远处：报名、订票，或者先把路线画出来。',
  '新月在你头顶最高的地方，工作上的打算藏不住了，挑一个你肯签名的。',
  '新月在朋友当中，下一个计划最好是两只手不够用的那种。',
  '新月躲在你最安静的角落，先歇下来，想要什么，会自己浮上来。',
];

export const fullMoon: HoroscopeWords['fullMoon'] = [
  '满月照得你一清二楚，连穿小了的那件旧脾气也在内，对自己公道点，像对朋友那样。',
  '满月把钱或值不值的事推到顶，现在数得清，也就定得下来。',
  '满月让人人开口，嘀咕了好久的话，总算有人说出声。',
  '满月照亮屋子，也照亮心情，家里有件事可能就此收尾。',
  '满月照着你真心喜欢的：一件作品、一段情或一局游戏，到了最好看的地方。',
  '满月收掉一桩活儿，也让你看见哪个习惯在偷你的觉。',
  '满月挂在你的一段关系上头，两个人什么心思都看得见，往下怎样还没定。',
  '满月把收起来的翻到面上，一份亲近或一笔欠账到了该说清的时候。',
  '满月把心思带得比打算的远，一趟路或一门课可能就此走完一圈。',
  '满月把你的活儿摆进橱窗，掌声也好，批评也好，先收着，下周再回。',
  '满月把你的人聚到一起，有个盼头近得看得清，还要不要，你说了算。',
  '满月升在幕布后面，攒下的累、守着的秘密都到了头，轻轻放下就好。',
];

export const lateMoon: HoroscopeWords['lateMoon'] = {
  new: (area) => `新月落在一宫的末尾，${area}上开的头其实是尾声，慢慢写，写好它。`,
  full: (area) => `满月落在一宫的末尾，${area}上把线头收一收，新的开头留到下个月。`,
};

export const quarter: HoroscopeWords['quarter'] = {
  firstQuarter: (area) => `上弦月在${area}上摆了头一个坎，趁它还只有板凳高，先迈过去。`,
  lastQuarter: (area) => `下弦月适合清东西，${area}上放下一件一直拎着的，人就轻了。`,
};

export const eclipse: HoroscopeWords['eclipse'] = {
  new: (area) => `日食是加重的新月，${area}上开了个大一点的头，什么意思，可能要半年才看得明白。`,
  full: (area) => `月食在${area}上翻过一页，先看清什么过去了，再说往下是什么。`,
};

export const station: HoroscopeWords['station'] = {
  Mercury: {
    retrograde: (area) => `水星转身逆行，三个星期里把${area}上的旧题再看一遍：改稿，复述，留底。`,
    direct: (area) => `水星恢复顺行，${area}上迟到的回音可以慢慢等，不会一下子全来。`,
  },
  Venus: {
    retrograde: (area) => `金星开始逆行，${area}上翻出些旧喜好、旧心意，重新掂量过了，再定新的。`,
    direct: (area) => `金星转回顺行，${area}上琢磨了几个星期，喜欢什么你更清楚。`,
  },
  Mars: {
    retrograde: (area) => `火星掉头逆行，${area}上使劲推不动的，改成修一修、练一练。`,
    direct: (area) => `火星顺行了，${area}上的力气慢慢回来，头几天手脚有点僵。`,
  },
  Jupiter: {
    retrograde: (area) => `木星开始逆行，${area}上这几个月往里头长，先弄懂，再扩大。`,
    direct: (area) => `木星又往前走了，${area}上弄懂了的，可以拿到外头试试。`,
  },
  Saturn: {
    retrograde: (area) => `土星往回走，来查${area}上的功课，跳过去的会露出来，补的时间也够。`,
    direct: (area) => `土星停稳了再往前走，${area}上那些不起眼的慢功夫开始算数。`,
  },
  Uranus: {
    retrograde: (area) => `天王星逆行，${area}上的变化先在心里落定，外头的以后再接着来。`,
    direct: (area) => `天王星转为顺行，${area}上卡住的地方，可能不打招呼就松了。`,
  },
  Neptune: {
    retrograde: (area) => `海王星逆着走，${area}上的雾薄了些，看清了也手下留情。`,
    direct: (area) => `海王星恢复顺行，${area}上又添几分梦，也添几分雾。`,
  },
  Pluto: {
    retrograde: (area) => `冥王星转为逆行，${area}上那场深处的变化，要在没人处再过一遍。`,
    direct: (area) => `冥王星顺行，${area}上闷声定下的，慢慢看得出来。`,
  },
};

export const quiet: HoroscopeWords['quiet'] = [
  (area, when) =>
    `别的星今天没什么动静，月亮要到${when}才换星座。没人催的日子不多，${area}由它自己慢慢转，你跟着歇口气，也不算偷懒。`,
  (area, when) =>
    `天上今天再没有什么要见分晓，下回动静要等${when}月亮换星座。中间这段空当，正好补${area}上落下的那一截，补多少算多少。`,
  (area, when) =>
    `别处暂时没人催你，月亮要到${when}才走进下一个星座。在那之前，把${area}上做了一半的一件往前挪一小步，挪完就停。`,
  (area, when) =>
    `今天余下的时间，天上都很平静，月亮到${when}才换星座。${area}上有什么拿不准的，不必今天拍板，放一晚再看。`,
  (area, when) =>
    `到${when}月亮换星座之前，再没有别的事赶着你。${area}上那件老说“有空再弄”的，今天就算有空，先动个头，做多做少都好。`,
  (area, when) =>
    `别的星没有话要添，要等${when}月亮换了星座才有新动静。${area}照旧就行，平平常常的一天，过踏实了也是好日子。`,
];

export const dated: HoroscopeWords['dated'] = (when, text) => `${when}，${text}`;

export const since: HoroscopeWords['since'] = (when, text) => `${when}起，${text}`;

export const back: HoroscopeWords['back'] = (text) => `逆行回头，旧题再做一遍：${text}`;
