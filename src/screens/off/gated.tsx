import type { ComponentType } from 'react';
import type { Area } from '../../domain/switches.ts';
import { useOperatorWord } from '../../storage/params.ts';
import { SwitchedOff } from './SwitchedOff.tsx';

/** A screen of a part that the operator may switch off: while it is off, the screen says so. */
export function gated(area: Area, Screen: ComponentType, tab: boolean): ComponentType {
  return function Gated() {
    return useOperatorWord().off.has(area) ? <SwitchedOff tab={tab} /> : <Screen />;
  };
}
