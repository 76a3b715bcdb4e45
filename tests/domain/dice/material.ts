import fc from 'fast-check';
import { DICE_POINTS, DICE_SIGNS, type Throw } from '../../../src/domain/dice/faces.ts';
import type { ThrowMaterial } from '../../../src/domain/dice/material.ts';
import type { NatalGround } from '../../../src/domain/dice/natal.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Form, Matter } from '../../../src/domain/question/matter-kinds.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { sceneOf } from '../../../src/domain/question/scene.ts';
import type { Topic } from '../../../src/domain/topic.ts';
import { loadDiceLibrary } from '../../../src/library/dice/load.ts';

/** The whole library of the dice in each language. */
export const LIBRARY = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadDiceLibrary(language)] as const)),
);

export interface Asked {
  question?: string;
  topic?: Topic;
  matter?: Partial<Matter>;
  seal?: string;
  read?: ReadonlySet<number>;
  before?: Throw;
  natal?: NatalGround;
}

/** What a reading of a throw is made of. */
export function materialOf(language: Language, thrown: Throw, asked: Asked = {}): ThrowMaterial {
  const { question = '', topic = 'open', matter, seal = 'ab'.repeat(32), ...more } = asked;
  return {
    ...LIBRARY.get(language)!,
    thrown,
    matter: { ...askedMatter(matterOf, question, topic, language), ...matter },
    pronoun: pronounOf(question),
    scene: sceneOf(question),
    seal,
    ...more,
  };
}

export const FORMS: readonly Form[] = ['whether', 'should', 'which', 'when', 'how', 'why', 'what'];

export const everyThrow: readonly Throw[] = DICE_POINTS.flatMap((point) =>
  DICE_SIGNS.flatMap((sign) => Array.from({ length: 12 }, (_, index) => ({ point, sign, house: index + 1 }))),
);
export const anyThrow: fc.Arbitrary<Throw> = fc.constantFrom(...everyThrow);

/** What no sentence may have: a hole, doubled marks or words, a cut end, a word of cards. */
export const CLUMSY: Readonly<Record<Language, RegExp>> = {
  en: /undefined|[{}]|\b(\w+) \1\b|[,.;:]{2}| {2}|\s[,.]|[^.!?”]$|\bcards?\b|\bdeck\b|\bshuffl/i,
  'zh-CN': /undefined|[{}]|[，。、；：]{2}|的的|在在|是是|了了|\s|[^。！？”]$|抽牌|牌面|牌阵|洗牌/,
  'zh-TW': /undefined|[{}]|[，。、；：]{2}|的的|(?<!現)在在|是是|了了|\s|[^。！？」]$|抽牌|牌面|牌陣|洗牌/,
};
