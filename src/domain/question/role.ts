import type { Language } from '../language.ts';
import type { Person } from './matter-kinds.ts';

/** A word by which somebody is called, and how the reading says it in each language. */
type Role = readonly [person: Person, typed: RegExp, said: Readonly<Record<Language, string>>];

const ROLES: readonly Role[] = [
  ['spouse', /\b(?:husband|hubby)\b|老公|丈夫|我先生/i, { en: 'husband', 'zh-CN': '老公', 'zh-TW': '老公' }],
  ['spouse', /\b(?:wife|missus)\b|老婆|妻子|我太太|媳妇|媳婦/i, { en: 'wife', 'zh-CN': '老婆', 'zh-TW': '老婆' }],
  ['partner', /\b(?:boyfriend|bf)\b|男朋友|男友/i, { en: 'boyfriend', 'zh-CN': '男朋友', 'zh-TW': '男友' }],
  ['partner', /\b(?:girlfriend|gf)\b|女朋友|女友/i, { en: 'girlfriend', 'zh-CN': '女朋友', 'zh-TW': '女友' }],
  ['partner', /\bfianc[eé](?!\p{L})|未婚夫/iu, { en: 'fiancé', 'zh-CN': '未婚夫', 'zh-TW': '未婚夫' }],
  ['partner', /\bfianc[eé]e(?!\p{L})|未婚妻/iu, { en: 'fiancée', 'zh-CN': '未婚妻', 'zh-TW': '未婚妻' }],
  ['ex', /\bex[- ]?husband\b|前夫/i, { en: 'ex-husband', 'zh-CN': '前夫', 'zh-TW': '前夫' }],
  ['ex', /\bex[- ]?wife\b|前妻/i, { en: 'ex-wife', 'zh-CN': '前妻', 'zh-TW': '前妻' }],
  ['ex', /\bex[- ]?(?:boyfriend|bf)\b|前男友/i, { en: 'ex-boyfriend', 'zh-CN': '前男友', 'zh-TW': '前男友' }],
  ['ex', /\bex[- ]?(?:girlfriend|gf)\b|前女友/i, { en: 'ex-girlfriend', 'zh-CN': '前女友', 'zh-TW': '前女友' }],
  ['child', /\bsons?\b|儿子|兒子/i, { en: 'son', 'zh-CN': '儿子', 'zh-TW': '兒子' }],
  ['child', /\bdaughters?\b|女儿|女兒|闺女/i, { en: 'daughter', 'zh-CN': '女儿', 'zh-TW': '女兒' }],
  ['sibling', /\b(?:brother|bro)\b/i, { en: 'brother', 'zh-CN': '兄弟', 'zh-TW': '兄弟' }],
  ['sibling', /哥哥|我哥|[大二老亲親阿]哥/, { en: 'brother', 'zh-CN': '哥', 'zh-TW': '哥哥' }],
  ['sibling', /弟弟|我弟|[小老亲親阿]弟/, { en: 'brother', 'zh-CN': '弟弟', 'zh-TW': '弟弟' }],
  ['sibling', /\b(?:sister|sis)\b/i, { en: 'sister', 'zh-CN': '姐妹', 'zh-TW': '姊妹' }],
  ['sibling', /姐姐|姊姊|我[姐姊](?!妹)|[大二老亲親阿][姐姊]/, { en: 'sister', 'zh-CN': '姐', 'zh-TW': '姊姊' }],
  ['sibling', /妹妹|我妹|[小老亲親阿]妹/, { en: 'sister', 'zh-CN': '妹妹', 'zh-TW': '妹妹' }],
  ['inlaw', /\bmother[- ]in[- ]law\b|婆婆/i, { en: 'mother-in-law', 'zh-CN': '婆婆', 'zh-TW': '婆婆' }],
  ['inlaw', /\bmother[- ]in[- ]law\b|丈母娘|岳母/i, { en: 'mother-in-law', 'zh-CN': '岳母', 'zh-TW': '岳母' }],
  ['inlaw', /\bfather[- ]in[- ]law\b|岳父|老丈人/i, { en: 'father-in-law', 'zh-CN': '岳父', 'zh-TW': '岳父' }],
  [
    'relative',
    /\b(?:grandmother|grandma|granny|nan)\b|奶奶|外婆|姥姥|阿嬷|阿嬤/i,
    { en: 'grandmother', 'zh-CN': '奶奶', 'zh-TW': '阿嬤' },
  ],
  [
    'relative',
    /\b(?:grandfather|grandpa|grandad)\b|爷爷|外公|姥爷|阿公/i,
    { en: 'grandfather', 'zh-CN': '爷爷', 'zh-TW': '阿公' },
  ],
  ['relative', /\bgrandsons?\b|(?:^|[^外])(?:孙子|孫子)/i, { en: 'grandson', 'zh-CN': '孙子', 'zh-TW': '孫子' }],
  [
    'relative',
    /\bgranddaughters?\b|(?:^|[^外])(?:孙女|孫女)/i,
    { en: 'granddaughter', 'zh-CN': '孙女', 'zh-TW': '孫女' },
  ],
  ['relative', /\bgrandchild\b|外孙|外孫/i, { en: 'grandchild', 'zh-CN': '外孙', 'zh-TW': '外孫' }],
  ['relative', /\bcousin\b|[表堂](?:哥|姐|弟|妹)/i, { en: 'cousin', 'zh-CN': '表亲', 'zh-TW': '表親' }],
  ['relative', /姑姑|姑妈|姑媽|我姑/, { en: 'aunt', 'zh-CN': '姑姑', 'zh-TW': '姑姑' }],
  ['relative', /阿姨|姨妈|姨媽|小姨/, { en: 'aunt', 'zh-CN': '姨', 'zh-TW': '阿姨' }],
  ['relative', /舅舅|[大二小]舅(?!子)/, { en: 'uncle', 'zh-CN': '舅舅', 'zh-TW': '舅舅' }],
  ['relative', /叔叔|[二三]叔/, { en: 'uncle', 'zh-CN': '叔叔', 'zh-TW': '叔叔' }],
  ['relative', /伯伯|伯父|大伯/, { en: 'uncle', 'zh-CN': '大伯', 'zh-TW': '伯伯' }],
  ['friend', /闺蜜|闺密|閨蜜|閨密/, { en: 'best friend', 'zh-CN': '闺蜜', 'zh-TW': '閨蜜' }],
  ['friend', /哥们|哥們/, { en: 'mate', 'zh-CN': '哥们', 'zh-TW': '好兄弟' }],
  ['friend', /发小|發小/, { en: 'oldest friend', 'zh-CN': '发小', 'zh-TW': '兒時玩伴' }],
  ['boss', /领导|領導/, { en: 'boss', 'zh-CN': '领导', 'zh-TW': '主管' }],
  ['boss', /主管/, { en: 'manager', 'zh-CN': '主管', 'zh-TW': '主管' }],
  ['business', /合伙|合夥/, { en: 'business partner', 'zh-CN': '合伙人', 'zh-TW': '合夥人' }],
  ['business', /供应商|供應商/, { en: 'supplier', 'zh-CN': '供应商', 'zh-TW': '供應商' }],
  ['business', /客户|客戶/, { en: 'client', 'zh-CN': '客户', 'zh-TW': '客戶' }],
  ['business', /投资[人方]|投資[人方]/, { en: 'investor', 'zh-CN': '投资人', 'zh-TW': '投資人' }],
  ['other', /\b(?:landlord|landlady)\b|房东|房東|屋主/i, { en: 'landlord', 'zh-CN': '房东', 'zh-TW': '房東' }],
  ['animal', /\b(?:cat|kitten|kitty)\b|猫|貓|布偶|英短/i, { en: 'cat', 'zh-CN': '猫', 'zh-TW': '貓' }],
  [
    'animal',
    /\b(?:dog|puppy)\b|狗|[边邊]牧|金毛|柯基|柴犬|泰迪|哈士奇|拉布拉多|博美/i,
    { en: 'dog', 'zh-CN': '狗', 'zh-TW': '狗' },
  ],
];

const yours = (role: string, owned: boolean) => `你${owned ? '的' : ''}${role}`;
const YOURS: Readonly<Record<Language, (role: string, owned: boolean) => string>> = {
  en: (role) => `your ${role}`,
  'zh-CN': yours,
  'zh-TW': yours,
};

/** Whom a question speaks of, in the asker's own word, as the reading says it: your husband, 你老公. Null where no word, or more than one, is known. */
export function roleIn(question: string, person: Person | null, language: Language): string | null {
  const typed = question.normalize('NFKC');
  // Typed in haste an owner has no apostrophe: my wifes fever.
  const text = `${typed} ${typed.replace(/(\p{L})s(?= \p{L})/giu, '$1')}`;
  const words = new Set(
    ROLES.filter(([of, sign]) => of === person && sign.test(text)).map(([, , said]) =>
      YOURS[language](said[language], person === 'animal' || person === 'business'),
    ),
  );
  return words.size === 1 ? [...words][0]! : null;
}
