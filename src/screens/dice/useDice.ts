import type { DiceSpeech } from '../../domain/dice/texts.ts';
import { loadDiceWords } from '../../library/dice/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** The faces of the dice in the language of the page; `undefined` while they are on their way. */
export function useDice(): DiceSpeech | undefined {
  return useLoaded(loadDiceWords);
}
