import { useRef } from 'react';
import { DICE, DICE_PLACES, emptyTray } from '../../art/dice.ts';
import { Drawing } from '../Drawing.tsx';
import css from './DiceTable.module.css';
import { Die } from './Die.tsx';

const TRAY = emptyTray();

interface DiceTableProps {
  /** Point, sign and house, each 0 to 11. */
  values: readonly [number, number, number];
  /** What lies there, for those who do not see it. */
  label: string;
  /** Changes with every throw; 0 for dice that lie still. */
  thrown?: number;
  /** Called when the last die has come to rest. */
  onRest?: () => void;
}

/** The tray with the three dice. */
export function DiceTable({ values, label, thrown = 0, onRest }: DiceTableProps) {
  const resting = useRef(0);
  const oneRests = () => {
    resting.current += 1;
    if (resting.current % DICE.length === 0) onRest?.();
  };
  return (
    <div className={css.table} role="img" aria-label={label}>
      <Drawing svg={TRAY} viewBox="0 0 343 230" className={css.tray} />
      {DICE.map((die, index) => {
        const [x, y, spin] = DICE_PLACES[index]!;
        return (
          <span key={die} className={css.place} style={{ left: `${(x / 343) * 100}%`, top: `${(y / 230) * 100}%` }}>
            <Die
              die={die}
              value={values[index]!}
              lie={{ spin }}
              thrown={thrown}
              delay={index * 120}
              onRest={oneRests}
            />
          </span>
        );
      })}
    </div>
  );
}
