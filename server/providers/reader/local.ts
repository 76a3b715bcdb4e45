import type { Deck } from '../../../src/domain/spread/spread.ts';
import type { CardInput, Reader, ReaderInput } from '../../ports/reader.ts';
import { chartParagraphs } from './local-chart.ts';
import { diceParagraphs } from './local-dice.ts';
import { lenormandParagraphs } from './local-lenormand.ts';
import { tarotParagraphs } from './local-tarot.ts';

const PARAGRAPHS: Record<Deck, (input: CardInput) => Promise<string[]>> = {
  tarot: tarotParagraphs,
  lenormand: lenormandParagraphs,
  stardice: diceParagraphs,
};

/** The reading that the phone composes too, for a server without a model. The order says that it came from here. */
export const localReader: Reader = {
  source: 'local',
  covers: (subject) => subject !== 'dream',
  async *read(input) {
    for (const paragraph of await paragraphsOf(input)) yield `${paragraph}\n\n`;
  },
};

/** @throws Error for a dream: the words of a dream need a model */
async function paragraphsOf(input: ReaderInput): Promise<string[]> {
  if (input.kind === 'chart') return await chartParagraphs(input);
  if (input.kind === 'dream') throw new Error('the library reads no dreams');
  return await PARAGRAPHS[input.draw.deck](input);
}
