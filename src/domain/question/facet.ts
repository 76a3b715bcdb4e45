import { PARCEL, RETIRING, TALK } from './matter/mistaken.ts';
import type { Apart } from './matter/told-apart.ts';
import type { Facet, Form, Intent, Matter } from './matter-kinds.ts';

/** A facet, the matters that have it, the words that show it, and the forms in which it is asked where they are not all. */
type Sign = readonly [facet: Facet, of: readonly Intent[], words: RegExp | Apart, forms?: readonly Form[]];

const SIGNS: readonly Sign[] = [
  [
    'sell',
    ['purchase'],
    /\b(?:sell(?:ing)?|sale|sold|offload|buyers?|(?:house|flat|home) on the market|get rid of (?:the|my|our))\b|卖|出手|脱手|转让|买家|接[盘手]/iu,
  ],
  ['lend', ['money'], 'lend', ['should', 'how', 'which']],
  [
    'owed',
    ['money'],
    /\b(?:owes?|owed|lent|repay|reimburse\w*|refund\w*|deposit|pa(?:y|ys|ying|id) (?:me|us) back|give[s]? .{0,24}\bback|get .{0,24}\bback(?! (?:on|into|in (?:order|shape))\b))\b(?!.{0,12}\bi owe)|欠我|欠咱|还我|还不还|要[回债]|讨回|追[回讨]|收[回得]|退款|退[钱我]|报销|借出|借给|押金|尾款|结账|垫|墊|会还(?![有能会要是])/iu,
  ],
  [
    'debt',
    ['money'],
    /\b(?:debts?|loans?|mortgage|overdraft|credit cards?|in the red|pay (?:it |them )?off|instal?ments?|i owe)\b|负债|欠[债款]|债|贷款?|还清|信用卡|卡债|花[呗唄]|分期|窟窿/iu,
  ],
  [
    'invited',
    ['colleagues', 'business', 'offer', 'change', 'rise'],
    /\b(?:invit\w+|dinner|drinks?|party)\b|[饭酒]局|吃饭|喝一杯|[请约揪][我他她]|邀约|聚餐/iu,
    ['should', 'whether'],
  ],
  [
    'pupil',
    ['exam', 'study'],
    /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|child|kids?)\b|儿子|女儿|孩/iu,
    ['whether', 'what', 'how', 'should', 'when'],
  ],
  ['contest', ['exam'], /\b(?:audition|competition|contest|tournament|recital|race|match)\b|[比大决]赛|竞赛/iu],
  [
    'grudge',
    ['feelings', 'reconcile', 'bond', 'contact'],
    /\b(?:angry|mad at|hates?|resents?|blames?|forgive\w*)\b|恨|怪我|生我?的?气|讨厌|原谅/iu,
  ],
  [
    'admission',
    ['offer'],
    /^(?!.*\b(?:job|post|hire)\b)(?:.*\b(?:get (?:into|a place)|got into|admission|admitted|scholarship|sixth form|uni|universit(?:y|ies)|colleges?|schools?|waiting list|place at|master['’]?s|phd)\b|.*(?:大学|学校|研究所|名校|硕|博士|港大|保研|推免|志愿|梦校|高中|master|phd)|.*(?:申请季|奖学金))/iu,
  ],
  ['talk', ['exam'], TALK],
  ['interview', ['offer'], /\b(?:interviews?|interviewed|the panel|audition|assessment day)\b|面试|复试|终面|试镜/iu],
  [
    'papers',
    ['offer'],
    /\b(?:cv|r[eé]sum[eé]|cover letter|portfolio|applications?|appl(?:y|ied|ying)|hear back|shortlist\w*)\b|简历|履历|海投|投(?:了|[递出]|[简履])|作品集|应征|求职信|等通知/iu,
  ],
  ['retire', ['change'], RETIRING],
  [
    'dismissed',
    ['change', 'rise', 'colleagues'],
    /\b(?:laid off|lay ?offs?|fired|sacked|redundan\w+|let me go|job cuts|lose my (?:job|post|place)|firing me)\b|裁[员我掉到人]|被裁|[让劝]我走(?!出)|[砍开]掉|开除|优化|资遣|炒鱿|辞退|劝退|丢工作|丢了?饭碗/iu,
  ],
  [
    'deal',
    ['business'],
    /\b(?:contracts?|deal|sign(?:s|ed|ing)?|clients?|tender|bids?|investors?|orders?|suppliers?|negotiat\w+|the buyer|go through|close[sd]?)\b|合[同约]|签|单|客户|投标|中标|谈(?:成|得|下)|投资[人方]|供应商|甲方|[融募]资/iu,
  ],
  [
    'liked',
    ['feelings', 'confess'],
    /^(?!.*(?:\b(?:not?|never|stop(?:ped)?|hardly|barely)\b|n['’]?t\b|[不没]))(?:.*\bwhy\b.*\b(?:like|love|want|adore|fanc(?:y|ies)|into|attract\w*|drawn|stay with)\b|.*\bwhat (?:does|do|did)\b.*\b(?:like|love|see|admire|find|fancy) .*\b(?:me|us)\b|.*(?:喜欢|爱|看[上中]|欣赏|在意)我.*|.*我哪[点里].{0,4}(?:吸引|打动))/iu,
    ['why', 'what'],
  ],
  [
    'seen',
    ['loyalty'],
    /\b(?:caught|found (?:a|an|his|her|their|out|messages|texts)|(?:i|we) (?:found|saw|discovered)|saw (?:him|her|them|his|a)|lied|cheated)\b|发现他|发现她|发现了|抓到|偷?看到|撞见|翻到|翻出|捡到|搜到|聊天记录|为什?.{0,8}(?:骗|撒谎)/iu,
    ['whether', 'should', 'how', 'what', 'why', 'which'],
  ],
  [
    'over',
    ['leave', 'reconcile', 'feelings'],
    /^(?!.*(?:\b(?:is|has|did|does|will|can) (?:he|she|they|my ex)\b|(?:他|她|前任|对方)(?:会|已经|是不是|到底|还)?.{0,2}(?:放下|放不下|走出|忘|释怀))).*(?:\b(?:get(?:ting)? over|gett?in over|mov(?:e|ing) on|forget (?:him|her|them|my)|stop (?:thinking|missing|loving|crying|dreaming)|let(?:ting)? (?:him|her|them|it|my ex\w*) go|heal(?:ing)? from|over (?:him|her|them|my ex))\b|放下|放不下|走出(?:[来去]|失恋|情伤|分手)|走不出|忘[掉了记不]|释怀|翻[篇页]|不再想)/iu,
  ],
  [
    'baby',
    ['commit', 'bond'],
    /\b(?:bab(?:y|ies)|pregnan\w*|conceiv\w*|ivf|have (?:a |another |more )?(?:child|children|kids?)|want (?:kids|children)|be a (?:dad|mum|mom|father|mother)|trying for)\b|宝{2}|怀孕|怀上|备孕|生[个小孩二三]|要个?(?:孩子|小孩|二胎)|好孕|试管|二胎|二宝/iu,
  ],
  [
    'child',
    ['family'],
    /\b(?:my|our) (?:sons?|daughters?|child(?:ren)?|kids?|boys?|girls?|teen\w*|step(?:son|daughter|kids?))\b|儿子|女儿|闺女|孩子|小孩|我家娃|[我咱]娃|继[子女]/iu,
  ],
  [
    'break',
    ['friend'],
    /\b(?:drop (?:him|her|them|my)|cut (?:him|her|them|my|off|ties)|end (?:the|this|our|my) friendship|distance myself|keep my distance|toxic|stop being friends|unfriend|block)\b|绝交|断(?:了|绝|交|联)|疏远|远离|拉黑|退出|躲远/iu,
    ['should', 'how', 'which'],
  ],
  [
    'newFriends',
    ['friend'],
    /\b(?:mak(?:e|ing) (?:\w+ )?(?:friends|chums|mates)|new friends|find (?:my tribe|friends|my people)|meet new people)\b|交(?:[得不]?到)?(?:新|什么)?朋友|新朋友|认识新/iu,
  ],
  [
    'trip',
    ['move'],
    /\b(?:trips?|travel(?:s|ling|ing)?|holidays?|vacations?|flights?|visas?|journey|cruise|honeymoon|backpack\w*)\b|旅[行游程]|出国玩|签证|机票|度假|航班|蜜月|自驾|自由行/iu,
  ],
  [
    'thesis',
    ['exam', 'study'],
    /\b(?:thesis|dissertation|paper|essay|viva|defen[cs]e|supervisor|chapters?)\b|论文|答辩|口[试委]|导师|指导教授|选题|发表|审稿|投稿/iu,
  ],
  [
    'animal',
    ['lost'],
    /\b(?:cats?|kittens?|kitty|dogs?|pupp(?:y|ies)|spaniel|terrier|tortoise|parrots?|budgie|rabbits?|bunny|hamsters?|ferrets?|horse|pets?)\b|[猫狗]|边牧|柯基|柴犬|泰迪|哈士奇|博美|英短|喵|汪|毛孩|鸟|鹦鹉|龟|兔|仓鼠|宠物/iu,
  ],
  ['parcel', ['open'], PARCEL],
  ['envy', ['friend', 'family'], 'envy'],
  ['taken', ['leave'], 'taken', ['whether', 'when', 'what', 'why', 'how']],
  ['pay', ['rise'], 'pay'],
  ['anxious', ['mood'], 'anxious'],
  [
    'away',
    ['lost'],
    /\b(?:bus|coach|train|tube|tram|taxi|cab|uber|plane|airport|station|gym|cinema|pub|restaurant|caf[eé]|shop|hotel|park|library|school|office)\b|[高地]铁|[动火公打]车|捷运|滴滴|飞机|健身|影院|餐厅|[饭酒超商][店场市]|医院|学校|教室|公[司园]|咖啡|后座/iu,
  ],
];

/** The part of its matter that a folded question is about; null where it is about the whole, or about what is usual. */
export function facetOf(
  text: string,
  { intent, form }: { intent: Intent; form: Form },
  apart: ReadonlySet<Apart>,
): Facet | null {
  const sign = SIGNS.find(
    ([, of, words, forms]) =>
      of.includes(intent) &&
      (forms?.includes(form) ?? true) &&
      (typeof words === 'string' ? apart.has(words) : words.test(text)),
  );
  return sign?.[0] ?? null;
}

/** Whether a living thing is looked for: it moves, and lies on no shelf. */
export function isAnimal({ facet, person }: Pick<Matter, 'facet' | 'person'>): boolean {
  return facet === 'animal' || person === 'animal';
}
