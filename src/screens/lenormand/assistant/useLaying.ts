import { useRef, useState } from 'react';
import { keepHand } from '../../../actions/draw/by-hand.ts';
import { LENORMAND, lenormandId } from '../../../domain/decks/lenormand.ts';
import { emptyPlace, type HandDraft, layCard, onlyCardLeft, takeUpCard } from '../../../domain/draw/by-hand.ts';
import type { Spread } from '../../../domain/spread/spread.ts';

const DECK = LENORMAND.map(({ id }) => id);

/** A table that is laid by hand: its draft, the place that waits (`null` when all are filled) and the card laid last. */
export function useLaying(begun: HandDraft, spread: Spread) {
  const [draft, setDraft] = useState(begun);
  const [wanted, setWanted] = useState<string | null>(null);
  // Cards in the order in which they were laid, for taking the last one back.
  const laid = useRef(Object.keys(begun.hand));
  const last = laid.current.at(-1);
  const place = wanted ?? emptyPlace(draft, spread, last)?.key ?? null;

  function change(next: HandDraft) {
    setDraft(next);
    setWanted(null);
    void keepHand(next);
  }
  /**
   * Lays cards (1 to 36) one after another from the place that waits; the last of a whole table goes down by itself.
   * `twice`: one of them lay already, and it ended there.
   */
  function lay(cards: readonly number[]): { moved: boolean; twice: boolean } {
    let next = draft;
    let to = place;
    let twice = false;
    for (const card of cards) {
      if (to === null) break;
      const tried = layCard(next, to, lenormandId(card));
      twice = tried === 'already-chosen';
      if (tried === 'already-chosen') break;
      next = tried;
      laid.current = [...laid.current.filter((key) => key !== to), to];
      to = emptyPlace(next, spread, to)?.key ?? null;
    }
    const only = twice ? null : onlyCardLeft(next, spread, DECK);
    if (to !== null && only !== null) {
      next = layCard(next, to, only) as HandDraft;
      laid.current = [...laid.current, to];
    }
    const moved = next !== draft;
    if (moved) change(next);
    return { moved, twice };
  }
  function takeUp(key: string) {
    laid.current = laid.current.filter((one) => one !== key);
    change(takeUpCard(draft, key));
    setWanted(key);
  }
  /** A tap on a position from 1: its card is taken up, or the place waits for the next one. */
  function touch(position: number) {
    const { key } = spread.positions[position - 1]!;
    if (draft.hand[key]) takeUp(key);
    else setWanted(key);
  }
  return { draft, place, last, lay, takeUp, touch };
}
