/** What cards are not asked about: a greeting, what goes on in the world, the handling of cards. */
export const OUTSIDE = ['greeting', 'world', 'craft'] as const;
export type Outside = (typeof OUTSIDE)[number];

const HELLO =
  'hi|hello|hey|heya|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|test|testing|你好|您好|哈[囉啰喽嘍]|嗨+|在[吗嗎]|早安|早上好|晚安|晚上好|午安|[测測][试試]';
const TO = 'there|again|all|everyone|tarot|cards?|dear|塔[罗羅]牌?|牌牌?|大家|[呀啊喔哦欸]';
const GREETING = new RegExp(`^(?:(?:${HELLO})[\\s,!.~?，！。～？、]*)+(?:(?:${TO})[\\s,!.~?，！。～？、]*)*$`, 'iu');

const CRAFT =
  /\bhow (?:do|does|can|should|to)\b.{0,24}\b(?:shuffl\w*|cut (?:the|a) deck|cleanse|read (?:tarot|cards)|use this app|tarot work|cards work)\b|(?:怎[么麼]|如何|怎樣|怎样).{0,4}(?:洗牌|切牌|抽牌|解牌|[读讀]牌|[净淨]化|用[这這][个個])|洗牌.{0,3}(?:几|幾|怎)|塔[罗羅].{0,4}[准準]|\b(?:is|are) (?:the )?(?:tarot|cards) (?:real|true|accurate|reliable)\b/iu;

/** Somebody is in the question: then it may be about them. */
const SOMEBODY = /\b(?:i|me|my|mine|we|us|our|he|him|his|she|her|you)\b|[我咱俺他她你您妳]|自己/iu;
const WORLD =
  /\b(?:dinosaurs?|world cup|champions league|super bowl|olympics?|election|president|prime minister|capital of|lottery numbers?|weather|rain|earthquake|aliens?|big bang|the universe|the earth|stock market)\b|恐[龙龍]|[灭滅][绝絕]|外星人|世界[杯盃]|世足|[奥奧][运運]|[总總][统統]|大[选選]|[冠亚亞][军軍]|首都|彩票|彩券|[乐樂]透|[颱台][风風]|天[气氣]|下雨|地震|宇宙/iu;

/** Why a question is none for cards; null where it may well be one. */
export function outsideOf(question: string): Outside | null {
  const text = question.normalize('NFKC').trim();
  if (GREETING.test(text)) return 'greeting';
  if (CRAFT.test(text)) return 'craft';
  return WORLD.test(text) && !SOMEBODY.test(text) ? 'world' : null;
}
