import type { Deck } from '../../../src/domain/spread/spread.ts';
import { diceParagraphs } from './local-dice.ts';
import { lenormandParagraphs } from './local-lenormand.ts';
import { tarotParagraphs } from './local-tarot.ts';
import type { Asking, Reader } from './reader.ts';

const PARAGRAPHS: Record<Deck, (asking: Asking) => Promise<string[]>> = {
  tarot: tarotParagraphs,
  lenormand: lenormandParagraphs,
  stardice: diceParagraphs,
};

/** The reading that the phone composes too, for a server without a model. The order says that it came from here. */
export const localReader: Reader = {
  source: 'local',
  covers: () => true,
  async *read(asking) {
    for (const paragraph of await PARAGRAPHS[asking.draw.deck](asking)) yield `${paragraph}\n\n`;
  },
};
