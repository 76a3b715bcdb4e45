import type { Deck } from '../../../src/domain/spread/spread.ts';
import type { Asking, CardAsking, Reader } from '../../ports/reader.ts';
import { chartParagraphs } from './local-chart.ts';
import { diceParagraphs } from './local-dice.ts';
import { lenormandParagraphs } from './local-lenormand.ts';
import { tarotParagraphs } from './local-tarot.ts';

const PARAGRAPHS: Record<Deck, (asking: CardAsking) => Promise<string[]>> = {
  tarot: tarotParagraphs,
  lenormand: lenormandParagraphs,
  stardice: diceParagraphs,
};

/** The reading that the phone composes too, for a server without a model. The order says that it came from here. */
export const localReader: Reader = {
  source: 'local',
  covers: (subject) => subject !== 'dream',
  async *read(asking) {
    for (const paragraph of await paragraphsOf(asking)) yield `${paragraph}\n\n`;
  },
};

/** @throws Error for a dream: the words of a dream need a model */
async function paragraphsOf(asking: Asking): Promise<string[]> {
  if (asking.kind === 'chart') return await chartParagraphs(asking);
  if (asking.kind === 'dream') throw new Error('the library reads no dreams');
  return await PARAGRAPHS[asking.draw.deck](asking);
}
