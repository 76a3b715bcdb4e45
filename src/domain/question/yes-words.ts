import { patternOf } from '../pattern.ts';

/** What a question may say, in simplified characters and small letters, that decides what a yes to it means. */

/** Nobody wishes this for oneself. */
export const BAD = patternOf(
  String.raw`\b(?:reject\w*|turn(?:ed)? (?:me |us |it )?down|say no|said no|refus\w*|dump\w*|break(?:ing)? up|split(?:ting)? up|leav(?:e|es|ing) (?:me|us)\b(?! (?:alone|be|in peace))|cheat\w*|lies?|lying|lied|fail\w*|flunk\w*|los(?:e|es|ing)|fired|sack(?:ed)?|laid off|lay me off|redundan\w+|let me go|ghost\w*|forget (?:me|us|about me)|forgotten me|ignor\w+|hates?|dislikes?|over between|(?:is|was) (?:it|this|everything) (?:all |really |finally )?over|it over|we over|us over|(?<!\b(?:feud|quarrel|row|fight|argument|cold war|silence|bad luck|drought|wait|pain|nightmare)\b.{0,24} )end(?:s|ing)?\b|finished|doomed|ruin\w*|regret\w*|gets? worse|worse|too late|wast(?:e|ed|ing)|useless|hopeless|pointless|hurt\w*|go(?:es)? wrong|fall(?:s|ing)? (?:through|apart)|collaps\w+|bankrupt\w*|go under|delay\w*|postpon\w+|cancel\w*|(?:raise|increase|put up) (?:the |my |our )?rent|rent (?:be |get |going to )?(?:go up|increase|rise|raised|increased)|prices? (?:go up|rise)|push(?:ing|ed)? (?:me|us) out|forc(?:e|ing) (?:me|us) out|kick(?:ing|ed)? (?:me|us)? ?out|evict\w*|replac(?:e|ed|ing) me|punish\w*|blam(?:e|es|ed|ing)|angry|mad at|annoyed|upset|furious|livid|fed up|sulk\w*|offended|resent\w*|in a huff|off with (?:me|us)|grudges?|(?:still|so|really|very|is|are|be|was) cross(?! (?:my|our) )|cross(?= (?:with|at) | $)|am i (?:out|toast|screwed|done for)(?! of )|using (?:me|us)|playing (?:me|us)|fake|scam\w*|catfish\w*|in trouble|alone (?:forever|for ever)|(?:be|stay|end up|die) (?:alone|single)|moved on|moving on from me|give up on me|given up on me|(?:bored|tired|sick) of (?:me|us)|fall(?:ing|en)? out|fight(?:ing)? over|come to blows|sue|sued|rejection|lost interest|skint|broke|be tight|wrong (?:choice|decision|person|one)|(?:a|my) mistake|unhappy|disappoint\w*|betray\w*|disasters?|thr(?:ow|own|owing) (?:me|us) out|blow|blew|blown|mess(?:ed)? up|botch(?:ed)?|bombed|nightmare|catastroph\w*|flop|abandon\w*|stab(?:bed|bing)? me|steal\w*|relaps\w*)\b|拒绝|被拒|拒掉|辞退|劝退|开除|裁|炒|优化|淘汰|刷掉|被刷|挂科|挂掉|不及格|不合格|落榜|落选|没考上|考不上|失败|搞砸|考砸|砸了|当掉|被当|黄了|会黄|黄掉|泡汤|没戏|没救|没希望|没机会|没可能|完了|完蛋|凉了|凉凉|会凉|到头了|到此为止|(?<!(?:冷战|吵|矛盾|霉运|倒霉|苦日子|单身|加班|僵局).{0,6})结束|走到尽头|散了|分手|离婚|离开我|甩了?我|被甩|抛弃|不要我|骗|瞒着?|出轨|劈腿|外遇|小三|变心|变卦|反悔|后悔|讨厌|恨我|恨不恨|怪我|手头.{0,4}紧|缺钱|嫌弃|嫌我|生我的?气|冷落|忘了我|忘记我|忘掉我|不理|不回|已读|失去|失业|丢了?工作|丢掉|保不住|赔钱|亏[钱本损]|会亏|破产|倒闭|关门|拖垮|撑不下|涨(?:我)?(?:的)?(?:房)?租|房租.{0,3}涨|租金.{0,3}涨|涨价|加租|赶[出走]|逼[我走]|挤走|排挤|针对我|整我|孤独终老|单身一辈子|一直单身|一辈子单身|打起来|吵起来|打架|翻脸|闹翻|出事|出问题|恶化|变差|更糟|更差|太[晚迟]|来不及|白费|白等|白忙|浪费|受伤|吃亏|吃官司|延期|延后|取消|泡了|耽误|复发|是假|假的|假账号|假帐号|骗子|备胎|利用我|玩我|玩玩|敷衍|放弃我|没感觉|落空|放鸽子|爽约|不顺|不好|不合适|不合|烂尾|跳票|背叛|背刺|出岔子|出包|出差错|出意外|打回|打枪|退件|退回|踩雷|翻车|被退|食言|没结果|走散|疏远|散伙|被坑|坑我|上当`,
  'u',
);

