import type { DiceLibrary } from '../../domain/dice/reading.ts';
import { loadDiceLibrary } from '../../library/dice/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** The words of the dice in the language of the page; `undefined` while they are on their way. */
export function useDice(): DiceLibrary | undefined {
  return useLoaded(loadDiceLibrary);
}
