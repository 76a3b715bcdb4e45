import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Besides, besidesOf, marked, type SealedDraw } from './draw.ts';

type Pile = Pick<SealedDraw, 'deck' | 'spreadId' | 'question' | 'topic' | 'order' | 'drawnAt'> & Besides;

/**
 * The seal of a pile that was shuffled and cut, made before its first card is shown. A pile with a significator, cards
 * that fell out, dates or places of its own is sealed by the second form; the first form stays as it always was.
 */
export function sealPile(pile: Pile): string {
  const facts = [pile.deck, pile.spreadId, pile.question, pile.topic, pile.order, pile.drawnAt];
  const besides = besidesOf(pile);
  if (Object.keys(besides).length === 0) return sealOfFacts(['asterly-pile-1', ...facts]);
  return sealOfFacts(['asterly-pile-2', ...facts, ...factsOf(besides)]);
}

/** Seals a draw: SHA-256 over the seal of its pile and what lies where. Same facts, same seal, on phone and server. */
export function sealDraw(draw: Omit<SealedDraw, 'seal'>): SealedDraw {
  return { ...draw, seal: sealOf(draw) };
}

/** Whether nothing of a draw was changed after it had been sealed. */
export function isSealIntact(draw: SealedDraw): boolean {
  return draw.seal === sealOf(draw);
}

function sealOf(draw: Omit<SealedDraw, 'seal'>): string {
  const laid = draw.cards.map((card) => [card.position, card.id, card.reversed]);
  return sealOfFacts(['asterly-draw-1', sealPile(draw), laid, draw.byHand === true]);
}

function factsOf({ significator, jumpers, begins, table }: Besides): unknown[] {
  const places = table?.places.map(({ key, name, meaning, x, y, crossing }) => [
    key,
    name,
    meaning,
    x,
    y,
    crossing === true,
  ]);
  return [
    significator ?? '',
    (jumpers ?? []).map(marked),
    begins ?? '',
    table ? table.title : '',
    ...(places ? [places] : []),
  ];
}

/** SHA-256 in lower-case hexadecimal over facts as JSON writes them; the first of them names the form. */
export function sealOfFacts(facts: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(facts))));
}
