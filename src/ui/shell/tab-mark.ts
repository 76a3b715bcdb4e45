import type { ComponentType } from 'react';
import { newListeners } from '../../platform/listeners.ts';

/** What stands on the tab of the person where something waits there; whoever changes it announces that. */
export const tabMark = { ...newListeners(), shown: undefined as ComponentType | undefined };
