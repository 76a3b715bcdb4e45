import { patternOf } from '../../pattern.ts';
import type { Intent } from '../matter-kinds.ts';
import { areaOf } from './area.ts';
import type { Guess } from './intent.ts';
import { meantInstead } from './mistaken.ts';
import type { Apart } from './told-apart.ts';

/**
 * A guess that is not sure, put right where the question has words that mean one thing only. A guess of the same area of
 * life knows more of the question and stays.
 */
export function decided(text: string, guess: Guess, apart: ReadonlySet<Apart>): Guess {
  const meant = meantInstead(text, guess.intent, apart);
  if (meant) return { intent: meant, sure: false };
  if (guess.sure) return guess;
  const intent = PLAIN_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!intent || intent === guess.intent) return guess;
  const area = areaOf(intent, []);
  return area !== null && area === areaOf(guess.intent, []) && !WITHIN_LOVE.has(intent)
    ? guess
    : { intent, sure: false };
}

/** Matters of love that their words tell apart from other matters of love. */
const WITHIN_LOVE: ReadonlySet<Intent> = new Set(['loyalty', 'feelings']);

const KIN_EN =
  'mum|mom|mother|mam|dad|father|gran|grandma|grandpa|nan|grandmother|grandfather|husband|wife|son|daughter|sister|brother|aunt|uncle';
const KIN_ZH = '[爸妈父母爷奶嬷嫲]|外[公婆]|阿[公婆]|老[公婆]|儿子|女儿|孩子';
const ILL_EN =
  'ill|illness|sick(?! of)|unwell|cancer|hospital|dementia|stroke|surgery|operation|diagnosis|fell(?! (?:in love|out|for|asleep|behind|apart|through|short))|had a fall|tripped|slipped';
const ILL_ZH = '住院|跌倒|摔[倒跤伤断]|[癌肺肝]癌|癌症|开刀|手术|中风|失智|生病|得病|重病|的病';

/** What means one thing only, by what it means; the first that is found decides. */
const PLAIN_WORDS: readonly (readonly [Intent, RegExp])[] = [
  [
    'health',
    patternOf(
      `\\b(?:${KIN_EN})\\b.{0,16}\\b(?:${ILL_EN})\\b|(?:${KIN_ZH}).{0,6}(?:${ILL_ZH})|(?:${KIN_ZH}).{0,4}\\b(?:${ILL_EN})\\b`,
    ),
  ],
  [
    'health',
    patternOf(
      "\\b(?:my|her|his)\\b.{0,12}\\b(?:leg|ankle|arm(?!')|tooth|teeth|knee|hip|wrist|elbow)\\b|(?:牙齿?|腿|脚|膝盖?|手臂|骨头?).{0,3}(?:疼|痛|断|骨折|肿|有没有事)",
    ),
  ],
  [
    'loyalty',
    patternOf(
      '[养包]了?(?:一?个)?(?:别的|另一个|其他的?)?(?:女人|男人|小三|情妇)|另外养(?:了|着)?(?:一?个)?(?:女|男|人|谁)|外面(?:是不是|会不会|到底|还|已经|真的)?有(?:没有)?(?:别的)?(?:人|女人|男人)',
    ),
  ],
  [
    'loyalty',
    patternOf(
      '\\b(?:caught|found|saw|seen|spotted)\\b.{0,20}\\bon (?:tinder|bumble|hinge|grindr)\\b|(?<!\\b(?:met|meet|match|matched|text|message) )\\b(?:him|her) on (?:tinder|bumble|hinge|grindr)\\b',
    ),
  ],
  ['feelings', /\b(?:is|was) (?:that|this|it) (?:really |true |real )?love\b/],
  ['colleagues', /隔壁部门/],
  ['self', /找回.{0,6}(?:信心|自信|自己|状态)|(?:信心|自信|状态)找|\bmy confidence\b.{0,12}\bback\b/],
  ['change', /离[职值](?!班)/],
];
