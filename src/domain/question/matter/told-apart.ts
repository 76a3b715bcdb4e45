import { patternOf } from '../../pattern.ts';

/** Kinds of question that share their words with others, as they are told apart in folded text. */

const SPOUSE_EN =
  '(?:wife|wifey|husband|hubby|spouse|missus|partner|girlfriend|gf|boyfriend|bf|family|marriage|fianc\\w+)';
const SPOUSE_ZH = '(?:老婆|妻子|太太|原配|元配|正[宫牌]|老公|丈夫|先生|家庭|家里|[男女]朋?友|另一半|那位)';

/** Whether somebody wishes the asker ill or grudges them something; not what the asker grudges others, nor jealousy in love. */
export const ENVY =
  /^(?!.*(?:\bi(?:['’]?m)?(?: (?:am|m|be|being|feel|get|so|always|still|too|such|a|bit|really|this|that|just|getting|feeling|secretly))* (?:jeal|jelous|env)|\bmy (?:own )?(?:jealousy|envy)|我(?!的|闺|朋|同|室|姐|妹|哥|弟|亲|表|堂|小姑|大姑|嫂).{0,8}(?:嫉妒|妒忌|忌妒|眼红)(?!我(?![闺朋同室姐妹哥弟表堂]))|男友|女友|[男女]朋友|老[公婆]|前任|同事|at work|office|boyfriend|girlfriend|husband|wife|\bex\b)).*(?:\b(?:jeal\w+|jelous\w*|envious|env(?:y|ies|ied|ying)|begrudg\w*|two[- ]faced|frenemy|behind my back|(?:secretly|really|actually) hates? me|wants? me to fail)\b|嫉妒|妒忌|忌妒|眼红|[见看]不得我|[不]?想(?:让|看)我过得[不]?好|酸我|巴不得我|盼着我[不倒出]|两面三刀|表面一套|暗地里|背后.{0,2}[说讲捅搞黑坏害议阴])/;

/** Whether a married person, or one in a couple, will leave for the asker's sake. */
export const TAKEN = patternOf(
  `^(?!(?!.*(?:\\b(?:for|with|marry|choose|pick) me\\b|[为娶给选]我|我在一起)).*(?:\\bmy (?:husband|wife|spouse|hubby|mum|mom|mother|dad|father|parents|son|daughter|sister|brother|uncle|aunt|cousin)|我(?:的)?(?:老[公婆]|丈夫|妻子|先生|太太|爸|妈|父|母|哥|弟|姐|妹|儿|女儿)|爸妈|父母))(?!.*(?:我.{0,8}[跟和与同][他她].{0,2}(?:离|分)|[跟和与同]我(?:离|分|断|散)|divorc\\w+ (?:me|us)\\b|同意|签字|协议|leav\\w+ me\\b)).*(?:\\b(?:leav\\w+|divorc\\w+|dump\\w*|separat\\w+ from|split\\w* (?:up )?(?:from|with)|break\\w* up with|end (?:it|things) with) (?:his|her|their) (?:\\w+ )?${SPOUSE_EN}\\b|\\bhe\\b.{0,24}\\b(?:leav\\w+|divorc\\w+|dump\\w*) her\\b|\\bshe\\b.{0,24}\\b(?:leav\\w+|divorc\\w+|dump\\w*) him\\b|\\b(?:he|she)\\b.{0,24}\\b(?:get|gets|getting|go through with|file for) (?:\\w+ )?divorced?\\b|\\bmarried (?:man|woman|guy|bf|boyfriend|girlfriend|lover)\\b.{0,20}\\b(?:leav\\w+|divorc\\w+)|\\b(?:choose|pick|chose) me (?:over|instead of) (?:his|her) (?:\\w+ )?${SPOUSE_EN}\\b|(?:[他她]|对方|已婚|有妇之夫|有夫之妇).{0,6}(?:会|肯|能|愿|敢|打算|何时|时候|到底|真的|可能|舍得).{0,14}离[婚掉]|[他她].{0,14}(?:离开|甩|[跟和与同]).{0,3}${SPOUSE_ZH}.{0,5}(?:离|分[手开])|[他她].{0,10}离开[他她]?的?${SPOUSE_ZH}|为了?我.{0,5}(?:离婚|分手|抛下|离开)|离婚.{0,4}(?:娶我|跟我在|和我在|选我))`,
);

/** Pay by itself: what comes with a step up is asked about as the step. */
export const PAY =
  /^(?!.*(?:promot|升[职迁官]|晋升|提拔)).*(?:\b(?:(?:pay|salary|wages?)[- ]?(?:rise|raise|increase|bump|review|hike|talks?|negotiation\w*)|payrise|an? (?:\w+ )?raise|(?:my|for) raise|pay rise|negotiat\w+ (?:\w+ ){0,3}(?:salary|pay|wages?)|(?:raise|bump|increase|up) (?:up )?my (?:pay|salary|wages?)|(?:boss|manager|they|company) (?:\w+ )?(?:give|pay) me more)\b|[加涨提调]一?点?(?:工资|薪)|薪[水资酬]?.{0,3}[涨加调]|工资.{0,4}[涨加提调]|谈.{0,2}(?:薪|工资|待遇))/;

/** To lend to somebody, before it is done. */
export const LEND =
  /^(?!.*(?:\b(?:lent|pay (?:me|us) back|(?:lend|loan)(?:ing)? (?:me|us))\b|还我|[要追收讨]回|我.{0,6}[向跟找问].{0,6}借)).*(?:\blend(?:ing)?\b|\bloan(?:ing)? (?:my|him|her|them|a friend|our|some)\b|\bborrow\w*\b.{0,30}\b(?:from|off) me\b|\bwants? to borrow\b|借.{0,4}[给]|[跟找问向和][我咱].{0,4}借|借不借|要借[吗么]|借(?:他|她|朋友|同学|闺蜜)[^的]{0,4}$)/;

/** Worry and sleepless nights; what is mourned is not among them. */
export const ANXIOUS =
  /^(?!.*(?:\b(?:grie\w+|died|passed away|mourn\w*|heartbr\w+|breakup|break up|miss(?:ing)? (?:him|her|my))\b|去世|过世|离世|[悲失]恋?[伤痛]|分手)).*(?:\b(?:anxi\w+|anxous|anxius|worr(?:y|ied|ying|ies)|stress\w*|overthink\w*|panic\w*|nervous|insomnia\w*|sleepless|(?:can['’]?t|cannot|not|couldn['’]?t) (?:\w+ )?sleep\w*|on edge|restless|scared|afraid|racing thoughts)\b|焦虑|担心|失眠|睡不[着好]|心里?[慌乱]|恐慌|紧张|压力|内耗|胡思乱想|不安|害怕|想太多|烦躁)/;
