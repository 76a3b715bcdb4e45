import { useEffect, useState } from 'react';
import { DICE_POINTS, DICE_SIGNS } from '../../domain/dice/faces.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadDiceLibrary } from '../../library/dice/load.ts';
import { DiceTable } from '../../ui/dice/DiceTable.tsx';
import css from './LaidDraw.module.css';

type Words = Awaited<ReturnType<typeof loadDiceLibrary>>['words'];

/** A throw as it came to rest, or the two throws of two options. */
export function LaidDice({ draw }: { draw: SealedDraw }) {
  const [words, setWords] = useState<Words>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadDiceLibrary(currentLanguage()).then((library) => setWords(library.words), setFailed);
  }, []);
  if (failed) throw failed;
  return throwsOf(draw).map(({ point, sign, house }, index) => {
    const called = words
      ? [words.points[point].name, words.signs[sign].name, words.houses[house]?.name].join(' · ')
      : '';
    return (
      <figure key={index} className={css.dice}>
        <DiceTable values={[DICE_POINTS.indexOf(point), DICE_SIGNS.indexOf(sign), house - 1]} label={called} />
        <figcaption>{called}</figcaption>
      </figure>
    );
  });
}
