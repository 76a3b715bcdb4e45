import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealedDraw } from './draw.ts';

type Pile = Pick<SealedDraw, 'deck' | 'spreadId' | 'question' | 'topic' | 'order' | 'drawnAt'>;

/** The seal of a pile that was shuffled and cut, made before its first card is shown. */
export function sealPile(pile: Pile): string {
  return digest(['asterly-pile-1', pile.deck, pile.spreadId, pile.question, pile.topic, pile.order, pile.drawnAt]);
}

/** Seals a draw: SHA-256 over the seal of its pile and what lies where. Same facts, same seal, on phone and server. */
export function sealDraw(draw: Omit<SealedDraw, 'seal'>): SealedDraw {
  return { ...draw, seal: sealOf(draw) };
}

export function isSealIntact(draw: SealedDraw): boolean {
  return draw.seal === sealOf(draw);
}

function sealOf(draw: Omit<SealedDraw, 'seal'>): string {
  const laid = draw.cards.map((card) => [card.position, card.id, card.reversed]);
  return digest(['asterly-draw-1', sealPile(draw), laid, draw.byHand === true]);
}

function digest(facts: unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(facts))));
}