/** In a matter in which the likely yes is bad, this is the good end. */
export const GOOD =
  /\b(?:trust\w*|faithful|loyal|honest\w*|truth\w*|tell(?:ing)? (?:me )?(?:the )?truth|true|straight with|sincere|genuine|real|only me|keep (?:my|our|the|this|his|her) (?:job|post|place|position|role)|stay\w*|safe|last|work (?:it|things) out|save|survive|make it|worth keeping|stick around|change (?:his|her|their) mind)\b|信得?[过任]|相信|可信|靠谱|可靠|靠得住|忠|真心|老实|是真|真的吗|真话|实话|专一|干净|保[住得]|留[下得在住]|稳|挽[回留]|继续|走下去|撑[得下住过]|长久|没事|清白|和好/u;

/** The asker wants to be rid of somebody, or of something. */
export const RID =
  /\b(?:leav(?:e|es|ing) (?:me|us) (?:alone|be|in peace)|(?:get|getting|be|being|finally|ever) rid of|rid of (?:him|her|them|my|this|the)|out of (?:my|our) (?:life|hair|house|sight)|go away|stop (?:bothering|stalking|harassing|pestering|bugging|nagging|hassling|chasing|following|spamming|moaning at) (?:me|us)|(?:ever|finally|please|my ex) stop (?:texting|calling|contacting|messaging|writing|ringing)|stay away|back off|get lost|(?:neighbou?rs?|flatmates?|roommates?|housemates?|tenants?|lodgers?|in-laws?|mother-in-law|ex|upstairs) (?:\w+ )?(?:\w+ )?mov(?:e|es|ing) out|see the back of)\b|别再?(?:来)?(?:烦|找我|缠|打扰|骚扰|联系我|联络我|闹|纠缠)|不再?(?:来)?(?:烦我|缠|纠缠|打扰|骚扰)|停止(?:骚扰|纠缠)|放过我|摆脱|甩[掉开](?!我)|离我远|远离我|让我清[净静]|还我清[净静]|从我(?:的)?(?:生活|世界|眼前)|(?:邻居|室友|舍友|房客|租客|婆婆|公婆|小姑|前[夫妻任男女]友?|楼[上下]).{0,8}搬[走出]/u;

/** Parting or losing a post is what the asker hopes for. */
export const WANTED =
  /\b(?:finally|at last|agree to|agrees? to|sign(?:s|ed)?|smooth\w*|amicabl\w*|free of|free from|get out|escape|manage to|able to (?:leave|let)|courage|brave enough|strong enough|(?:settlement|package|severance|payout|compensation)|get away)\b|终于|顺利|离得[了成掉]|离[成掉]|分得[了成掉开]|分成|断得[了掉开]|断[掉开]|脱身|逃|同意离|肯离|签字|解脱|放得[下开]|赔偿|补偿|大礼包|n\+1/u;

/** What is left of a question without its bad words says no, or an end of something. */
export const DENIED =
  / (?:not|never|no longer|nobody|no one|nothing|stop|stops|stopped|refuse|refuses|without) |不(?:再|会|回|来|要|爱|喜欢|想[我要来跟和]|理|联系|联络|见|跟|和|同意|答应|给|通过|成|录|接|复合|在乎|能|肯|愿|信|值|去|了了之)|没(?:有?(?:通过|成功|录取|爱|在乎|考[上过]))|再也|别(?:再|来|去)/u;

/** What the asker would do by a yes is to leave off. */
export const STOP =
  /\b(?:stop|give up|giving up|quit|let (?:him|her|them|it|this|my \w+) go|let go|block|delete|cut (?:him|her|them|it|off|ties|my losses)|end (?:it|things|this)|break up|dump|drop|walk away|leave (?:him|her|them)|forget (?:him|her|them|about|it)|ignore|cancel|say no|turn (?:it|him|her|them|this) down|turn down|decline|reject|refuse|pull out|withdraw|back out|avoid|not|never|stay away|get rid|hold off|skip)\b|放弃|停|算了|断|拉黑|删|止损|别再?|不(?:再|要|去|买|见|理|接|等|联系|考|读|学|学了)|退[学出掉货]|拒|推掉|取消|分手|离开|放手|放下|死心|忘|躲|远离|离婚|弃|撤/u;

/** What the asker would do by a yes is to stay, or to go on. */
export const STAY =
  /\b(?:stay|stick|keep (?:trying|going|fighting|waiting|my|the|this|working)|hold on|carry on|wait|fight for|give (?:him|her|them|it|us) (?:another|one more|a second) (?:chance|try|go)|another chance|work on)\b|留[下在着]?|继续|坚持|再给|再等|等下去|等(?:他|她)|挽[留回]|忍|撑|不[走辞换搬离分]|待着|待下去/u;
