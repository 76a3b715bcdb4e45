import { DICE_POINTS, DICE_SIGNS } from '../../domain/dice/faces.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { loadDiceWords } from '../../library/dice/load.ts';
import { DiceTable } from '../../ui/dice/DiceTable.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import css from './LaidDraw.module.css';

/** A throw as it came to rest, or the two throws of two options. */
export function LaidDice({ draw }: { draw: SealedDraw }) {
  const words = useLoaded(loadDiceWords);
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
