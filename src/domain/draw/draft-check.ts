import { isLenormandId } from '../decks/lenormand.ts';
import { isTarotId } from '../decks/tarot.ts';
import { TOPICS } from '../topic.ts';
import type { Draft, DraftStage } from './draft.ts';
import { REVERSAL_SHARES } from './draw.ts';

const STAGES: readonly DraftStage[] = ['table', 'question', 'shuffle', 'cut', 'choose', 'sealed'];

/** Whether what a device has kept is a draft that this build can go on with: not torn, not foreign, not of a newer build. */
export function isDraft(kept: unknown): kept is Draft {
  if (!isRecord(kept)) return false;
  const { spreadId, stage, question, topic, reversals, pile, chosen, pileSeal, sealed, hand, jumpers, table } = kept;
  return (
    Number.isInteger(spreadId) &&
    isOneOf(STAGES, stage) &&
    typeof question === 'string' &&
    isOneOf(TOPICS, topic) &&
    isOneOf(Object.keys(REVERSAL_SHARES), reversals) &&
    isCards(pile) &&
    isChosen(chosen, pile.length) &&
    (pileSeal === undefined || isRecord(pileSeal)) &&
    (stage !== 'choose' || isRecord(hand) || isRecord(pileSeal)) &&
    (stage !== 'sealed' || sealed !== undefined) &&
    (sealed === undefined || (isRecord(sealed) && typeof sealed.seal === 'string' && Array.isArray(sealed.cards))) &&
    (hand === undefined || (isRecord(hand) && isCards(Object.values(hand)))) &&
    (jumpers === undefined || isCards(jumpers)) &&
    (table === undefined || (isRecord(table) && Array.isArray(table.places)))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value);
}

/** Known cards, none of them twice. */
function isCards(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((card: unknown) => (isRecord(card) && typeof card.reversed === 'boolean' ? card.id : null));
  return (
    new Set(ids).size === ids.length &&
    ids.every((id) => typeof id === 'string' && (isTarotId(id) || isLenormandId(id)))
  );
}

/** Places in the pile, none of them twice. */
function isChosen(value: unknown, cards: number): boolean {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((place) => Number.isInteger(place) && place >= 0 && place < cards)
  );
}
