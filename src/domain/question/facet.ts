import { PARCEL, RETIRING, TALK } from './matter/mistaken.ts';
import type { Facet, Form, Intent, Matter } from './matter-kinds.ts';

/** A facet, the matters that have it, the words that show it, and the forms in which it is asked where they are not all. */
type Sign = readonly [facet: Facet, of: readonly Intent[], words: RegExp, forms?: readonly Form[]];

const SIGNS: readonly Sign[] = [
  [
    'sell',
    ['purchase'],
    /\b(?:sell(?:ing)?|sale|sold|offload|buyers?|(?:house|flat|home) on the market|get rid of (?:the|my|our))\b|[卖賣]|出手|[脱脫]手|[转轉][让讓]|[买買]家|接[盘盤手]/iu,
  ],
  [
    'owed',
    ['money'],
    /\b(?:owes?|owed|lent|repay|reimburse\w*|refund\w*|deposit|pa(?:y|ys|ying|id) (?:me|us) back|give[s]? .{0,24}\bback|get .{0,24}\bback(?! (?:on|into|in (?:order|shape))\b))\b(?!.{0,12}\bi owe)|欠我|欠咱|[还還]我|[还還]不[还還]|要[回债債]|[讨討]回|追[回讨討]|收[回得]|退款|退[钱錢我]|[报報][销銷]|借出|借[给給]|押金|尾款|[结結][账帳]|垫|墊/iu,
  ],
  [
    'debt',
    ['money'],
    /\b(?:debts?|loans?|mortgage|overdraft|credit cards?|in the red|pay (?:it |them )?off|instal?ments?|i owe)\b|[负負][债債]|欠[债債款]|[债債]|[贷貸]款?|[还還]清|信用卡|卡[债債]|花[呗唄]|分期|窟窿/iu,
  ],
  [
    'invited',
    ['colleagues', 'business', 'offer', 'change', 'rise'],
    /\b(?:invit\w+|dinner|drinks?|party)\b|[饭飯酒]局|吃[饭飯]|喝一杯|[请請约約揪][我他她]|邀[约約]|聚餐/iu,
    ['should', 'whether'],
  ],
  [
    'pupil',
    ['exam', 'study'],
    /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|child|kids?)\b|[儿兒]子|女[儿兒]|孩/iu,
    ['whether', 'what', 'how', 'should', 'when'],
  ],
  [
    'contest',
    ['exam'],
    /\b(?:audition|competition|contest|tournament|recital|race|match)\b|[比大决決][赛賽]|[竞競][赛賽]/iu,
  ],
  [
    'grudge',
    ['feelings', 'reconcile', 'bond', 'contact'],
    /\b(?:angry|mad at|hates?|resents?|blames?|forgive\w*)\b|恨|怪我|生我?的?[气氣]|[讨討][厌厭]|原[谅諒]/iu,
  ],
  [
    'admission',
    ['offer'],
    /^(?!.*\b(?:job|post|hire)\b)(?:.*\b(?:get (?:into|a place)|got into|admission|admitted|scholarship|sixth form|uni|universit(?:y|ies)|colleges?|schools?|waiting list|place at|master['’]?s|phd)\b|.*(?:大[学學]|[学學]校|研究所|名校|[硕碩]|博士|港大|保研|推免|志[愿願]|[梦夢]校|高中|master|phd)|.*(?:申请季|[奖獎][学學]金))/iu,
  ],
  ['talk', ['exam'], TALK],
  [
    'interview',
    ['offer'],
    /\b(?:interviews?|interviewed|the panel|audition|assessment day)\b|面[试試]|[复複][试試]|[终終]面|[试試][镜鏡]/iu,
  ],
  [
    'papers',
    ['offer'],
    /\b(?:cv|r[eé]sum[eé]|cover letter|portfolio|applications?|appl(?:y|ied|ying)|hear back|shortlist\w*)\b|[简簡][历歷]|履[历歷]|海投|投(?:了|[递遞出]|[简簡履])|作品集|[应應]徵|求[职職]信|等通知/iu,
  ],
  ['retire', ['change'], RETIRING],
  [
    'dismissed',
    ['change', 'rise', 'colleagues'],
    /\b(?:laid off|lay ?offs?|fired|sacked|redundan\w+|let me go|job cuts|lose my (?:job|post|place)|firing me)\b|裁[员員我掉到人]|被裁|[让讓勸劝]我走(?!出)|[砍开開]掉|[开開]除|[优優]化|[资資]遣|炒[鱿魷]|[辞辭]退|[劝勸]退|[丢丟]工作|[丢丟]了?[饭飯]碗/iu,
  ],
  [
    'deal',
    ['business'],
    /\b(?:contracts?|deal|sign(?:s|ed|ing)?|clients?|tender|bids?|investors?|orders?|suppliers?|negotiat\w+|the buyer|go through|close[sd]?)\b|合[同约約]|[签簽]|[单單]|客[户戶]|投[标標]|中[标標]|[谈談](?:成|得|下)|投[资資][人方]|供[应應]商|甲方|[融募][资資]/iu,
  ],
  [
    'liked',
    ['feelings', 'confess'],
    /^(?!.*(?:\b(?:not?|never|stop(?:ped)?|hardly|barely)\b|n['’]?t\b|[不没沒]))(?:.*\bwhy\b.*\b(?:like|love|want|adore|fanc(?:y|ies)|into|attract\w*|drawn|stay with)\b|.*\bwhat (?:does|do|did)\b.*\b(?:like|love|see|admire|find|fancy) .*\b(?:me|us)\b|.*(?:喜[欢歡]|[爱愛]|看[上中]|欣[赏賞]|在意)我.*|.*我哪[点點里裡].{0,4}(?:吸引|打[动動]))/iu,
    ['why', 'what'],
  ],
  [
    'seen',
    ['loyalty'],
    /\b(?:caught|found (?:a|an|his|her|their|out|messages|texts)|(?:i|we) (?:found|saw|discovered)|saw (?:him|her|them|his|a)|lied|cheated)\b|[发發][现現]他|[发發][现現]她|[发發][现現]了|抓到|偷?看到|撞[见見]|翻到|翻出|[捡撿]到|搜到|聊天[记記][录錄]|[为為]什?.{0,8}(?:[骗騙]|撒[谎謊])/iu,
    ['whether', 'should', 'how', 'what', 'why', 'which'],
  ],
  [
    'over',
    ['leave', 'reconcile', 'feelings'],
    /^(?!.*(?:\b(?:is|has|did|does|will|can) (?:he|she|they|my ex)\b|(?:他|她|前任|[对對]方)(?:[会會]|已[经經]|是不是|到底|[还還])?.{0,2}(?:放下|放不下|走出|忘|[释釋][怀懷]))).*(?:\b(?:get(?:ting)? over|gett?in over|mov(?:e|ing) on|forget (?:him|her|them|my)|stop (?:thinking|missing|loving|crying|dreaming)|let(?:ting)? (?:him|her|them|it|my ex\w*) go|heal(?:ing)? from|over (?:him|her|them|my ex))\b|放下|放不下|走出[来來去]|走不出|忘[掉了记記不]|[释釋][怀懷]|翻[篇页頁]|不再想)/iu,
  ],
  [
    'baby',
    ['commit', 'bond'],
    /\b(?:bab(?:y|ies)|pregnan\w*|conceiv\w*|ivf|have (?:a |another |more )?(?:child|children|kids?)|want (?:kids|children)|be a (?:dad|mum|mom|father|mother)|trying for)\b|[宝寶]{2}|[怀懷]孕|[怀懷]上|[备備]孕|生[个個小孩二三]|要[个個]?(?:孩子|小孩|二胎)|好孕|[试試]管|二胎|二宝/iu,
  ],
  [
    'child',
    ['family'],
    /\b(?:my|our) (?:sons?|daughters?|child(?:ren)?|kids?|boys?|girls?|teen\w*|step(?:son|daughter|kids?))\b|[儿兒]子|女[儿兒]|[闺閨]女|孩子|小孩|我家娃|[我咱]娃|[继繼][子女]/iu,
  ],
  [
    'break',
    ['friend'],
    /\b(?:drop (?:him|her|them|my)|cut (?:him|her|them|my|off|ties)|end (?:the|this|our|my) friendship|distance myself|keep my distance|toxic|stop being friends|unfriend|block)\b|[绝絕]交|[断斷](?:了|[绝絕]|交|[联聯])|疏[远遠]|[远遠][离離]|拉黑|退出|躲[远遠]/iu,
    ['should', 'how', 'which'],
  ],
  [
    'newFriends',
    ['friend'],
    /\b(?:mak(?:e|ing) (?:\w+ )?(?:friends|chums|mates)|new friends|find (?:my tribe|friends|my people)|meet new people)\b|交(?:[得不]?到)?(?:新|什[么麼])?朋友|新朋友|[认認][识識]新/iu,
  ],
  [
    'trip',
    ['move'],
    /\b(?:trips?|travel(?:s|ling|ing)?|holidays?|vacations?|flights?|visas?|journey|cruise|honeymoon|backpack\w*)\b|旅[行游遊程]|出[国國]玩|[签簽][证證]|[机機]票|度假|航班|蜜月|自[驾駕]|自由行/iu,
  ],
  [
    'thesis',
    ['exam', 'study'],
    /\b(?:thesis|dissertation|paper|essay|viva|defen[cs]e|supervisor|chapters?)\b|[论論]文|答[辩辯]|口[试試委]|[导導][师師]|指[导導]教授|[选選][题題]|[发發]表|[审審]稿|投稿/iu,
  ],
  [
    'animal',
    ['lost'],
    /\b(?:cats?|kittens?|kitty|dogs?|pupp(?:y|ies)|spaniel|terrier|tortoise|parrots?|budgie|rabbits?|bunny|hamsters?|ferrets?|horse|pets?)\b|[猫貓狗]|[边邊]牧|柯基|柴犬|泰迪|哈士奇|博美|英短|喵|汪|毛孩|[鸟鳥]|[鹦鸚][鹉鵡]|[龟龜]|兔|[仓倉]鼠|[宠寵]物/iu,
  ],
  ['parcel', ['open'], PARCEL],
  [
    'away',
    ['lost'],
    /\b(?:bus|coach|train|tube|tram|taxi|cab|uber|plane|airport|station|gym|cinema|pub|restaurant|caf[eé]|shop|hotel|park|library|school|office)\b|[高地][铁鐵]|[动動火公打][车車]|捷[运運]|滴滴|[飞飛][机機]|健身|影院|餐[厅廳]|[饭飯酒超商][店場场市]|[医醫]院|[学學]校|教室|公[司园園]|咖啡|[后後]座/iu,
  ],
];

/** The part of its matter that a question is about; null where it is about the whole, or about what is usual. */
export function facetOf(question: string, { intent, form }: { intent: Intent; form: Form }): Facet | null {
  const text = question.normalize('NFKC');
  const sign = SIGNS.find(
    ([, of, words, forms]) => of.includes(intent) && (forms?.includes(form) ?? true) && words.test(text),
  );
  return sign?.[0] ?? null;
}

/** Whether a living thing is looked for: it moves, and lies on no shelf. */
export function isAnimal({ facet, person }: Pick<Matter, 'facet' | 'person'>): boolean {
  return facet === 'animal' || person === 'animal';
}
