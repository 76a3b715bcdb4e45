import { platformWords, randomBelow, type WordSource } from '../chance/random.ts';
import { type DealtCard, type SealedDraw, unmarked } from './draw.ts';

/** One shuffle in eight loses a card, and of those one in eight another. */
const ONE_IN = 8;
const MAX_JUMPERS = 2;

/**
 * Cards that fall out of a shuffled pile: its upper ones, which the shuffle has chosen as fairly as any other. What is
 * left is still in an order of which each is equally likely.
 */
export function fallOut(
  pile: readonly DealtCard[],
  words: WordSource = platformWords,
): { jumpers: DealtCard[]; pile: DealtCard[] } {
  let fallen = 0;
  while (fallen < MAX_JUMPERS && fallen < pile.length - 1 && randomBelow(ONE_IN, words) === 0) fallen += 1;
  return { jumpers: pile.slice(0, fallen), pile: pile.slice(fallen) };
}

/** The shadow card: the lowest of the pile that was not drawn; none for cards laid by hand. */
export function shadowOf({ order, cards }: Pick<SealedDraw, 'order' | 'cards'>): DealtCard | null {
  const drawn = new Set(cards.map((card) => card.id));
  const mark = order.findLast((one) => !drawn.has(unmarked(one).id));
  return mark === undefined ? null : unmarked(mark);
}
