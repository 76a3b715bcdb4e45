import { useLingui } from '@lingui/react/macro';
import type { LensKey } from './lenses.ts';

/** What the lenses are called on their chips. */
export function useLensNames(): Record<LensKey, string> {
  const { t } = useLingui();
  return {
    answer: t`The answer`,
    opening: t`First three`,
    corners: t`Corners`,
    heart: t`Heart`,
    person: t`Persons`,
    lines: t`Row and column`,
    distance: t`Near and far`,
    houses: t`Houses`,
    diagonals: t`Diagonals`,
    mirrors: t`Mirrors`,
    knights: t`Knights`,
    meeting: t`Crossings`,
    fate: t`Line of fate`,
    topics: t`Subjects`,
  };
}
