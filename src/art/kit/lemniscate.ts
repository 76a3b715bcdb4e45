import { C } from '../ink.ts';
import { g, rod } from './marks.ts';

/** Lying figure-eight, 72 wide. */
export const lemniscate = (cx: number, cy: number, fill: string = C.gold): string =>
  g(
    rod('M0 0C10-15 36-18 36 0S10 15 0 0C-10-15-36-18-36 0S-10 15 0 0z', 5, fill, 2),
    `transform="translate(${cx} ${cy})"`,
  );
