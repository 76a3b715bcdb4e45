import type { Moderator, Verdict } from '../../ports/moderator.ts';

/** Sexual content with minors, sexual violence, trade in drugs, weapons and people, hatred, and advertisement. */
const BLOCKED = [
  String.raw`\b(child|kid|teen|underage|minor)s? (porn|sex|nude)`,
  String.raw`\b(rape|molest)\b.{0,20}\b(her|him|them|someone|girl|boy|child)\b`,
  String.raw`\b(buy|sell|cook|make|where to get)\b.{0,16}\b(heroin|cocaine|meth|fentanyl|mdma|ecstasy pills?|guns?|explosives?)\b`,
  String.raw`\b(n[i1]gg(er|a)s?|faggots?|ch[i1]nks?|k[i1]kes?)\b`,
  String.raw`\bheil hitler\b|\b(gas|exterminate) the (jews|blacks|muslims)\b`,
  String.raw`\b(casino|betting|escort) (promo|bonus|service)s?\b|\bhuman trafficking\b`,
  '幼女|幼童色情|儿童色情|兒童色情|恋童|戀童|迷奸|迷姦|强奸她|強姦她|轮奸|輪姦|裸聊|援交|卖淫|賣淫|嫖娼|嫖妓',
  '(买|買|卖|賣|吸|制|製).{0,4}(冰毒|海洛因|可卡因|摇头丸|搖頭丸|大麻|枪支|槍枝|炸药|炸藥)|K他命|拐卖人口|人口販運|代孕中介',
  '博彩网|六合彩内幕|六合彩內幕|赌博平台|賭博平台|办证刻章|代开发票|代開發票|加(微信|v信|賴|line)[:：]?\\s*\\w{4,}',
];
/** Nobody can say what such a question wants; it is refused kindly, before anything is paid. */
const UNSURE = [
  String.raw`https?:\/\/|www\.|\b[\w.-]+@[\w-]+\.\w{2,}`,
  String.raw`\b\d{15,19}\b`,
  String.raw`\b(ignore|disregard|forget) (all |any |the |your )?(previous|above|prior|earlier)? ?(instructions?|prompts?|rules)\b`,
  String.raw`\b(system prompt|jailbreak|developer mode)\b`,
  '(忽略|无视|無視|忘记|忘記).{0,6}(指令|提示词|提示詞|规则|規則|设定|設定)|系统提示词|系統提示詞|越狱模式|越獄模式',
];

// Without the flag u they are thirty times as fast.
const blocked = new RegExp(BLOCKED.join('|'), 'i');
const unsure = new RegExp(UNSURE.join('|'), 'i');

/** Without the characters put between letters to slip a word through; a picture is one character, as the rules count. */
function loosened(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u{10000}-\u{10ffff}]/gu, '□')
    .replace(/(?<=\p{Script=Han})[\s*._\-·|/]+(?=\p{Script=Han})/gu, '');
}

export function judge(text: string): Verdict {
  const plain = loosened(text);
  if (blocked.test(plain)) return 'block';
  return unsure.test(plain) ? 'unsure' : 'pass';
}

/** The embedded word rules: no network, the same verdict every time. */
export const wordModerator: Moderator = { check: async (text) => judge(text) };
