import type { SkyWords } from '../words.ts';
import { heartBonds } from './bonds-heart.ts';
import { lightBonds } from './bonds-lights.ts';

export const bonds: SkyWords['bonds'] = { ...lightBonds, ...heartBonds };
