import type { Deck } from '../../../src/domain/spread/spread.ts';
import { diceParagraphs } from './local-dice.ts';
import { lenormandParagraphs } from './local-lenormand.ts';
import { tarotParagraphs } from './local-tarot.ts';
import type { Asking, CardAsking, Reader } from './reader.ts';

const PARAGRAPHS: Record<Deck, (asking: CardAsking) => Promise<string[]>> = {
  tarot: tarotParagraphs,
  lenormand: lenormandParagraphs,
  stardice: diceParagraphs,
};

/** The reading that the phone composes too, for a server without a model. The order says that it came from here. */
export const localReader: Reader = {
  source: 'local',
  covers: (subject) => subject !== 'dream' && subject !== 'chart',
  async *read(asking) {
    for (const paragraph of await paragraphsOf(asking)) yield `${paragraph}\n\n`;
  },
};

/** @throws Error for a chart or a dream: these need a model */
async function paragraphsOf(asking: Asking): Promise<string[]> {
  if (asking.kind !== 'cards') throw new Error('the library reads cards alone');
  return await PARAGRAPHS[asking.draw.deck](asking);
}
