import type { ComponentType } from 'react';
import { type Listeners, newListeners } from '../../platform/listeners.ts';

/** What stands on the tab of the person where something waits there; whoever changes it announces that. */
export const tabMark: Listeners & { shown?: ComponentType | undefined } = newListeners();
