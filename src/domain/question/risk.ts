import { patternOf } from '../pattern.ts';
import { comparable } from './question.ts';

/** What makes a question unfit for cards. The first two ask for help lines, the others for somebody of the trade. */
export const RISKS = ['harm-self', 'harm-others', 'medical', 'legal', 'investment'] as const;
export type Risk = (typeof RISKS)[number];

/** Whom somebody may mean to harm. What else one kills, shoots or poisons is a mood, a shot or a mind. */
const SOMEBODY =
  '(him|her|them|someone|somebody|people|(my|the) (ex|wife|husband|boss|mother|father|mom|mum|dad|boyfriend|girlfriend|bf|gf|brother|sister|son|daughter|child|kids?|neighbou?rs?|coworker|colleague|friend|roommate|family|parents|teacher|manager|landlord|partner|guy|man|woman|girl|boy|dog|cat))';

const any = (...parts: string[]): RegExp => patternOf(parts.join('|'), 'iu');

/**
 * Patterns for English, simplified and traditional Chinese, the gravest first.
 * They look for a person in danger or a decision that must not hang on a card, not for a topic: "my job at the bank" passes.
 */
const PATTERNS: readonly [Risk, RegExp][] = [
  [
    'harm-self',
    any(
      String.raw`\b(kill|hurt|harm|hang|drown) myself\b|\bcut myself\b(?! (off|some|loose|free|out))`,
      String.raw`\bsuicid(e|al)\b`,
      String.raw`\b(end|take|ending|taking) my (own )?life\b`,
      String.raw`\b(want|wish|ready|plan(ning)?) to die\b(?! (alone|single|for|of embarrass))`,
      String.raw`\bi(['’]?m| am) (just |probably )?(going to|gonna) die\b(?! (alone|single|for|of|laughing))`,
      String.raw`\bi wish i (was|were) dead\b|\bbetter off dead\b|\b(i(['’]?d| would| should| will| might| could)?( just| rather| as well)*|want to|will i) be dead\b`,
      String.raw`\bself[- ]?harm`,
      String.raw`\bdon['’]?t want to (live|be alive|wake up)\b`,
      String.raw`\bno reason to live\b`,
      '自杀|自殺|自[尽盡](?!力|量|情|心|责|責|孝)|轻生|輕生|自残|自殘|自伤|自傷|寻死|尋死|割腕|跳[楼樓](?![价價大])|上吊|[烧燒]炭(?!烤)|吞药自|吞藥自',
      '(?<![得的]快?)(想|要|去|不如|只想)(去)?死(?!心|磕|党|黨|记|記|守|撑|撐|皮|板|角|穴|线|線|要活|不活|要面|你|妳|他|她|机|機)(?!.{0,2}(的心|了都))',
      '不想(再)?活|(?<!店|公司|工厂|工廠|生意|品牌)活不下去|活着没意思|活著沒意思|活着没有意义|活著沒有意義|了结(自己|生命|一生)|了結(自己|生命|一生)|结束(自己的?)?生命|結束(自己的?)?生命|伤害自己|傷害自己',
    ),
  ],
  [
    'harm-others',
    any(
      String.raw`\b(kill|murder|poison|stab|shoot|strangle) ${SOMEBODY}\b(?! (with kindness|a|an|some|my)\b)`,
      String.raw`\b(make|see) (him|her|them) (suffer|die|bleed)\b`,
      String.raw`\b(build|make|plant) a bomb\b`,
      String.raw`\b(i (want to|will|could|might|should|am going to|plan to)|i['’]ll|i wanna|how (do|can|could|should) i|should i) (hurt|beat) ${SOMEBODY}\b(?! (at|in|to)\b)`,
      '(想|要|怎么|怎麼|如何|能不能|该不该|該不該)(去)?((杀|殺|弄死|毒死|害死|捅)(了|死|掉)?(他|她|它|你|我|人|前|老|那)|砍(了|死|掉)?(他|她|你|人))(?!.{0,4}[价價])',
      '[杀殺]人(?!狼|诛心|誅心|游戏|遊戲|鲸|鯨)|报复社会|報復社會|同归于尽|同歸於盡|下毒|做炸弹|製作炸彈|制作炸弹|让(他|她|他们|她们)(去)?死|讓(他|她|他們|她們)(去)?死|打死(他|她)|家暴(他|她)',
    ),
  ],
  [
    'medical',
    any(
      String.raw`\b(do|have) i (have )?(cancer(?! (rising|moon|sun|season|placement|energy|venus|mars))|hiv|aids|diabetes|a tumou?r|covid)\b`,
      String.raw`\b(stop|quit|start|change) (taking )?my (medication|medicine|meds|insulin|chemo(therapy)?|antidepressants?|treatment)\b`,
      String.raw`\b(is|was) (it|this|the lump|the tumou?r) (cancer|malignant|benign)\b`,
      String.raw`\bshould i (have|get|refuse|skip|cancel) (the |an? |my )?(surgery|operation|abortion|chemo(therapy)?|transplant)\b`,
      String.raw`\b(how long (do|does|will)|when will) (?!.{0,20}\b(feelings?|love|drama|hope|pain|rumou?rs?|gossip|crush|passion|spark)\b).{0,24}\b(have left to live|die|pass away)\b(?! (down|out|off))`,
      '(是不是|会不会|會不會|有没有|有沒有|得了|患上|确诊|確診)(得了?)?(癌|肿瘤|腫瘤|艾滋|愛滋|白血病|糖尿病|绝症|絕症)',
      '(停|停掉|换|換|不吃|断|斷)[药藥](?![店局房妆妝师師厂廠行学學业業])|(要不要|该不该|該不該|能不能)(做|动|動|开|開|接受)(手术|手術|化疗|化療|流产|流產|刀)|(?<!店|公司|工厂|工廠|生意|品牌|婚姻|感情)(还|還)能活多久|(什么|什麼)(时候|時候)[会會]?死(?!心|机|機)|寿命还|壽命還',
    ),
  ],
  [
    'legal',
    any(
      String.raw`\bwill i (win|lose) (my|the|this) (court )?(case|lawsuit|trial|appeal)\b`,
      String.raw`\bshould i (sue|plead(?! with)|testify|sign the (settlement|plea))\b|\bconfess (to (the )?(police|cops|court|judge|crime|theft|fraud|murder)|in court)\b`,
      String.raw`\b(go|going) to (jail|prison)\b`,
      '(官司|诉讼|訴訟|上诉|上訴|(法院|律师|律師|开庭|開庭|起诉|起訴).{0,6}案子).{0,8}(赢|贏|输|輸|胜|勝|败|敗|结果|結果|判)|(会不会|會不會|要不要)(坐牢|被判|起诉|起訴|提告|自首|认罪|認罪)|判(多久|几年|幾年)|(要不要|该不该|該不該)(告(?![白诉訴知别別解示密假退辞辭饶饒慰终終急状狀])|打官司)',
    ),
  ],
  [
    'investment',
    any(
      String.raw`\b(should i|when (should|do) i|is it time to|which|what) .{0,16}\b(buy|sell|short|invest in)\b.{0,24}\b(stocks?|shares?|crypto|bitcoin|btc|eth|coins?|(stock|call|put|share) options|futures|funds?|bonds?|forex)\b`,
      String.raw`\b(stock|bitcoin|btc|crypto|share price|(stock|share|crypto|housing|property) market|the market)s?\b(?! stall).{0,24}\b(go up|rise|(?<!this |next |in the |last )fall|crash|moon|double|drop)\b`,
      String.raw`\b(lottery|winning|lotto|powerball) numbers?\b`,
      '(股票|基金|比特币|比特幣|虚拟币|虛擬貨幣|加密货币|加密貨幣|期货|期貨|外汇|外匯|[黄黃]金(?![周週时時单單年])|币圈|幣圈).{0,10}(买|買|卖|賣|涨|漲|跌|抄底|加仓|加碼|割肉|停損|翻倍|能不能投|要不要投)|(房价|房價|房市|楼市|樓市|房产|房產).{0,10}(涨|漲|跌|抄底|翻倍|崩)',
      '(买|買|卖|賣|投资|投資|梭哈|抄底|重仓|重倉).{0,6}(股票|基金|比特币|比特幣|虚拟币|虛擬貨幣|期货|期貨|哪只股|哪支股)|(彩票|彩券|乐透|樂透|大乐透|大樂透|双色球).{0,6}(号码|號碼|开什么|開什麼|中奖|中獎)',
    ),
  ],
];

/** The gravest risk that a cleaned question carries, or null. */
export function riskOf(question: string): Risk | null {
  const words = comparable(question);
  for (const [risk, pattern] of PATTERNS) if (pattern.test(words)) return risk;
  return null;
}

/** Help lines belong on the screen. */
export function isDanger(risk: Risk | null): risk is 'harm-self' | 'harm-others' {
  return risk === 'harm-self' || risk === 'harm-others';
}
