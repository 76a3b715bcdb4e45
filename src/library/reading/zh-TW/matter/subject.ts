import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Each matter as a noun: by itself, and with the person of whom it is asked. */
const topics = {
  feelings: ['對方的心意', '{who}對你的心意'],
  contact: ['聯絡和消息', '{who}會不會聯絡'],
  reconcile: ['復合', '跟{who}復合'],
  meet: ['桃花和脫單', '桃花和脫單'],
  confess: ['告白', '向{who}告白'],
  bond: ['你們這段關係', '你和{who}這段關係'],
  commit: ['定下來這件事', '和{who}定下來這件事'],
  loyalty: ['信不信得過', '{who}值不值得信任'],
  leave: ['分手、放下這段感情', '跟{who}分手、放下這段感情'],
  offer: ['應徵和錄取', '應徵和錄取，跟{who}有關'],
  change: ['換工作', '換工作，跟{who}有關'],
  calling: ['適合走的路', '適合走的路，跟{who}有關'],
  rise: ['升遷和加薪', '升遷和加薪，跟{who}有關'],
  colleagues: ['職場上的相處', '職場上跟{who}的相處'],
  business: ['這門生意', '這門生意和{who}'],
  exam: ['這場考試', '{whose}考試'],
  study: ['學習', '{whose}學業'],
  money: ['錢', '你和{who}之間的錢'],
  purchase: ['這筆買賣', '這筆買賣，跟{who}有關'],
  self: ['你自己', '你自己，以及{who}'],
  mood: ['心情', '心情，跟{who}有關'],
  family: ['家裡的事', '家裡的事，特別是{who}'],
  friend: ['朋友這件事', '跟{who}的交情'],
  move: ['搬家和遠行', '搬家和遠行，跟{who}有關'],
  health: ['身體', '{whose}身體'],
  lost: ['找回來這件事', '找回來這件事，跟{who}有關'],
  outlook: ['接下來的運勢', '接下來的運勢，跟{who}有關'],
  open: ['放在心上的事', '你和{who}的事'],
  sell: ['賣掉、脫手', '賣掉、脫手，跟{who}有關'],
  owed: ['把錢要回來', '向{who}把錢要回來'],
  debt: ['還清債務', '還清債務，跟{who}有關'],
  papers: ['履歷和應徵的回音', '履歷和應徵的回音，跟{who}有關'],
  interview: ['面試', '面試，跟{who}有關'],
  dismissed: ['被裁員的擔心', '被裁員的擔心，跟{who}有關'],
  deal: ['正在談的案子', '你和{who}正在談的案子'],
  admission: ['申請學校和錄取', '{whose}學校申請和錄取'],
  liked: ['對方喜歡你什麼', '{who}喜歡你什麼'],
  seen: ['你看到的那件事', '你看到的、跟{who}有關的那件事'],
  over: ['放下這個人', '放下{who}'],
  baby: ['生孩子的打算', '和{who}生孩子的打算'],
  child: ['孩子的事', '{whose}事'],
  break: ['跟朋友拉開距離', '跟{who}拉開距離'],
  newFriends: ['認識新朋友', '認識新朋友，跟{who}有關'],
  trip: ['這趟旅行', '這趟旅行，跟{who}有關'],
  thesis: ['論文', '{whose}論文'],
  invited: ['這次邀約', '{who}的邀約'],
  contest: ['這場比賽', '{whose}比賽'],
  talk: ['這次上台報告', '{whose}這次上台報告'],
  pupil: ['孩子的考試或比賽', '{whose}考試或比賽'],
  grudge: ['心裡那口氣', '{who}心裡那口氣'],
  anxious: ['心裡的焦慮', '心裡的焦慮，跟{who}有關'],
  lend: ['要不要借這筆錢', '要不要借錢給{who}'],
  pay: ['加薪', '加薪，跟{who}有關'],
  envy: ['對方心裡的那點酸', '{who}心裡的那點酸'],
  taken: ['為你離開另一個人', '{who}會不會為你離開另一個人'],
  animal: ['把牠找回來', '把牠找回來'],
  rid: ['怎麼脫身', '怎麼從{who}那邊脫身'],
  interviewPast: ['那場面試', '那場面試，跟{who}有關'],
  examPast: ['考完的那一場', '{whose}那場考試'],
  confessPast: ['說出口的那句話', '你跟{who}說的那句話'],
} as const;

const spans = {
  today: '今天',
  tomorrow: '明天',
  week: '這個禮拜',
  month: '這個月',
  season: '這三個月',
  half: '這半年',
  year: '這一年',
  yearEnd: '今年年底以前',
  christmas: '聖誕節以前',
  newYear: '過年以前',
  january: '一月',
  february: '二月',
  march: '三月',
  april: '四月',
  may: '五月',
  june: '六月',
  july: '七月',
  august: '八月',
  september: '九月',
  october: '十月',
  november: '十一月',
  december: '十二月',
} as const;

const next = {
  week: ['下禮拜', '到了下禮拜，'],
  month: ['下個月', '到了下個月，'],
  year: ['明年', '明年先看上半年，'],
} as const;

/** What a time owns: this year's money. */
const NOUNS = /^(?:錢|金錢|身體|心情|運勢|桃花|感情|工作|學業|學習|升遷|職場上|履歷|論文|面試|被裁員的|生孩子的)/;

/** What is asked, named before the first sentence. */
export const subject: MatterWords['subject'] = {
  topics,
  spans,
  next,
  at: (topic, when) => {
    // a time that is named stands for the time ahead
    const matter = when ? topic.replace('接下來的', '') : topic;
    const joint = /^[你家]/.test(matter) ? '，' : NOUNS.test(matter) ? '的' : '';
    return when ? `${when}${joint}${matter}` : matter;
  },
  tenses: {
    awaited: ['該做的已經做了，這裡看的是後續。', '那一段過去了，結果還沒揭曉，讀的是結果。'],
    over: ['事情已經過去，當成回頭看來讀。', '從那件事讀起，看它留下了什麼給你。'],
    underWay: ['事情正在進行，就從中間讀起。', '已經開始了，看的是接下來怎麼走。'],
  },
  leads: ['你問的是{topic}。', '這一題問的是{topic}。', '想知道的是{topic}。'],
};
