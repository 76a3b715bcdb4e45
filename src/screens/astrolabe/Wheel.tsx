import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { WHEEL } from '../../art/wheel/plan.ts';
import { wheelOf } from '../../art/wheel-of.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import css from './Wheel.module.css';

interface WheelProps {
  cast: Cast;
  /** The planet that was tapped: its own lines stand out. */
  chosen: string | null;
  onChoose: (point: string | null) => void;
}

/** The wheel of a chart. The tables below say the same in words. */
export function Wheel({ cast, chosen, onChoose }: WheelProps) {
  const { t } = useLingui();
  const svg = useMemo(() => wheelOf(cast, chosen), [cast, chosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table of positions is the keyboard's way to the same
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      className={css.wheel}
      onClick={(event) => {
        const tapped = (event.target as Element).closest('[data-point]')?.getAttribute('data-point') ?? null;
        onChoose(tapped === chosen ? null : tapped);
      }}
    >
      <Drawing
        svg={svg}
        viewBox={`0 0 ${WHEEL} ${WHEEL}`}
        label={t`The wheel of the chart; the tables below hold the same facts`}
      />
    </div>
  );
}
