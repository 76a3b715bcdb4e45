import { type CSSProperties, useEffect, useRef } from 'react';
import { type Die as DieName, type Lie, type LyingFace, lyingFaces } from '../../art/dice.ts';
import { INRADIUS } from '../../art/geom/dodecahedron.ts';
import { Drawing } from '../Drawing.tsx';
import css from './Die.module.css';
import { roll } from './roll.ts';

interface DieProps {
  die: DieName;
  /** 0 to 11. */
  value: number;
  lie: Lie;
  /** Changes with every throw: the die rolls in. 0 lies still. */
  thrown: number;
  delay: number;
  onRest?: (() => void) | undefined;
}

/** A die in space. The value was decided before it rolls; the roll only ends there. */
export function Die({ die, value, lie, thrown, delay, onRest }: DieProps) {
  const hop = useRef<HTMLSpanElement>(null);
  const spin = useRef<HTMLSpanElement>(null);
  const rest = useRef(onRest);
  rest.current = onRest;
  useEffect(() => {
    if (thrown === 0 || !hop.current || !spin.current) return;
    return roll(hop.current, spin.current, delay, () => rest.current?.());
  }, [thrown, delay]);
  return (
    <span ref={hop} className={css.die} aria-hidden="true">
      <span ref={spin} className={css.solid}>
        {lyingFaces(die, value, lie).map((face, index) => (
          <span key={index} className={css.face} style={placed(face)}>
            <Drawing svg={face.svg} viewBox="-102.5 -102.5 205 205" />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Where a face stands: its three axes as the columns of a matrix, set out from the middle of the solid. */
function placed({ right, down, normal }: LyingFace): CSSProperties {
  const out = normal.map((part) => `calc(var(--r) * ${(part * INRADIUS).toFixed(4)})`).join(', ');
  const axes = [right, down, normal].map((axis) => [...axis.map((part) => part.toFixed(4)), '0'].join(', ')).join(', ');
  return { transform: `translate3d(${out}) matrix3d(${axes}, 0, 0, 0, 1)` };
}
