import { plain } from './asking-clause.ts';
import type { Tense } from './matter-kinds.ts';

/** How what is asked about lies in time: done with its result still open, over, under way; null where it is to come, or nothing says. */
export function tenseOf(question: string): Tense | null {
  const text = plain(question);
  if (COMING.test(text)) return null;
  if (OVER.test(text)) return 'over';
  if (UNDER_WAY.test(text)) return 'underWay';
  if (CHOOSES.test(text)) return null;
  return ((DONE.test(text) || SILENT.test(text)) && EVENT.test(text)) || DID.test(text) ? 'awaited' : null;
}

const COMING =
  /\b(?:tomorrow|tonight|next (?:week|month|year|mon|tues|wednes|thurs|fri|satur|sun)\w*)\b|明[天早晚日]|下[周月个]|后天|即将|马上要|快要/u;
const OVER =
  /\b(?:was|were) (?:it|that|this|he|she|they|we|i|my \w+)\b.{0,30}\b(?:right|wrong|a mistake|real|true|meant|ever|love|genuine|worth it|my fault|to blame)\b|\bdid (?:he|she|they) (?:ever |really |actually |truly )+(?:love|like|care|mean)\b|(?:当初|当年|曾经)(?!.*(?:现在|如今|[要该]怎么|怎么(?:求|办|让|挽|才)|还能|还会|还有|要不要|该不该))|那时候?|爱过/u;
const UNDER_WAY =
  /\b(?:in the middle of|under ?way|ongoing|half ?way through|being (?:checked|processed|reviewed)|checking my|(?:are|is) (?:checking|processing|reviewing)|background check)\b|正在|进行中|走流程|在走|办到一半|审核中|审批中|背调|背景调查|处理中/u;
/** Of two ways to do something it is still to be done. */
const CHOOSES = /哪个[更好比]|哪种[更好比]|(?:^|[^道])该怎么[表告说开]/u;
const DONE =
  /\b(?:yesterday\w*|last (?:night|week|month|mon|tues|wednes|thurs|fri|satur|sun)\w*|just (?:had|finished|sat|took|did|sent|gave|came out|been|handed)|already (?:had|sent|told|took|did|handed|sat)|i (?:had|sat|took|handed in|sent|gave|told|confessed)|went)\b|昨[天晚日]|前天|前几天|上[周次个]|刚刚?(?:才)?[考面谈表告说发送投交做去见递]|[考面谈说交投送]完|考过了|面试过了|已经[考面投交说表告送]|(?:表白|告白|面试|考试|答辩|口试|相亲|约会)(?:过)?了|那[场天次](?=.*(?:了|过|得怎|得好|怎么样|如何))|[考面]得|表现得?(?:怎|如何|好)/u;
/** Somebody has not answered, so what they would answer to is done. */
const SILENT =
  /\b(?:silence|silent|ghosted|heard nothing|(?:have|has|had) not heard|havent heard|hasnt heard|no (?:word|reply|answer|response|news|feedback)|still waiting|waiting to hear)\b|\bafter (?:my |the |an? |round \w+ |\w+ rounds? )?(?:of )?(?:\w+ )?interviews?\b/u;
const EVENT =
  /\b(?:interviews?|exam|exams|test|audition|date|talk|viva|presentation|application|cv|offer|confess\w*|told|gift|letter|message|text|viewing|meeting|hearing|match|race|competition|paper|essay|assessment|pitch|appointment)\b|面|考|试|答辩|投|简历|表白|告白|相亲|约会|礼物|送|信|讯息|比赛|论文|稿|见面|谈|提案|看房|群面|表现/u;
const DID = /\bhow did (?:i|it|my|the|we|that)\b|\bdid (?:i|we) (?:pass|get|do|make|win|fail|impress|blow|mess)\b/u;
