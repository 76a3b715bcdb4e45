import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

export const newMoon: HoroscopeWords['newMoon'] = [
  '新月給你乾淨的第一頁，想讓人記得你哪一點，就照著過四個禮拜。',
  '新月落在錢和擁有的東西，適合開一個小撲滿，投下第一枚硬幣。',
  '新月開啟新的對話，對象可能是天天擦身而過、還不知道名字的人。',
  '新月就在自己家，開始一件要忙到換季的事，到時候會很慶幸。',
  '新月種下一樣純粹好玩的東西，先別急著公開，它會長得更好。',
  '新月把日常歸零，現在開始的小習慣，留下來的機會不小。',
  '新月在兩個人之間翻到新的一章，第一句由你來說。',
  '新月清了你和別人的帳，共同的事說句坦白話，可能就是好開始。',
  '新月指向外面，報名、訂票，或先在地圖上畫條線。',
  '新月在你的天空最高處，工作的打算藏不住了，選一個你願意簽名的。',
  '新月在朋友之間，下一個計畫最好是兩隻手做不來的那種。',
  '新月躲在你最安靜的角落，先休息，其他的會自己報上名來。',
];

export const fullMoon: HoroscopeWords['fullMoon'] = [
  '滿月把你照得很清楚，包括早就穿不下的那部分，對自己公道一點。',
  '滿月讓錢或價值的問題浮到最上面，現在看得清，也就好決定。',
  '滿月讓大家都想講話，私下傳很久的事，終於有人說出口。',
  '滿月照進家裡，也照進心情，家中有件事可能就此完成。',
  '滿月站在感情這邊，一件作品、一段戀情或一場比賽，來到最好看的一幕。',
  '滿月替一項工作收尾，也讓你看見是哪個習慣偷走了睡眠。',
  '滿月掛在你的關係上方，兩個人的心意都看得到，接下來還沒有定論。',
  '滿月把收著的翻到面上，一份親密或一筆欠款走到轉彎處。',
  '滿月帶你走得比計畫遠，至少想法是，一趟旅程或一門課可能剛好繞完一圈。',
  '滿月把你的工作放進櫥窗，掌聲或批評都先收下，下禮拜再回。',
  '滿月把你的人聚在一起，有個願望近到看得清楚，還要不要，由你決定。',
  '滿月從布幕後面升起，一份疲倦或一個祕密成熟了，想要溫柔地結束。',
];

export const lateMoon: HoroscopeWords['lateMoon'] = {
  new: (area) => `新月落在這一段的最後幾度，${area}看起來像開頭，其實是尾聲，值得慢慢寫好。`,
  full: (area) => `滿月停在這一段的最後幾度，${area}先把收尾做好，新的開始留給下個月。`,
};

export const quarter: HoroscopeWords['quarter'] = {
  firstQuarter: (area) => `上弦月在${area}放了第一個障礙，趁它還只有小板凳那麼大，先移開。`,
  lastQuarter: (area) => `下弦月適合斷捨離，${area}放下一件一直提著的，會輕很多。`,
};

export const eclipse: HoroscopeWords['eclipse'] = {
  new: (area) => `日食在${area}留下的影響比一般新月久，意思可能要半年後才看得懂。`,
  full: (area) => `月食讓${area}轉了一個彎，先承認什麼結束了，再談接下來。`,
};

export const station: HoroscopeWords['station'] = {
  Mercury: {
    retrograde: (area) => `水星逆行三個禮拜，${area}要複習一遍：修改、重講、備份。`,
    direct: (area) => `水星恢復順行，${area}遲來的回覆會陸續到，不會一次全到。`,
  },
  Venus: {
    retrograde: (area) => `金星逆行，舊的喜好和心事回到${area}，想過一輪再決定新的。`,
    direct: (area) => `金星恢復順行，${area}想了好幾個禮拜，喜歡什麼你更清楚了。`,
  },
  Mars: {
    retrograde: (area) => `火星逆行，${area}與其硬推，不如修理和練習，走得比較遠。`,
    direct: (area) => `火星恢復順行，把力氣還給${area}，剛開始會有點僵。`,
  },
  Jupiter: {
    retrograde: (area) => `木星逆行，${area}有幾個月往裡面長，先弄懂再放大。`,
    direct: (area) => `木星恢復順行，${area}學到的可以搬上大一點的舞台。`,
  },
  Saturn: {
    retrograde: (area) => `土星逆行，來檢查${area}的功課，跳過的會出現，也有時間補。`,
    direct: (area) => `土星恢復順行，${area}那些慢慢磨的功夫開始算分。`,
  },
  Uranus: {
    retrograde: (area) => `天王星逆行，${area}的變化先在心裡落定，外面的之後再繼續。`,
    direct: (area) => `天王星恢復順行，${area}卡住的地方可能突然就鬆了。`,
  },
  Neptune: {
    retrograde: (area) => `海王星逆行，${area}的霧散了一些，看清楚了也請溫柔。`,
    direct: (area) => `海王星恢復順行，${area}找回一點夢，也找回一點霧。`,
  },
  Pluto: {
    retrograde: (area) => `冥王星逆行，${area}那場很深的改變，私下再走一遍。`,
    direct: (area) => `冥王星恢復順行，${area}默默決定好的，慢慢看得出來。`,
  },
};

export const quiet: HoroscopeWords['quiet'] = [
  (area, when) =>
    `其他星星今天都很安靜，月亮要到${when}才換星座。難得沒有人在後面催，${area}照自己的速度走，你也順便喘口氣，不算偷懶。`,
  (area, when) =>
    `天上今天沒有別的要揭曉，下一個變化要等${when}月亮換星座。中間這段空檔，剛好把${area}落後的進度補一補，補多少算多少，不用補完。`,
  (area, when) =>
    `別的星星暫時不來催你，月亮要到${when}才離開。在那之前，適合陪你的是${area}裡做到一半的那件，往前推一小步就可以停。`,
  (area, when) =>
    `接下來天上沒什麼大事，月亮${when}才換星座。${area}如果有拿不定主意的，今天不用急著決定，放一晚再說也來得及。`,
  (area, when) =>
    `在${when}月亮換星座以前，沒有別的事會來插隊。${area}裡那件老是說「有空再弄」的，今天就算有空，先起個頭，做多做少都好。`,
  (area, when) =>
    `其他行星沒有要補充的，等${when}月亮換了星座才有新消息。${area}照平常的步調走就好，什麼大事都沒有的一天，平平淡淡也是福氣。`,
];

export const dated: HoroscopeWords['dated'] = (when, text) => `${when}，${text}`;

export const since: HoroscopeWords['since'] = (when, text) => `${when}起，${text}`;

export const back: HoroscopeWords['back'] = (text) => `逆行期間，${text}`;
