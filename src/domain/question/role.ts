import type { Language } from '../language.ts';
import type { Person } from './matter-kinds.ts';

/** A word by which somebody is called, and how the reading says it in each language. */
type Role = readonly [person: Person, typed: RegExp, en: string, hans: string, hant: string];

const ROLES: readonly Role[] = [
  ['spouse', /\b(?:husband|hubby)\b|老公|丈夫|我先生/i, 'husband', '老公', '老公'],
  ['spouse', /\b(?:wife|missus)\b|老婆|妻子|我太太|媳妇|媳婦/i, 'wife', '老婆', '老婆'],
  ['partner', /\b(?:boyfriend|bf)\b|男朋友|男友/i, 'boyfriend', '男朋友', '男友'],
  ['partner', /\b(?:girlfriend|gf)\b|女朋友|女友/i, 'girlfriend', '女朋友', '女友'],
  ['partner', /\bfianc[eé](?!\p{L})|未婚夫/iu, 'fiancé', '未婚夫', '未婚夫'],
  ['partner', /\bfianc[eé]e(?!\p{L})|未婚妻/iu, 'fiancée', '未婚妻', '未婚妻'],
  ['ex', /\bex[- ]?husband\b|前夫/i, 'ex-husband', '前夫', '前夫'],
  ['ex', /\bex[- ]?wife\b|前妻/i, 'ex-wife', '前妻', '前妻'],
  ['ex', /\bex[- ]?(?:boyfriend|bf)\b|前男友/i, 'ex-boyfriend', '前男友', '前男友'],
  ['ex', /\bex[- ]?(?:girlfriend|gf)\b|前女友/i, 'ex-girlfriend', '前女友', '前女友'],
  ['child', /\bsons?\b|儿子|兒子/i, 'son', '儿子', '兒子'],
  ['child', /\bdaughters?\b|女儿|女兒|闺女/i, 'daughter', '女儿', '女兒'],
  ['sibling', /\bbrother\b|哥哥|我哥|弟弟|我弟/i, 'brother', '兄弟', '兄弟'],
  ['sibling', /\bsister\b|姐姐|我姐|妹妹|我妹/i, 'sister', '姐妹', '姊妹'],
  ['inlaw', /\bmother[- ]in[- ]law\b|婆婆/i, 'mother-in-law', '婆婆', '婆婆'],
  ['inlaw', /\bmother[- ]in[- ]law\b|丈母娘|岳母/i, 'mother-in-law', '岳母', '岳母'],
  ['inlaw', /\bfather[- ]in[- ]law\b|岳父|老丈人/i, 'father-in-law', '岳父', '岳父'],
  ['relative', /\b(?:grandmother|grandma|granny|nan)\b|奶奶|外婆|姥姥|阿嬷|阿嬤/i, 'grandmother', '奶奶', '阿嬤'],
  ['relative', /\b(?:grandfather|grandpa|grandad)\b|爷爷|外公|姥爷|阿公/i, 'grandfather', '爷爷', '阿公'],
  ['relative', /\bgrandsons?\b|(?:^|[^外])(?:孙子|孫子)/i, 'grandson', '孙子', '孫子'],
  ['relative', /\bgranddaughters?\b|(?:^|[^外])(?:孙女|孫女)/i, 'granddaughter', '孙女', '孫女'],
  ['relative', /\bgrandchild\b|外孙|外孫/i, 'grandchild', '外孙', '外孫'],
  ['relative', /\bcousin\b|[表堂](?:哥|姐|弟|妹)/i, 'cousin', '表亲', '表親'],
  ['other', /\b(?:landlord|landlady)\b|房东|房東|屋主/i, 'landlord', '房东', '房東'],
  ['animal', /\b(?:cat|kitten|kitty)\b|猫|貓/i, 'cat', '猫', '貓'],
  ['animal', /\b(?:dog|puppy)\b|狗/i, 'dog', '狗', '狗'],
];

/** Whom a question speaks of, in the asker's own word, as the reading says it: your husband, 你老公. Null where no word, or more than one, is known. */
export function roleIn(question: string, person: Person | null, language: Language): string | null {
  const text = question.normalize('NFKC');
  const words = new Set(
    ROLES.filter(([of, typed]) => of === person && typed.test(text)).map(([, , en, hans, hant]) =>
      language === 'en' ? `your ${en}` : `你${person === 'animal' ? '的' : ''}${language === 'zh-TW' ? hant : hans}`,
    ),
  );
  return words.size === 1 ? [...words][0]! : null;
}
