import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import { dignityOf } from './facts.ts';
import { type Material, nameOf, seedOf } from './material.ts';
import type { Bridge } from './texts.ts';
import { isUnsettled, toneOf } from './tone.ts';

/** What changes from one card to the next: what they share before how they feel, and that before their elements. */
export function bridgeOf(before: DrawnCard | undefined, card: DrawnCard): Bridge {
  if (!before) return 'first';
  const [from, to] = [tarotCard(before.id), tarotCard(card.id)];
  if (from.arcana === 'minor' && to.arcana === 'minor' && from.rank === to.rank) return 'rank';
  const [was, is] = [toneOf(before), toneOf(card)];
  if (was === 'hard' && is !== 'hard' && !isUnsettled(card)) return 'lighter';
  if (was === 'welcome' && is === 'hard') return 'heavier';
  if (to.arcana === 'major') return from.arcana === 'major' ? 'majors' : 'major';
  if (from.arcana === 'minor' && from.suit === to.suit) return 'suit';
  if (was === 'hard' && is === 'hard') return 'heavy';
  const dignity = dignityOf(from.element, to.element);
  if (dignity === 'opposed') return 'turn';
  return dignity === 'friends' ? 'carry' : 'on';
}

/**
 * How the card at an index follows upon the one before it. The seal decides the way; where all ways from a card to such
 * another have been used, nothing is said.
 */
export function bridgeTo(material: Material, index: number): string {
  const { cards } = material.draw;
  const [before, card] = [cards[index - 1], cards[index]!];
  const bridge = bridgeOf(before, card);
  const ways = material.phrases.bridges[bridge];
  const used = cards.slice(0, index).filter((one, place) => bridgeOf(cards[place - 1], one) === bridge).length;
  const spoken = (one: DrawnCard) => material.phrases.turned(nameOf(material, one.id), one.reversed);
  if (used >= ways.length) return '';
  return ways[(seedOf(material) + used) % ways.length]!(before ? spoken(before) : '', spoken(card));
}
