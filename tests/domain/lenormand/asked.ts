import type { Language } from '../../../src/domain/language.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import type { LenormandReading, LenormandSentence } from '../../../src/domain/lenormand/reading/narrator.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { asking, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

interface Laying {
  cards: readonly number[];
  matter: Partial<Matter>;
  id?: number;
  seal?: string;
}

/** The reading of some cards in a matter, by default as a line of three. */
export function ask(language: Language, { cards, matter, id = 52, seal = SEAL }: Laying): LenormandReading {
  const spread = lenormandSpread(id)!;
  const asked = asking(language, 'open', { sure: true, ...matter });
  return composeLenormand({
    ...LIBRARIES.get(language)!,
    ...asked,
    spread,
    draw: { cards: laidOn(spread, cards), seal },
  });
}

export const textOf = (sentences: readonly LenormandSentence[]) => textsOf(sentences).join(' ');
export const everySentence = ({ answer, parts, deed, prompt }: LenormandReading) => [
  ...answer,
  ...parts.flatMap(({ paragraphs }) => paragraphs.flat()),
  ...deed,
  ...prompt,
];

/** Whether one of some templates is said, whatever stands in their places. */
export function says(text: string, ways: readonly string[]): boolean {
  return ways.some((way) => {
    const pattern = way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
    return new RegExp(pattern.slice(0, -2), 'i').test(text.replace(/ (?=\p{Script=Han})/gu, ''));
  });
}
