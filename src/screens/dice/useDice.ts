import { useEffect, useState } from 'react';
import type { DiceLibrary } from '../../domain/dice/reading.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadDiceLibrary } from '../../library/dice/load.ts';

/** The words of the dice in the language of the page; `undefined` while they are on their way. */
export function useDice(): DiceLibrary | undefined {
  const [dice, setDice] = useState<DiceLibrary>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadDiceLibrary(currentLanguage()).then(setDice, setFailed);
  }, []);
  if (failed) throw failed;
  return dice;
}
