import { isTarotId, SUITS, type TarotId, tarotCard } from '../../../src/domain/decks/tarot.ts';
import type { Names } from '../../../src/library/names/names.ts';
import type { SideMeaning, TarotMeanings } from '../../../src/library/tarot/meaning.ts';
import { namesIn, tarotMeaningsIn } from './library.ts';
import { PHRASES } from './phrases.ts';
import type { Asking, Reader } from './reader.ts';

/** Composes a tarot reading from the library: the same draw gives the same text. The order says that it came from here. */
export const localReader: Reader = {
  source: 'local',
  covers: (deck) => deck === 'tarot',
  async *read(asking) {
    const [names, meanings] = await Promise.all([namesIn(asking.language), tarotMeaningsIn(asking.language)]);
    for (const paragraph of compose(asking, names, meanings)) yield `${paragraph}\n\n`;
  },
};

function compose(asking: Asking, names: Names, meanings: TarotMeanings): string[] {
  const say = PHRASES[asking.language];
  const cards = asking.draw.cards.flatMap((card) => {
    if (!isTarotId(card.id)) return [];
    const side = meanings[card.id][card.reversed ? 'reversed' : 'upright'];
    return [{ id: card.id, name: names.tarot[card.id], reversed: card.reversed, side }];
  });
  const last = cards.at(-1);
  return [
    say.opening(asking.question, cards.length),
    ...cards.flatMap(({ name, reversed, side }, index) => [
      say.place(index + 1, name, reversed ? names.reversed : names.upright),
      paragraphOf(side, asking),
    ]),
    ...together(cards, names, asking),
    ...(last ? [`${say.advice(last.name)} ${last.side.advice}`] : []),
    say.closing,
  ];
}

/** What the card says to the topic; a question of no single area gets the meaning itself. */
function paragraphOf(side: SideMeaning, { topic }: Asking): string {
  const rest = topic === 'open' ? (side.text.split('\n\n')[0] ?? '') : side[topic];
  return /[。！？]$/.test(side.gist) ? side.gist + rest : `${side.gist} ${rest}`;
}

/** What only shows in all the cards: Majors, reversals, a suit that returns. */
function together(cards: readonly { id: TarotId; reversed: boolean }[], names: Names, { language }: Asking): string[] {
  if (cards.length < 3) return [];
  const say = PHRASES[language];
  const faces = cards.map(({ id }) => tarotCard(id));
  const majors = faces.filter((card) => card.arcana === 'major').length;
  const reversed = cards.filter((card) => card.reversed).length;
  const suits = SUITS.map((suit) => ({
    suit,
    count: faces.filter((card) => card.arcana === 'minor' && card.suit === suit).length,
  })).sort((a, b) => b.count - a.count);
  const [most] = suits;
  return [
    ...(majors * 2 >= cards.length ? [say.majors(majors, cards.length)] : []),
    ...(reversed * 2 > cards.length ? [say.reversals(reversed, cards.length)] : []),
    ...(most && most.count >= 2 && most.count * 2 >= cards.length
      ? [say.element(names.suits[most.suit], most.count)]
      : []),
  ];
}
