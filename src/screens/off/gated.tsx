import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { shutBy } from '../../domain/paths.ts';
import { useOperatorWord } from '../../storage/params.ts';
import { SwitchedOff } from './SwitchedOff.tsx';

/** A screen that may belong to a part which the operator has switched off: while it is off, the screen says so. */
export function gated(Screen: ComponentType): ComponentType {
  return function Gated() {
    const { off } = useOperatorWord();
    const { pathname } = useRouter().state.location;
    // taken once: the address moves on while the next screen is still being fetched
    const [path] = useState(pathname);
    const area = shutBy(path);
    return area && off.has(area) ? <SwitchedOff tab={path === '/tools'} /> : <Screen />;
  };
}
