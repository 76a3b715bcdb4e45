import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { platformWords, type WordSource } from '../chance/random.ts';
import { marked, type ReversalShare, type SealedDraw } from '../draw/draw.ts';
import { shuffledPile } from '../draw/pile.ts';
import { sealDraw } from '../draw/seal.ts';
import { DAY_SPREAD } from '../spread/spread.ts';
import { cardsOf, type LessonDeck } from './deck.ts';

/** The spread of one card for a day, and of one Lenormand card, with the place of each. */
const SPREADS: Record<LessonDeck, { spreadId: number; position: string }> = {
  tarot: { spreadId: DAY_SPREAD, position: 'today' },
  lenormand: { spreadId: 51, position: 'word' },
};

/** Whether a draw is a card of the day: the one card of its spread, without a question. */
export function isDayDraw({ deck, spreadId, question }: Pick<SealedDraw, 'deck' | 'spreadId' | 'question'>): boolean {
  return question === '' && deck !== 'stardice' && SPREADS[deck].spreadId === spreadId;
}

/** 128 bits of chance that a person's cards of the day are drawn from; hexadecimal. */
export function newSeed(words: WordSource = platformWords): string {
  return Array.from(words(4), (word) => word.toString(16).padStart(8, '0')).join('');
}

interface DayDraw {
  seed: string;
  /** `YYYY-MM-DD` in the time of the phone. */
  day: string;
  deck: LessonDeck;
  reversals: ReversalShare;
  /** ISO UTC time when the card was turned. */
  drawnAt: string;
}

/**
 * The card of a day as a sealed draw of one card: a whole pile is shuffled by the seed and the day, and its top card
 * turned. The same seed and day give the same card; the share of reversed cards moves its orientation only.
 */
export function dayDraw({ seed, day, deck, reversals, drawnAt }: DayDraw): SealedDraw {
  const { spreadId, position } = SPREADS[deck];
  const share = deck === 'tarot' ? reversals : 'off';
  const pile = shuffledPile(cardsOf(deck), share, wordsOf(`asterly-day-1 ${seed} ${day} ${deck}`));
  const { id, reversed } = pile[0]!;
  return sealDraw({
    deck,
    spreadId,
    question: '',
    topic: 'open',
    cards: [{ id, reversed, position }],
    order: pile.map(marked),
    drawnAt,
  });
}

/** Words without end from a text: SHA-256 over it and a count. */
function wordsOf(text: string): WordSource {
  let count = 0;
  return (length) =>
    Uint32Array.from({ length }, () => {
      const digest = sha256(utf8ToBytes(`${text} ${count++}`));
      return new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    });
}
